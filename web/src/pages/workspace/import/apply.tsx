import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Problem } from '../../../api/problem.ts'
import { Message } from '../../../components/message.tsx'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import evidence from '../evidence/evidence.module.css'
import styles from '../workspace.module.css'
import own from './import.module.css'

/** Saves what a file would change. The file itself is offered as the evidence that its rows rest on. */
export function Apply({
  file,
  namesDocument,
  action,
  apply,
  drop,
  isBusy,
  error,
  children,
}: {
  readonly file: { readonly name: string; readonly format: string }
  /** What is saved names the document behind each row. */
  readonly namesDocument: boolean
  /** What the button does, in words; undefined where there is nothing to save. */
  readonly action: string | undefined
  readonly apply: (keepFile: boolean) => void
  readonly drop: () => void
  readonly isBusy: boolean
  readonly error: Error | null
  /** What to know before. */
  readonly children?: ReactNode
}) {
  const [wanted, setWanted] = useState(true)
  const isOld = file.format === 'xls'
  const mayKeep = namesDocument && !isOld
  const isOvertaken = error instanceof Problem && (error.status === 412 || error.status === 428)
  return (
    <section aria-labelledby="apply-title" className={styles['block']}>
      <h2 id="apply-title">Apply the import</h2>
      <div className={own['apply']}>
        {mayKeep ? (
          <label>
            <input
              type="checkbox"
              checked={wanted}
              onChange={({ currentTarget }) => setWanted(currentTarget.checked)}
            />{' '}
            Keep {file.name} as evidence: the rows name it by its hash
          </label>
        ) : namesDocument ? (
          <p className={styles['remark']}>
            XLS files cannot be kept as evidence. Save the file as XLSX and import that instead.
          </p>
        ) : null}
        {children}
        {isOvertaken ? (
          <Message title="Someone else saved this record" tone="alert">
            <p>Nothing was saved. The preview above is up to date. Check it and apply again.</p>
          </Message>
        ) : error === null ? null : (
          <ProblemMessage error={error} />
        )}
        <div className={evidence['actions']}>
          <Button loading={isBusy} disabled={action === undefined} onClick={() => apply(mayKeep && wanted)}>
            {action ?? 'Nothing to apply'}
          </Button>
          <Button variant="default" disabled={isBusy} onClick={drop}>
            Cancel
          </Button>
        </div>
      </div>
    </section>
  )
}

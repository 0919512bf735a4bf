import { Button } from '@mantine/core'
import { useState } from 'react'
import { Problem } from '../../../api/problem.ts'
import { Message } from '../../../components/message.tsx'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import evidence from '../evidence/evidence.module.css'
import styles from '../workspace.module.css'
import own from './import.module.css'
import type { ImportKind, Preview } from './use-import.ts'

/** Kinds whose records name the document behind each item. */
const WITH_DOCUMENT: ReadonlySet<ImportKind> = new Set(['electricity', 'instruments'])

/** Takes the proposal over. The file itself is offered as the evidence that its rows rest on. */
export function Apply({
  preview,
  apply,
  drop,
  isBusy,
  error,
}: {
  readonly preview: Preview
  readonly apply: (keepFile: boolean) => void
  readonly drop: () => void
  readonly isBusy: boolean
  readonly error: Error | null
}) {
  const [wanted, setWanted] = useState(true)
  if (preview.fault_count > 0) return null
  const isOld = preview.file.format === 'xls'
  const mayKeep = WITH_DOCUMENT.has(preview.kind) && !isOld
  const removed = preview.change_counts.removed
  const isOvertaken = error instanceof Problem && (error.status === 412 || error.status === 428)
  const { added, changed } = preview.change_counts
  const moves = added + changed + removed
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
            Keep {preview.file.name} as evidence: the rows name it by its hash
          </label>
        ) : isOld && WITH_DOCUMENT.has(preview.kind) ? (
          <p className={styles['remark']}>
            XLS files cannot be kept as evidence. Save the file as XLSX and import that instead.
          </p>
        ) : null}
        {removed === 0 ? null : (
          <p className={styles['remark']}>
            {removed === 1
              ? 'One item that the file does not name is'
              : `${removed} items that the file does not name are`}{' '}
            removed from the record. The history keeps them.
          </p>
        )}
        {isOvertaken ? (
          <Message title="Someone else saved this record" tone="alert">
            <p>Nothing was saved. The preview above is up to date. Check it and apply again.</p>
          </Message>
        ) : error === null ? null : (
          <ProblemMessage error={error} />
        )}
        <div className={evidence['actions']}>
          <Button loading={isBusy} disabled={moves === 0} onClick={() => apply(mayKeep && wanted)}>
            {moves === 0 ? 'Nothing to apply' : `Apply ${moves} ${moves === 1 ? 'change' : 'changes'}`}
          </Button>
          <Button variant="default" disabled={isBusy} onClick={drop}>
            Cancel
          </Button>
        </div>
      </div>
    </section>
  )
}

import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { useRight } from '../review/use-right.ts'
import { useWorkspace } from '../use-workspace.ts'
import styles from '../workspace.module.css'
import own from './draft.module.css'
import { PaperNumbers } from './paper-numbers.tsx'
import { ProposedChanges } from './proposed-changes.tsx'
import { draftAddress, useDraftImport } from './use-draft-import.ts'

const WORD = '.docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The readable disclosure: out as Word, PDF or a web page, and back from Word with the text that an editor wrote. */
export function DraftExchange() {
  const { abn, period } = useWorkspace()
  const mayWrite = useRight('tenant:write')
  const [applied, setApplied] = useState<number>()
  const chooser = useRef<HTMLInputElement>(null)
  const { preview, apply } = useDraftImport()
  const send = (files: FileList | null): void => {
    const file = files?.[0]
    if (file === undefined) return
    setApplied(undefined)
    apply.reset()
    preview.mutate(file)
  }
  const write = (): void => {
    if (preview.data === undefined) return
    apply.mutate(preview.data, {
      onSuccess: ({ version }) => {
        setApplied(version)
        preview.reset()
      },
    })
  }
  return (
    <section aria-labelledby="draft-title" className={`${styles['block']} screen-only`}>
      <h2 id="draft-title">The readable disclosure</h2>
      <p className={styles['remark']}>
        What a board discusses: message, the year in figures, risks, targets and measures, then the four
        pillars with statements, figures and charts. Edit the statements in Word and upload the file. You
        review the changes before anything is saved. Figures are never read from the file.
      </p>
      <div className={own['actions']}>
        <Button component="a" variant="default" href={draftAddress(abn, period, 'docx')} download>
          Download for Word
        </Button>
        <Button component="a" variant="default" href={draftAddress(abn, period, 'pdf')} download>
          Download as PDF
        </Button>
        <Button component="a" variant="default" href={draftAddress(abn, period, 'html')} download>
          Download as web page
        </Button>
      </div>
      <PaperNumbers />
      {mayWrite ? (
        <div className={own['actions']}>
          <input
            ref={chooser}
            type="file"
            hidden
            accept={WORD}
            aria-label="Edited Word file"
            onChange={({ target }) => {
              send(target.files)
              target.value = ''
            }}
          />
          <Button variant="default" loading={preview.isPending} onClick={() => chooser.current?.click()}>
            Upload the edited file
          </Button>
        </div>
      ) : null}
      {preview.error === null ? null : <ProblemMessage error={preview.error} />}
      {preview.data === undefined ? null : (
        <ProposedChanges preview={preview.data} isPending={apply.isPending} write={write} />
      )}
      {apply.error === null ? null : <ProblemMessage error={apply.error} />}
      <p role="status">{applied === undefined ? null : `Saved as version ${applied} of the statements.`}</p>
    </section>
  )
}

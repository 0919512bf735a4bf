import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import styles from './paste-table.module.css'

/** Cells copied from a spreadsheet, in the place of a file. */
export function PasteTable({
  before = '',
  isBusy,
  take,
}: {
  /** What stands in it at first. */
  readonly before?: string
  readonly isBusy: boolean
  readonly take: (file: File) => void
}) {
  const [pasted, setPasted] = useState(before)
  return (
    <details open={before !== ''}>
      <summary>Paste a table instead</summary>
      <div className={styles['paste']}>
        <Textarea
          label="Table with a row of headings"
          rows={6}
          value={pasted}
          spellCheck={false}
          onChange={({ currentTarget }) => setPasted(currentTarget.value)}
        />
        <div>
          <Button
            variant="default"
            disabled={pasted.trim() === '' || isBusy}
            onClick={() => take(new File([pasted], 'Pasted table.txt', { type: 'text/plain' }))}
          >
            Read the pasted table
          </Button>
        </div>
      </div>
    </details>
  )
}

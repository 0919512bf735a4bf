import { Button, FileButton, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { abnText } from '../../format/words.ts'
import { readAbns } from './abn-list.ts'
import styles from './portfolio.module.css'

/** Some of the largest reporters of different kinds, to try the page with. */
const EXAMPLE = '74115061375 49004028077 55004898962 16009661901 88000014675 11004089936 30000051696'

/** How many skipped lines are listed. */
const SHOWN_LINES = 50

/** Where ABNs are pasted or a file of them is opened. Says at once how many it found. */
export function AbnEntry({
  abns,
  onChoose,
  onCancel,
}: {
  readonly abns: readonly string[]
  readonly onChoose: (abns: readonly string[]) => void
  readonly onCancel: (() => void) | undefined
}) {
  const [text, setText] = useState(abns.map(abnText).join('\n'))
  const found = readAbns(text)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (found.abns.length > 0) onChoose(found.abns)
  }
  const open = (file: File | null): void => {
    if (file !== null) void file.text().then(setText)
  }
  return (
    <form className={styles['entry']} onSubmit={submit}>
      <Textarea
        label="ABNs"
        description="One per line, or paste a table. We use the column headed ABN, or any cell with eleven digits."
        placeholder={'74 115 061 375\n49 004 028 077'}
        rows={9}
        value={text}
        spellCheck={false}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p role="status" className={styles['found']}>
        {foundText(found.abns.length, found.skipped.length)}
      </p>
      <Skipped lines={found.skipped} />
      <div className={styles['actions']}>
        <Button type="submit" disabled={found.abns.length === 0}>
          Screen portfolio
        </Button>
        <FileButton onChange={open} accept=".csv,.tsv,.txt,text/csv,text/plain">
          {(properties) => (
            <Button variant="default" {...properties}>
              Open a CSV file
            </Button>
          )}
        </FileButton>
        {onCancel === undefined ? (
          <Button variant="subtle" onClick={() => setText(readAbns(EXAMPLE).abns.map(abnText).join('\n'))}>
            Fill in an example
          </Button>
        ) : (
          <Button variant="subtle" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}

function foundText(count: number, skipped: number): string {
  if (count === 0) return skipped === 0 ? 'No ABNs entered yet.' : 'No ABNs found.'
  return count === 1 ? 'One ABN found.' : `${count.toLocaleString('en-AU')} ABNs found.`
}

/** Lines that hold no ABN, so that no one loses a company without seeing it. */
function Skipped({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <details className={styles['found']}>
      <summary>
        {lines.length === 1 ? '1 line' : `${lines.length.toLocaleString('en-AU')} lines`} skipped: no ABN
        (show)
      </summary>
      <pre>{lines.slice(0, SHOWN_LINES).join('\n')}</pre>
      {lines.length > SHOWN_LINES ? <p>First {SHOWN_LINES} lines shown.</p> : null}
    </details>
  )
}

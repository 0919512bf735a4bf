import { Button, FileButton, Textarea } from '@mantine/core'
import { type FormEvent, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { digitsOf } from '../../format/typed-abn.ts'
import { abnText } from '../../format/words.ts'
import { counted } from '../portfolios/names.ts'
import { type Answers, choicesOf, type QueuedName } from '../portfolios/queue/choice.ts'
import { NameQueue } from '../portfolios/queue/queue.tsx'
import { useRight } from '../workspace/review/use-right.ts'
import { readAbns, type SkippedLine } from './abn-list.ts'
import styles from './portfolio.module.css'

/** Some of the largest reporters of different kinds, to try the page with. */
const EXAMPLE = '74115061375 49004028077 55004898962 16009661901 88000014675 11004089936 30000051696'

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
  const [answers, setAnswers] = useState<Answers>({})
  const [, go] = useLocation()
  const mayWrite = useRight('tenant:write')
  const found = useMemo(() => readAbns(text), [text])
  const queue = useMemo(() => queueOf(found.skipped), [found])
  const named = new Set(queue.map((one) => one.text))
  const chosen = choicesOf(answers).filter(({ name }) => named.has(name))
  const all = [...new Set([...found.abns, ...chosen.map(({ abn }) => numberOf(abn))])]
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (all.length > 0) onChoose(all)
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
        {foundText(found, chosen.length)}
      </p>
      {queue.length === 0 ? null : (
        <section aria-labelledby="lines-without" className={styles['without']}>
          <h2 id="lines-without">{counted(queue.length, 'line')} without an ABN</h2>
          <p className={styles['found']}>
            Say which company a name means. A line that you leave open is not screened.
          </p>
          <NameQueue queue={queue} answers={answers} setAnswers={setAnswers} unit="line" />
        </section>
      )}
      <div className={styles['actions']}>
        <Button type="submit" disabled={all.length === 0}>
          Screen portfolio
        </Button>
        <FileButton onChange={open} accept=".csv,.tsv,.txt,text/csv,text/plain">
          {(properties) => (
            <Button variant="default" {...properties}>
              Open a CSV file
            </Button>
          )}
        </FileButton>
        {found.abns.length + queue.length === 0 || !mayWrite ? null : (
          <Button variant="subtle" onClick={() => go('/portfolio-import', { state: { pasted: text } })}>
            Import with amounts instead
          </Button>
        )}
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

/** Nine digits are an ACN, which keeps its name in a list of ABNs. */
function numberOf(typed: string): string {
  const digits = digitsOf(typed)
  return digits.length === 9 ? `ACN ${digits}` : digits
}

/** Every line that was pasted: taken, repeated, or without a number. */
function foundText({ abns, repeated, skipped }: ReturnType<typeof readAbns>, chosen: number): string {
  if (abns.length === 0 && skipped.length === 0) return 'No ABNs entered yet.'
  const parts = [
    abns.length === 0
      ? 'No ABNs found'
      : abns.length === 1
        ? 'One ABN found'
        : `${counted(abns.length, 'ABN')} found`,
    ...(repeated === 0 ? [] : [`${counted(repeated, 'repetition')} left out`]),
    ...(skipped.length === 0 ? [] : [`${counted(skipped.length, 'line')} without one`]),
    ...(chosen === 0 ? [] : [`${counted(chosen, 'company', 'companies')} chosen for them`]),
  ]
  return `${parts.join(', ')}.`
}

/** Lines without a number, each once: a person says which company is meant, or leaves the line out. */
function queueOf(skipped: readonly SkippedLine[]): readonly QueuedName[] {
  return [...Map.groupBy(skipped, ({ name }) => name)].map(([text, lines]) => ({
    text,
    rows: lines.length,
    outstanding_aud: null,
    reason: lines[0]!.line === text ? '' : lines[0]!.line,
    candidates: null,
    preselected: null,
  }))
}

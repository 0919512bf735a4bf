import { Button, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Problem } from '../../../api/problem.ts'
import { DropZone, uploadText } from '../../../components/drop-zone/drop-zone.tsx'
import { PasteTable } from '../../../components/drop-zone/paste-table.tsx'
import { Message } from '../../../components/message.tsx'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { date } from '../../../format/words.ts'
import { counted } from '../names.ts'
import styles from '../portfolios.module.css'
import { type Answers, choicesOf } from '../queue/choice.ts'
import { NameQueue } from '../queue/queue.tsx'
import type { SavedPortfolio } from '../use-portfolios.ts'
import { Columns } from './columns.tsx'
import { Lines } from './lines.tsx'
import { lastQuarterEnd, newId } from './target.ts'
import { type Looked, type Target, useBookImport } from './use-book-import.ts'

const ENDINGS = '.csv,.tsv,.txt,.xlsx,.xls'

/** A book is dropped or pasted, its columns and names are settled, and it is saved. */
export function BookImport({
  into,
  taken,
  reload,
  onSaved,
}: {
  /** The portfolio whose next version it is; none: a new one. */
  readonly into?: SavedPortfolio
  /** Ids that there are. */
  readonly taken: readonly string[]
  /** Reads again what was saved in the meantime. */
  readonly reload: () => void
  readonly onSaved: (id: string) => void
}) {
  const { looked, share, look, save, drop } = useBookImport(onSaved)
  const [name, setName] = useState(into?.name ?? '')
  const [day, setDay] = useState(() => lastQuarterEnd(new Date()))
  const [sheet, setSheet] = useState('')
  const [before] = useState(pastedBefore)
  const targetFor = (file: File): Target => {
    const title = name.trim() === '' ? file.name.replace(/\.[a-z]{3,4}$/i, '') : name.trim()
    return { id: into?.id ?? newId(title, taken), etag: into?.etag, title, balanceDate: day }
  }
  const take = (file: File): void =>
    look.mutate({ target: targetFor(file), file, sheet: sheet.trim(), layout: {} })
  return (
    <>
      <div className={styles['entry']}>
        <TextInput
          label="Name of the portfolio"
          placeholder="Name of the file"
          value={name}
          maxLength={200}
          autoComplete="off"
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TextInput
          label="Balance date"
          type="date"
          required
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
        <TextInput
          label="Sheet (if there are several)"
          value={sheet}
          maxLength={100}
          onChange={({ currentTarget }) => setSheet(currentTarget.value)}
        />
      </div>
      <DropZone
        title="Drop a loan book or a list of shares here"
        text="CSV, text with tabs or Excel, up to 50 MB and 10,000 holdings: a company (ABN, ACN, ticker or name), an asset class, the amount outstanding, and EVIC or equity and debt."
        label="Book to import"
        accept={ENDINGS}
        isBusy={look.isPending}
        status={uploadText(share)}
        take={([file]) => take(file!)}
      >
        <PasteTable before={before} isBusy={look.isPending} take={take} />
      </DropZone>
      {look.error === null ? null : <ProblemMessage error={look.error} />}
      {looked === undefined ? null : (
        <Review
          key={looked.preview.file.sha256}
          looked={looked}
          target={targetFor(looked.file)}
          look={look}
          save={save}
          reload={reload}
          drop={drop}
        />
      )}
    </>
  )
}

/** What was pasted on the page that the reader came from. */
function pastedBefore(): string {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'pasted' in state && typeof state.pasted === 'string'
    ? state.pasted
    : ''
}

type Import = ReturnType<typeof useBookImport>

/** What would be saved, and what a person has to say before. */
function Review({
  looked,
  target,
  look,
  save,
  reload,
  drop,
}: {
  readonly looked: Looked
  readonly target: Target
  readonly reload: () => void
} & Pick<Import, 'look' | 'save' | 'drop'>) {
  const { preview, file } = looked
  const { counts, layout, queue } = preview
  const [answers, setAnswers] = useState<Answers>({})
  const [keepGood, setKeepGood] = useState(false)
  const choices = choicesOf(answers)
  const top = useRef<HTMLParagraphElement>(null)
  useEffect(() => top.current?.focus(), [])
  const saved = counts.taken + counts.doubtful
  const isStopped = saved === 0 || layout.missing.length > 0 || (counts.refused > 0 && !keepGood)
  return (
    <>
      <p ref={top} tabIndex={-1} role="status">
        {file.name}: {counted(counts.lines, 'line')} read. Not saved yet.
      </p>
      <Columns
        key={JSON.stringify([looked.layout, layout.unknown_classes])}
        layout={layout}
        said={looked.layout}
        isBusy={look.isPending}
        lookAgain={(said) => look.mutate({ ...looked, target, layout: said })}
      />
      <Lines preview={preview} />
      {queue.length === 0 ? null : (
        <section className={styles['part']} aria-labelledby="book-names">
          <h2 id="book-names">{counted(queue.length, 'name')} to choose a company for</h2>
          <p className={styles['remark']}>
            A name is not a number, so none is taken without you. What you leave open is saved without a
            company, counts as not covered, and can be chosen later.
          </p>
          <NameQueue queue={queue} answers={answers} setAnswers={setAnswers} />
        </section>
      )}
      <section className={styles['part']} aria-labelledby="book-save">
        <h2 id="book-save">Save the portfolio</h2>
        <p>
          {counted(saved, 'holding')} in {target.title} on{' '}
          {target.balanceDate === '' ? 'no day' : date(target.balanceDate)}
          {queue.length === 0
            ? '.'
            : `, ${choices.length.toLocaleString('en-AU')} of ${counted(queue.length, 'name')} chosen.`}
        </p>
        {counts.refused === 0 ? null : (
          <label className={styles['check']}>
            <input
              type="checkbox"
              checked={keepGood}
              onChange={({ currentTarget }) => setKeepGood(currentTarget.checked)}
            />
            Save the others without the {counted(counts.refused, 'refused line')}
          </label>
        )}
        <SaveOutcome save={save} reload={reload} />
        <div className={styles['actions']}>
          <Button
            disabled={isStopped || target.balanceDate === '' || save.data !== undefined}
            loading={save.isPending}
            onClick={() => save.mutate({ of: looked, target, keepGood, choices })}
          >
            Save {counted(saved, 'holding')}
          </Button>
          <Button variant="default" disabled={save.isPending} onClick={drop}>
            Cancel
          </Button>
        </div>
      </section>
    </>
  )
}

/** Why nothing was saved, or what of it was not. */
function SaveOutcome({ save, reload }: Pick<Import, 'save'> & { readonly reload: () => void }) {
  const { error, data } = save
  if (data !== undefined && data.unchosen !== null)
    return (
      <>
        <ProblemMessage error={data.unchosen} />
        <p>
          The holdings were saved, but not your choices.{' '}
          <Link href={`/portfolios/${data.id}`}>Open the portfolio</Link> to choose again.
        </p>
      </>
    )
  if (error === null) return null
  if (error instanceof Problem && (error.status === 412 || error.status === 428))
    return (
      <Message title="Someone else saved this portfolio" tone="alert">
        <p>Nothing of yours was saved. Read the newest version, then save again.</p>
        <div>
          <Button
            variant="default"
            onClick={() => {
              reload()
              save.reset()
            }}
          >
            Read the newest version
          </Button>
        </div>
      </Message>
    )
  return <ProblemMessage error={error} />
}

import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { idOf } from '../../../format/id-of.ts'
import { abnText } from '../../../format/words.ts'
import { readAbns } from '../../portfolio/abn-list.ts'
import styles from '../../settings/settings.module.css'
import { EventChoice } from '../event-choice.tsx'
import { WATCHED_TYPES, type WatchedType } from '../event-names.ts'
import { useWatchlistChanges, useWatchlists } from './use-watchlists.ts'

/** What the form begins with: a new watchlist, or one that is changed. */
export interface WatchlistDraft {
  readonly id?: string
  readonly etag?: string
  readonly name: string
  readonly companies: readonly string[]
  /** Whose companies are watched, where no one named any. */
  readonly portfolio: string | null
  readonly events: readonly WatchedType[]
  readonly thresholds: {
    readonly restated_percent: number
    readonly risk_band: 'any' | 'up'
    /** Kept as it is: the form does not ask for it. */
    readonly grid_stale_days?: number
  }
}

/** Names a watchlist, its companies and the events to report. */
export function WatchlistForm({
  draft,
  onClose,
}: {
  readonly draft: WatchlistDraft
  readonly onClose: () => void
}) {
  const [name, setName] = useState(draft.name)
  const [text, setText] = useState(draft.companies.map(abnText).join('\n'))
  const [events, setEvents] = useState(draft.events)
  const [percent, setPercent] = useState(String(draft.thresholds.restated_percent))
  const [band, setBand] = useState(draft.thresholds.risk_band)
  const { save } = useWatchlistChanges()
  const { abns, skipped } = readAbns(text)
  const id = draft.id ?? idOf(name)
  const known = useWatchlists().data?.pages.flatMap(({ data }) => data) ?? []
  const isTaken = draft.etag === undefined && known.some((watchlist) => watchlist.id === id)
  const threshold = Number(percent)
  const isThreshold = percent.trim() !== '' && threshold >= 0 && threshold <= 1000
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const body = {
      name: name.trim(),
      ...(draft.portfolio === null ? { companies: [...abns] } : { portfolio: draft.portfolio }),
      events: [...events],
      thresholds: { ...draft.thresholds, restated_percent: threshold, risk_band: band },
    }
    save.mutate({ id, etag: draft.etag, body }, { onSuccess: onClose })
  }
  return (
    <form className={styles['form']} onSubmit={submit}>
      <TextInput
        label="Name"
        description="For example: Lending book."
        value={name}
        error={isTaken ? 'There is already a watchlist with this name.' : undefined}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {draft.portfolio === null ? (
        <>
          <Textarea
            label="Companies"
            description="ABNs, one per line, or paste a table. Leave empty to follow data releases and the grid only."
            rows={7}
            value={text}
            spellCheck={false}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <p role="status">
            {abns.length === 1 ? '1 ABN' : `${abns.length.toLocaleString('en-AU')} ABNs`} found
            {skipped.length === 0
              ? '.'
              : `; ${skipped.length === 1 ? '1 line' : `${skipped.length.toLocaleString('en-AU')} lines`} skipped: no ABN.`}
          </p>
        </>
      ) : (
        <p>
          The companies are those of the portfolio{' '}
          <Link href={`/portfolios/${draft.portfolio}`}>{draft.portfolio}</Link>. The list follows its newest
          version.
        </p>
      )}
      <EventChoice types={WATCHED_TYPES} chosen={events} onChange={setEvents} />
      <TextInput
        label="Report restatements above, %"
        description="Change in any restated figure. 0 reports every restatement."
        inputMode="decimal"
        value={percent}
        error={isThreshold ? undefined : 'Enter a number from 0 to 1000.'}
        onChange={({ currentTarget }) => setPercent(currentTarget.value)}
      />
      <NativeSelect
        label="Report risk bands"
        value={band}
        onChange={({ currentTarget }) => setBand(currentTarget.value === 'up' ? 'up' : 'any')}
        data={[
          { value: 'any', label: 'when they change' },
          { value: 'up', label: 'only when they get worse' },
        ]}
      />
      {save.error === null ? null : <ProblemMessage error={save.error} />}
      <div>
        <Button type="submit" loading={save.isPending} disabled={id === '' || isTaken || !isThreshold}>
          Save watchlist
        </Button>
      </div>
    </form>
  )
}

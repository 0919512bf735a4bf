import { Button, NativeSelect, TextInput } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answer, api } from '../../../api/client.ts'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { aud } from '../../../format/numbers.ts'
import { abnText, withoutRequests } from '../../../format/words.ts'
import { counted } from '../names.ts'
import styles from '../portfolios.module.css'
import { ANOTHER, type Answer, type Answers, type QueuedName, withOffered } from './choice.ts'

/** Names that are shown at first. */
const SHOWN = 25

const UNITS = { holding: 'Holdings', line: 'Lines' } as const

const UNANSWERED: Answer = { listed: '', typed: '' }

/** Names that could mean several companies. A person chooses; nothing is taken for granted. */
export function NameQueue({
  queue,
  answers,
  setAnswers,
  unit = 'holding',
}: {
  readonly queue: readonly QueuedName[]
  readonly answers: Answers
  readonly setAnswers: (answers: Answers) => void
  /** What a name stands in. */
  readonly unit?: 'holding' | 'line'
}) {
  const [most, setMost] = useState(SHOWN)
  const shown = useLookedUp(queue.slice(0, most))
  const offered = shown.filter(
    ({ text, preselected }) => preselected !== null && (answers[text]?.listed ?? '') === '',
  ).length
  return (
    <>
      {offered === 0 ? null : (
        <div>
          <Button variant="default" onClick={() => setAnswers(withOffered(shown, answers))}>
            Choose what is offered first for {counted(offered, 'name')}
          </Button>
        </div>
      )}
      <ScrollTable label="Names to choose companies for" stacked tall>
        <thead>
          <tr>
            <th scope="col">Name in the book</th>
            <th scope="col">{UNITS[unit]}</th>
            <th scope="col">Company</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((one) => (
            <QueueRow
              key={`${one.text} ${one.reason}`}
              queued={one}
              unit={unit}
              given={answers[one.text] ?? UNANSWERED}
              give={(given) => setAnswers({ ...answers, [one.text]: given })}
            />
          ))}
        </tbody>
      </ScrollTable>
      {queue.length > most ? (
        <div>
          <Button variant="default" onClick={() => setMost(most + SHOWN)}>
            Show more of {counted(queue.length, 'name')}
          </Button>
        </div>
      ) : null}
    </>
  )
}

function QueueRow({
  queued: { text, rows, outstanding_aud: amount, candidates, reason },
  unit,
  given,
  give,
}: {
  readonly queued: QueuedName
  readonly unit: keyof typeof UNITS
  readonly given: Answer
  readonly give: (answer: Answer) => void
}) {
  return (
    <tr>
      <th scope="row">
        {text}
        <small>{withoutRequests(reason)}</small>
      </th>
      <td data-label={UNITS[unit]}>
        {counted(rows, unit)}
        {amount === null ? null : <small>{aud(amount)}</small>}
      </td>
      <td data-label="Company">
        <div className={styles['choice']}>
          <NativeSelect
            aria-label={`Company for ${text}`}
            value={given.listed}
            data={[
              { value: '', label: candidates === null ? 'Looking for companies' : 'Choose later' },
              ...(candidates ?? []).map(({ abn, name, score }) => ({
                value: abn,
                label: `${name}, ${abnText(abn)} (match ${Math.round(score * 100)}%)`,
              })),
              { value: ANOTHER, label: 'Another company' },
            ]}
            onChange={({ currentTarget }) => give({ ...given, listed: currentTarget.value })}
          />
          {given.listed === ANOTHER ? (
            <TextInput
              aria-label={`ABN or ACN for ${text}`}
              placeholder="ABN or ACN"
              value={given.typed}
              autoComplete="off"
              onChange={({ currentTarget }) => give({ ...given, typed: currentTarget.value })}
            />
          ) : null}
        </div>
      </td>
    </tr>
  )
}

/** Looks up companies for names that nobody has looked up yet. */
function useLookedUp(queue: readonly QueuedName[]): readonly QueuedName[] {
  const names = queue.filter(({ candidates }) => candidates === null).map(({ text }) => text)
  const found = useQuery({
    queryKey: ['portfolio-names', names],
    enabled: names.length > 0,
    // What was looked up stays while more names are.
    placeholderData: keepPreviousData,
    queryFn: () =>
      answer(api.POST('/v1/portfolios/resolve', { body: { lines: names } })).then(
        ({ data: { results } }) => new Map(results.map((one) => [one.text, one])),
      ),
  })
  return queue.map((one) => {
    const looked = one.candidates === null ? found.data?.get(one.text) : undefined
    if (looked === undefined) return one
    const { candidates, preselected, reason } = looked
    return { ...one, candidates, preselected, reason: reason ?? one.reason }
  })
}

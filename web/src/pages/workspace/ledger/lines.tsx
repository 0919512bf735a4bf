import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { Loaded } from '../../../components/loaded.tsx'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { exact, tonnes } from '../../../format/numbers.ts'
import { date, withoutRequests } from '../../../format/words.ts'
import workspace from '../workspace.module.css'
import { AnswerButtons } from './answer-buttons.tsx'
import styles from './ledger.module.css'
import { sentLine } from './line-body.ts'
import { LineForm } from './line-form.tsx'
import { LineSteps } from './line-steps.tsx'
import {
  LINE_ORDERS,
  type Line,
  type LinesAsked,
  type NewLine,
  type Outcome,
  useLines,
  useSendLines,
} from './use-ledger.ts'

/** So long nothing is asked while somebody types. */
const WAIT_MS = 300

/** The lines of the ledger: add one, correct one, take the last change back. Enter saves, Escape leaves. */
export function Lines({ mayWrite }: { readonly mayWrite: boolean }) {
  const [cursors, setCursors] = useState<readonly string[]>([])
  const [edited, setEdited] = useState<string>()
  const [saved, setSaved] = useState<Saved>()
  const [entered, setEntered] = useState(0)
  const [asked, setAsked] = useState<LinesAsked>({ isOpenOnly: false, search: '', order: 'taken' })
  const [search] = useDebouncedValue(asked.search.trim(), WAIT_MS)
  const lines = useLines(cursors.at(-1), { ...asked, search })
  const ask = (change: Partial<LinesAsked>): void => {
    setAsked({ ...asked, ...change })
    setCursors([])
  }
  return (
    <section aria-labelledby="ledger-lines" className={workspace['block']}>
      <h2 id="ledger-lines">Lines</h2>
      {mayWrite ? (
        <LineForm
          key={entered}
          label="Add the line"
          onSaved={(outcome, sent) => {
            setEntered(entered + 1)
            setSaved({ outcome, what: 'the new line', back: { ...sent, quantity: 0 } })
          }}
        />
      ) : null}
      {saved === undefined || !mayWrite ? null : (
        <LastChange key={saved.outcome.id} saved={saved} onUndone={() => setSaved(undefined)} />
      )}
      <search className={styles['find']}>
        <TextInput
          label="Find lines"
          placeholder="diesel, a place, a file, a note"
          value={asked.search}
          maxLength={200}
          autoComplete="off"
          onChange={({ currentTarget }) => ask({ search: currentTarget.value })}
        />
        <NativeSelect
          label="Order"
          value={asked.order}
          data={Object.entries(LINE_ORDERS).map(([value, label]) => ({ value, label }))}
          onChange={({ currentTarget }) => ask({ order: currentTarget.value as LinesAsked['order'] })}
        />
        <label>
          <input
            type="checkbox"
            checked={asked.isOpenOnly}
            onChange={({ currentTarget }) => ask({ isOpenOnly: currentTarget.checked })}
          />{' '}
          Only lines with an open question
        </label>
      </search>
      <Loaded query={lines} skeleton={<Skeleton height={240} />}>
        {({ data, page }) => (
          <>
            {data.length > 0 ? null : (
              <p className={workspace['remark']}>
                {search !== ''
                  ? `No line has “${search}” in it.`
                  : asked.isOpenOnly
                    ? 'No line has an open question.'
                    : 'No lines yet. Drop a file above, or add a line.'}
              </p>
            )}
            <ScrollTable label="Lines of the ledger" stacked tall>
              <thead>
                <tr>
                  {['What', 'Days', 'Quantity', 'Place', 'Emissions', 'State', 'Change'].map((title) => (
                    <th key={title} scope="col">
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.map((line) => (
                  <LineRow
                    key={line.id}
                    line={line}
                    isEdited={edited === line.id}
                    onEdit={mayWrite ? (isOn) => setEdited(isOn ? line.id : undefined) : undefined}
                    onSaved={(outcome) => {
                      setEdited(undefined)
                      setSaved({ outcome, what: 'the correction', back: sentLine(line) })
                    }}
                    onAnswered={(outcome) => setSaved({ outcome })}
                  />
                ))}
              </tbody>
            </ScrollTable>
            <p className={styles['pages']}>
              {cursors.length === 0 ? null : (
                <Button size="xs" variant="default" onClick={() => setCursors(cursors.slice(0, -1))}>
                  Earlier lines
                </Button>
              )}
              {page.next_cursor === null ? null : (
                <Button
                  size="xs"
                  variant="default"
                  onClick={() => setCursors([...cursors, page.next_cursor!])}
                >
                  More lines
                </Button>
              )}
            </p>
          </>
        )}
      </Loaded>
    </section>
  )
}

function LineRow({
  line,
  isEdited,
  onEdit,
  onSaved,
  onAnswered,
}: {
  readonly line: Line
  readonly isEdited: boolean
  readonly onEdit: ((isOn: boolean) => void) | undefined
  readonly onSaved: (outcome: Outcome) => void
  readonly onAnswered: (outcome: Outcome) => void
}) {
  if (isEdited)
    return (
      <tr>
        <td colSpan={7}>
          <LineForm
            label="Save the correction"
            line={line}
            onSaved={onSaved}
            onLeave={() => onEdit?.(false)}
          />
        </td>
      </tr>
    )
  const { emissions } = line
  const parts = [emissions.scope1_t, emissions.scope2_location_t, emissions.scope3_t]
  return (
    <tr data-status={line.status}>
      <td data-label="What">{wordsOf(line)}</td>
      <td data-label="Days">{daysOf(line)}</td>
      <td data-label="Quantity">
        {exact(line.quantity)} {line.unit}
      </td>
      <td data-label="Place">{line.facility ?? line.entity_abn ?? ''}</td>
      <td data-label="Emissions">{tonnes(parts.reduce<number>((sum, part) => sum + (part ?? 0), 0))}</td>
      <td data-label="State">
        {line.status === 'corrected' ? `Replaced by ${line.corrected_by}` : stateOf(line)}
        {line.reasons.map(({ code, message }) => (
          <small key={code}>{withoutRequests(message)}</small>
        ))}
        {line.estimate === undefined ? null : <small>Estimate: {line.estimate}</small>}
        <LineSteps line={line} />
      </td>
      <td>
        {onEdit === undefined || line.status === 'corrected' ? null : (
          <div className={styles['actions']}>
            {line.status === 'doubtful' ? <AnswerButtons line={line} onAnswered={onAnswered} /> : null}
            <Button size="xs" variant="subtle" onClick={() => onEdit(true)}>
              Correct
            </Button>
          </div>
        )}
      </td>
    </tr>
  )
}

const daysOf = ({ from, to }: Line): string => (from === to ? date(from) : `${date(from)} to ${date(to)}`)

const wordsOf = ({ words, use, factors }: Line): string =>
  [words ?? factors[0], use].filter((word) => word !== undefined).join(', ')

const stateOf = ({ status, counts, corrects, quantity }: Line): string => {
  if (corrects !== undefined && quantity === 0 && !counts) return `Takes out ${corrects}`
  if (status === 'taken') return 'Counts'
  return counts ? 'Counts, with a question' : 'Does not count yet'
}

/** What was saved last, with a line that takes it back. */
interface Saved {
  readonly outcome: Outcome
  /** What can be undone, and by which line. */
  readonly what?: string
  readonly back?: NewLine
}

function LastChange({ saved, onUndone }: { readonly saved: Saved; readonly onUndone: () => void }) {
  const { outcome, what, back } = saved
  const sending = useSendLines()
  const undo = (line: NewLine): void =>
    sending.mutate([{ ...line, corrects: outcome.id! }], {
      onSuccess: ({ data }) => {
        if (data.results[0]?.status !== 'refused') onUndone()
      },
    })
  const refused = sending.data?.data.results.flatMap(({ status, reasons }) =>
    status === 'refused' ? reasons : [],
  )
  return (
    <div className={styles['saved']}>
      <p role="status" className={workspace['remark']}>
        {[
          outcome.counts ? 'Saved.' : 'Saved; it does not count.',
          ...[...outcome.reasons, ...outcome.notes, ...(refused ?? [])].map(({ message }) =>
            withoutRequests(message),
          ),
        ].join(' ')}
      </p>
      {back === undefined ? null : (
        <Button size="xs" variant="default" loading={sending.isPending} onClick={() => undo(back)}>
          {`Undo ${what}`}
        </Button>
      )}
      {sending.error === null ? null : <ProblemMessage error={sending.error} />}
    </div>
  )
}

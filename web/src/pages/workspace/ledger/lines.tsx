import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Loaded } from '../../../components/loaded.tsx'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { exact, tonnes } from '../../../format/numbers.ts'
import { useWorkspace } from '../use-workspace.ts'
import workspace from '../workspace.module.css'
import styles from './ledger.module.css'
import { type Line, type NewLine, type Taken, useLines, useSendLines } from './use-ledger.ts'

const FIELDS = [
  ['activity', 'What', 'text', 'diesel oil'],
  ['use', 'For', 'text', 'transport'],
  ['from', 'From', 'date', ''],
  ['to', 'To', 'date', ''],
  ['quantity', 'Quantity', 'number', ''],
  ['unit', 'Unit', 'text', 'L'],
  ['region', 'Region', 'text', 'NSW'],
  ['facility', 'Facility', 'text', ''],
] as const
type Field = (typeof FIELDS)[number][0]

/** The lines of the ledger: add one, correct one, take the last change back. Enter saves, Escape leaves. */
export function Lines({ mayWrite }: { readonly mayWrite: boolean }) {
  const [cursors, setCursors] = useState<readonly string[]>([])
  const [edited, setEdited] = useState<string>()
  const lines = useLines(cursors.at(-1))
  const sending = useSendLines()
  const [undo, setUndo] = useState<{ readonly line: NewLine; readonly what: string }>()
  const save = (line: NewLine, old?: Line): void =>
    sending.mutate([line], {
      onSuccess: ({ data }) => {
        const [result] = data.results
        if (result === undefined || result.status === 'refused' || result.id === null) return
        setEdited(undefined)
        setUndo({
          what: old === undefined ? 'the new line' : 'the correction',
          line: { ...(old === undefined ? { ...line, quantity: 0 } : bare(old)), corrects: result.id },
        })
      },
    })
  return (
    <section aria-labelledby="ledger-lines" className={workspace['block']}>
      <h2 id="ledger-lines">Lines</h2>
      {mayWrite ? (
        <LineForm key={sending.submittedAt} label="Add the line" onSave={(line) => save(line)} />
      ) : null}
      <Outcome taken={sending.data?.data} />
      {sending.error === null ? null : <ProblemMessage error={sending.error} />}
      {undo === undefined || !mayWrite ? null : (
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            sending.mutate([undo.line])
            setUndo(undefined)
          }}
        >
          {`Undo ${undo.what}`}
        </Button>
      )}
      <Loaded query={lines} skeleton={<Skeleton height={240} />}>
        {({ data, page }) => (
          <>
            <ScrollTable label="Lines of the ledger" stacked>
              <thead>
                <tr>
                  {['What', 'Days', 'Quantity', 'Place', 'Emissions', 'State', ''].map((title) => (
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
                    onSave={(changed) => save({ ...changed, corrects: line.id }, line)}
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

/** A line as it was sent, without what the service adds. */
function bare(line: Line): NewLine {
  const {
    id: _id,
    status: _status,
    counts: _counts,
    reasons: _reasons,
    corrected_by: _by,
    corrects: _corrects,
    factors: _factors,
    activity: _computed,
    words: activity,
    emissions: _emissions,
    authored_by: _author,
    authored_at: _at,
    ...sent
  } = line
  return { ...sent, ...(activity === null ? {} : { activity }) }
}

function LineRow({
  line,
  isEdited,
  onEdit,
  onSave,
}: {
  readonly line: Line
  readonly isEdited: boolean
  readonly onEdit: ((isOn: boolean) => void) | undefined
  readonly onSave: (line: NewLine) => void
}) {
  if (isEdited)
    return (
      <tr>
        <td colSpan={7}>
          <LineForm label="Save the correction" line={line} onSave={onSave} onLeave={() => onEdit?.(false)} />
        </td>
      </tr>
    )
  const { emissions } = line
  const parts = [emissions.scope1_t, emissions.scope2_location_t, emissions.scope3_t]
  return (
    <tr data-status={line.status}>
      <td data-label="What">{wordsOf(line)}</td>
      <td data-label="Days">
        {line.from} to {line.to}
      </td>
      <td data-label="Quantity">
        {exact(line.quantity)} {line.unit}
      </td>
      <td data-label="Place">{line.facility ?? line.entity_abn ?? ''}</td>
      <td data-label="Emissions">{tonnes(parts.reduce<number>((sum, part) => sum + (part ?? 0), 0))}</td>
      <td data-label="State">
        {line.status === 'corrected'
          ? `Replaced by ${line.corrected_by}`
          : line.status === 'taken'
            ? 'Counts'
            : line.counts
              ? 'Counts, with a question'
              : 'Does not count yet'}
        {line.reasons.map(({ code, message }) => (
          <small key={code}>{message}</small>
        ))}
        {line.estimate === undefined ? null : <small>Estimate: {line.estimate}</small>}
      </td>
      <td>
        {onEdit === undefined || line.status === 'corrected' ? null : (
          <Button size="xs" variant="subtle" onClick={() => onEdit(true)}>
            Correct
          </Button>
        )}
      </td>
    </tr>
  )
}

const wordsOf = ({ words, use, factors }: Line): string =>
  [words ?? factors[0], use].filter((word) => word !== undefined).join(', ')

function LineForm({
  label,
  line,
  onSave,
  onLeave,
}: {
  readonly label: string
  readonly line?: Line
  readonly onSave: (line: NewLine) => void
  readonly onLeave?: () => void
}) {
  const { period } = useWorkspace()
  const [start = '', end = ''] = period.split('/')
  const known = line === undefined ? undefined : bare(line)
  const initial = (field: Field): string =>
    known === undefined ? ({ from: start, to: end }[field as 'from'] ?? '') : String(known[field] ?? '')
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const text = (field: Field): string => {
      const value = given.get(field)
      return typeof value === 'string' ? value.trim() : ''
    }
    const optional = (['activity', 'use', 'region', 'facility'] as const).flatMap((field) =>
      text(field) === '' ? [] : [[field, text(field)] as const],
    )
    onSave({
      ...(known === undefined ? {} : { ...known }),
      ...Object.fromEntries(optional),
      from: text('from'),
      to: text('to'),
      quantity: Number(text('quantity')),
      unit: text('unit'),
    })
  }
  return (
    <form className={styles['form']} onSubmit={submit}>
      {FIELDS.map(([field, name, type, example]) => (
        <label key={field}>
          {name}
          <input
            name={field}
            type={type}
            step="any"
            min={type === 'number' ? 0 : undefined}
            required={['from', 'to', 'quantity', 'unit'].includes(field)}
            defaultValue={initial(field)}
            placeholder={example}
            onKeyDown={(event) => {
              if (event.key === 'Escape') onLeave?.()
            }}
          />
        </label>
      ))}
      <Button type="submit" size="xs">
        {label}
      </Button>
      {onLeave === undefined ? null : (
        <Button size="xs" variant="default" onClick={onLeave}>
          Leave it
        </Button>
      )}
    </form>
  )
}

function Outcome({ taken }: { readonly taken: Taken | undefined }) {
  const result = taken?.results[0]
  if (taken === undefined || result === undefined) return null
  return (
    <div role="status" className={workspace['remark']}>
      {result.status === 'refused'
        ? 'The line was not taken.'
        : result.counts
          ? 'Saved.'
          : 'Saved; it does not count yet.'}{' '}
      {[...result.reasons, ...result.notes].map(({ message }) => message).join(' ')}
    </div>
  )
}

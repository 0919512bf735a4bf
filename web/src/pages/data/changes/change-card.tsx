import { ScrollTable } from '../../../components/scroll-table.tsx'
import { ABSENT, exact } from '../../../format/numbers.ts'
import { words } from '../../../format/words.ts'
import styles from '../data.module.css'
import type { Change } from '../use-data.ts'

/** One part of a source that differs: how many rows, and which values of the first of them. */
export function ChangeCard({
  change,
  title,
}: {
  readonly change: Change
  /** Of the source, once it is known. */
  readonly title: string | undefined
}) {
  const counts = [
    change.added === 0 ? undefined : `${exact(change.added)} added`,
    change.changed === 0 ? undefined : `${exact(change.changed)} restated`,
    change.removed === 0 ? undefined : `${exact(change.removed)} removed`,
  ].filter((count) => count !== undefined)
  const all = change.added + change.changed + change.removed
  return (
    <details className={styles['change']}>
      <summary>
        <span>
          <strong>{title ?? change.source}</strong> {change.slot === 'all' ? null : change.slot}{' '}
          <code>{change.source}</code>
        </span>
        <span>{counts.length === 0 ? 'same rows, different file' : counts.join(', ')}</span>
      </summary>
      <p>
        {change.before === null ? 'First loaded' : <code>{change.before}</code>}
        {change.before === null ? ' as ' : ' became '}
        {change.after === null ? 'nothing' : <code>{change.after}</code>}.
      </p>
      {change.rows.length === 0 ? null : (
        <>
          <ScrollTable label={`Rows of ${change.source}, ${change.slot}`}>
            <thead>
              <tr>
                <th scope="col">Row</th>
                <th scope="col">Change</th>
                <th scope="col">Values</th>
              </tr>
            </thead>
            <tbody>
              {change.rows.map((row) => (
                <tr key={JSON.stringify(row.key)}>
                  <th scope="row">{Object.values(row.key).map(text).join(', ')}</th>
                  <td>{words(row.change)}</td>
                  <td>{valuesText(row)}</td>
                </tr>
              ))}
            </tbody>
          </ScrollTable>
          {change.rows.length < all ? (
            <p>
              First {change.rows.length} of {exact(all)} rows. The API returns up to 1,000 with{' '}
              <code>rows=1000</code>.
            </p>
          ) : null}
        </>
      )}
    </details>
  )
}

/** Before and after where a value was restated; the values alone where the row is new or gone. */
function valuesText({ change, fields }: Change['rows'][number]): string {
  return Object.entries(fields)
    .map(([name, { before, after }]) => {
      const label = name.replaceAll('_', ' ')
      if (change === 'added') return `${label} ${text(after)}`
      if (change === 'removed') return `${label} ${text(before)}`
      return `${label}: ${text(before)} → ${text(after)}`
    })
    .join('; ')
}

function text(value: unknown): string {
  if (value === null || value === undefined || value === '') return ABSENT
  if (Array.isArray(value)) return value.length === 0 ? ABSENT : value.map(text).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean)
}

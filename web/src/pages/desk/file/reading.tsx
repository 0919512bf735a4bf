import { type Fact, Facts } from '../../../components/facts.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { ABSENT, exact } from '../../../format/numbers.ts'
import styles from '../desk.module.css'
import type { DeskFile } from '../use-desk.ts'

type ReadingOf = NonNullable<DeskFile['reading']>

/** What was read: counts, totals, the first rows, and what the reader skipped, put right or noticed. */
export function Reading({ reading }: { readonly reading: ReadingOf }) {
  const { rows, entities, periods, totals } = reading
  return (
    <section className={styles['part']}>
      <h2>What was read</h2>
      <Facts
        facts={[
          ['Rows', exact(rows)],
          ['Years', periodsText(periods)],
          ['Entities', entities === null ? null : exact(entities)],
          ...Object.entries(totals).map(
            ([field, total]): Fact => [`Total of ${field}`, <Total key={field} {...total} />],
          ),
        ]}
      />
      <FirstRows reading={reading} />
      <Some title="Lines without data" list={reading.skipped} />
      <Some title="Known publisher errors, corrected" list={reading.corrections} />
      <Some title="Notes" list={reading.notes} />
    </section>
  )
}

function periodsText(periods: readonly string[]): string | null {
  if (periods.length === 0) return null
  return periods.length <= 3 ? periods.join(', ') : `${periods[0]} to ${periods.at(-1)}`
}

function Total({ sum, missing }: ReadingOf['totals'][string]) {
  return (
    <>
      {sum === null ? 'Not published' : exact(sum)}
      {missing === 0 ? null : <small> ({exact(missing)} rows without)</small>}
    </>
  )
}

function FirstRows({ reading: { first_rows, rows } }: { readonly reading: ReadingOf }) {
  // Only rows in doubt have the field `finding`.
  const fields = [...new Set(first_rows.flatMap((row) => Object.keys(row)))]
  return (
    <>
      <h3>
        The first {first_rows.length} of {exact(rows)} rows
      </h3>
      <ScrollTable label="First rows">
        <thead>
          <tr>
            {fields.map((field) => (
              <th key={field} scope="col">
                {field}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first_rows.map((row) => (
            <tr key={String(row['row_ref'])}>
              {fields.map((field) => (
                <td key={field} className={styles['cell']}>
                  {cellText(row[field])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </>
  )
}

const cellText = (value: string | number | boolean | null | undefined): string =>
  value === null || value === undefined ? ABSENT : String(value)

function Some({ title, list }: { readonly title: string; readonly list: ReadingOf['notes'] }) {
  if (list.count === 0) return null
  const rest = list.count - list.first.length
  return (
    <details className={styles['some']}>
      <summary>
        {title} ({exact(list.count)})
      </summary>
      <ul>
        {list.first.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {rest > 0 ? <p>And {exact(rest)} more.</p> : null}
    </details>
  )
}

import { ScrollTable } from '../../../components/scroll-table.tsx'
import styles from '../workspace.module.css'
import type { Review } from './use-review.ts'

type Value = NonNullable<Review['figures']>['changed'][number]['from']

/** The figures that are not what was approved, with both values. */
export function ChangedFigures({ figures }: { readonly figures: Review['figures'] }) {
  if (figures === null || figures.state !== 'changed') return null
  const { changed, compared } = figures
  return (
    <section aria-labelledby="changed-figures-title" className={styles['block']}>
      <h2 id="changed-figures-title">Figures changed since approval</h2>
      <p className={styles['remark']}>
        {changed.length} of {compared} figures are not what was approved. Every bundle and document says so
        until the period is approved again, or locked, which keeps the approved figures.
      </p>
      <ScrollTable label="Figures changed since approval" tall stacked>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">Approved</th>
            <th scope="col">Now</th>
            <th scope="col">Unit</th>
          </tr>
        </thead>
        <tbody>
          {changed.map(({ metric_id, label, unit, from, to }) => (
            <tr key={metric_id}>
              <th scope="row">{label}</th>
              <td>{shown(from)}</td>
              <td>{shown(to)}</td>
              <td>{unit ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </section>
  )
}

/** Whole numbers as they are, others to six digits, as documents show them. */
const shown = (value: Value): string =>
  value === null
    ? 'none'
    : typeof value === 'number'
      ? value.toLocaleString(
          'en-AU',
          Number.isInteger(value)
            ? {}
            : Math.abs(value) >= 100_000
              ? { maximumFractionDigits: 0 }
              : { maximumSignificantDigits: 6 },
        )
      : value

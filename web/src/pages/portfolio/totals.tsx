import { exact, tonnes } from '../../format/numbers.ts'
import styles from './portfolio.module.css'
import type { PortfolioRow } from './row.ts'

const SHOWN_YEARS = 3

/** Sums by the latest year of each company: years are never added together, and each sum says over how many. */
export function Totals({
  rows,
  requested,
}: {
  readonly rows: readonly PortfolioRow[]
  readonly requested: number
}) {
  const reported = rows.filter((row) => row.total !== null)
  const years = [...new Set(reported.flatMap((row) => row.year ?? []))].sort().reverse()
  const shown = years.slice(0, SHOWN_YEARS)
  const earlier = reported.filter((row) => row.year !== null && !shown.includes(row.year)).length
  return (
    <section className={styles['totals']} aria-label="Totals">
      {shown.map((year) => {
        const ofYear = reported.filter((row) => row.year === year)
        const sum = (field: 'scope1' | 'scope2' | 'total'): number =>
          ofYear.reduce((total, row) => total + (row[field] ?? 0), 0)
        return (
          <div key={year}>
            <h2>{year}</h2>
            <p className={styles['total']} title={`${exact(sum('total'))} t CO₂-e`}>
              {tonnes(sum('total'))} <small>CO₂-e, scope 1 and 2</small>
            </p>
            <p>
              Scope 1 {tonnes(sum('scope1'))}, scope 2 {tonnes(sum('scope2'))}. Total for{' '}
              {ofYear.length.toLocaleString('en-AU')} of {requested.toLocaleString('en-AU')}.
            </p>
          </div>
        )
      })}
      {earlier === 0 ? null : (
        <p>
          {earlier === 1 ? 'One company' : `${earlier.toLocaleString('en-AU')} companies`} reported last
          before {shown.at(-1)}: shown in the table but not included in these totals.
        </p>
      )}
    </section>
  )
}

import styles from './portfolio.module.css'
import type { PortfolioRow } from './row.ts'

/** How much of the portfolio has reported figures, and why the rest has none. Counts what is not loaded yet as open. */
export function Coverage({
  rows,
  requested,
}: {
  readonly rows: readonly PortfolioRow[]
  readonly requested: number
}) {
  const reported = rows.filter((row) => row.total !== null).length
  const known = rows.filter((row) => row.name !== null && row.total === null).length
  const refused = rows.length - reported - known
  const parts = [
    { name: 'with reported emissions', count: reported, kind: 'reported' },
    { name: 'known, no figures', count: known, kind: 'known' },
    { name: 'not found or invalid', count: refused, kind: 'refused' },
    { name: 'loading', count: requested - rows.length, kind: 'open' },
  ]
  return (
    <section className={styles['coverage']} aria-label="Coverage">
      <p role="status">
        <strong>
          {reported.toLocaleString('en-AU')} of {requested.toLocaleString('en-AU')}
        </strong>{' '}
        {reported === 1 ? 'has' : 'have'} reported emissions
        {rows.length < requested
          ? `; ${rows.length.toLocaleString('en-AU')} of ${requested.toLocaleString('en-AU')} loaded so far.`
          : '. Companies without data are left out of totals and charts.'}
      </p>
      <div className={styles['bar']} aria-hidden="true">
        {parts.map(({ kind, count }) => (
          <span key={kind} data-kind={kind} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul className={styles['legend']}>
        {parts
          .filter(({ count, kind }) => count > 0 || kind === 'reported')
          .map(({ name, count, kind }) => (
            <li key={kind} data-kind={kind}>
              {count.toLocaleString('en-AU')} {name}
            </li>
          ))}
      </ul>
    </section>
  )
}

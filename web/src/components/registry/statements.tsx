import styles from './registry.module.css'
import type { Registry } from './registry.ts'

/** What to know before adding companies up. It stands wherever a sum does. */
export function Statements({ registry }: { readonly registry: Registry }) {
  const newest = registry.years.at(-1)?.reporting_year
  const repeated = registry.notCounted.filter(({ reporting_year }) => reporting_year === newest)
  return (
    <details className={styles['statements']}>
      <summary>What these sums count, and what they leave out</summary>
      <ul>
        {registry.statements.map((statement) => (
          <li key={statement}>{statement}</li>
        ))}
        {repeated.map(({ facility, organisation }) => (
          <li key={`${facility} ${organisation}`}>
            Not counted in {newest}: {organisation}, whose row repeats {facility}.
          </li>
        ))}
      </ul>
      <p>
        {registry.source} The same figures are at <code>GET /v1/registry/reporters</code>.
      </p>
    </details>
  )
}

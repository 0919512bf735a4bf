import type { Schema } from '../../../api/client.ts'
import styles from '../data.module.css'
import { COVERAGE } from './coverage.ts'

/** What the words about coverage mean, said once above the list, each with how many requirements it is true of. */
export function CoverageKey({ rows }: { readonly rows: readonly Schema<'Requirement'>[] }) {
  const asked = rows.filter((row) => !row.is_heading)
  return (
    <dl className={styles['key']}>
      {COVERAGE.map(({ status, name, meaning }) => (
        <div key={status}>
          <dt>
            {name} <span>{asked.filter((row) => row.coverage_status === status).length}</span>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}

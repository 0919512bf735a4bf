import type { Schema } from '../../../api/client.ts'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import styles from '../data.module.css'
import { coverageName } from './coverage.ts'

/** What each requirement asks for, and where an answer to it can come from. */
export function RequirementTable({
  label,
  rows,
}: {
  readonly label: string
  readonly rows: readonly Schema<'Requirement'>[]
}) {
  return (
    <ScrollTable label={label} tall stacked>
      <thead>
        <tr>
          <th scope="col">Paragraph</th>
          <th scope="col">Asks for</th>
          <th scope="col">Public data</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.slug}>
            <th scope="row" className={styles['day']}>
              {row.id}
              {row.scored || row.is_heading ? null : <small>not scored</small>}
            </th>
            <td className={styles['wide']}>
              {row.is_heading ? <strong>{row.title}</strong> : row.title}
              {row.data_needs === null ? null : <small>Needs: {row.data_needs}</small>}
              {row.applies_when === null ? null : <small>Applies when: {row.applies_when}</small>}
            </td>
            {row.is_heading ? (
              <td />
            ) : (
              <td className={styles['wide']} data-label="Public data">
                {coverageName(row.coverage_status)}
                {row.coverage_source === null ? null : <small>{row.coverage_source}</small>}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

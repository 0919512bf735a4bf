import { Link } from 'wouter'
import { ScrollTable } from '../../components/scroll-table.tsx'
import { abnText, companyText, moment, periodText } from '../../format/words.ts'
import styles from '../work/work.module.css'
import { countsText } from './counts-text.ts'
import type { Challenge } from './use-challenges.ts'

/** A challenged report a row; its name opens the numbers. */
export function ChallengeTable({ rows }: { readonly rows: readonly Challenge[] }) {
  return (
    <ScrollTable label="Challenged reports" tall stacked>
      <thead>
        <tr>
          <th scope="col">Report</th>
          <th scope="col">Company and period</th>
          <th scope="col">Numbers</th>
          <th scope="col">Started</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <Link href={`/challenges/${row.id}`}>{row.file.name}</Link>
            </th>
            <td data-label="Company and period">
              {companyText({ abn: row.abn, name: row.result?.name ?? null })}
              {row.result === null ? null : <small className={styles['abn']}>ABN {abnText(row.abn)}</small>}
              <small>{periodText(`${row.period.start}/${row.period.end}`)}</small>
            </td>
            <td data-label="Numbers">{outcomeOf(row)}</td>
            <td data-label="Started">{moment(row.requested_at)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

function outcomeOf({ state, result, failure }: Challenge): string {
  if (state === 'queued') return 'Being compared'
  if (result === null) return `Not compared: ${failure?.detail ?? 'the report could not be read.'}`
  return countsText(result)
}

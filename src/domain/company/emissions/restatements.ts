import type { ReportingYear } from '../../reporting-year.ts'
import { FIGURES, type Figure, type RegistryRow } from './registry-row.ts'

export interface Restatement {
  readonly reporting_year: ReportingYear
  readonly field: Figure
  readonly from: number | null
  readonly to: number | null
  readonly from_release: string
  readonly to_release: string
}

/** Rows arrive in order of publication, so each row is compared with the release of the same year before it. */
export function restatements(rows: readonly RegistryRow[]): Restatement[] {
  const found: Restatement[] = []
  const previous = new Map<ReportingYear, RegistryRow>()
  for (const row of rows) {
    const before = previous.get(row.reporting_year)
    if (before !== undefined)
      for (const field of FIGURES)
        if (before[field] !== row[field])
          found.push({
            reporting_year: row.reporting_year,
            field,
            from: before[field],
            to: row[field],
            from_release: before.release_id,
            to_release: row.release_id,
          })
    previous.set(row.reporting_year, row)
  }
  return found
}

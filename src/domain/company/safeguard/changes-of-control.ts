import { type ReportingYear, reportingYear, startYear } from '../../reporting-year.ts'
import type { ChangeOfControl } from '../emissions/trend-context.ts'
import { normaliseName } from '../identity/entity-name.ts'
import type { SafeguardRow } from './facility.ts'

/**
 * Facilities that the table prints under one name in two years that follow each other, under other corporations: a sale or a
 * takeover. A row that no one is linked to proves nothing, nor does a facility that is missing in one of the years.
 */
export function changesOfControl(
  rows: readonly SafeguardRow[],
): ReadonlyMap<string, readonly ChangeOfControl[]> {
  const found: { readonly abn: string; readonly change: ChangeOfControl }[] = []
  for (const printed of Map.groupBy(rows, keyOf).values()) {
    const byYear = Map.groupBy(printed, ({ reporting_year }) => reporting_year)
    for (const [year, now] of byYear) {
      const before = byYear.get(reportingYear(startYear(year) - 1)) ?? []
      if (before.length === 0 || [...before, ...now].some((row) => row.controlling_corporation_abn === null))
        continue
      found.push(...leaving(before, now, year, 'seller'), ...leaving(now, before, year, 'buyer'))
    }
  }
  return new Map(
    [...Map.groupBy(found, ({ abn }) => abn)].map(([abn, own]) => [abn, own.map(({ change }) => change)]),
  )
}

const keyOf = ({ facility, state }: SafeguardRow): string => `${normaliseName(facility)} ${state}`

/** Rows whose corporation is none of the other year's. */
const leaving = (
  rows: readonly SafeguardRow[],
  others: readonly SafeguardRow[],
  reporting_year: ReportingYear,
  role: ChangeOfControl['role'],
): { abn: string; change: ChangeOfControl }[] =>
  rows
    .filter((row) =>
      others.every((other) => other.controlling_corporation_abn !== row.controlling_corporation_abn),
    )
    .map(({ facility, controlling_corporation_abn, covered_emissions_t, evidence }) => ({
      abn: controlling_corporation_abn ?? '',
      change: { facility, reporting_year, role, covered_emissions_t, evidence },
    }))

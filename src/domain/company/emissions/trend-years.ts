import { type EmissionsRecord, ownYears } from './emissions-record.ts'
import type { TrendYear } from './emissions-trend.ts'

/** Published years as the trend takes them; figures of one year share its row's evidence. */
export function trendYears(record: EmissionsRecord | undefined): TrendYear[] {
  const scopes = (record?.inputs ?? []).filter(({ field }) => field !== 'net_energy_gj')
  const byYear = Map.groupBy(scopes, ({ observed }) => observed)
  return ownYears(record).map((year) => ({
    reporting_year: year.reporting_year,
    scope1_t: year.scope1_t?.value ?? null,
    scope2_t: year.scope2_t?.value ?? null,
    evidence: byYear.get(year.reporting_year) ?? [],
  }))
}

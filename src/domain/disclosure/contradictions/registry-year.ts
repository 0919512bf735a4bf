import { addYears } from '../../calendar.ts'
import { type Period, samePeriod } from '../../period.ts'
import { periodEnd, periodStart } from '../../reporting-year.ts'
import type { RegistryActual } from '../targets/target-actuals.ts'

/** The year that is the period; else the latest that begins before it ends, if it is not older than a year before. */
export function registryYearOf(
  period: Period,
  years: readonly RegistryActual[],
): { readonly year: RegistryActual; readonly isSame: boolean } | undefined {
  const daysOf = ({ reporting_year }: RegistryActual): Period => ({
    start: periodStart(reporting_year),
    end: periodEnd(reporting_year),
  })
  const same = years.find((year) => samePeriod(daysOf(year), period))
  if (same !== undefined) return { year: same, isSame: true }
  const near = years.findLast((year) => daysOf(year).start <= period.end)
  return near === undefined || daysOf(near).end < addYears(period.start, -1)
    ? undefined
    : { year: near, isSame: false }
}

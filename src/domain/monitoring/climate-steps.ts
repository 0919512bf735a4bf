import type { IndicatorAtPlace } from '../company/climate/climate-context.ts'
import { type IndicatorId, indicatorLabel } from '../company/climate/indicator-rules.ts'

/**
 * How far the climate of a place may go when its series is read from another release or another grid. Grids and stations
 * nearby differ by some tenths of a degree and some tens of millimetres: beyond this a file is in other units, of another
 * place or turned round.
 */
const LIMITS: Readonly<Record<IndicatorId, { readonly by: number } | { readonly times: number }>> = {
  mean_temperature: { by: 4 },
  rainfall: { times: 2 },
  heat_days_35: { by: 60 },
  heat_days_40: { by: 40 },
}

/** What of the climate of a place goes too far, each as the end of a sentence. */
export function climateSteps(
  before: readonly IndicatorAtPlace[] = [],
  after: readonly IndicatorAtPlace[] = [],
): string[] {
  return before.flatMap(({ indicator, summary: then }) => {
    const now = after.find((one) => one.indicator === indicator)?.summary ?? null
    if (then === null) return []
    const label = indicatorLabel(indicator).toLowerCase()
    if (now === null) return [`${label} is no longer available`]
    const [from, to] = [then.baseline.mean, now.baseline.mean]
    return isTooFar(LIMITS[indicator], from, to)
      ? [`${label} in the baseline changes from ${from.toFixed(1)} to ${to.toFixed(1)} ${then.unit}`]
      : []
  })
}

const isTooFar = (limit: (typeof LIMITS)[IndicatorId], from: number, to: number): boolean =>
  'by' in limit ? Math.abs(to - from) > limit.by : to > from * limit.times || from > to * limit.times

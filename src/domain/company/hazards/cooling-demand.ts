import type { Evidenced } from '../outcome.ts'
import { absentHazard, assessedHazard, type HazardAssessment } from './assessment.ts'
import { COOLING_BANDS } from './hazard-bands.ts'
import { hazardRow } from './hazard-table.ts'
import { decide, indicatorOf } from './indicators.ts'

/** Hours a year above 21 °C in a climate zone of the house energy rating scheme, by the publisher's scenario. */
export interface CoolingZone extends Evidenced {
  readonly zone: number
  readonly town: string
  readonly hours: ReadonlyMap<string, number>
}

export interface CoolingZones {
  readonly zoneOf: (postcode: string) => CoolingZone | null
}

const NOW = 'Historical 1990-2015'
const LATER = {
  cooling_hours_2050_low: ['Low emissions 2050', '2050'],
  cooling_hours_2050_high: ['High emissions 2050', '2050'],
  cooling_hours_2090_low: ['Low emissions 2090', '2090'],
  cooling_hours_2090_high: ['High emissions 2090', '2090'],
} as const

export function coolingDemand(postcode: string | null, zones: CoolingZones | null): HazardAssessment {
  const row = hazardRow('cooling_demand')
  if (zones === null)
    return absentHazard(row, 'not_loaded', 'Climate zones and their hours are not in this snapshot.')
  if (postcode === null)
    return absentHazard(
      row,
      'outside_coverage',
      'The postcode of this place is not known; zones go by postcode.',
    )
  const zone = zones.zoneOf(postcode)
  const now = zone?.hours.get(NOW)
  if (zone === null || now === undefined)
    return absentHazard(
      row,
      'outside_coverage',
      `No climate zone with hours is known for postcode ${postcode}.`,
    )
  const { band, step } = decide('cooling_demand', 'hours', COOLING_BANDS, now)
  const about = { zone: zone.zone, town: zone.town }
  return assessedHazard(row, [{ band, step: { ...step, inputs: { ...about, ...step.inputs } } }], {
    indicators: [
      indicatorOf('cooling_demand', 'cooling_hours', now, '1990-2015'),
      ...Object.entries(LATER).flatMap(([id, [scenario, period]]) => {
        const hours = zone.hours.get(scenario)
        return hours === undefined ? [] : [indicatorOf('cooling_demand', id, hours, period)]
      }),
    ],
    evidence: zone.evidence,
  })
}

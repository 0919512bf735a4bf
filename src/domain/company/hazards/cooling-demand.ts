import { absentHazard, assessedHazard, type HazardAssessment } from './assessment.ts'
import { type CoolingZones, type ZonedPlace, zoneAt } from './climate-zone.ts'
import { COOLING_BANDS } from './hazard-bands.ts'
import { hazardRow } from './hazard-table.ts'
import { decide, indicatorOf } from './indicators.ts'

const NOW = 'Historical 1990-2015'
const LATER = {
  cooling_hours_2050_low: ['Low emissions 2050', '2050'],
  cooling_hours_2050_high: ['High emissions 2050', '2050'],
  cooling_hours_2090_low: ['Low emissions 2090', '2090'],
  cooling_hours_2090_high: ['High emissions 2090', '2090'],
} as const

export function coolingDemand(place: ZonedPlace, zones: CoolingZones | null): HazardAssessment {
  const row = hazardRow('cooling_demand')
  if (zones === null)
    return absentHazard(row, 'not_loaded', 'This snapshot contains no climate zones or cooling hours.')
  const found = zoneAt(place, zones)
  if (typeof found === 'string') return absentHazard(row, 'outside_coverage', found)
  const { zone, around } = found
  const now = zone.hours.get(NOW)
  if (now === undefined)
    return absentHazard(row, 'outside_coverage', `Climate zone ${zone.zone} has no hours for ${NOW}.`)
  const { band, step } = decide('cooling_demand', 'hours', COOLING_BANDS, now)
  const about = { zone: zone.zone, town: zone.town, ...around }
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

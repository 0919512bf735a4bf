import { exact } from '../../../format/numbers.ts'
import { date } from '../../../format/words.ts'
import type { PlacedMeter } from './regions.tsx'
import type { Preview } from './use-import.ts'

/** Meters of a file of loads, and those that its rows name without a region. */
export function metersOf({ meters, meters_without_region: unplaced }: Preview): PlacedMeter[] {
  const known = new Set(meters.map(({ nmi }) => nmi))
  return [
    ...meters.map((meter) => ({ meter: meter.nmi, region: meter.region, said: readingOf(meter) })),
    ...unplaced
      .filter((meter) => !known.has(meter))
      .map((meter) => ({ meter, region: null, said: 'The rows name no region or state.' })),
  ]
}

type Meter = Preview['meters'][number]

function readingOf({
  kwh,
  export_kwh,
  covered,
  complete_days,
  days_in_period,
  estimated_kwh,
}: Meter): string {
  if (covered === null) return 'No consumption readings in the period.'
  return [
    `${exact(Number(kwh))} kWh, ${date(covered.start)} to ${date(covered.end)}`,
    `${complete_days} of ${days_in_period} days complete`,
    ...(Number(estimated_kwh) > 0 ? [`${exact(Number(estimated_kwh))} kWh estimated`] : []),
    ...(Number(export_kwh) > 0 ? [`${exact(Number(export_kwh))} kWh exported, not deducted`] : []),
  ].join('; ')
}

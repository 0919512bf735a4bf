import { AVAILABLE, type Availability, unavailable } from '../availability.ts'
import type { EvidenceInput, Method } from '../evidence.ts'
import type { IsoDay } from './calendar.ts'
import {
  type AnnualValue,
  CLIMATE_INDICATORS,
  type IndicatorId,
  type IndicatorSummary,
  summariseIndicator,
} from './climate-indicators.ts'
import { NEAREST_SERIES_KM, type Point, seriesWithin } from './location.ts'
import { answer, noAnswer, type Outcome } from './outcome.ts'

export const CLIMATE_CONTEXT: Method = { id: 'climate_context', version: '1.0.0' }

/** How exactly a place is known. A head office is where letters go, not where work is done. */
export type LocationQuality = 'exact' | 'approximate' | 'head_office'

export interface Place extends Point {
  readonly id: string
  readonly quality: LocationQuality
}

/** A grid cell or an observed station with its annual indicators. */
export interface ClimateSeries extends Point {
  readonly id: string
  readonly name: string
  readonly kind: 'grid_cell' | 'station' | 'grid_point'
  readonly source: string
  /** Metres above sea level; null where the publisher prints none. */
  readonly elevation_m: number | null
  readonly values: Readonly<Partial<Record<IndicatorId, readonly AnnualValue[]>>>
}

export interface IndicatorAtPlace {
  readonly indicator: IndicatorId
  readonly availability: Availability
  readonly series: {
    readonly id: string
    readonly name: string
    readonly kind: ClimateSeries['kind']
    readonly source: string
    readonly elevation_m: number | null
    readonly distance_km: number
  } | null
  readonly summary: IndicatorSummary | null
}

export interface ClimateContext {
  readonly place: Place
  readonly indicators: readonly IndicatorAtPlace[]
}

/**
 * The climate at a place: each indicator from the nearest series within reach that is long enough for it. Baseline and
 * recent period always come from that one series; indicators may come from different ones, each named.
 */
export function climateContext(
  place: Place | null,
  series: readonly ClimateSeries[],
  snapshotDay: IsoDay,
): Outcome<ClimateContext> {
  const particulars = { basis: 'derived', data_quality: 2 } as const
  if (place === null)
    return noAnswer(
      CLIMATE_CONTEXT,
      unavailable('no_match', 'not_located', 'No coordinates of this place are known.'),
      particulars,
    )
  const near = seriesWithin(place, series)
  const inputs: EvidenceInput[] = []
  const indicators = CLIMATE_INDICATORS.map(({ id }): IndicatorAtPlace => {
    for (const { series: candidate, distance_km } of near) {
      const found = summariseIndicator(id, candidate.values[id] ?? [], snapshotDay)
      if (found.summary === null) continue
      inputs.push(...found.evidence)
      const { name, kind, source, elevation_m } = candidate
      return {
        indicator: id,
        availability: found.availability,
        summary: found.summary,
        series: { id: candidate.id, name, kind, source, elevation_m, distance_km },
      }
    }
    return { indicator: id, availability: noSeries(id), series: null, summary: null }
  })
  const flags = place.quality === 'exact' ? [] : ['location_approximate']
  if (indicators.every(({ summary }) => summary === null))
    return noAnswer(CLIMATE_CONTEXT, noSeries('any indicator'), { ...particulars, flags })
  return answer(
    CLIMATE_CONTEXT,
    { place, indicators },
    {
      ...particulars,
      flags: place.quality === 'head_office' ? [...flags, 'head_office'] : flags,
      data_quality: place.quality === 'exact' ? 2 : 3,
      inputs,
      availability: oldest(indicators),
    },
  )
}

const noSeries = (what: string): Availability =>
  unavailable(
    'no_match',
    'no_series_nearby',
    `No series within ${NEAREST_SERIES_KM} km is long enough for ${what}.`,
  )

/** One stale indicator makes the block stale: bands are the worse of several, so none may be older than it looks. */
const oldest = (indicators: readonly IndicatorAtPlace[]): Availability =>
  indicators.find(({ availability }) => availability.status === 'stale')?.availability ?? AVAILABLE

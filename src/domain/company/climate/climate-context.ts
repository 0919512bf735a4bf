import { AVAILABLE, type Availability, unavailable } from '../../availability.ts'
import { type IsoDay, yearOf } from '../../calendar.ts'
import type { Method } from '../../evidence.ts'
import { limitStep, type TraceStep } from '../bands.ts'
import { evidenceOf, type Outcome, withoutResult, withResult } from '../outcome.ts'
import {
  type AnnualValue,
  type IndicatorSummary,
  type IndicatorYears,
  summariseIndicator,
} from './climate-indicators.ts'
import {
  CLIMATE_INDICATORS,
  type IndicatorId,
  indicatorLabel,
  indicatorRule,
  STALE_AFTER_YEARS,
} from './indicator-rules.ts'
import { indicatorWorkings } from './indicator-working.ts'
import { BESIDE_KM, NEAREST_LAND_KM, NEAREST_SERIES_KM, type Point, seriesWithin } from './location.ts'
import { stationVersionOf } from './series-versions.ts'
import { nearestInHeight, TERRAIN_VARIES, terrainVaries } from './terrain.ts'

export const CLIMATE_CONTEXT: Method = { id: 'climate_context', version: '1.2.0' }

/** How exactly a place is known. A head office is where letters go, not where work is done. */
export type LocationQuality = 'exact' | 'approximate' | 'head_office'

export interface Place extends Point {
  readonly id: string
  readonly quality: LocationQuality
  /** Absent where only coordinates are known. */
  readonly named?: PlaceNames | undefined
  /** Metres above sea level, where somebody declared it. */
  readonly elevation_m?: number | undefined
}

/** What tables without coordinates know a place by. */
export interface PlaceNames {
  readonly state: string | null
  readonly postcode: string | null
  /** The suburb of the place; of a postcode all its suburbs. */
  readonly localities: readonly string[]
}

/** A grid cell or an observed station with its annual indicators. */
export interface ClimateSeries extends Point {
  readonly id: string
  readonly name: string
  readonly kind: 'grid_cell' | 'station' | 'grid_point'
  readonly source: string
  /** Metres above sea level; null where the publisher prints none. */
  readonly elevation_m: number | null
  /** Made when asked for: a profile looks at a few of some hundred series. */
  readonly valuesOf: (indicator: IndicatorId) => readonly AnnualValue[]
}

/** A grid cell that stands for a place. */
export interface CellAtPlace {
  readonly series: ClimateSeries
  readonly distance_km: number
  /** True when the place's own cell is sea and this is the nearest land cell. */
  readonly moved_to_land: boolean
}

export interface IndicatorAtPlace {
  readonly indicator: IndicatorId
  readonly availability: Availability
  readonly series: {
    readonly id: string
    readonly name: string
    readonly kind: ClimateSeries['kind']
    readonly source: string
    readonly lat: number
    readonly lon: number
    readonly elevation_m: number | null
    readonly distance_km: number
    readonly moved_to_land: boolean
  } | null
  readonly summary: IndicatorSummary | null
}

export interface ClimateContext {
  readonly place: Place
  readonly indicators: readonly IndicatorAtPlace[]
}

/** With the years behind it, which charts draw and no block prints. */
export interface WithYears {
  readonly years: readonly IndicatorYears[]
}

/**
 * The climate at a place: each indicator from the first of its grid cells that is long enough for it, else from the
 * nearest observed series within reach that is; one that ended long ago may give way to a fresh one (`bestOf`). Baseline and recent period always come from that one series; indicators may come from different ones, each named.
 */
export function climateContext(
  place: Place | null,
  series: readonly ClimateSeries[],
  snapshotDay: IsoDay,
  cells: readonly CellAtPlace[] = [],
): Outcome<ClimateContext> & WithYears {
  const particulars = { basis: 'derived', data_quality: 2 } as const
  if (place === null) {
    const reason = unavailable('no_match', 'not_located', 'The coordinates of this place are not known.')
    return { ...withoutResult(CLIMATE_CONTEXT, reason, particulars), years: [] }
  }
  const stations = nearestInHeight(place, seriesWithin(place, series))
  const near = [...cells, ...stations.map((found) => ({ ...found, moved_to_land: false }))]
  const years: IndicatorYears[] = []
  const indicators = CLIMATE_INDICATORS.map(({ id }): IndicatorAtPlace => {
    const { reach_km } = indicatorRule(id)
    const within = near.filter(
      ({ series: { kind }, distance_km }) => kind === 'grid_cell' || distance_km <= reach_km,
    )
    const found = bestOf(id, within, snapshotDay)
    if (found === undefined)
      return { indicator: id, availability: noSeries(wordsOf(id), reach_km), series: null, summary: null }
    years.push(found.behind)
    return found.indicator
  })
  const used = indicators.flatMap((one) => one.series ?? [])
  const isVaried = terrainVaries(place, stations, used)
  const flags = [
    ...(place.quality === 'exact' ? [] : ['location_approximate']),
    ...(isVaried ? [TERRAIN_VARIES] : []),
    ...(used.some(({ kind, distance_km }) => kind !== 'grid_cell' && distance_km > BESIDE_KM)
      ? [STATION_FAR]
      : []),
  ]
  if (indicators.every(({ summary }) => summary === null))
    return {
      ...withoutResult(CLIMATE_CONTEXT, noSeries('any indicator', NEAREST_SERIES_KM), {
        ...particulars,
        flags,
      }),
      years,
    }
  const found = withResult(
    CLIMATE_CONTEXT,
    { place: { id: place.id, lat: place.lat, lon: place.lon, quality: place.quality }, indicators },
    {
      ...particulars,
      flags: place.quality === 'head_office' ? [...flags, 'head_office'] : flags,
      data_quality: qualityOf(place, isVaried),
      inputs: [...new Set(evidenceOf(years))],
      trace: indicators.flatMap((one) => freshnessStep(one, snapshotDay)),
      availability: oldest(indicators),
      workings: indicatorWorkings(indicators, years),
    },
  )
  return { ...found, years }
}

/** A figure comes from a station beyond the reach of figures of days. */
const STATION_FAR = 'station_beyond_25_km'

/** One worse where the place is not exact, and one where stations around it differ in height. */
function qualityOf({ quality }: Place, isVaried: boolean): 2 | 3 | 4 {
  if (quality === 'exact') return isVaried ? 3 : 2
  return isVaried ? 4 : 3
}

interface Found {
  readonly indicator: IndicatorAtPlace
  readonly behind: IndicatorYears
}

/**
 * The first candidate that is long enough. An observed series that ended long ago gives way to a fresh one beside the place: of
 * the homogenised record only to another of that record, because moves of a station and new instruments look like warming in the others.
 */
function bestOf(id: IndicatorId, near: readonly CellAtPlace[], snapshotDay: IsoDay): Found | undefined {
  let stale: (Found & { readonly isHomogenised: boolean }) | undefined
  for (const { series, distance_km, moved_to_land } of near) {
    const isHomogenised = stationVersionOf(series.source) !== undefined
    if (stale !== undefined && (distance_km > BESIDE_KM || (stale.isHomogenised && !isHomogenised))) continue
    const { summary, availability, behind } = summariseIndicator(id, series.valuesOf(id), snapshotDay)
    if (summary === null) continue
    const { name, kind, source, lat, lon, elevation_m } = series
    const at = { id: series.id, name, kind, source, lat, lon, elevation_m, distance_km, moved_to_land }
    const found = { indicator: { indicator: id, availability, summary, series: at }, behind }
    if (availability.status !== 'stale' || kind === 'grid_cell') return found
    stale ??= { ...found, isHomogenised }
  }
  return stale
}

const freshnessStep = ({ indicator, series, summary }: IndicatorAtPlace, snapshotDay: IsoDay): TraceStep[] =>
  series === null || summary === null
    ? []
    : [
        limitStep(
          `climate_context.${indicator}`,
          {
            measure: 'years_since_latest',
            value: yearOf(snapshotDay) - summary.latest.year,
            about: {
              series: series.name,
              distance_km: series.distance_km,
              ...(series.elevation_m === null ? {} : { station_elevation_m: series.elevation_m }),
              baseline_years: summary.baseline.n,
              recent_years: summary.recent.years.length,
            },
          },
          { operator: 'at_most', threshold: STALE_AFTER_YEARS, met: 'available', otherwise: 'stale' },
        ),
      ]

/** An indicator as it is within a sentence. */
const wordsOf = (id: IndicatorId): string => indicatorLabel(id).replace(/^./, (first) => first.toLowerCase())

const noSeries = (what: string, reachKm: number): Availability =>
  unavailable(
    'no_match',
    'no_series_nearby',
    `No grid cell within ${NEAREST_LAND_KM} km, and no series within ${reachKm} km, has enough years for ${what}.`,
  )

/** One stale indicator makes the block stale: bands are the worse of several, so none may be older than it looks. */
const oldest = (indicators: readonly IndicatorAtPlace[]): Availability =>
  indicators.find(({ availability }) => availability.status === 'stale')?.availability ?? AVAILABLE

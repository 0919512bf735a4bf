import { AVAILABLE, type Availability, unavailable } from '../../availability.ts'
import type { IsoDay } from '../../calendar.ts'
import type { Method } from '../../evidence.ts'
import type { ClimateContext } from '../climate/climate-context.ts'
import { freshness } from '../climate/climate-indicators.ts'
import { TERRAIN_VARIES } from '../climate/terrain.ts'
import { evidenceOf, type Outcome, withoutResult, withResult } from '../outcome.ts'
import type { PhysicalRisk } from '../risk/physical-risk.ts'
import { absentHazard, type HazardAssessment, type HazardId } from './assessment.ts'
import { bushfire, type NamedPlace, type SuburbIndex } from './bushfire.ts'
import { climateHazard } from './climate-hazards.ts'
import type { CoolingZones } from './climate-zone.ts'
import { type CoastPoint, coast } from './coast.ts'
import { coolingDemand } from './cooling-demand.ts'
import type { DailyAtPlace } from './daily-hazards.ts'
import { isCurrent } from './days-near.ts'
import { type DeclaredDisasters, type DisasterTables, declaredDisasters } from './declared-disasters.ts'
import { HAZARDS_FORMULAS } from './formula.ts'
import { HAZARDS, hazardRow } from './hazard-table.ts'
import { hazardWorkings } from './hazard-workings.ts'
import { type StormTrack, tropicalCyclone } from './tropical-cyclone.ts'

export const HAZARDS_METHOD: Method = HAZARDS_FORMULAS.method

/** A place as hazards are asked for it. */
export interface HazardPlace extends NamedPlace {
  readonly id: string
  readonly postcode: string | null
}

/** Tables of a snapshot that hazards are looked up in; null where one is not loaded. */
export interface HazardTables {
  /** Whether any grid or observed series of the climate is loaded. */
  readonly has_climate: boolean
  readonly suburbs: SuburbIndex | null
  readonly tracks: readonly StormTrack[] | null
  readonly zones: CoolingZones | null
  readonly coast: readonly CoastPoint[] | null
  readonly disasters: DisasterTables | null
}

export interface PlaceClimate {
  readonly climate: Outcome<ClimateContext>
  readonly risk: Outcome<PhysicalRisk>
  readonly daily: DailyAtPlace
  /** The day of the snapshot; daily figures that ended long before it make the block old. */
  readonly as_of: IsoDay
}

/** A hazard as it is answered; its evidence and its rules are among those of the block. */
export type HazardAnswer = Omit<HazardAssessment, 'evidence' | 'trace'> & {
  /** The record ended more than five years before the snapshot: the band is of then. */
  readonly is_stale: boolean
}

export interface HazardsAtPlace {
  readonly place: { readonly id: string; readonly lat: number; readonly lon: number }
  readonly statement: string
  readonly hazards: readonly HazardAnswer[]
  /** Null unless an operator loaded both tables and they name a locality of the place. */
  readonly declared_disasters: DeclaredDisasters | null
}

const STATEMENT = 'Every hazard has a band, or the reason why there is none. No band does not mean no hazard.'

type Assess = (place: HazardPlace, tables: HazardTables, climate: PlaceClimate) => HazardAssessment

/** One function for each hazard of the table. */
const ASSESS: Readonly<Record<HazardId, Assess>> = {
  warming: (_place, tables, climate) => climateHazard('warming', climate, tables.has_climate),
  drying: (_place, tables, climate) => climateHazard('drying', climate, tables.has_climate),
  extreme_heat: (_place, tables, climate) => climateHazard('extreme_heat', climate, tables.has_climate),
  heatwave: (_place, _tables, { daily }) => daily('heatwave'),
  hottest_day: (_place, _tables, { daily }) => daily('hottest_day'),
  drought: (_place, _tables, { daily }) => daily('drought'),
  heavy_rain: (_place, _tables, { daily }) => daily('heavy_rain'),
  bushfire: (place, { suburbs }) => bushfire(place, suburbs),
  tropical_cyclone: (place, { tracks }) => tropicalCyclone(place, tracks),
  coast: (place, { coast: points }) => coast(place, points),
  cooling_demand: (place, { zones }) => coolingDemand(place, zones),
  flood: () => absentHazard(hazardRow('flood'), 'no_public_data', ASK_THE_COUNCIL),
}

const ASK_THE_COUNCIL =
  'No public flood map covers the whole country. Ask the local council for its flood study and planning certificate; state flood portals list the studies.'

/** Every hazard at a place. */
export function hazardsAt(
  place: HazardPlace | null,
  tables: HazardTables,
  climate: PlaceClimate,
): Outcome<HazardsAtPlace> {
  const data_quality = climate.climate.flags.includes(TERRAIN_VARIES) ? 4 : 3
  const particulars = { basis: 'derived', data_quality } as const
  if (place === null) return withoutResult(HAZARDS_METHOD, NOT_LOCATED, particulars)
  const assessed = HAZARDS.map(({ id }) => ASSESS[id](place, tables, climate))
  const happened = declaredDisasters(place, tables.disasters)
  const answers = assessed.map((one) => answerOf(one, climate.as_of))
  return withResult(
    HAZARDS_METHOD,
    {
      place: { id: place.id, lat: place.lat, lon: place.lon },
      statement: STATEMENT,
      hazards: answers,
      declared_disasters: happened.answer,
    },
    {
      ...particulars,
      availability: freshnessOf(climate, assessed),
      flags: [
        ...climate.climate.flags,
        ...assessed.flatMap(({ hazard, status }) => (status === 'absent' ? [`no_band_${hazard}`] : [])),
        ...answers.flatMap(({ hazard, is_stale }) => (is_stale ? [`stale_${hazard}`] : [])),
      ],
      trace: assessed.flatMap(({ trace }) => trace),
      workings: () => [...hazardWorkings(assessed), ...happened.workings()],
      inputs: [...new Set(evidenceOf([...assessed, happened]))],
    },
  )
}

function answerOf(assessment: HazardAssessment, day: IsoDay): HazardAnswer {
  const { evidence: _, trace: __, ...answer } = assessment
  return { ...answer, is_stale: answer.latest_year !== null && !isCurrent(assessment, day) }
}

const NOT_LOCATED = unavailable('no_match', 'not_located', 'The coordinates of this place are not known.')

/** Hazards that are decided on daily values. */
const OF_DAYS: ReadonlySet<HazardId> = new Set(['heatwave', 'hottest_day', 'drought', 'heavy_rain'])

/** Old figures make the block old, as they do in climate_context. */
function freshnessOf(
  { climate: { result, availability }, as_of }: PlaceClimate,
  assessed: readonly HazardAssessment[],
): Availability {
  if (result !== null && availability.status === 'stale') return availability
  const years = assessed.flatMap(({ hazard, latest_year }) =>
    OF_DAYS.has(hazard) ? (latest_year ?? []) : [],
  )
  return years.length === 0 ? AVAILABLE : freshness(Math.min(...years), as_of)
}

import { AVAILABLE, type Availability } from '../../domain/availability.ts'
import { stationVersionOf } from '../../domain/company/climate/series-versions.ts'
import { evidenceOf } from '../../domain/company/outcome.ts'
import {
  type HeatCurve,
  type HeatFigures,
  heatAt,
  isHeat,
} from '../../domain/company/scenarios/heat-response.ts'
import { SCENARIO_ANALYSIS } from '../../domain/company/scenarios/scenario-analysis.ts'
import type { RegionalChange } from '../../domain/company/scenarios/warming-levels.ts'
import { type EvidenceInput, evidenceHash } from '../../domain/evidence.ts'
import { ServiceError } from '../../errors.ts'
import type { ReadonlySql } from '../../store/database.ts'
import type { Release } from '../../store/releases.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { scenarioReference } from './scenarios.ts'

interface Answered {
  readonly snapshot: SnapshotView
  readonly releases: readonly Release[]
  readonly evidence_hash: string
}

export interface LevelsQuestion {
  readonly region?: string | undefined
  readonly level?: string | undefined
  readonly season?: string | undefined
  readonly variable?: string | undefined
  /** `all` for both generations of models. */
  readonly ensemble: string
}

export interface WarmingLevels extends Answered {
  readonly changes: readonly RegionalChange[]
  /** Rows of the table, whatever was asked for. */
  readonly loaded: number
}

/** Changes of the regions at warming levels, as the table prints them. */
export async function warmingLevels(
  database: ReadonlySql,
  snapshot: SnapshotView,
  { region, level, season, variable, ensemble }: LevelsQuestion,
): Promise<WarmingLevels> {
  const { changes } = await scenarioReference(database, snapshot)
  const shown = changes.filter(
    (one) =>
      (ensemble === 'all' || one.ensemble === ensemble) &&
      (region === undefined || one.region === region) &&
      (level === undefined || one.level_c === Number(level)) &&
      (season === undefined || one.season === season) &&
      (variable === undefined || one.variable === variable),
  )
  return { changes: shown, loaded: changes.length, ...citing(snapshot, evidenceOf(shown)) }
}

export type CurveAnswer = HeatCurve & {
  /** At the shift that was asked for; null where none was. */
  readonly at:
    | (Partial<HeatFigures> & { readonly shift_c: number; readonly availability: Availability })
    | null
}

export interface HeatResponse extends Answered {
  readonly curves: readonly CurveAnswer[]
}

/** Response curves of one place, by its name or the number of its station, or of all places. */
export async function heatResponse(
  database: ReadonlySql,
  snapshot: SnapshotView,
  place: string | undefined,
  shift: number | undefined,
): Promise<HeatResponse> {
  const { curves } = await scenarioReference(database, snapshot)
  const found = place === undefined ? curves : curves.filter((curve) => isCalled(curve, place))
  if (place !== undefined && found.length === 0) throw noCurve(curves, place)
  return {
    curves: found.map((curve) => ({ ...curve, at: shift === undefined ? null : curveAt(curve, shift) })),
    ...citing(snapshot, evidenceOf(found.flatMap(({ points }) => points))),
  }
}

function curveAt(curve: HeatCurve, shift_c: number): CurveAnswer['at'] {
  const figures = heatAt(curve, shift_c)
  return isHeat(figures)
    ? { shift_c, ...figures, availability: AVAILABLE }
    : { shift_c, availability: figures }
}

const isCalled = ({ name, id }: HeatCurve, place: string): boolean => {
  const wanted = place.trim().toLowerCase()
  return (
    name.toLowerCase() === wanted || id.toLowerCase() === wanted || stationVersionOf(id)?.station === wanted
  )
}

const MOST_SUGGESTED = 5

function noCurve(curves: readonly HeatCurve[], place: string): ServiceError {
  const wanted = place.trim().toLowerCase()
  const alike = curves.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, MOST_SUGGESTED)
  return new ServiceError('series_not_found', 'No response curve of hot days is loaded for this place.', {
    errors: [
      {
        parameter: 'place',
        code: 'series_not_found',
        message: 'is not a place with a curve',
        received: place,
      },
    ],
    hint:
      alike.length === 0
        ? 'Ask without place for all places that have a curve, by name and number of their station.'
        : `Did you mean ${alike.map(({ name }) => name).join(', ')}?`,
  })
}

function citing(snapshot: SnapshotView, inputs: readonly EvidenceInput[]): Answered {
  const used = new Set(inputs.map(({ release }) => release))
  return {
    snapshot,
    releases: [...snapshot.releases.values()].filter(({ id }) => used.has(id)),
    evidence_hash: evidenceHash(inputs, [SCENARIO_ANALYSIS]),
  }
}

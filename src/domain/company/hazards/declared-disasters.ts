import { unavailable } from '../../availability.ts'
import type { EvidenceInput } from '../../evidence.ts'
import { evaluate } from '../../formula/evaluate.ts'
import { workingOf } from '../../formula/working-of.ts'
import type { Working } from '../../working.ts'
import type { Evidenced } from '../outcome.ts'
import type { NamedPlace } from './bushfire.ts'
import { DECLARED_DISASTERS_FORMULA, HAZARDS_FORMULAS } from './formula.ts'
import { suburbKey } from './suburb-key.ts'

/** A disaster that is listed for an area. */
export interface DeclaredDisaster extends Evidenced {
  readonly event: string
}

/** A local government area that a locality lies in. */
export interface LocalityArea extends Evidenced {
  readonly lga_code: string
  readonly lga: string
}

/** Both tables, which an operator loads. */
export interface DisasterTables {
  readonly areasOf: (locality: string) => readonly LocalityArea[]
  readonly disastersOf: (lgaCode: string) => readonly DeclaredDisaster[]
}

export interface DisastersInArea {
  readonly lga_code: string
  readonly lga: string
  /** How many disasters are listed for it; null where the list does not have the area: a code of another edition must not read as 0. */
  readonly events: number | null
  readonly reason: string | null
  readonly names: readonly string[]
}

/** What happened in the areas that the localities of a place lie in: counts, no hazard. */
export interface DeclaredDisasters {
  readonly statement: string
  readonly areas: readonly DisastersInArea[]
}

export interface FoundDisasters extends Evidenced {
  readonly answer: DeclaredDisasters | null
  readonly workings: () => readonly Working[]
}

const STATEMENT =
  'Disasters since 2019 that the National Emergency Management Agency lists for the local government areas of this place. A count of what happened, not a hazard: it has no band, an area can be listed without a payment, and no disaster in the list does not mean no risk.'

const NONE: FoundDisasters = { answer: null, evidence: [], workings: () => [] }

/** Nothing is said unless both tables are loaded and name a locality of the place: coordinates alone name none. */
export function declaredDisasters(place: NamedPlace, tables: DisasterTables | null): FoundDisasters {
  const { state } = place
  if (tables === null || state === null) return NONE
  const lying = place.localities.flatMap((locality) => tables.areasOf(suburbKey(state, locality)))
  const areas = [...Map.groupBy(lying, ({ lga_code }) => lga_code)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, rows]) => countIn(rows[0]!, rows, tables.disastersOf(code)))
  if (areas.length === 0) return NONE
  return {
    answer: { statement: STATEMENT, areas: areas.map(({ area }) => area) },
    evidence: areas.flatMap(({ evidence }) => evidence),
    workings: () => areas.map((area) => area.working()),
  }
}

const NOT_LISTED = unavailable(
  'no_match',
  'outside_coverage',
  'The list has no row for this area: no disaster is listed for it, or its code is of another edition.',
)

function countIn(
  { lga_code, lga }: LocalityArea,
  lying: readonly LocalityArea[],
  disasters: readonly DeclaredDisaster[],
): { readonly area: DisastersInArea; readonly evidence: readonly EvidenceInput[]; working(): Working } {
  const names = disasters.map(({ event }) => event)
  const given = { disasters: names.map((event) => ({ event })) }
  const about = { lga_code, lga }
  const evidence = [...lying, ...disasters].flatMap((row) => row.evidence)
  if (names.length === 0)
    return {
      area: { lga_code, lga, events: null, reason: NOT_LISTED.detail, names },
      evidence,
      working: () => ({
        kind: 'missing',
        formula: DECLARED_DISASTERS_FORMULA,
        about,
        availability: NOT_LISTED,
        inputs: evidence,
      }),
    }
  const events = evaluate(HAZARDS_FORMULAS.formula(DECLARED_DISASTERS_FORMULA), given).number('events')
  return {
    area: { lga_code, lga, events, reason: null, names },
    evidence,
    working: () =>
      workingOf(HAZARDS_FORMULAS, DECLARED_DISASTERS_FORMULA, given, { about, inputs: evidence }),
  }
}

const OF_DISASTERS: ReadonlySet<string> = new Set(['au_declared_disasters_by_lga', 'au_localities_to_areas'])

/** Whether an input of the block is behind a hazard: what happened is behind none, and what rests on hazards does not rest on it. */
export const isBehindHazard = ({ dataset }: EvidenceInput): boolean => !OF_DISASTERS.has(dataset)

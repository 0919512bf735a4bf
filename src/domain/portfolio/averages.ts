import { STATES } from '../company/grid/region-of-place.ts'
import { findRegion, partsOf } from '../factors/regions.ts'
import { bookWords } from './book/fields.ts'
import type { NoEmissions } from './company.ts'
import type { Holding } from './holding.ts'

/** What one dwelling, building or vehicle of a kind uses on average. */
export interface EnergyAverage {
  readonly asset_class: string
  readonly kind: string
  readonly state: string
  readonly year: string
  readonly electricity_kwh: number | null
  readonly gas_gj: number | null
  readonly electricity_kwh_per_m2: number | null
  readonly gas_mj_per_m2: number | null
  readonly fuel: string | null
  readonly distance_km: number | null
  readonly fuel_l_per_100_km: number | null
  readonly release_id: string
  readonly row_ref: string
}

/** Of all kinds, for a holding that names none. */
const ALL_KINDS = 'all'
/** Serves the states that have no average of their own. */
const COUNTRY = 'AUS'

/** The state or territory of a place, as `Victoria` or `SWIS` is one. */
export function stateOf(place: string): string | undefined {
  const code = findRegion(place)
  return code === undefined
    ? undefined
    : STATES.find((state) => state === code || partsOf(state).includes(code))
}

/** Averages by class, kind and state. */
export class EnergyAverages {
  readonly #rows: ReadonlyMap<string, EnergyAverage>
  /** Kinds by class, as they are printed. */
  readonly #kinds: ReadonlyMap<string, ReadonlySet<string>>

  constructor(rows: readonly EnergyAverage[]) {
    this.#rows = new Map(rows.map((row) => [keyOf(row.asset_class, row.kind, row.state), row]))
    this.#kinds = new Map(
      [...Map.groupBy(rows, ({ asset_class }) => asset_class)].map(([name, own]) => [
        name,
        new Set(own.map(({ kind }) => kind)),
      ]),
    )
  }

  /** The average that a holding is one of, or why there is none: no other kind or state is put in its place. */
  find({ asset_class, asset_kind = ALL_KINDS, state }: Holding): EnergyAverage | NoEmissions {
    const kinds = this.#kinds.get(asset_class)
    if (kinds === undefined)
      return {
        reason_code: 'energy_missing',
        reason: `Its energy is not given, and no average of the class ${asset_class} is loaded.`,
      }
    if (![...kinds].some((kind) => bookWords(kind) === bookWords(asset_kind)))
      return {
        reason_code: 'average_kind_unknown',
        reason: `The loaded averages have no kind ${JSON.stringify(asset_kind)} of this class. They have: ${[...kinds].join(', ')}. Give one as asset_kind.`,
      }
    const own = state === undefined ? COUNTRY : stateOf(state)
    if (own === undefined)
      return {
        reason_code: 'average_state_unknown',
        reason: `${JSON.stringify(state)} is not a state or territory, by which averages are loaded.`,
      }
    const row =
      this.#rows.get(keyOf(asset_class, asset_kind, own)) ??
      this.#rows.get(keyOf(asset_class, asset_kind, COUNTRY))
    if (row !== undefined) return row
    return state === undefined
      ? { reason_code: 'state_missing', reason: 'Averages are loaded by state: give the state.' }
      : {
          reason_code: 'average_state_unknown',
          reason: `No average of the kind ${JSON.stringify(asset_kind)} is loaded for ${own}.`,
        }
  }
}

const keyOf = (name: string, kind: string, state: string): string => `${name}|${bookWords(kind)}|${state}`

import { spellingKey } from '../identity/entity-name.ts'
import type { Evidenced } from '../outcome.ts'
import type { SafeguardRow } from '../safeguard/facility.ts'
import type { Generation, PrintedStation, StationYear } from './stations.ts'

/** A facility in the newest table of a scheme, with who it is printed under. */
export interface PrintedFacility extends Evidenced {
  readonly name: string
  readonly table: 'safeguard' | 'generation'
  readonly year: string
  /** The responsible emitter or reporting entity, as printed. */
  readonly owner: string
  /** Of the emitter and of the corporation that controls it, where they are known. */
  readonly owner_abns: readonly string[]
}

/** The same with what weighs it. */
export interface ListedFacility extends PrintedFacility {
  /** Null for a facility in several states. */
  readonly state: string | null
  readonly covered_emissions_t: number | null
  readonly scope1_t: number | null
  readonly generation: Generation | null
}

/** By the letters and digits of the name, without the word that one owner of Callide C adds to it. */
export type PrintedFacilities = ReadonlyMap<string, readonly ListedFacility[]>

/** Every facility of the newest Safeguard and generation tables, of all companies. */
export function printedFacilities(
  mechanism: readonly SafeguardRow[],
  safeguardYear: string | null,
  generation: readonly PrintedStation[],
  stations: ReadonlyMap<string, readonly StationYear[]>,
  stationYear: string | null,
): PrintedFacilities {
  const ownerOf = new Map(
    [...stations].flatMap(([abn, own]) => own.map((station) => [stationKey(station), abn] as const)),
  )
  const all: readonly ListedFacility[] = [
    ...mechanism
      .filter(({ reporting_year }) => reporting_year === safeguardYear)
      .map((row) => ({
        name: row.facility,
        table: 'safeguard' as const,
        year: row.reporting_year,
        owner: row.responsible_emitter,
        owner_abns: [row.emitter_abn, row.controlling_corporation_abn].filter((abn) => abn !== null),
        state: singleState(row.state),
        covered_emissions_t: row.covered_emissions_t,
        scope1_t: null,
        generation: null,
        evidence: row.evidence,
      })),
    ...generation
      .filter(({ reporting_year }) => reporting_year === stationYear)
      .map((station) => {
        const abn = ownerOf.get(stationKey(station))
        return {
          name: station.facility,
          table: 'generation' as const,
          year: station.reporting_year,
          owner: station.reporting_entity,
          owner_abns: abn === undefined ? [] : [abn],
          state: station.state,
          covered_emissions_t: null,
          scope1_t: station.scope1_t,
          generation: station.generation,
          evidence: station.evidence,
        }
      }),
  ]
  return Map.groupBy(all, ({ name }) => spellingKey(name.replace(/ \(facility\)$/, '')))
}

/** The Safeguard table prints `QLD; SA` or `National` for facilities in several states; such a site has none. */
export const singleState = (state: string): string | null => (/^[A-Z]{2,3}$/.test(state) ? state : null)

const stationKey = ({ reporting_year, reporting_entity, facility }: PrintedStation): string =>
  `${reporting_year} ${reporting_entity} ${facility}`

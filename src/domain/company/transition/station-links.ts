import { spellingKey } from '../identity/entity-name.ts'
import table from './station-links.json' with { type: 'json' }

/** A facility of the regulator’s generation table and the stations of the market operator’s workbook that it is. */
export interface StationLink {
  readonly facility: string
  readonly state: string
  readonly stations: readonly string[]
  readonly reason: string
}

/** Our own work: the two tables share no number, and a third of the names alone would match. */
export const STATION_LINKS: readonly StationLink[] = table

const BY_FACILITY = new Map(STATION_LINKS.map((link) => [keyOf(link), link]))

/** Undefined for a facility that the workbook does not list: mine gas, landfill gas, sugar mills. */
export const stationLink = (facility: {
  readonly facility: string
  readonly state: string | null
}): StationLink | undefined => BY_FACILITY.get(keyOf(facility))

function keyOf({ facility, state }: { readonly facility: string; readonly state: string | null }): string {
  return `${state ?? ''} ${spellingKey(facility)}`
}

import type { Schema } from '../../api/client.ts'

export type Facilities = Schema<'NationalFacilities'>['data']
/** A facility with a known location. */
export type LocatedFacility = Facilities['facilities'][number]
/** Any facility: only its row in the published tables is certain. */
export type ListedFacility = Omit<Facilities['not_located'][number], 'availability'>

/** Its emissions in the newest table: covered by the Safeguard Mechanism, else scope 1 of its generation. */
export const tonnesOf = ({ covered_emissions_t, scope1_t }: ListedFacility): number | null =>
  covered_emissions_t ?? scope1_t

const TABLES = { safeguard: 'Safeguard facility', generation: 'Power station' } as const

export const kindText = ({ tables }: ListedFacility): string =>
  tables.map((table, at) => (at === 0 ? TABLES[table] : TABLES[table].toLowerCase())).join(' and ')

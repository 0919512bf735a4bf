import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'

/** A locality of the address file with its streets, as `NAME|TYPE|SUFFIX` in one line each. */
export interface StoredLocality {
  readonly ordinal: number
  readonly name: string
  readonly state: string
  readonly postcode: string | null
  readonly street_ids: readonly number[]
  readonly streets: string
}

export interface StoredAddress {
  readonly street_id: number
  readonly number: number
  readonly line: number
  readonly pid: string
  readonly principal: boolean
  readonly number_first: string | null
  readonly number_last: string | null
  readonly lot_number: string | null
  readonly flat_type: string | null
  readonly flat_number: string | null
  readonly level_type: string | null
  readonly level_number: string | null
  readonly building_name: string | null
  /** Key among the geocode types. */
  readonly geocode_type: number
  readonly latitude: number
  readonly longitude: number
}

/** What a load has to know of the tables before its first row. */
export interface AddressLoad {
  /** First key that no street has yet. */
  readonly firstStreetId: number
  readonly geocodeTypes: Map<string, number>
  /** True when the index was dropped for the load, and is to be built afterwards. */
  readonly indexDropped: boolean
}

/** Columns that a load copies, in the order of its cells. */
const COPIED = SQL`street_id, number, line, pid, principal, number_first, number_last, lot_number, flat_type, flat_number,
  level_type, level_number, building_name, geocode_type, latitude, longitude`

const INDEX = SQL`create index address_by_street_number on address (street_id, number)`

/**
 * Takes the tables for one load; readers go on. An empty table loses its index until `finishAddressLoad`: to build it
 * over all rows takes a fraction of what keeping it up to date row by row does.
 */
export async function beginAddressLoad(sql: Sql): Promise<AddressLoad> {
  await sql.exec(SQL`lock table address in share row exclusive mode`)
  const [last] = await sql.query<{ id: number | null }>(
    SQL`select max(id) as id from (select unnest(street_ids) as id from address_locality) as streets`,
  )
  const types = await readGeocodeTypes(sql)
  const indexDropped = (await sql.query(SQL`select 1 as found from address limit 1`)).length === 0
  if (indexDropped) await sql.exec(SQL`drop index address_by_street_number`)
  return {
    firstStreetId: (last?.id ?? 0) + 1,
    geocodeTypes: new Map([...types].map(([id, name]) => [name, id])),
    indexDropped,
  }
}

export const copyAddresses = (sql: Sql, chunks: AsyncIterable<Uint8Array>): Promise<number> =>
  sql.copyCsv(SQL`address (${COPIED})`, chunks)

export async function insertLocalities(
  sql: Sql,
  releaseId: string,
  localities: Iterable<Omit<StoredLocality, 'ordinal'>>,
): Promise<void> {
  const encoder = new TextEncoder()
  const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`
  function* lines(): Generator<Uint8Array> {
    let ordinal = 0
    for (const { name, state, postcode, street_ids, streets } of localities) {
      ordinal += 1
      const cells = [quote(releaseId), ordinal, quote(name), state, postcode ?? '']
      yield encoder.encode(`${cells.join(',')},"{${street_ids.join(',')}}",${quote(streets)}\n`)
    }
  }
  await sql.copyCsv(
    SQL`address_locality (release_id, ordinal, name, state, postcode, street_ids, streets)`,
    lines(),
  )
}

/** Builds the index and writes the geocode types that the load met first; fresh statistics keep the look-up indexed. */
export async function finishAddressLoad(sql: Sql, load: AddressLoad): Promise<void> {
  for (const [name, id] of load.geocodeTypes)
    await sql.query(SQL`insert into address_geocode_type (id, name) values ($1, $2) on conflict do nothing`, [
      id,
      name,
    ])
  if (load.indexDropped) await sql.exec(INDEX)
  await sql.exec(SQL`analyze address`)
}

export function readLocalities(sql: ReadonlySql, releaseId: string): Promise<StoredLocality[]> {
  return sql.query<StoredLocality>(
    SQL`select ordinal, name, state, postcode, street_ids, streets from address_locality
     where release_id = $1 order by ordinal`,
    [releaseId],
  )
}

/** What the points of addresses are of, by key. */
export async function readGeocodeTypes(sql: ReadonlySql): Promise<ReadonlyMap<number, string>> {
  const types = await sql.query<{ id: number; name: string }>(SQL`select id, name from address_geocode_type`)
  return new Map(types.map(({ id, name }) => [id, name]))
}

const SELECT = SQL`
  select street_id, number, line, pid, principal, number_first, number_last, lot_number, flat_type, flat_number,
    level_type, level_number, building_name, geocode_type, latitude, longitude
  from address`

/**
 * The one look-up of a match; a test keeps its plan on the index. Not ordered: with a sort PostgreSQL plans it again each
 * time, which took 0.1 ms of 0.33. There are few rows, for no flat comes along but the one asked for.
 */
export const FIND_ADDRESSES = SQL`${SELECT}
  where street_id = any($1) and number = $2 and (flat_number is null or flat_number = $3) limit $4`

/** The look-up after one that found nothing; on the index too. Rows of the exact number come first, then those without flat. */
export const FIND_AROUND = SQL`${SELECT}
  where street_id = any($1) and number between $2 and $3
    and (number = $4 or $5::text is null or flat_number is null or flat_number = $5)
  order by (number <> $4), (flat_number is not null), line limit $6`

/** What a look-up asks for: a number of some streets, and a flat there. */
export interface AskedNumber {
  readonly streetIds: readonly number[]
  readonly number: number
  readonly flat: string | null
}

/** More than any number of a street has, flats aside; only a file gone wrong comes near it. */
const ROWS_OF_NUMBER = 1000
const ROWS_AROUND = 400

/** As many elements as PostgreSQL assumes in an array when it makes a plan to keep. */
const ELEMENTS_ASSUMED = 10

/** Addresses of the number: those without flat, and of the flats the one asked for. In no order. */
export function findAddresses(
  sql: ReadonlySql,
  { streetIds, number, flat }: AskedNumber,
): Promise<StoredAddress[]> {
  // Streets asked for twice are found once. With fewer than assumed, the plan that is kept looks dearer than a new one,
  // and the look-up is planned again each time, which on the embedded engine is half of it.
  const repeated = Array.from({ length: ELEMENTS_ASSUMED - streetIds.length }, () => streetIds[0])
  const parameters = [[...streetIds, ...repeated], number, flat, ROWS_OF_NUMBER]
  return sql.query<StoredAddress>(FIND_ADDRESSES, parameters, 'find_addresses')
}

/** All flats of the number, and the addresses of the numbers at most so far from it. */
export function findAddressesAround(
  sql: ReadonlySql,
  { streetIds, number, flat }: AskedNumber,
  within: number,
): Promise<StoredAddress[]> {
  const [from, to] = number < 0 ? [number, number] : [Math.max(1, number - within), number + within]
  return sql.query<StoredAddress>(FIND_AROUND, [streetIds, from, to, number, flat, ROWS_AROUND])
}

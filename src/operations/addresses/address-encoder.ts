import { lookUpNumber } from '../../domain/address/look-up-number.ts'
import type { AddressRow } from '../../sources/gnaf-core/row.ts'
import type { AddressLoad, StoredLocality } from '../../store/addresses.ts'

const NEEDS_QUOTES = /[",\r\n]/

/**
 * Turns rows of the address file into the slim table's lines of CSV, and keeps the localities and streets that it met.
 * Streets are numbered by their first address, so the same file gives the same keys.
 */
export class AddressEncoder {
  readonly #localities = new Map<string, Locality>()
  readonly #geocodeTypes: Map<string, number>
  #nextStreetId: number
  #lastLocality: Locality | undefined
  #lastGeocodeType = { name: '', id: 0 }

  constructor(load: Pick<AddressLoad, 'firstStreetId' | 'geocodeTypes'>) {
    this.#geocodeTypes = load.geocodeTypes
    this.#nextStreetId = load.firstStreetId
  }

  /** How many distinct localities there were so far; one with two postcodes counts twice. */
  get localityCount(): number {
    return this.#localities.size
  }

  /** One line of CSV. Joined at once: a text that grows piece by piece keeps all its pieces in memory until it is sent. */
  encode(row: AddressRow): string {
    const { number_first: first, lot_number: lot } = row
    return [
      this.#streetId(row),
      lookUpNumber(first, lot),
      row.row_ref.slice('line '.length),
      row.address_detail_pid,
      row.alias_principal === 'PRINCIPAL' ? 't' : 'f',
      cell(first),
      cell(row.number_last),
      cell(lot),
      cell(row.flat_type),
      cell(row.flat_number),
      cell(row.level_type),
      cell(row.level_number),
      cell(row.building_name ?? row.address_site_name),
      this.#geocodeType(row.geocode_type ?? ''),
      row.latitude,
      row.longitude,
    ].join(',')
  }

  /** The localities in the order of their first address. */
  *localities(): Generator<Omit<StoredLocality, 'ordinal'>> {
    for (const { name, state, postcode, streets } of this.#localities.values())
      yield {
        name,
        state,
        postcode,
        street_ids: [...streets.values()],
        streets: [...streets.keys()].join('\n'),
      }
  }

  #streetId(row: AddressRow): number {
    const { streets } = this.#localityOf(row)
    const street = [row.street_name, row.street_type, row.street_suffix].join('|')
    let id = streets.get(street)
    if (id === undefined) {
      id = this.#nextStreetId
      this.#nextStreetId += 1
      streets.set(street, id)
    }
    return id
  }

  /** Neighbouring lines are mostly of one locality, so the last one is tried first. */
  #localityOf({ locality_name: name, state, postcode }: AddressRow): Locality {
    const last = this.#lastLocality
    if (last?.name === name && last.postcode === postcode && last.state === state) return last
    const key = [name, state, postcode].join('|')
    let locality = this.#localities.get(key)
    if (locality === undefined) {
      // A piece of the key: the row's own text would keep the whole piece of the file that it was cut from in memory.
      locality = { name: key.slice(0, name.length), state, postcode, streets: new Map() }
      this.#localities.set(key, locality)
    }
    this.#lastLocality = locality
    return locality
  }

  #geocodeType(name: string): number {
    const last = this.#lastGeocodeType
    if (last.id > 0 && last.name === name) return last.id
    let id = this.#geocodeTypes.get(name)
    if (id === undefined) {
      id = this.#geocodeTypes.size + 1
      this.#geocodeTypes.set(name, id)
    }
    this.#lastGeocodeType = { name, id }
    return id
  }
}

interface Locality {
  readonly name: string
  readonly state: string
  readonly postcode: string | null
  /** Key by name, type and suffix. */
  readonly streets: Map<string, number>
}

/** A cell of PostgreSQL's CSV; nothing at all is null. */
function cell(value: string | null): string {
  if (value === null) return ''
  return NEEDS_QUOTES.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}

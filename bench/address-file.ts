import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Random } from './random.ts'

/** An address as the generator made it, with what a person would write of it. */
export interface MadeAddress {
  readonly pid: string
  readonly flatType: string
  readonly flat: string
  readonly lot: string
  readonly first: string
  readonly last: string
  readonly street: MadeStreet
  readonly locality: MadeLocality
}

export interface MadeStreet {
  readonly name: string
  readonly type: string
  readonly suffix: string
}

export interface MadeLocality {
  readonly name: string
  readonly state: string
  readonly postcode: string
  readonly latitude: number
  readonly longitude: number
}

export const ADDRESS_HEADINGS =
  'ADDRESS_DETAIL_PID|DATE_CREATED|ADDRESS_LABEL|ADDRESS_SITE_NAME|BUILDING_NAME|FLAT_TYPE|FLAT_NUMBER|LEVEL_TYPE|LEVEL_NUMBER|NUMBER_FIRST|NUMBER_LAST|LOT_NUMBER|STREET_NAME|STREET_TYPE|STREET_SUFFIX|LOCALITY_NAME|STATE|POSTCODE|LEGAL_PARCEL_ID|MB_CODE|ALIAS_PRINCIPAL|PRINCIPAL_PID|PRIMARY_SECONDARY|PRIMARY_PID|GEOCODE_TYPE|LONGITUDE|LATITUDE'

/** The national file has some 940 addresses in a locality and 18 in a street. */
const PER_LOCALITY = 940
const PER_STREET = 18

const NAMES =
  'ACACIA ALBERT ALBION ALEXANDRA ALFRED ALICE ANZAC ARGYLE ARTHUR ASH BANKSIA BARKER BAY BEACH BELL BIRCH BLACKWOOD BOUNDARY BRIDGE BROWN BURKE CAMBRIDGE CAMERON CAMPBELL CARRINGTON CASTLE CEDAR CENTRAL CHAPEL CHARLES CHURCH CLARENCE CLARKE COLLINS COOK CRAWFORD CROWN DARLING DAVIS DEAKIN DOUGLAS DUKE EDWARD ELIZABETH ELM EVANS FERN FITZROY FLINDERS FOREST FRANKLIN FRASER GEORGE GIBSON GLADSTONE GORDON GRAHAM GRANT GREEN GREVILLEA GREY HAMILTON HARRIS HENRY HIGH HILL HOPE HUME HUNTER IRVING JACARANDA JAMES JOHN JOHNSTON KEITH KENNEDY KENT KING LAKE LANSDOWNE LAWSON LEICHHARDT LEWIS LIME LYONS MACQUARIE MAIN MAPLE MARKET MARY MAY MELROSE MILL MILLER MITCHELL MORRIS MURRAY NELSON NEW NICHOLSON NORTH OAK OCEAN OXFORD PALM PARK PARKES PHILLIP PINE PRINCE QUEEN RAILWAY REGENT RICHARDSON RIVER ROBERTS ROSE RUSSELL SCHOOL SHORT SMITH SPENCER SPRING STATION STEPHEN STEWART STUART SYDNEY TAYLOR THOMAS THOMPSON TURNER UNION VICTORIA WALKER WATER WATSON WATTLE WELLINGTON WENTWORTH WESTERN WILLIAM WILLOW WILSON WINDSOR WOOD YORK YOUNG'.split(
    ' ',
  )
const TYPES =
  'STREET STREET STREET STREET STREET STREET ROAD ROAD ROAD AVENUE AVENUE COURT COURT PLACE PLACE DRIVE DRIVE CRESCENT CLOSE LANE WAY TERRACE PARADE CIRCUIT HIGHWAY BOULEVARD GROVE'.split(
    ' ',
  )

/** Lines of a made-up address file in the publisher's layout, with each address beside its line. */
export function* makeAddresses(rows: number, seed = 1): Generator<{ line: string; address: MadeAddress }> {
  const random = new Random(seed)
  const all = readLocalities()
  const count = Math.min(all.length, Math.max(2, Math.ceil(rows / PER_LOCALITY)))
  let made = 0
  for (let index = 0; index < count && made < rows; index += 1) {
    const locality = all[Math.floor((index * all.length) / count)]!
    const even = (rows - made) / (count - index)
    // A few localities are many times larger than the median; the last one takes what is left.
    const wanted =
      index === count - 1 ? rows - made : Math.ceil(even * Math.min(12, -Math.log(1 - random.next())))
    let left = Math.min(wanted, rows - made)
    for (const street of makeStreets(random, all, Math.ceil(left / PER_STREET))) {
      const size = Math.min(left, Math.ceil(2 * PER_STREET * random.next()))
      for (const parts of makeNumbers(random, size)) {
        const pid = `${PREFIXES[locality.state]}${700_000_000 + made}`
        const address = { pid, ...parts, street, locality }
        yield { line: lineOf(random, address, made), address }
        made += 1
      }
      left -= size
      if (left <= 0) break
    }
  }
}

const PREFIXES: Readonly<Record<string, string>> = {
  ACT: 'GAACT',
  NSW: 'GANSW',
  NT: 'GANT_',
  QLD: 'GAQLD',
  SA: 'GASA_',
  TAS: 'GATAS',
  VIC: 'GAVIC',
  WA: 'GAWA_',
}

/** Real localities with their postcodes, from the starter dataset. */
function readLocalities(): MadeLocality[] {
  const file = path.join(import.meta.dirname, '../data/starter/localities/all.csv')
  const seen = new Set<string>()
  return readFileSync(file, 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
    .filter(([, name, state]) => /^[A-Za-z' -]+$/.test(name ?? '') && PREFIXES[state ?? ''] !== undefined)
    .map(([postcode, name, state, , latitude, longitude]) => ({
      name: name!.toUpperCase(),
      state: state!,
      postcode: postcode!,
      latitude: Number(latitude),
      longitude: Number(longitude),
    }))
    .filter(({ name, state }) => !seen.has(`${name} ${state}`) && seen.add(`${name} ${state}`))
}

/** Endless: half of the streets are named after other localities, as in life. No name and type comes twice. */
function* makeStreets(random: Random, all: readonly MadeLocality[], about: number): Generator<MadeStreet> {
  const seen = new Set<string>()
  for (let attempt = 0; attempt < 100 * about + 1000; attempt += 1) {
    const name = random.chance(0.5) ? random.pick(NAMES) : random.pick(all).name
    const type = random.chance(0.01) ? '' : random.pick(TYPES)
    const suffix = random.chance(0.02) ? random.pick(['NORTH', 'SOUTH', 'EAST', 'WEST']) : ''
    const street = { name: type === '' ? `THE ${name}` : name, type, suffix: type === '' ? '' : suffix }
    const key = `${street.name} ${street.type} ${street.suffix}`
    if (seen.has(key)) continue
    seen.add(key)
    yield street
  }
}

type Numbers = Pick<MadeAddress, 'flatType' | 'flat' | 'lot' | 'first' | 'last'>

function* makeNumbers(random: Random, size: number): Generator<Numbers> {
  const plain = { flatType: '', flat: '', lot: '', first: '', last: '' }
  let made = 0
  for (let number = 1 + random.below(40); made < size; number += 1 + random.below(3)) {
    const kind = random.next()
    if (kind < 0.03) yield { ...plain, lot: String(number) }
    else if (kind < 0.07) {
      yield { ...plain, first: String(number), last: String(number + 2) }
      number += 2
    } else if (kind < 0.11) yield { ...plain, first: `${number}A` }
    else {
      yield { ...plain, first: String(number) }
      const flats = random.chance(0.06) ? Math.min(2 + random.below(30), size - made - 1) : 0
      const flatType = random.chance(0.8) ? 'UNIT' : random.pick(['SHOP', 'APARTMENT', 'SUITE'])
      for (let flat = 1; flat <= flats; flat += 1)
        yield { ...plain, flatType, flat: String(flat), first: String(number) }
      made += Math.max(0, flats)
    }
    made += 1
  }
}

function lineOf(random: Random, address: MadeAddress, index: number): string {
  const { pid, flatType, flat, lot, first, last, street, locality } = address
  const number = last === '' ? first : `${first}-${last}`
  const label = `${flat === '' ? '' : `${flatType} ${flat}, `}${lot === '' ? number : `LOT ${lot}`} ${streetText(street)}, ${locality.name} ${locality.state} ${locality.postcode}`
  const building = random.chance(0.01) ? `THE "${random.pick(NAMES)}", HOUSE` : ''
  const longitude = (locality.longitude + (random.next() - 0.5) / 50).toFixed(8)
  const latitude = (locality.latitude + (random.next() - 0.5) / 50).toFixed(8)
  return `${pid}|20${String(10 + (index % 15))}-08-02|${label}||${building}|${flatType}|${flat}|||${first}|${last}|${lot}|${street.name}|${street.type}|${street.suffix}|${locality.name}|${locality.state}|${locality.postcode}|${index % 97}/DP${index}|${10_000_000_000 + (index >> 5)}|PRINCIPAL||${flat === '' ? '' : 'SECONDARY'}||PROPERTY CENTROID|${longitude}|${latitude}`
}

export const streetText = ({ name, type, suffix }: MadeStreet): string =>
  [name, type, suffix].filter((word) => word !== '').join(' ')

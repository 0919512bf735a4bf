import { type FoundPlaces, findStreets, type PlacedStreet } from '../../domain/address/find-streets.ts'
import { lookUpNumber } from '../../domain/address/look-up-number.ts'
import {
  ADDRESS_MATCH,
  addressLabel,
  localityLabel,
  type MatchStatus,
  matchStatus,
} from '../../domain/address/outcome.ts'
import { type ParsedAddress, parseAddress } from '../../domain/address/parse.ts'
import { type Agreement, type Precision, type Ranked, rankAddresses } from '../../domain/address/rank.ts'
import { AVAILABLE, type Availability, unavailable } from '../../domain/availability.ts'
import { type EvidenceInput, evidenceHash } from '../../domain/evidence.ts'
import { findAddresses, findAddressesAround, type StoredAddress } from '../../store/addresses.ts'
import type { ReadonlySql } from '../../store/database.ts'
import type { Release } from '../../store/releases.ts'
import { cite } from '../reference/cite.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { ADDRESS_VOCABULARY, type AddressIndex, addressIndex } from './address-index.ts'

/** One address, street or locality that may be meant. */
export interface AddressCandidate {
  readonly label: string
  /** Identifier in the address file; null for a street or locality. */
  readonly pid: string | null
  readonly score: number
  readonly precision: Precision
  readonly agreement: Partial<Agreement> & Pick<Agreement, 'locality'>
  readonly building_name: string | null
  readonly locality: string
  readonly state: string
  readonly postcode: string | null
  /** The file's point of this very candidate; null for a street or locality, never that of another. */
  readonly location: { readonly latitude: number; readonly longitude: number } | null
  readonly geocode_type: string | null
  /** Line in the publisher's file. */
  readonly ref: string | null
}

export interface AddressMatch {
  readonly query: string
  readonly parsed: ParsedAddress
  readonly status: MatchStatus
  readonly availability: Availability
  /** Best first. */
  readonly candidates: readonly AddressCandidate[]
  readonly snapshot: SnapshotView
  readonly releases: readonly Release[]
  readonly evidence_hash: string
}

/** How far from a number that is not in the file its neighbours, and ranges that hold it, are looked for. */
const NEIGHBOURS = 40

/** Matches an address against the address file of a snapshot: names in memory, then one indexed look-up by number. */
export async function matchAddress(
  database: ReadonlySql,
  snapshot: SnapshotView,
  query: string,
  limit = 5,
): Promise<AddressMatch> {
  const parsed = parseAddress(query, ADDRESS_VOCABULARY)
  const index = await addressIndex(database, snapshot)
  const answer = (
    availability: Availability,
    status: MatchStatus,
    candidates: readonly AddressCandidate[] = [],
    inputs: readonly EvidenceInput[] = [],
  ): AddressMatch => ({
    query,
    parsed,
    status,
    availability,
    candidates,
    snapshot,
    releases: index === undefined ? [] : [index.release],
    evidence_hash: evidenceHash(inputs, [ADDRESS_MATCH]),
  })
  if (index === undefined) return answer(NOT_LOADED, 'not_assessed')
  if (parsed.postal) return answer(POSTAL, 'not_assessed')
  const found = findStreets(parsed, index.gazetteer, ADDRESS_VOCABULARY, index.streetsIn)
  const ranked = await lookUp(database, parsed, found.streets)
  const shown = ranked.slice(0, limit)
  if (shown.length > 0)
    return answer(
      AVAILABLE,
      matchStatus(ranked, buildingOf),
      shown.map((item) => addressCandidate(item, index)),
      shown.flatMap((item) => evidenceOf(item, index, snapshot)),
    )
  const places = placesWithoutAddress(found)
  return places.length === 0
    ? answer(NO_MATCH, 'not_found')
    : answer(
        AVAILABLE,
        matchStatus(places, ({ label }) => label),
        places.slice(0, limit),
      )
}

const NOT_LOADED = unavailable(
  'not_assessed',
  'address_file_not_loaded',
  'The national address file is not loaded here, so no address can be matched. An operator loads it with `southerly ingest gnaf-core`.',
)
const POSTAL = unavailable(
  'not_applicable',
  'postal_address',
  'A post-office box or bag has no place. Give the street address of the site.',
)
const NO_MATCH = unavailable(
  'no_match',
  'address_not_found',
  'No locality, street or number in the address file comes close to this address.',
)

/** The number asked for; where the file does not have it, its neighbours and the ranges around it. */
async function lookUp(
  database: ReadonlySql,
  asked: ParsedAddress,
  places: readonly PlacedStreet[],
): Promise<Ranked<StoredAddress>[]> {
  const number = lookUpNumber(asked.number?.first ?? null, asked.lot)
  if (number === 0 || places.length === 0) return []
  const wanted = {
    streetIds: places.map(({ street }) => street.id),
    number,
    flat: asked.flat?.number ?? null,
  }
  const rows = await findAddresses(database, wanted)
  return rankAddresses(
    asked,
    rows.length > 0 ? rows : await findAddressesAround(database, wanted, NEIGHBOURS),
    places,
  )
}

/** Neighbours of a number that is not in the file are one place: a street, not several that fit alike. */
const buildingOf = ({ row, place, precision }: Ranked<StoredAddress>): string =>
  precision === 'nearby_number'
    ? String(place.street.id)
    : `${place.street.id} ${row.number_first ?? ''} ${row.lot_number ?? ''}`

function addressCandidate(item: Ranked<StoredAddress>, index: AddressIndex): AddressCandidate {
  const { row, place, score, precision, agreement } = item
  return {
    ...localityFields(place.locality),
    label: addressLabel(item),
    pid: row.pid,
    score,
    precision,
    agreement,
    building_name: row.building_name,
    location: { latitude: row.latitude, longitude: row.longitude },
    geocode_type: index.geocodeTypes.get(row.geocode_type) || null,
    ref: `line ${row.line}`,
  }
}

/** Streets, or else localities, where no address was found: without a point, for the file has none of them. */
function placesWithoutAddress({ streets, localities }: FoundPlaces): AddressCandidate[] {
  const nothing = { pid: null, building_name: null, location: null, geocode_type: null, ref: null }
  const rounded = (value: number): number => Math.round(value * 10_000) / 10_000
  if (streets.length > 0)
    return streets.map(({ locality, street, agreement }) => ({
      ...nothing,
      ...localityFields(locality),
      label: `${street.printed}, ${localityLabel(locality)}`,
      score: rounded(agreement.locality * agreement.street),
      precision: 'street',
      agreement,
    }))
  return localities.map(({ locality, agreement }) => ({
    ...nothing,
    ...localityFields(locality),
    label: localityLabel(locality),
    score: rounded(agreement),
    precision: 'locality',
    agreement: { locality: agreement },
  }))
}

const localityFields = ({ name, state, postcode }: PlacedStreet['locality']) => ({
  locality: name,
  state,
  postcode,
})

function evidenceOf(
  { row }: Ranked<StoredAddress>,
  { release }: AddressIndex,
  snapshot: SnapshotView,
): EvidenceInput[] {
  const { latitude, longitude } = row
  const place = { release_id: release.id, row_ref: `line ${row.line}` }
  return cite(snapshot, place, release.edition, { latitude, longitude })
}

import { distanceKm } from '../../src/domain/company/climate/location.ts'
import { lineOf, number, type Row, type TableRecord, text } from './records.ts'

/** Held points that are wrong, and why the second source's takes their place. */
const CORRECTED: Readonly<Record<string, string>> = {
  'Start up and Operations of the Ichthys LNG Project': 'the held point is 1,589 km from the plant at Darwin',
  FLNG: 'Prelude floats in the Browse Basin; the held point is 525 km away',
  'APU01 Pyrenees - AOA Facility': 'an offshore field; the held point is 349 km away',
  'Montara Operations': 'an offshore field; the held point is 123 km away',
  Fairview: 'the held point is at Clermont mine',
  'Clermont Coal Operations': 'the held point is at Kestrel mine',
  'Darwin LNG Plant': 'the held point is at Ichthys LNG',
}

const KINDS: Readonly<Record<string, string>> = {
  site: 'site',
  'captive power plant at the site': 'captive_power_plant',
  'extraction area centroid': 'extraction_area',
}

/**
 * Rows of held points again, with what a second source says. Of corrected facilities the second source's point comes first and the
 * held one stays beside it. Facilities that only an extraction area is known of stay without a place.
 */
export function secondOpinions(records: readonly TableRecord[], held: readonly TableRecord[]): Row[] {
  const heldOf = new Map(held.filter(isPlaced).map((record) => [record['facility_name'], record]))
  return records.flatMap((record, index) => {
    const first = heldOf.get(record['facility_name'] ?? '')
    if (first === undefined) return []
    const points = { held: pointOf(first), second: pointOf(record) }
    const km = Math.round(10 * distanceKm(points.held, points.second)) / 10
    const kind = KINDS[record['point_kind'] ?? '']
    if (kind === undefined) throw new Error(`${record['point_kind']} is not a kind of point`)
    const reason = CORRECTED[record['facility_name'] ?? '']
    const gem = `Global Energy Monitor, ${record['gem_name']} (${record['url']}), CC BY 4.0`
    const [own, other] = reason === undefined ? [points.held, points.second] : [points.second, points.held]
    return [
      {
        row_ref: lineOf(index),
        scheme: 'safeguard',
        facility_name: record['facility_name'],
        last_year: record['last_year'],
        owner_abn: text(first['controlling_corporation_abn']),
        state: text(record['state']),
        latitude: own.lat,
        longitude: own.lon,
        precision: reason === undefined ? 'approximate' : 'third_party_unverified',
        matched_name: reason === undefined ? null : text(record['gem_name']),
        source_text: reason === undefined ? text(first['source']) : `${gem}; corrected: ${reason}`,
        second_latitude: other.lat,
        second_longitude: other.lon,
        second_km: km,
        second_kind: reason === undefined ? kind : 'replaced',
        second_source: reason === undefined ? gem : text(first['source']),
      },
    ]
  })
}

const isPlaced = (record: TableRecord): boolean =>
  record['lat'] !== '' && (record['use'] === undefined || record['use'] === 'site')

const pointOf = (record: TableRecord): { lat: number; lon: number } => ({
  lat: number(record['lat']) ?? Number.NaN,
  lon: number(record['lon']) ?? Number.NaN,
})

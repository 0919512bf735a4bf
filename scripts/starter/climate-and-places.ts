import { BASELINE, RECENT } from '../../src/domain/company/climate/indicator-rules.ts'
import { stationVersionOf } from '../../src/domain/company/climate/series-versions.ts'
import { lineOf, number, type Row, type TableRecord, text } from './records.ts'

const MEASURES = ['mean_temp_c', 'rain_mm', 'days_ge_35', 'days_ge_40'] as const

/**
 * Annual series that may be shipped and can be served: one that is too short for a baseline or ended with it would only
 * make the starter larger. Stations of `newer`, a table of a later version, are left out: versions are never mixed.
 */
export function climateSeries(records: readonly TableRecord[], newer: readonly TableRecord[]): Row[] {
  const renewed = new Set(newer.map(({ source = '' }) => stationVersionOf(source)?.station))
  const numbered = records.map((record, index) => ({ record, line: lineOf(index) }))
  const groups = Map.groupBy(numbered, ({ record }) => `${record['source']}|${record['location']}`)
  return [...groups.values()]
    .filter((group) => group.every(({ record }) => record['ship'] === 'yes'))
    .filter(([first]) => {
      const station = stationVersionOf(first?.record['source'] ?? '')?.station
      return station === undefined || !renewed.has(station)
    })
    .filter((group) => canBeServed(group.map(({ record }) => record)))
    .flat()
    .map(({ record, line }) => ({
      row_ref: line,
      series: record['source'],
      location: record['location'],
      latitude: number(record['lat']),
      longitude: number(record['lon']),
      kind: record['kind'],
      year: number(record['year']),
      mean_temp_c: number(record['mean_temp_c']),
      rain_mm: number(record['rain_mm']),
      days_ge_35: number(record['days_ge_35']),
      days_ge_40: number(record['days_ge_40']),
      completeness: number(record['coverage']),
      licence_text: record['licence'],
    }))
}

const canBeServed = (records: readonly TableRecord[]): boolean =>
  MEASURES.some((measure) => {
    const years = records.filter((record) => record[measure] !== '').map(({ year }) => Number(year))
    const baseline = years.filter((year) => year >= BASELINE.first && year <= BASELINE.last)
    const since = years.filter((year) => year > BASELINE.last)
    return baseline.length >= BASELINE.fewest_years && since.length >= RECENT.fewest_after_baseline
  })

/** Points of another map for facilities that had none. Offices, middles of pipelines and visible errors are not sites. */
export const safeguardSites = (records: readonly TableRecord[]): Row[] =>
  records.flatMap((record, index) =>
    record['use'] === 'site'
      ? [
          {
            row_ref: lineOf(index),
            scheme: 'safeguard',
            facility_name: record['facility_name'],
            last_year: record['last_year'],
            owner_abn: text(record['controlling_corporation_abn']),
            state: text(record['state']),
            latitude: number(record['lat']),
            longitude: number(record['lon']),
            precision: 'approximate',
            matched_name: null,
            source_text: `${record['source']}; ${PLACED_BY[record['basis'] ?? ''] ?? 'not said how'}`,
          },
        ]
      : [],
  )

const PLACED_BY: Readonly<Record<string, string>> = {
  hand: 'placed by hand',
  osm_name: 'found by name on OpenStreetMap',
  osm_weak: 'found by a similar name on OpenStreetMap',
}

/**
 * States that directories name for companies without an address. A row takes the place of the company's row in the table
 * of details, so it repeats what stood there.
 */
export function companyPlaces(records: readonly TableRecord[], details: readonly TableRecord[]): Row[] {
  const known = new Map(details.map((record) => [record['abn'], record]))
  return records.flatMap((record, index) => {
    const { abn = '', hq_state: state } = record
    const held = known.get(abn)
    if (abn === '' || state === '' || (held?.['state'] ?? '') !== '') return []
    return [
      {
        row_ref: lineOf(index),
        abn,
        name: held?.['name'] ?? record['organisation'],
        acn: text(held?.['acn']),
        acn_basis: text(held?.['acn_basis']),
        entity_type: text(held?.['entity_type']),
        entity_type_basis: text(held?.['entity_type_basis']),
        state,
        state_basis: 'directory_unverified',
        postcode: text(record['hq_postcode']),
        source_text: `${record['source']}, unverified`,
        as_of: text(record['as_of']),
      },
    ]
  })
}

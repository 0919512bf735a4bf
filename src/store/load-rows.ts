import type { Sql } from './database.ts'
import { identifier, joined, SQL } from './sql-text.ts'

/** Table that the rows of a source are stored in. Its columns are `release_id`, `ordinal` and the fields of the row. */
export const ROW_TABLES: Readonly<Record<string, string>> = {
  'abr-bulk': 'register_entity',
  'abs-cpi': 'cpi_observation',
  'abs-io': 'input_output_flow',
  'accu-projects': 'accu_project',
  'aemo-cdeii': 'grid_intensity',
  'aemo-generators': 'grid_generator',
  'aemo-isp-inputs': 'isp_input',
  'aemo-isp-outlook': 'isp_outlook',
  anzsic: 'anzsic_code',
  'ato-tax': 'tax_entity_income',
  'bushfire-suburbs': 'bushfire_suburb',
  'certificate-actions': 'certificate_action',
  'climate-series': 'climate_series_year',
  'climate-zones': 'climate_zone_postcode',
  'coastal-levels': 'coastal_level',
  'company-classification': 'company_classification',
  'company-details': 'company_details',
  'cooling-hours': 'cooling_hours',
  'cyclone-tracks': 'cyclone_position',
  'declared-disasters': 'declared_disaster',
  'energy-averages': 'energy_average',
  'facility-locations': 'facility_location',
  generation: 'generation_facility',
  greenpower: 'greenpower_plan_product',
  'greenpower-offers': 'greenpower_offer',
  gwp: 'global_warming_potential',
  'heat-response': 'climate_heat_response',
  'io-multipliers': 'input_output_multiplier',
  localities: 'locality',
  'locality-areas': 'locality_area',
  'lret-stations': 'lret_station',
  'nga-factors': 'nga_factor',
  'nger-corporate': 'nger_corporate_emission',
  'nger-market-based': 'nger_market_based_scope2',
  'nger-transfer': 'nger_transfer_holder',
  projections: 'climate_projection',
  'registry-name-links': 'registry_name_link',
  'renewable-power-percentage': 'renewable_power_percentage',
  safeguard: 'safeguard_facility',
  'safeguard-links': 'safeguard_link',
  'silo-point': 'silo_point_day',
  'station-years': 'station_year',
  'warming-level-years': 'climate_warming_level_year',
  'warming-levels': 'climate_warming_level',
  wgea: 'employer_classification',
}

const CHUNK_CHARACTERS = 256 * 1024

/** Copies rows into a source's table in the order given; `ordinal` counts from 1. */
export function copyRows(
  sql: Sql,
  table: string,
  columns: readonly string[],
  releaseId: string,
  rows: Iterable<object> | AsyncIterable<object>,
): Promise<number> {
  const target = SQL`${identifier(table)} (release_id, ordinal, ${joined(columns.map(identifier))})`
  return sql.copyCsv(target, encodeRows(columns, releaseId, rows))
}

async function* encodeRows(
  columns: readonly string[],
  releaseId: string,
  rows: Iterable<object> | AsyncIterable<object>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  const prefix = encodeCell(releaseId)
  let pending = ''
  let ordinal = 0
  for await (const row of rows) {
    ordinal += 1
    const fields = row as Readonly<Record<string, unknown>>
    pending += `${prefix},${ordinal}`
    for (const column of columns) pending += `,${encodeCell(fields[column])}`
    pending += '\n'
    if (pending.length >= CHUNK_CHARACTERS) {
      yield encoder.encode(pending)
      pending = ''
    }
  }
  if (pending !== '') yield encoder.encode(pending)
}

/** A cell of PostgreSQL's CSV: nothing at all is null, a quoted empty string is an empty string. */
function encodeCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return quote(`{${value.map((item) => arrayItem(String(item))).join(',')}}`)
  return quote(typeof value === 'string' ? value : JSON.stringify(value))
}

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`
const arrayItem = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

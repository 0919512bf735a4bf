import { reportingYear, startYear } from '../../src/domain/reporting-year.ts'
import { climateSeries, companyPlaces, safeguardSites } from './climate-and-places.ts'
import { employers } from './employers.ts'
import { rainYears } from './rain.ts'
import { list, number, type Row, type TableRecord, text } from './records.ts'
import { SCENARIO_CONVERTERS } from './scenarios.ts'
import { secondOpinions } from './second-opinions.ts'
import { TRANSITION_CONVERTERS } from './transition.ts'

/** Rows of low confidence are figures recalled or taken from test data: they never ship. */
const trusted = (record: TableRecord): boolean => record['confidence'] !== 'low'

/** One registry entity has no ABN: a row without a key is left out, never joined on an empty one. */
const withAbn = (record: TableRecord, row: Row): Row | undefined => (record['abn'] === '' ? undefined : row)

/**
 * A business called Limited is an Australian company only if its ABN ends in a company number: otherwise it may be foreign
 * (PTE LTD), a co-operative or of a state, so the type stays unknown and the basis says why.
 */
const typeOfNameSuffix = (record: TableRecord): Row =>
  record['entity_type'] !== '' && record['acn'] === ''
    ? { entity_type: null, entity_type_basis: 'abn_without_acn' }
    : { entity_type: text(record['entity_type']), entity_type_basis: text(record['entity_type_basis']) }

/** First Sunday-based contract week of a day, as the market operator counts: week 1 holds the last Sunday of December before. */
function contractWeek(date: string): { contract_year: number; week: number } {
  const day = new Date(`${date}T00:00:00Z`)
  const startOf = (year: number): number => {
    const lastOfDecember = new Date(Date.UTC(year - 1, 11, 31))
    return lastOfDecember.getTime() - lastOfDecember.getUTCDay() * 86_400_000
  }
  const year =
    day.getTime() >= startOf(day.getUTCFullYear() + 1) ? day.getUTCFullYear() + 1 : day.getUTCFullYear()
  return { contract_year: year, week: Math.floor((day.getTime() - startOf(year)) / (7 * 86_400_000)) + 1 }
}

/**
 * How the tables of figures that we collected become rows of a source. A converter gives the row, or undefined to leave
 * the record out.
 */
export const CONVERTERS: Readonly<
  Record<string, (record: TableRecord, edition: string | undefined) => Row | undefined>
> = {
  ...SCENARIO_CONVERTERS,
  gwp: (record) =>
    trusted(record)
      ? {
          gas_code: record['gas_code'],
          name: record['name'],
          family: record['family'],
          origin: text(record['origin']),
          ar4_gwp100: number(record['ar4_gwp100']),
          ar5_gwp100: number(record['ar5_gwp100']),
          ar6_gwp100: number(record['ar6_gwp100']),
          source_text: record['source'],
          confidence: record['confidence'],
          note: text(record['note']),
        }
      : undefined,
  'io-multipliers': (record) =>
    trusted(record)
      ? {
          level: record['level'],
          code: record['code'],
          name: record['name'],
          anzsic_division: text(record['anzsic_division']),
          anzsic06_classes: list(record['anzsic06_classes'], ' '),
          direct_kgco2e_per_aud: number(record['direct_kgco2e_per_aud']),
          total_kgco2e_per_aud_published: number(record['total_kgco2e_per_aud_published']),
          total_kgco2e_per_aud_recomputed: number(record['total_kgco2e_per_aud_recomputed_same_A']),
          total_kgco2e_per_aud_domestic: number(record['total_kgco2e_per_aud_domestic_2017_18']),
          output_aud_m: number(record['output_aud_m_2017_18']),
          import_share: number(record['import_share_2017_18']),
          scope3_category_hint: text(record['scope3_category_hint']),
          price_basis: record['price_basis'],
          source_text: record['source'],
          confidence: record['confidence'],
          note: text(record['note']),
        }
      : undefined,
  'renewable-power-percentage': (record) => ({
    year: record['year'],
    rpp_pct: number(record['rpp_pct']),
    rpp_text: record['rpp_pct'],
    confidence: record['confidence'],
    note: text(record['note']),
  }),
  'company-classification': (record) =>
    withAbn(record, {
      abn: record['abn'],
      organisation: record['organisation'],
      anzsic_group: text(record['anzsic_group']),
      anzsic_group_title: text(record['anzsic_group_title']),
      anzsic_subdivision: text(record['anzsic_subdivision']),
      anzsic_subdivision_title: text(record['anzsic_subdivision_title']),
      anzsic_division: text(record['anzsic_division']),
      anzsic_division_title: text(record['anzsic_division_title']),
      basis: record['basis'],
      evidence: text(record['evidence']),
      last_year: record['last_year'],
    }),
  'company-details': (record) =>
    withAbn(record, {
      abn: record['abn'],
      name: record['name'],
      acn: text(record['acn']),
      acn_basis: text(record['acn_basis']),
      ...typeOfNameSuffix(record),
      state: text(record['state']),
      state_basis: text(record['state_basis']),
      postcode: text(record['postcode']),
      source_text: record['source'],
      as_of: text(record['as_of']),
    }),
  'safeguard-links': (record) => ({
    reporting_year: record['reporting_year'],
    facility_name: record['facility_name'],
    responsible_emitter: record['responsible_emitter'],
    emitter_abn: text(record['emitter_abn']),
    emitter_abn_basis: text(record['emitter_abn_source']),
    controlling_corporation: text(record['controlling_corporation']),
    controlling_corporation_abn: text(record['controlling_corporation_abn']),
    link_basis: text(record['link_basis']),
    anzsic_group: text(record['anzsic_group']),
    anzsic_basis: text(record['anzsic_source']),
    derived_status: record['derived_status'],
  }),
  'facility-locations': (record) => {
    const located = record['lat'] !== ''
    const official = record['source']?.startsWith('Geoscience Australia') === true
    return {
      scheme: record['last_reporting_year'] === undefined ? 'safeguard' : 'generation',
      facility_name: record['facility_name'],
      last_year: record['last_reporting_year'] ?? record['last_year'],
      owner_abn: text(record['reporting_entity_abn'] ?? record['controlling_corporation_abn']),
      state: text(record['state']),
      latitude: number(record['lat']),
      longitude: number(record['lon']),
      precision: located ? (official ? 'matched_name' : 'approximate') : 'not_located',
      matched_name: text(record['matched_name']),
      source_text: text(record['source']),
    }
  },
  'aemo-cdeii': (record) => ({
    date: record['date'],
    day_starts_at: `${record['date']}T00:00:00+10:00`,
    region: record['region'],
    energy_mwh: number(record['energy_mwh']),
    emissions_t: number(record['emissions_t']),
    intensity_t_per_mwh: number(record['intensity_t_per_mwh']),
    energy_text: record['energy_mwh'],
    emissions_text: record['emissions_t'],
    intensity_text: record['intensity_t_per_mwh'],
    ...contractWeek(record['date'] ?? ''),
  }),
  'bushfire-suburbs': (record) => ({
    state: record['state'],
    sal_code_2021: record['sal_code_2021'],
    suburb: record['suburb'],
    area_km2: number(record['area_km2']),
    bushfire_prone_share: number(record['bushfire_prone_share']),
    lat: number(record['lat']),
    lon: number(record['lon']),
  }),
  'cyclone-tracks': (record) => ({
    storm: record['storm'],
    time_utc: record['time_utc'],
    lat: number(record['lat']),
    lon: number(record['lon']),
    wind_1min_kt: number(record['wind_1min_kt']),
  }),
  'climate-zones': (record) => ({
    postcode: record['postcode'],
    zone: number(record['zone']),
    town: record['town'],
  }),
  'cooling-hours': (record) => ({
    zone: number(record['zone']),
    town: record['town'],
    state: record['state'],
    lat: number(record['lat']),
    lon: number(record['lon']),
    scenario: record['scenario'],
    heating_hrs: number(record['heating_hrs']),
    safe_hrs: number(record['safe_hrs']),
    cooling_hrs: number(record['cooling_hrs']),
  }),
  localities: (record) => ({
    postcode: record['postcode'],
    locality: record['locality'],
    state: record['state'],
    district: null,
    lat: number(record['lat']),
    lon: number(record['lon']),
    accuracy: number(record['accuracy']),
    flags: record['accuracy'] === '' ? ['accuracy_not_stated'] : [],
  }),
  'greenpower-offers': (record) => {
    const name = record['product_name'] ?? ''
    return {
      provider: record['provider'],
      provider_abn: text(record['provider_abn']),
      product_name: name.startsWith('(') ? null : name,
      offer: name === '(none)' ? 'none_seen' : name === '(name not captured)' ? 'not_named' : 'offered',
      product_type: text(record['product_type']),
      states: text(record['states']),
      percent_green_options: list(record['percent_green_options'], ';'),
      customer_type: text(record['customer_type']),
      prices_aud: list(record['price_aud'], ';'),
      price_basis: text(record['price_basis']),
      accreditation_scheme: text(record['accreditation_scheme']),
      accreditation_status: text(record['accreditation_status']),
      plans_total: number(record['cdr_plans_total']),
      plans_with_greenpower: number(record['cdr_plans_with_greenpower']),
      as_of: text(record['as_of']),
      source_text: record['source'],
      confidence: record['confidence'],
      note: text(record['note']),
    }
  },
  // A class that was matched by the name of a group is another employer's declaration.
  'ato-tax': (record, edition) =>
    record['release'] === edition
      ? {
          entity: record['abn'] === '' ? record['name'] : record['abn'],
          abn: text(record['abn']),
          name: record['name'],
          income_year: record['income_year'],
          total_income_aud: number(record['total_income_aud']),
          taxable_income_aud: number(record['taxable_income_aud']),
          tax_payable_aud: number(record['tax_payable_aud']),
          release: record['release'],
          flags: record['abn'] === '' ? ['abn_not_published'] : [],
          row_ref: `${record['source_file']} row ${record['source_row']}`,
        }
      : undefined,
}

/** Converters that need the whole table, or another one beside it. */
export const TABLE_CONVERTERS: Readonly<
  Record<string, (records: readonly TableRecord[], beside: readonly TableRecord[]) => Row[]>
> = {
  ...TRANSITION_CONVERTERS,
  'climate-series': climateSeries,
  'rain-years': rainYears,
  'safeguard-sites': safeguardSites,
  'second-opinions': secondOpinions,
  'company-places': companyPlaces,
  wgea: employers,
  'registry-name-links': (records) => {
    const found: Row[] = []
    // From the later years back, so that a row may be joined to one that was joined itself.
    for (const year of ['2015-16', '2014-15', '2013-14', '2012-13']) {
      const nextYear = reportingYear(startYear(year) + 1)
      const joined = new Map(
        found
          .filter((row) => row['reporting_year'] === nextYear)
          .map((row) => [row['organisation'], row['abn']]),
      )
      const abnOf = (record: TableRecord): unknown =>
        record['abn'] === '' ? joined.get(record['organisation']) : record['abn']
      const next = uniqueByName(
        records.filter((record) => record['reporting_year'] === nextYear && abnOf(record) !== undefined),
      )
      const printed = uniqueByName(records.filter((record) => record['reporting_year'] === year))
      for (const [name, record] of printed) {
        const match = next.get(name)
        if (record['abn'] !== '' || match === undefined || !alikeInSize(record, match)) continue
        found.push({
          row_ref: `nger_${year}.csv: ${record['organisation']}`,
          reporting_year: year,
          organisation: record['organisation'],
          abn: abnOf(match),
          next_year_name: match['organisation'],
          basis: `same name in ${nextYear} after case, punctuation and company forms; once in each year; alike in size`,
        })
      }
    }
    return found.toSorted((a, b) => String(a['reporting_year']).localeCompare(String(b['reporting_year'])))
  },
}

function uniqueByName(records: readonly TableRecord[]): Map<string, TableRecord> {
  const found = new Map<string, TableRecord | undefined>()
  for (const record of records) {
    const name = normalisedName(record['organisation'] ?? '')
    found.set(name, found.has(name) ? undefined : record)
  }
  return new Map([...found].filter((entry): entry is [string, TableRecord] => entry[1] !== undefined))
}

const normalisedName = (name: string): string =>
  name
    .toUpperCase()
    .replaceAll('&', ' AND ')
    .replaceAll(/[^A-Z0-9 ]/g, '')
    .replaceAll(/\bPROPRIETARY\b/g, 'PTY')
    .replaceAll(/\bLIMITED\b/g, 'LTD')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** A company that grew or shrank fivefold in a year is more likely to be another one of the same name. */
function alikeInSize(a: TableRecord, b: TableRecord): boolean {
  const total = (record: TableRecord): number =>
    (number(record['scope1_t']) ?? 0) + (number(record['scope2_t']) ?? 0)
  const ratio = total(a) / total(b)
  return ratio > 0.2 && ratio < 5
}

/** The 2026 factors were issued again in October with two figures changed; only the first issue's text is at hand. */
export const AMENDMENTS: Readonly<Record<string, (original: string) => string>> = {
  'nga-2026-10': (original) => {
    const amended = original
      .replace('Tasmania\t0.23\t0.03', 'Tasmania\t0.21\t0.03')
      .replace(
        /(Northern territory - Darwin Katherine Interconnected System \(DKIS\) \t0\.55\t)0\.1\b/,
        '$10.13',
      )
    if (amended.length !== original.length + 1)
      throw new Error('the text of the 2026 factors is not the one of September')
    return amended
  },
}

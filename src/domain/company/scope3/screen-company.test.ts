import { expect, test } from 'vitest'
import { safeguardRow } from '../../../../test/support/safeguard-rows.ts'
import { Printed } from '../../working.ts'
import { composeEmissionsRecord } from '../emissions/emissions-record.ts'
import type { RegistryRow } from '../emissions/registry-row.ts'
import { type ScreeningFacts, screenCompany } from './screen-company.ts'

const YEARS = ['2022-23', '2023-24', '2024-25']

const row = (reporting_year: string): RegistryRow => ({
  release_id: 'release',
  row_ref: 'line 2',
  reporting_year,
  organisation: 'GENERATOR',
  identifier_type: 'abn',
  identifier_text: null,
  scope1_t: 1_000,
  scope2_t: 100,
  net_energy_gj: 20_000,
  scope1_text: '1,000',
  scope2_text: '100',
  net_energy_text: '20,000',
  notes: null,
  flags: [],
  in_force: true,
  published_on: '2026-02-28',
})

const record = (until: string) =>
  composeEmissionsRecord(
    YEARS.filter((year) => year <= until).map(row),
    YEARS.map((reporting_year) => ({
      reporting_year,
      release_id: 'release',
      dataset: 'registry',
      file_sha256: '0',
      has_identifiers: true,
    })),
  )

const electricity = (edition: string, scope3_kg_per_kwh: number) => ({
  region: 'VIC',
  edition,
  scope2_kg_per_kwh: 1,
  scope3_kg_per_kwh,
  evidence: [],
})

const fuels = (edition: string) =>
  (['brown_coal', 'diesel'] as const).map((fuel) => ({
    fuel,
    edition,
    activity: fuel,
    region: 'NATIONAL',
    scope1_kg_per_gj: 70,
    scope3_kg_per_gj: 7,
    evidence: [],
  }))

const facts: ScreeningFacts = {
  anzsic: {
    division: { level: 'division', code: 'D', title: 'D', parent_code: null },
    subdivision: null,
    group: null,
    class: null,
  },
  employers: [],
  factor_region: 'VIC',
  region_facilities: [],
  electricity: [electricity('2023', 0.1), electricity('2024', 0.2), electricity('2026', 0.4)],
  fuels: [...fuels('2023'), ...fuels('2024')],
  stations: [],
  facilities: [],
  industries: [],
  suppliers: [],
  division: null,
  goods: null,
  deflator: null,
  reporter: null,
}
const station = {
  facility: 'Station',
  reporting_year: '2023-24',
  scope1_t: 900,
  primary_fuel: 'Brown Coal',
  factor_region: 'VIC',
  evidence: [],
}

const screened = (more: Partial<ScreeningFacts>, until = '2024-25') => {
  const { result } = screenCompany({ ...facts, ...more }, record(until))
  const electric = result?.categories[2]?.parts[0]
  return { year: result?.reporting_year, reason: result?.year_reason, low: electric?.emissions_t?.low }
}

test('takes the factors of the edition that is meant for the year, never of a newer one', () => {
  expect(screened({})).toEqual({ year: '2024-25', reason: null, low: 20 })
  expect(screenCompany(facts, record('2022-23')).availability.reason_code).toBe('nothing_to_screen')
})

test('a generator is screened on the year of its stations, and is told so', () => {
  expect(screened({ stations: [station] })).toEqual({
    year: '2023-24',
    reason: 'Power stations are published only up to 2023-24, so that year is screened instead of 2024-25.',
    low: 10,
  })
})

test('the working names what was chosen from, each figure by the input that prints it', () => {
  const own = record('2024-25')
  const printing = (field: string) =>
    (own?.inputs ?? []).filter((input) => input.field === field && input.observed === '2023-24')
  const [working] = screenCompany({ ...facts, stations: [station] }, own).workings()
  expect(working).toMatchObject({
    formula: 'scope3_screening',
    observed: '2023-24',
    arguments: {
      scope1_t: new Printed(1_000, printing('scope1_t')),
      net_energy_gj: new Printed(20_000, printing('net_energy_gj')),
      electricity: [{ region: 'VIC', scope3_kg_per_kwh: new Printed(0.1, []) }],
      fuels: [{ fuel: 'brown_coal' }, { fuel: 'diesel' }],
      stations: [{ facility: 'Station', scope1_t: new Printed(900, []) }],
      income_aud: null,
      base_prices: [],
    },
    outputs: {
      category_3_low: { availability: { status: 'available' } },
      category_6_central: { value: null, availability: { status: 'not_assessed' } },
    },
  })
  expect(screenCompany(facts, record('2022-23')).workings()).toEqual([])
})

test('what a gas producer burns is its own gas, and so is what gas plants of another company burn', () => {
  const producer = {
    anzsic: {
      ...facts.anzsic!,
      subdivision: { level: 'subdivision', code: '07', title: 'Gas', parent_code: 'B' },
    },
    stations: [{ ...station, reporting_year: '2024-25' }],
  } satisfies Partial<ScreeningFacts>
  const parts = (more: Partial<ScreeningFacts>) =>
    screenCompany({ ...facts, ...more }, record('2024-25')).result?.categories[2]?.parts
  expect(parts(producer)).toMatchObject([
    { part: 'electricity' },
    { part: 'generation_fuel', emissions_t: null },
    { part: 'fuel_of_wells', emissions_t: { low: expect.closeTo(1, 9), high: expect.closeTo(10, 9) } },
    { part: 'other_fuel', emissions_t: null },
  ])
  const plant = safeguardRow('2024-25', {
    anzsic_group: '070',
    covered_emissions_t: 600,
    gases: { co2_t: 500, ch4_t: 90, n2o_t: 5, other_t: 5 },
  })
  expect(parts({ facilities: [plant] })?.[2]).toMatchObject({
    part: 'fuel_of_wells',
    emissions_t: { low: expect.closeTo(0.5, 9), high: expect.closeTo(5, 9) },
  })
})

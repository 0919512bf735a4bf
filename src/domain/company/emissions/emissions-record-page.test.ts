import { expect, test } from 'vitest'
import { expectWorkedExample } from '../../../../test/support/method-page.ts'
import { composeEmissionsRecord } from './emissions-record.ts'
import type { RegistryRow } from './registry-row.ts'

const AGL = [
  { reporting_year: '2021-22', scope1_t: '39,512,681', scope2_t: '538,965' },
  { reporting_year: '2023-24', scope1_t: '32,911,665', scope2_t: '264,424' },
] as const
const amount = (printed: string): number => Number(printed.replaceAll(',', ''))

const rows = AGL.map(
  ({ reporting_year, scope1_t, scope2_t }): RegistryRow => ({
    release_id: reporting_year,
    row_ref: 'row 2',
    reporting_year,
    organisation: 'AGL ENERGY LIMITED',
    identifier_type: 'abn',
    identifier_text: '74 115 061 375',
    scope1_t: amount(scope1_t),
    scope2_t: amount(scope2_t),
    net_energy_gj: null,
    scope1_text: scope1_t,
    scope2_text: scope2_t,
    net_energy_text: null,
    notes: null,
    flags: [],
    in_force: true,
    published_on: '2025-02-28',
  }),
)

test('the page of emissions_record shows what the code composes', () => {
  const registry = ['2021-22', '2022-23', '2023-24'].map((reporting_year) => ({
    reporting_year,
    release_id: reporting_year,
    dataset: 'au_cer_nger_corporate',
    file_sha256: '0'.repeat(64),
    has_identifiers: true,
  }))
  const record = composeEmissionsRecord(rows, registry)
  expect(record?.years).toHaveLength(3)
  expectWorkedExample('emissions_record', {
    company: 'AGL ENERGY LIMITED',
    abn: '74115061375',
    inputs: AGL,
    result: {
      scope1_and_2_t: record?.years.map((year) => year.scope1_and_2_t),
      statuses: record?.years.map((year) => year.availability.status),
      gaps: record?.gaps,
    },
  })
})

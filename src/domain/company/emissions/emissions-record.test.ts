import { describe, expect, test } from 'vitest'
import { composeEmissionsRecord } from './emissions-record.ts'
import type { RegistryRow, RegistryYear } from './registry-row.ts'

const year = (reporting_year: string): RegistryYear => ({
  reporting_year,
  release_id: `nger-corporate-${reporting_year}-a`,
  dataset: 'au_cer_nger_corporate',
  file_sha256: 'f'.repeat(64),
  has_identifiers: reporting_year >= '2013-14',
})

const row = (reporting_year: string, scope1_t: number, more: Partial<RegistryRow> = {}): RegistryRow => ({
  release_id: `nger-corporate-${reporting_year}-a`,
  row_ref: 'line 2',
  reporting_year,
  organisation: 'DYNO NOBEL LIMITED',
  identifier_type: 'abn',
  identifier_text: '42 004 080 264',
  scope1_t,
  scope2_t: 100,
  net_energy_gj: 5,
  scope1_text: String(scope1_t),
  scope2_text: '100',
  net_energy_text: '5',
  notes: null,
  flags: [],
  in_force: true,
  published_on: '2026-02-27',
  ...more,
})

describe('composeEmissionsRecord', () => {
  test('a company without a row in force has no record', () => {
    expect(composeEmissionsRecord([], [year('2024-25')])).toBeUndefined()
    expect(
      composeEmissionsRecord([row('2024-25', 1, { in_force: false })], [year('2024-25')]),
    ).toBeUndefined()
  })

  test('every year of the registry has an entry, and a missing one says why and is not zero', () => {
    const record = composeEmissionsRecord(
      [row('2022-23', 7), row('2024-25', 9)],
      ['2012-13', '2022-23', '2023-24', '2024-25'].map(year),
    )
    const byYear = new Map(record?.years.map((entry) => [entry.reporting_year, entry]))
    expect(byYear.get('2022-23')).toMatchObject({
      scope1_and_2_t: 107,
      availability: { status: 'available' },
    })
    expect(byYear.get('2023-24')).toMatchObject({
      scope1_t: null,
      scope1_and_2_t: null,
      availability: { status: 'not_published', reason_code: 'absent_from_registry_year' },
    })
    expect(byYear.get('2012-13')).toMatchObject({
      availability: { status: 'no_match', reason_code: 'identifiers_not_published' },
    })
    expect(byYear.get('2015-16')).toMatchObject({
      availability: { status: 'not_assessed', reason_code: 'registry_year_not_loaded' },
    })
    expect(record?.gaps).toContain('2023-24')
    expect(record?.years).toHaveLength(13)
  })

  test('an unpublished scope 2 leaves the sum unknown', () => {
    const record = composeEmissionsRecord(
      [row('2014-15', 143_470, { scope2_t: null, scope2_text: null })],
      [year('2014-15')],
    )
    expect(record?.years[0]).toMatchObject({
      scope1_t: { value: 143_470 },
      scope2_t: { value: null, value_text: null },
      scope1_and_2_t: null,
    })
  })

  test('a range keeps only its years, in the record and in the evidence', () => {
    const record = composeEmissionsRecord(
      [row('2022-23', 7), row('2024-25', 9)],
      ['2022-23', '2023-24', '2024-25'].map(year),
      { from: '2023-24' },
    )
    expect(record?.years.map((entry) => entry.reporting_year)).toEqual(['2023-24', '2024-25'])
    expect(record?.inputs.map((input) => input.observed)).toEqual(['2024-25', '2024-25', '2024-25'])
  })

  test('names over time are told in spans; other letters are no other name', () => {
    const record = composeEmissionsRecord(
      [
        row('2022-23', 7, { organisation: 'Incitec Pivot Ltd.' }),
        row('2023-24', 8, { organisation: 'INCITEC PIVOT LIMITED' }),
        row('2024-25', 9),
      ],
      ['2022-23', '2023-24', '2024-25'].map(year),
    )
    expect(record?.name).toBe('DYNO NOBEL LIMITED')
    expect(record?.names).toEqual([
      { name: 'INCITEC PIVOT LIMITED', first_year: '2022-23', last_year: '2023-24' },
      { name: 'DYNO NOBEL LIMITED', first_year: '2024-25', last_year: '2024-25' },
    ])
  })

  test('a superseded release shows as a restatement, not as a year', () => {
    const record = composeEmissionsRecord(
      [
        row('2023-24', 8, { release_id: 'first', in_force: false, published_on: '2025-02-28' }),
        row('2023-24', 10),
      ],
      [year('2023-24')],
    )
    expect(record?.years).toHaveLength(1)
    expect(record?.restatements).toEqual([
      {
        reporting_year: '2023-24',
        field: 'scope1_t',
        from: 8,
        to: 10,
        from_release: 'first',
        to_release: 'nger-corporate-2023-24-a',
      },
    ])
  })

  test('a history across a change of warming potentials is flagged', () => {
    const years = ['2019-20', '2020-21', '2021-22']
    expect(
      composeEmissionsRecord(
        years.map((label) => row(label, 1)),
        years.map(year),
      )?.flags,
    ).toEqual(['spans_gwp_break'])
    expect(
      composeEmissionsRecord(
        years.slice(1).map((label) => row(label, 1)),
        years.map(year),
        { from: '2020-21' },
      )?.flags,
    ).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { evidence } from '../../../../test/support/method-page.ts'
import { AVAILABLE, unavailable } from '../../availability.ts'
import { type EvidenceInput } from '../../evidence.ts'
import { Printed, type Working } from '../../working.ts'
import type { Reporter } from '../sector/population.ts'
import type { EmissionsRecord, EmissionsYear } from './emissions-record.ts'
import { emissionsWorkings } from './emissions-workings.ts'

const inputsOf = (year: string, scope1: number, scope2: number): EvidenceInput[] => [
  evidence('scope1_t', year, scope1),
  evidence('scope2_t', year, scope2),
  evidence('net_energy_gj', year, null),
]

const yearOf = (reporting_year: string, scope1: number, scope2: number): EmissionsYear => ({
  reporting_year,
  period_start: '',
  period_end: '',
  availability: AVAILABLE,
  organisation: 'WORKS',
  scope1_t: { value: scope1, value_text: String(scope1) },
  scope2_t: { value: scope2, value_text: String(scope2) },
  scope1_and_2_t: scope1 + scope2,
  net_energy_gj: { value: null, value_text: null },
  notes: null,
  flags: [],
  source: null,
})

const record: EmissionsRecord = {
  name: 'WORKS',
  names: [],
  years: [yearOf('2022-23', 9, 5), yearOf('2023-24', 7, 7)],
  gaps: [],
  restatements: [],
  flags: [],
  inputs: [...inputsOf('2022-23', 9, 5), ...inputsOf('2023-24', 7, 7)],
}
const [, , , scope1, scope2, energy] = record.inputs

const income = {
  abn: '1',
  income_year: '2023-24',
  total_income_aud: 2_000_000,
  evidence: [evidence('total_income', '2023-24', '2,000,000')],
}
const reporter: Reporter = {
  abn: '1',
  reporting_year: '2023-24',
  scope1_t: 7,
  scope2_t: 7,
  net_energy_gj: null,
  incomes: [income],
  joint_facility: null,
  anzsic: { division: null, subdivision: null, group: null, class: null },
  evidence: record.inputs.slice(3),
}

const workingsOf = (changes: Partial<Parameters<typeof emissionsWorkings>[0]> = {}): Working[] =>
  emissionsWorkings({
    record,
    latest: '2023-24',
    market_based: [],
    reporter,
    income_availability: AVAILABLE,
    ...changes,
  })
const found = (formula: string, workings = workingsOf()): Working | undefined =>
  workings.findLast((one) => one.formula === formula)

describe('workings of the registry’s figures', () => {
  test('a year stands as printed, a figure that is not printed too', () => {
    expect(found('registry_year')).toMatchObject({
      kind: 'published',
      about: { reporting_year: '2023-24' },
      outputs: {
        scope1_t: { value: 7, input: scope1 },
        scope2_t: { value: 7, input: scope2 },
        net_energy_gj: { value: null, input: energy },
      },
    })
  })

  test('the total adds figures of its own year and scope, though others print the same number', () => {
    expect(found('sum')).toMatchObject({
      arguments: { scope1_t: new Printed(7, [scope1!]), scope2_t: new Printed(7, [scope2!]) },
      outputs: { sum: { value: 14 } },
    })
  })

  test('all years stand together once', () => {
    expect(found('registry_years')).toMatchObject({
      arguments: { years: [{ reporting_year: '2022-23' }, { reporting_year: '2023-24' }] },
      lists: ['years'],
    })
  })

  test('a market-based figure is about its own year', () => {
    const row = { reporting_year: '2022-23', scope2_t: 3, evidence: [evidence('scope2', '2022-23', 3)] }
    expect(found('market_based_year', workingsOf({ market_based: [row] }))).toMatchObject({
      about: { reporting_year: '2022-23' },
      outputs: { scope2_t: { value: 3, input: row.evidence[0] } },
    })
  })

  test('intensity divides by the income that fits, or says why there is none', () => {
    expect(found('income_intensity')).toMatchObject({
      kind: 'calculated',
      arguments: { total_income_aud: new Printed(2_000_000, income.evidence) },
      outputs: { intensity: { value: 7 } },
    })
    const income_availability = unavailable('not_applicable', 'no_income_row', 'There is none.')
    const without = workingsOf({ reporter: { ...reporter, incomes: [] }, income_availability })
    expect(found('income_intensity', without)).toMatchObject({
      kind: 'missing',
      availability: income_availability,
    })
  })
})

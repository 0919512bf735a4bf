import { describe, expect, test } from 'vitest'
import { rowCheck } from '../row-schema.ts'
import { expectToSurviveDamage } from '../testing/damage.ts'
import { testRefusals } from '../testing/refusals.ts'
import { fixture, golden, readAll, textFile } from '../testing/support.ts'
import { generationSource as source } from './source.ts'

const FIXTURES = [
  'nger_electricity_2012-13.csv',
  'nger_electricity_2013-14.csv',
  'nger_electricity_2014-15.csv',
  'nger_electricity_2016-17.csv',
  'nger_electricity_2018-19.csv',
  'nger_electricity_2021-22.csv',
  'nger_electricity_2023-24.csv',
  'datahub_NGER.ID0243.csv',
]

const HEADINGS =
  'Reporting entity,Facility name,Type,State,Electricity production (GJ),Electricity production (MWh),Total scope 1 emissions (t CO2-e),Total scope 2 emissions (t CO2-e),Total emissions (t CO2-e),Emission intensity (t CO2-e/MWh),Grid connected,Grid,Primary fuel,Important notes'
const WIND = 'A PTY LTD,A Wind Farm,F,SA,"481,948","133,874",57,127,184,0.00,On,NEM,Wind,-'
const GAS = 'A PTY LTD,B Gas Turbine,F,SA,"3,600","1,000",500,1,501,0.50,On,NEM,Gas,-'
const TOTAL = 'A PTY LTD,Corporate Total,C,-,"485,548","134,874",557,128,685,-,-,-,-,-'
const file = (...lines: string[]) => textFile('nger_electricity_2024-25.csv', [HEADINGS, ...lines])

describe('a year as published', () => {
  test.each(FIXTURES)('%s gives its golden rows', async (name) => {
    const { rows, log } = await readAll(source, await fixture(import.meta.url, name))
    const check = rowCheck(source.row)
    expect(rows.map(check).filter((fault) => fault !== undefined)).toEqual([])
    expect(log.findings.all).toEqual([])
    expect({ edition: log.edition, rows, skipped: log.skipped, corrections: log.corrections }).toEqual(
      golden(import.meta.url, name.replace('.csv', '.golden.json')),
    )
  })

  test('is the same from the data hub, which prints other numbers and strips headings', async () => {
    const published = await readAll(source, await fixture(import.meta.url, 'nger_electricity_2023-24.csv'))
    const hub = await readAll(source, await fixture(import.meta.url, 'datahub_NGER.ID0243.csv'))
    const sameText = hub.rows.map((row, index) => ({
      ...row,
      intensity_text: published.rows[index]?.intensity_text,
    }))
    expect(sameText).toEqual(published.rows)
  })
})

describe('an edition never seen before', () => {
  test('loads with its rows in any order, and does not load totals', async () => {
    const { rows, log } = await readAll(source, file(TOTAL, GAS, WIND, 'Grand Total "1","2",3'))
    expect(rows.map((row) => row.facility_name)).toEqual(['B Gas Turbine', 'A Wind Farm'])
    expect(log.skipped).toMatchObject([{ reason: 'total_of_the_table', row_ref: 'line 5' }])
  })

  test('flags an intensity that scope 1 and MWh cannot give', async () => {
    const { rows } = await readAll(source, file(GAS.replace('0.50', '0.08')))
    expect(rows[0]?.flags).toEqual(['intensity_differs'])
  })

  test.each([
    [
      'a total that does not add up',
      GAS.replace('501', '521'),
      'emissions_do_not_add_up',
      'total_t',
      '521',
      501,
    ],
    [
      'a mistyped scope 1',
      GAS.replace(',500,1,', ',400,1,'),
      'emissions_do_not_add_up',
      'scope1_t',
      '400',
      500,
    ],
    [
      'MWh that are not GJ / 3.6',
      GAS.replace('"1,000"', '"1,992"'),
      'gj_and_mwh_disagree',
      'electricity_mwh',
      '1,992',
      1000,
    ],
    [
      'mistyped GJ',
      GAS.replace('"3,600"', '"8,600"'),
      'gj_and_mwh_disagree',
      'electricity_gj',
      '8,600',
      3600,
    ],
    ['text among the numbers', GAS.replace(',500,', ',few,'), 'not_a_number', 'scope1_t', 'few', 500],
    ['negative emissions', GAS.replace(',500,', ',-500,'), 'below_zero', 'scope1_t', '-500', 500],
  ] as const)('with %s gives all rows and one finding', async (_, line, rule, field, value, meant) => {
    const { rows, log } = await readAll(source, file(WIND, line))
    expect(rows.map((row) => row.facility_name)).toEqual(['A Wind Farm', 'B Gas Turbine'])
    expect(log.findings.all).toMatchObject([
      {
        row_ref: 'line 3',
        column: field,
        rule,
        value,
        proposal: { decision: 'use', value: meant },
      },
    ])
  })

  test.each([
    ['an unknown fuel', GAS.replace(',Gas,', ',Uranium,'), 'value_not_known', 'Uranium'],
    ['an unknown grid', GAS.replace('NEM', 'XEM'), 'value_not_known', 'XEM'],
    ['an unknown type', GAS.replace(',F,', ',X,'), 'value_not_known', 'X'],
    ['decimals among whole numbers', GAS.replace(',500,', ',500.5,'), 'not_a_whole_number', '500.5'],
    ['a negative intensity', GAS.replace(',0.50,', ',-0.50,'), 'below_zero', '-0.50'],
  ])('with %s proposes to take the row', async (_, line, rule, value) => {
    const wind = Array.from({ length: 12 }, (_item, index) => WIND.replace('A Wind', `Wind ${index}`))
    const { rows, log } = await readAll(source, file(line, ...wind))
    expect(rows).toHaveLength(13)
    expect(log.findings.all).toMatchObject([
      { row_ref: 'line 2', rule, value, proposal: { decision: 'take' } },
    ])
  })

  test.each([
    ['a facility twice', WIND, 'row_twice'],
    ['a row that lost its name', GAS.replace('B Gas Turbine', ''), 'row_not_understood'],
    ['a row with a cell too many', GAS.replace('B Gas', 'B, Gas'), 'columns_shifted'],
    ['a row without its figures', 'A PTY LTD,B Gas Turbine,F,SA', 'row_too_short'],
  ])('with %s leaves that row out and goes on', async (_, line, rule) => {
    const { rows, log } = await readAll(source, file(WIND, line, GAS.replace('B Gas', 'C Gas')))
    expect(rows.map((row) => row.facility_name)).toEqual(['A Wind Farm', 'C Gas Turbine'])
    expect(log.findings.all).toMatchObject([{ row_ref: 'line 3', rule, proposal: { decision: 'leave_out' } }])
  })

  test('doubts a corporation whose facilities do not add up, unless one of them is in doubt', async () => {
    const { log } = await readAll(source, file(WIND, TOTAL))
    expect(log.findings.all).toMatchObject([
      {
        row_ref: 'line 3',
        rule: 'corporate_total_differs',
        value: '485548',
        expected: expect.stringMatching(/^481948/),
      },
    ])
    const explained = await readAll(source, file(WIND, GAS.replace('"3,600"', '"8,600"'), TOTAL))
    expect(explained.log.findings.all).toMatchObject([{ row_ref: 'line 3', rule: 'gj_and_mwh_disagree' }])
  })

  test('doubts a table without a column that every year since 2014-15 has', async () => {
    const without = (line: string): string => line.split(',').toSpliced(3, 1).join(',')
    const lines = [HEADINGS, GAS.replaceAll(/"|(?<=\d),(?=\d{3}")/g, '')].map(without)
    const later = await readAll(source, textFile('nger_electricity_2024-25.csv', lines))
    expect(later.log.findings.all).toMatchObject([
      { row_ref: 'line 1', rule: 'column_missing', column: 'State' },
    ])
    const early = await readAll(source, textFile('nger_electricity_2013-14.csv', lines))
    expect([early.rows.length, early.log.findings.all]).toEqual([1, []])
  })

  test('is named as cut where it ends in the middle of a row', async () => {
    const { rows, log } = await readAll(source, file(WIND, 'A PTY LTD,B Gas Turbine,F,SA,"3,6'))
    expect(rows).toHaveLength(1)
    expect(log.findings.all).toMatchObject([
      { row_ref: 'line 3', rule: 'file_cut_short', problem: expect.stringContaining('was cut short') },
    ])
  })

  testRefusals(source, 'nger_electricity_2024-25.csv')
})

test.each(['nger_electricity_2013-14.csv', 'nger_electricity_2018-19.csv'])(
  'damage to %s is survived',
  async (name) => {
    await expectToSurviveDamage(source, await fixture(import.meta.url, name))
  },
)

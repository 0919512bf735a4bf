import { describe, expect, test } from 'vitest'
import { rowCheck } from '../row-schema.ts'
import { expectToSurviveDamage } from '../testing/damage.ts'
import { testRefusals } from '../testing/refusals.ts'
import { expectReadError, fixture, golden, readAll, textFile } from '../testing/support.ts'
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
    ['a total that does not add up', GAS.replace('501', '502'), 'Total emissions (t CO2-e)', 502],
    ['MWh that are not GJ / 3.6', GAS.replace('"1,000"', '"1,002"'), 'Electricity production (MWh)', 1002],
    ['an unknown fuel', GAS.replace(',Gas,', ',Uranium,'), 'Primary fuel', 'Uranium'],
    ['an unknown grid', GAS.replace('NEM', 'XEM'), 'Grid', 'XEM'],
    ['an unknown type', GAS.replace(',F,', ',X,'), 'Type', 'X'],
    ['text among the numbers', GAS.replace(',500,', ',few,'), 'Total scope 1 emissions (t CO2-e)', 'few'],
    [
      'decimals among whole numbers',
      GAS.replace(',500,', ',500.5,'),
      'Total scope 1 emissions (t CO2-e)',
      '500.5',
    ],
    ['negative emissions', GAS.replace(',500,', ',-500,'), 'Total scope 1 emissions (t CO2-e)', '-500'],
    ['a negative intensity', GAS.replace(',0.50,', ',-0.50,'), 'Emission intensity (t CO2-e/MWh)', '-0.50'],
    ['a facility twice', WIND, 'Facility name', 'A Wind Farm (A PTY LTD)'],
    ['a row that lost its name', GAS.replace('B Gas Turbine', ''), 'Facility name', ''],
  ])('is refused with %s', async (_, line, column, value) => {
    expect(await expectReadError(source, file(WIND, line))).toMatchObject({ at: 'line 3', column, value })
  })

  test('is refused when a facility of a corporation is missing', async () => {
    expect(await expectReadError(source, file(WIND, TOTAL))).toMatchObject({
      at: 'line 3',
      column: 'electricity_gj',
      value: 485548,
      expected: '481948',
    })
  })

  test('is refused without a column that every year since 2014-15 has', async () => {
    const without = (line: string): string => line.split(',').toSpliced(3, 1).join(',')
    const lines = [HEADINGS, GAS.replaceAll(/"|(?<=\d),(?=\d{3}")/g, '')].map(without)
    expect(await expectReadError(source, textFile('nger_electricity_2024-25.csv', lines))).toMatchObject({
      at: 'line 1',
      problem: 'lacks the heading "State"',
    })
    expect((await readAll(source, textFile('nger_electricity_2013-14.csv', lines))).rows).toHaveLength(1)
  })

  test('is refused when a row is cut', async () => {
    expect(await expectReadError(source, file(WIND, 'A PTY LTD,B Gas Turbine,F,SA,"3,600"'))).toMatchObject({
      at: 'line 3',
    })
  })

  testRefusals(source, 'nger_electricity_2024-25.csv')
})

test.each(['nger_electricity_2013-14.csv', 'nger_electricity_2018-19.csv'])(
  'damage to %s is survived',
  async (name) => {
    await expectToSurviveDamage(source, await fixture(import.meta.url, name))
  },
)

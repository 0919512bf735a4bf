import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ispOutlookSource } from '../aemo-isp-outlook/source.ts'
import { fileInMemory } from '../input-file.ts'
import type { Source, SourceRow } from '../source.ts'
import { readAll, sharedTable } from '../testing/support.ts'
import { ispInputsSource } from './source.ts'

const starter = async <Row extends SourceRow>(source: Source<Row>): Promise<Row[]> => {
  const folder = new URL(`../../../data/starter/${source.origin.source}/`, import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('.csv'))
  const read = await Promise.all(
    files.map((name) => readAll(source, fileInMemory(name, readFileSync(new URL(name, folder))))),
  )
  return read.flatMap(({ rows }) => rows)
}

const inputs = await starter(ispInputsSource)
const outlook = await starter(ispOutlookSource)

const HEADINGS = 'row_ref,measure,scenario,region,station,unit_id,technology,period,value,unit,price_basis\n'
const reading = (rows: string) =>
  readAll(ispInputsSource, fileInMemory('isp.csv', Buffer.from(HEADINGS + rows)))

describe('a table of the workbook', () => {
  test('is told from its measures', async () => {
    const { rows, log } = await reading(
      'Carbon Budgets!E6,global_mean_temperature_2100,Accelerated Transition,,,,,,1.5,degC,\n',
    )
    expect(log.edition).toMatchObject({ slot: 'scenarios' })
    expect(rows[0]).toMatchObject({ row_ref: 'Carbon Budgets!E6', value: 1.5, region: null })
  })

  test('is refused where it holds two tables, an unknown measure or nothing', async () => {
    const closure = 'Retirement!F14,expected_closure_year,,,Bayswater,BW01,Steam,,2033,calendar year,\n'
    const value = 'Financial parameters!C58,value_of_emissions_reduction,,,,,,2024-25,76.6,A$ / t,real 2025\n'
    await expect(reading(closure + value)).rejects.toThrow(/closures, emissions-value/)
    await expect(reading(closure.replace('expected_closure_year', 'closed'))).rejects.toThrow(
      /Retirement!F14.*"closed"/,
    )
  })
})

describe('the starter dataset', () => {
  const printed = sharedTable('data/transition/isp_expected_closure_years.csv').filter(
    (row) => row['workbook_version'] === '7.8',
  )
  test.skipIf(printed.length === 0)(
    'has each closure year in the cell that its place in the table gives',
    () => {
      const closures = inputs.filter(({ measure }) => measure === 'expected_closure_year')
      expect(closures).toHaveLength(183)
      for (const { row_ref, unit_id, station, value } of closures) {
        const record = printed[Number(/^Retirement!F(\d+)$/.exec(row_ref)?.[1]) - 14]
        expect(record, row_ref).toMatchObject({
          iasr_id: unit_id,
          power_station: station,
          expected_closure_year: String(value),
        })
      }
    },
  )

  test('says by what year the prices of the value of emissions reduction are, and how that is known', () => {
    const values = inputs.filter(({ measure }) => measure === 'value_of_emissions_reduction')
    expect(values).toHaveLength(31)
    expect(values[0]).toMatchObject({
      row_ref: 'Financial parameters!C58',
      period: '2024-25',
      value: 76.6428,
    })
    expect(values.at(-1)).toMatchObject({ row_ref: 'Financial parameters!C88', period: '2054-55' })
    for (const { price_basis } of values) expect(price_basis).toMatch(/^real 2025 inferred/)
  })

  const figure = (measure: string, scenario: string): number | undefined =>
    inputs.find((row) => row.measure === measure && row.scenario === scenario)?.value

  // Each budget is for 2026-27 to 2049-50, the years of the outlook.
  test.each([
    ['Accelerated Transition', 1.5, 302.2, 303],
    ['Step Change', 1.8, 582.5, 583],
    ['Slower Growth', 2.6, 616, 727],
  ])('emissions of %s keep to its carbon budget', (scenario, degrees, total, budget) => {
    const years = outlook.filter((row) => row.scenario === scenario && row.region === 'NEM')
    const sum = years.reduce((so_far, { emissions_mt }) => so_far + emissions_mt, 0)
    expect(years.map(({ year_ending_june }) => year_ending_june)).toEqual(
      Array.from({ length: 24 }, (_, at) => 2027 + at),
    )
    expect(sum).toBeCloseTo(total, 6)
    expect(figure('global_mean_temperature_2100', scenario)).toBe(degrees)
    expect(figure('nem_carbon_budget_long_term', scenario)).toBe(budget)
    expect(sum).toBeLessThan(budget)
    // The two scenarios whose budget binds come within 1 Mt of it, which is what ties the two workbooks together.
    expect(budget - sum < 1).toBe(scenario !== 'Slower Growth')
  })

  test('the market is the sum of its regions', () => {
    const years = Map.groupBy(outlook, (row) => `${row.scenario} ${row.year_ending_june}`)
    expect(years.size).toBe(72)
    for (const [year, rows] of years) {
      const sum = (of: 'emissions_mt' | 'generation_gwh', market: boolean): number =>
        rows
          .filter(({ region }) => (region === 'NEM') === market)
          .reduce((so_far, row) => so_far + row[of], 0)
      expect(sum('emissions_mt', false), year).toBeCloseTo(sum('emissions_mt', true), 6)
      expect(Math.abs(sum('generation_gwh', false) - sum('generation_gwh', true)), year).toBeLessThan(0.5)
    }
  })
})

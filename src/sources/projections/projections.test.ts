import { describe, expect, test } from 'vitest'
import { readCsv } from '../formats/csv/csv.ts'
import { decodeText } from '../formats/text.ts'
import { fileInMemory, fileOnDisk } from '../input-file.ts'
import { expectToSurviveDamage } from '../testing/damage.ts'
import { expectGolden } from '../testing/golden.ts'
import { testRefusals } from '../testing/refusals.ts'
import { expectDoubt, fixture, readAll, sharedFile } from '../testing/support.ts'
import { projectionsSource } from './source.ts'

const NAME = 'projections.csv'
const doubt = async (from: string | RegExp, to: string) => {
  const { text } = await decodeText(await fixture(import.meta.url, NAME))
  return expectDoubt(projectionsSource, fileInMemory(NAME, text.replace(from, to)))
}

test('reads computed and published changes', () => expectGolden(projectionsSource, import.meta.url, NAME))

describe('in doubt', () => {
  test.each([
    ['0.53,0.86,1.18', '0.53,O.86,1.18', { at: 'line 2', column: 'median', decision: 'take' }],
    [
      'CMIP5,RCP2.6',
      'CMIP6,RCP2.6',
      { at: 'line 2', column: 'scenario', value: 'RCP2.6', decision: 'leave_out' },
    ],
    ['CMIP5,RCP2.6', 'CMIP5,RCP6.0', { column: 'scenario', value: 'RCP6.0' }],
    [
      'CMIP5,medium emissions',
      'CMIP6,medium (RCP4.5)',
      { column: 'scenario', problem: 'does not belong to CMIP6' },
    ],
    ['mean_temp_change_c,degC', 'mean_temp_change_c,K', { column: 'unit', expected: 'degC' }],
    ['mean_temp_change_c', 'wind_change', { column: 'variable', value: 'wind_change' }],
    [',265,', ',-265,', { column: 'median', rule: 'below_zero', decision: 'take' }],
    ['computed_from_real_model_data', 'guessed', { column: 'confidence', value: 'guessed' }],
    ['baseline,low,median', 'baseline,median,p50', { at: 'line 1', rule: null }],
    ['2030,2020-2039', '2050,2040-2059', { at: 'line 3', problem: 'already stands at line 2' }],
  ])('%s as %s', async (from, to, expected) => {
    expect(await doubt(from, to)).toMatchObject(expected)
  })

  test('a range out of order', async () => {
    expect(await doubt(/,1981-2010,([\d.]+),([\d.]+),/, ',1981-2010,$2,$1,')).toMatchObject({
      at: 'line 2',
      column: 'median',
      expected: 'low, median, high',
      decision: 'leave_out',
    })
  })

  testRefusals(projectionsSource, NAME)
})

test('answers damage with rows or a ReadError', async () => {
  await expectToSurviveDamage(projectionsSource, await fixture(import.meta.url, NAME))
})

const table = sharedFile('data/climate/projections.csv')
test.skipIf(table === undefined)('reads every value of the whole table', async () => {
  const file = await fileOnDisk(table!)
  const [header, ...records] = readCsv(NAME, (await decodeText(file)).text)
  const { rows } = await readAll(projectionsSource, file)
  const numbers = new Set(['low', 'median', 'high', 'n_models'])
  const expected = records.map(({ cells }) =>
    cells.map((cell, index) =>
      cell === '' ? null : numbers.has(header!.cells[index]!) ? Number(cell) : cell,
    ),
  )
  expect(rows.map((row) => header!.cells.map((field) => row[field as keyof typeof row]))).toEqual(expected)
  expect(rows).toHaveLength(697)
  expect(rows.filter((row) => row.confidence === 'computed_from_real_model_data')).toHaveLength(672)
})

import { type Static, Type } from 'typebox'
import { describe, expect, test } from 'vitest'
import { expectDoubt, expectReadError, readAll, textFile } from '../testing/support.ts'
import { compactSource } from './compact-source.ts'

const row = Type.Object({
  row_ref: Type.String(),
  gas: Type.String(),
  potential: Type.Union([Type.Number(), Type.Null()]),
  fossil: Type.Union([Type.Boolean(), Type.Null()]),
  names: Type.Array(Type.String()),
  further: Type.Union([Type.Object({}), Type.Null()]),
})

const source = compactSource<Static<typeof row>>({
  origin: {
    source: 'gases',
    dataset: 'gases',
    title: 'Gases',
    publisher: 'Southerly',
    licence: { id: 'CC-BY-4.0', name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
    attribution: 'Southerly',
    landing_page: 'https://example.org',
    cadence: 'never',
  },
  row,
  key: ['gas'],
  measures: ['potential'],
  edition: { slot: 'all', edition: 'first' },
})

const HEADINGS = 'row_ref,gas,potential,fossil,names,further'
const METHANE = 'line 9,CH4,27.9,true,methane|marsh gas,"{""formula"":""CH4""}"'
const UNKNOWN = 'line 10,XX,,,,'
const file = (...lines: string[]) => textFile('gases.csv', [HEADINGS, ...lines, ''])

describe('a table that we keep ourselves', () => {
  test('gives its rows, where an empty cell is null and a list may be empty', async () => {
    const { rows, log } = await readAll(source, file(METHANE, UNKNOWN))
    expect(log.edition?.slot).toBe('all')
    expect(rows).toEqual([
      {
        row_ref: 'line 9',
        gas: 'CH4',
        potential: 27.9,
        fossil: true,
        names: ['methane', 'marsh gas'],
        further: { formula: 'CH4' },
      },
      { row_ref: 'line 10', gas: 'XX', potential: null, fossil: null, names: [], further: null },
    ])
  })

  test.each([
    ['a space for a number', METHANE.replace('27.9', ' '), { column: 'potential', value: ' ' }],
    ['a number in another notation', METHANE.replace('27.9', '0x10'), { column: 'potential' }],
    ['a thousands comma', METHANE.replace('27.9', '"1,430"'), { column: 'potential', value: '1,430' }],
    ['no number', METHANE.replace('27.9', 'NaN'), { column: 'potential', value: 'NaN' }],
    ['neither true nor false', METHANE.replace('true', 'yes'), { column: 'fossil', value: 'yes' }],
    ['no JSON', METHANE.replace('CH4""}', 'CH4""'), { column: 'further' }],
    ['a cell too few', 'line 9,CH4', { expected: '6 cells, one for each heading' }],
    [
      'a gas twice',
      UNKNOWN,
      { column: 'gas', value: 'XX', problem: 'already stands at line 2 of gases.csv' },
    ],
    ['no name of a gas', METHANE.replace('CH4,', ','), { problem: '/gas must be string' }],
  ])('leaves a row with %s out, by line', async (_, line, expected) => {
    expect(await expectDoubt(source, file(UNKNOWN, line))).toMatchObject({
      at: 'line 3 of gases.csv',
      decision: 'leave_out',
      ...expected,
    })
  })

  test('never takes a finding about a line for one about another row', async () => {
    // The second row is in line 3 of this file, and the first says that it is in line 3 of the publisher's.
    const { rows, log } = await readAll(source, file(METHANE.replace('line 9', 'line 3'), 'line 9,CH4'))
    expect(rows).toHaveLength(1)
    expect(log.findings.rulesOf(rows[0]!.row_ref)).toEqual([])
    expect(log.findings.all).toMatchObject([{ row_ref: 'line 3 of gases.csv', about: { gas: null } }])
  })

  test('says what a row that is left out is about', async () => {
    const { log } = await readAll(source, file(UNKNOWN, METHANE.replace('27.9', 'many')))
    expect(log.findings.all).toMatchObject([{ column: 'potential', about: { gas: 'CH4' } }])
  })

  test('is refused where most of its rows are', async () => {
    expect(await expectReadError(source, file('x', 'y', UNKNOWN))).toMatchObject({ at: 'line 2' })
  })

  test('is refused with other columns', async () => {
    const renamed = textFile('gases.csv', [HEADINGS.replace('gas', 'code'), METHANE])
    expect(await expectReadError(source, renamed)).toMatchObject({ at: 'line 1', expected: HEADINGS })
  })
})

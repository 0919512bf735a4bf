import { describe, expect, test } from 'vitest'
import { fileInMemory } from '../input-file.ts'
import { rowCheck } from '../row-schema.ts'
import { expectToSurviveDamage } from '../testing/damage.ts'
import { testRefusals } from '../testing/refusals.ts'
import { expectDoubt, expectReadError, fixture, golden, readAll, textFile } from '../testing/support.ts'
import type { CpiRow } from './row.ts'
import { absCpiSource as source } from './source.ts'

const open = (name: string) => fixture(import.meta.url, name)
const HEADINGS = 'DATAFLOW,MEASURE,INDEX,TSEST,REGION,FREQ,TIME_PERIOD,OBS_VALUE,UNIT_MEASURE,BASE_PERIOD'
const LINE = 'ABS:CPI(2.0.0),1,10001,10,50,Q,2024-Q1,95.41,IN,25'
const csv = (...lines: string[]) => textFile('cpi.csv', [HEADINGS, ...lines])

describe('as published', () => {
  test.each(['640101.xlsx', 'cpi-1.1.0.csv', 'cpi-monthly-indicator.csv', 'cpi-2.0.0.csv'])(
    '%s gives its golden rows',
    async (name) => {
      const { rows } = await readAll(source, await open(name))
      expect(rows).toEqual(golden(import.meta.url, name.replace(/\.\w+$/, '.golden.json')))
      expect(rows.map(rowCheck(source.row)).filter((fault) => fault !== undefined)).toEqual([])
    },
  )

  test.each([
    'cpi-2.0.0-labels.csv',
    'cpi-2.0.0-code-and-label.csv',
    'cpi-2.0.0.json',
    'cpi-2.0.0-generic.xml',
    'cpi-2.0.0-structure-specific.xml',
  ])('%s gives the same rows as the plain CSV', async (name) => {
    const withoutPlace = ({ row_ref: place, ...row }: CpiRow) => ({ ...row, isPlaced: place !== '' })
    const { rows, log } = await readAll(source, await open(name))
    const plain = golden(import.meta.url, 'cpi-2.0.0.golden.json') as CpiRow[]
    expect(rows.map(withoutPlace)).toEqual(plain.map(withoutPlace))
    expect(log.edition).toEqual({
      slot: 'CPI 2025-09=100',
      edition: 'CPI 2025-09=100 to 2024-Q4',
      observed_from: '2024-01-01',
      observed_to: '2024-12-31',
    })
  })

  test('the older JSON, with data at the top and flat observations, is on the older base', async () => {
    const { rows } = await readAll(source, await open('cpi-1.1.0-top-level.json'))
    expect(rows).toMatchObject([
      { time_period: '2024-Q1', obs_value: 137.4, base_period: '2011-12=100', dataflow_version: '1.1.0' },
      { time_period: '2024-Q2', obs_value: 138.8, base_period: '2011-12=100', dataflow_version: '1.1.0' },
    ])
  })

  test('printed digits stay: 95.40 in JSON is not 95.4', async () => {
    const text = new TextDecoder().decode(await (await open('cpi-2.0.0.json')).bytes())
    const { rows } = await readAll(
      source,
      fileInMemory('cpi.json', text.replace('2024-Q1', '2019-Q1').replace('95.41', '95.40')),
    )
    expect(rows[0]).toMatchObject({ obs_value: 95.4, obs_value_text: '95.40' })
  })

  test('a version of the dataflow never seen before loads on the base of its major number', async () => {
    const { rows } = await readAll(source, csv(LINE.replace('2.0.0', '2.1.3')))
    expect(rows).toMatchObject([{ base_period: '2025-09=100', dataflow_version: '2.1.3' }])
  })
})

describe('refused', () => {
  testRefusals(source, 'cpi.csv')

  test.each([
    ['an unknown measure', LINE.replace(',1,10001', ',9,10001'), 'MEASURE', '9'],
    ['an unknown region', LINE.replace(',50,', ',51,'), 'REGION', '51'],
    ['an unknown frequency', LINE.replace(',Q,', ',A,'), 'FREQ', 'A'],
    ['a month in a quarterly series', LINE.replace('2024-Q1', '2024-03'), 'TIME_PERIOD', '2024-03'],
    ['the unit of another measure', LINE.replace(',IN,', ',PCT,'), 'UNIT_MEASURE', 'PCT'],
    ['another dataflow', LINE.replace('ABS:CPI', 'ABS:WPI'), 'DATAFLOW', 'ABS:WPI'],
    ['a base period that is not known', LINE.replace(/25$/, '31'), 'BASE_PERIOD', '31'],
    ['a base period against its dataflow', LINE.replace('2.0.0', '1.1.0'), 'BASE_PERIOD', '2025-09=100'],
    ['a known quarter on another level', LINE.replace('95.41', '137.4'), 'obs_value', '137.4'],
  ])('%s', async (_case, line, column, value) => {
    expect(await expectReadError(source, csv(line))).toMatchObject({
      file: 'cpi.csv',
      at: 'line 2',
      column,
      value,
    })
  })

  test('two bases in one file', async () => {
    const old = LINE.replace('2.0.0', '1.1.0').replace('2024-Q1,95.41', '2020-Q1,116.6').replace(/25$/, '')
    expect(await expectReadError(source, csv(LINE, old))).toMatchObject({
      at: 'line 3',
      value: 'CPI 2011-12=100',
      problem: 'stands in one file with CPI 2025-09=100 (line 2)',
    })
  })

  test('an observation twice, a line cut short, an unknown and a missing component', async () => {
    expect(await expectReadError(source, csv(LINE.slice(0, 30)))).toMatchObject({
      at: 'line 2',
      problem: expect.stringContaining('has 6 cells'),
    })
    const unknown = textFile('cpi.csv', [HEADINGS.replace('TSEST', 'WEIGHT'), LINE])
    expect(await expectReadError(source, unknown)).toMatchObject({ value: 'WEIGHT' })
    const missing = textFile('cpi.csv', ['DATAFLOW,MEASURE', 'ABS:CPI(2.0.0),1'])
    expect((await expectReadError(source, missing)).problem).toContain('INDEX, TSEST')
  })

  test('a message that does not name its dataflow, unless the operator does', async () => {
    const text = new TextDecoder().decode(await (await open('cpi-2.0.0.json')).bytes())
    const nameless = fileInMemory('cpi.json', text.replace('=ABS:CPI(2.0.0)', ''))
    expect(await expectReadError(source, nameless)).toMatchObject({
      hint: expect.stringContaining('ABS:CPI(2.0.0)'),
    })
    const { rows } = await readAll(source, nameless, { edition: 'ABS:CPI(2.0.0)' })
    expect(rows).toHaveLength(4)
  })

  test('an error of the service in place of data', async () => {
    const answer = fileInMemory('cpi.json', '{"errors":[{"code":404,"title":"No results"}]}')
    expect((await expectReadError(source, answer)).problem).toContain('answer of the service')
  })
})

describe('in doubt', () => {
  const EARLIER = LINE.replace('2024-Q1,95.41', '2020-Q1,90.00')
  test.each([
    ['a value that is no number', LINE.replace('95.41', '...'), 'obs_value', '...', 'take'],
    ['an index below zero', LINE.replace('2024-Q1,95.41', '2021-Q1,-95.41'), 'obs_value', '-95.41', 'take'],
    ['an unknown region', LINE.replace(',50,', ',51,'), 'REGION', '51', 'leave_out'],
    ['a quarter twice', EARLIER, 'OBS_VALUE', 'CPI 2025-09=100 ABS:CPI 1.10001.10.50.Q 2020-Q1', 'leave_out'],
    ['a line that is cut', LINE.slice(0, 30), undefined, LINE.slice(0, 30), 'leave_out'],
  ])('%s, and the other lines are read', async (_, line, column, value, decision) => {
    const file = csv(EARLIER, line)
    expect(await expectDoubt(source, file)).toMatchObject({ at: 'line 3', column, value, decision })
    expect((await readAll(source, file)).rows[0]).toMatchObject({ time_period: '2020-Q1', obs_value: 90 })
  })

  test('a known quarter that differs, where the others are as known, can be put right', async () => {
    const next = LINE.replace('2024-Q1,95.41', '2024-Q2,9.641')
    const { log } = await readAll(source, csv(LINE, next))
    expect(log.findings.all).toMatchObject([
      { rule: 'known_value_differs', row_ref: 'line 3', proposal: { decision: 'use', value: 96.41 } },
    ])
  })

  test('one observation of another base is left out, wherever it stands', async () => {
    const old = LINE.replace('2.0.0', '1.1.0').replace('2024-Q1,95.41', '2020-Q1,116.6').replace(/25$/, '')
    for (const lines of [
      [old, LINE, EARLIER],
      [LINE, EARLIER, old],
    ]) {
      const { rows, log } = await readAll(source, csv(...lines))
      expect(rows.map(({ base_period }) => base_period)).toEqual(['2025-09=100', '2025-09=100'])
      expect(log.findings.all).toMatchObject([{ rule: 'another_base' }])
    }
  })
})

describe('damaged files end in rows or a ReadError', () => {
  test.each(['cpi-1.1.0.csv', 'cpi-2.0.0.json', 'cpi-2.0.0-generic.xml', '640101.xlsx'])(
    '%s',
    async (name) => {
      await expectToSurviveDamage(source, await open(name))
    },
  )
})

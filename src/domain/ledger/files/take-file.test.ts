import { describe, expect, test } from 'vitest'
import { starterTaker } from '../../../../test/support/ledger-factors.ts'
import type { LedgerLine } from '../line.ts'
import { BLOCK_LINES, keysOf, type LedgerBlock, linesOfBlock } from './block.ts'
import { idKey, KeyTable } from './key-table.ts'
import { Quantities } from './outliers.ts'
import { RowLines } from './row-line.ts'
import { FileTake } from './take-file.ts'

const READING = {
  id: '0123456789abcdef',
  is_remembered: false,
  columns: ['date', 'activity', 'quantity', 'unit'].map((field) => ({
    heading: field,
    field: field as 'date',
    unit: null,
  })),
  fixed: { use: 'stationary' },
  money: null,
  missing: [],
}

function takeRows(rows: readonly (readonly string[])[], standing = newStanding()) {
  const blocks: LedgerBlock[] = []
  const take = new FileTake({
    taker: starterTaker(),
    rows: new RowLines(READING),
    columns: READING.columns,
    standing,
    prefix: '#000000000000/',
    page: { offset: 0, limit: 10 },
    place: (row) => `line ${row}`,
    doubts: [],
    onBlock: (block) => blocks.push(block),
  })
  for (const [at, cells] of rows.entries()) {
    const parsed = take.parse(at + 2, cells)
    if (parsed !== undefined) take.take(parsed)
  }
  return { take, blocks, changes: take.finish() }
}

const newStanding = () => ({ ids: new KeyTable(), alike: new KeyTable() })
const diesel = (day: number, litres: number): string[] => [
  `${day}/07/2025`,
  'diesel oil',
  String(litres),
  'L',
]

describe('the lines of a file', () => {
  test('come back from their blocks as they were put there, each once', () => {
    const rows = Array.from({ length: BLOCK_LINES + 10 }, (_, at) => diesel((at % 28) + 1, 40 + at / 8))
    const { blocks, changes, take } = takeRows(rows)
    const lines = blocks.flatMap((block) => linesOfBlock(block.lines))
    expect(lines.map(({ row }) => row).toSorted((a, b) => a - b)).toEqual(rows.map((_, at) => at + 2))
    expect(blocks.map(({ count }) => count)).toEqual([BLOCK_LINES, 10])
    const ids = blocks.flatMap((block) => [...keysOf(block.ids)])
    expect(ids).toEqual(lines.map(({ row }) => idKey(`#000000000000/${row}`)))
    expect(take.tally.summary).toMatchObject({ rows: rows.length, taken: rows.length })
    const sum = changes.subtotals.reduce((all, { activity }) => all + Number(activity), 0)
    const own = rows.reduce((all, [, , litres]) => all + Number(litres) * 0.0386, 0)
    expect(sum).toBeCloseTo(own, 6)
    const line: Partial<LedgerLine> = {
      activity: 'diesel oil',
      use: 'stationary',
      unit: 'L',
      from: '2025-07-01',
    }
    expect(lines.find(({ row }) => row === 2)).toMatchObject({ counts: true, reasons: null, line })
  })

  test('are held already when the file comes again', () => {
    const standing = newStanding()
    const rows = [diesel(1, 10), diesel(2, 20), diesel(2, 20)]
    expect(takeRows(rows, standing).take.tally.summary).toMatchObject({ taken: 2, doubtful: 1 })
    const again = takeRows(rows, standing)
    expect(again.take.tally.summary).toMatchObject({ rows: 3, already_held: 3 })
    expect(again.changes).toMatchObject({ added: 0, subtotals: [] })
    const other = takeRows([diesel(1, 11)], standing)
    expect(other.take.tally.problems).toMatchObject([{ at: 'line 2', code: 'id_taken', status: 'refused' }])
  })
})

const SPEND_SET = { id: 'spend', source: 'Study of spend', year: 2025, gwp_set: 'AR5' } as const
const ownFactor = (activity: string) => ({
  id: activity.toLowerCase(),
  activity,
  unit: 'A$',
  category: 'category_4' as const,
  kg_co2e_per_unit: 0.5,
})

/** A file of spend: account and amount of each row. */
function takeSpend(rows: readonly (readonly [account: string, amount: string])[]) {
  const columns = ['date', 'activity', 'amount'].map((field) => ({
    heading: field,
    field: field as 'date',
    unit: null,
  }))
  const money = { currency: 'AUD', tax: 'excluded', spend_is: 'positive' } as const
  const reading = { ...READING, columns, fixed: {}, money }
  const blocks: LedgerBlock[] = []
  const taker = starterTaker({ sets: [{ ...SPEND_SET, factors: ['Freight', 'Travel'].map(ownFactor) }] })
  const take = new FileTake({
    taker,
    rows: new RowLines(reading),
    columns,
    standing: newStanding(),
    prefix: '#000000000000/',
    page: { offset: 0, limit: 10 },
    place: (row) => `line ${row}`,
    doubts: [],
    onBlock: (block) => blocks.push(block),
  })
  for (const [at, [account, amount]] of rows.entries()) {
    const parsed = take.parse(at + 2, [`${at + 1}/07/2025`, account, amount])!
    taker.learn(parsed.line)
    take.take(parsed)
  }
  const { subtotals } = take.finish()
  return {
    counted: subtotals.reduce((sum, { activity }) => sum + Number(activity), 0),
    doubts: take.tally.problems.map(({ at, code }) => [at, code]),
  }
}

describe('a credit', () => {
  test('takes back spend on its account, wherever the file has it, to the cent', () => {
    expect(
      takeSpend([
        ['Freight', '-25.10'],
        ['Freight', '100.10'],
        ['freight', '(75)'],
      ]),
    ).toEqual({
      counted: 0,
      doubts: [],
    })
  })

  test('counts for nothing where the file has less spend on the account, or none', () => {
    expect(
      takeSpend([
        ['Freight', '100'],
        ['Freight', '-100.01'],
        ['Freight', '-40'],
        ['Travel', '-5'],
      ]),
    ).toEqual({
      counted: 60,
      doubts: [
        ['line 3', 'credit_unmatched'],
        ['line 5', 'credit_unmatched'],
      ],
    })
  })
})

test('ids of rows, files and transactions have keys of their own', () => {
  const ids = Array.from({ length: 10_000 }, (_, at) => [
    `T${at}`,
    `#3fa9c2d1e0b4/${at}`,
    `#3fa9c2d1e0b5/${at}`,
  ]).flat()
  const keys = new KeyTable()
  for (const id of ids) keys.set(idKey(id), 1n)
  expect(new Set(ids.map(idKey)).size).toBe(ids.length)
  expect(keys.get(idKey('T9999'))).toBe(1n)
  expect(keys.get(idKey('T10000'))).toBeUndefined()
})

describe('what is far from all others', () => {
  const usualOf = (quantities: readonly number[]) => {
    const all = new Quantities<{ quantity: number }>()
    const passed = quantities.flatMap((quantity) => all.put({ quantity }) ?? [])
    const last = all.finish()
    expect(passed.length + last.length).toBe(quantities.length)
    return last.filter(({ usual }) => usual !== null).map(({ line }) => line.quantity)
  }
  const fills = Array.from({ length: 100 }, (_, at) => 40 + at)

  test('is a slip of a unit, and no large delivery', () => {
    expect(usualOf([...fills, 60_000])).toEqual([60_000])
    expect(usualOf([...fills, 2000])).toEqual([])
    expect(usualOf([40, 50, 60_000])).toEqual([])
  })

  test('is judged by how much the others differ', () => {
    const spend = Array.from({ length: 400 }, (_, at) => 10 ** (1 + (at % 40) / 10))
    expect(usualOf([...spend, 200_000])).toEqual([])
  })
})

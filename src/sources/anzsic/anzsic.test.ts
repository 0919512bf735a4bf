import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { fileOnDisk } from '../input-file.ts'
import { expectToSurviveDamage } from '../testing/damage.ts'
import { testRefusals } from '../testing/refusals.ts'
import {
  expectDoubt,
  expectReadError,
  fixture,
  golden,
  readAll,
  sharedFile,
  textFile,
} from '../testing/support.ts'
import { anzsicSource } from './source.ts'

const EXTRACT = { edition: 'extract' }
const extract = () => fixture(import.meta.url, 'anzsic-extract.csv')
const lines = async () =>
  new TextDecoder()
    .decode(await (await extract()).bytes())
    .trim()
    .split('\r\n')

test('an extract gives each code of each level once, divisions first', async () => {
  const { rows, log } = await readAll(anzsicSource, await extract(), EXTRACT)
  expect(rows).toEqual(golden(import.meta.url, 'anzsic-extract.golden.json'))
  expect(log.edition).toEqual({ slot: 'all', edition: 'ANZSIC extract' })
})

test('columns may stand in any order', async () => {
  const reversed = (await lines()).map((line) => (parse(line)[0] as string[]).toReversed())
  const file = textFile(
    'x.csv',
    reversed.map((cells) => cells.map((cell) => `"${cell}"`).join(',')),
  )
  const { rows } = await readAll(anzsicSource, file, EXTRACT)
  expect(rows).toEqual(golden(import.meta.url, 'anzsic-extract.golden.json'))
})

describe('refused', () => {
  testRefusals(anzsicSource, 'anzsic2006.csv')

  const changed = async (change: (all: string[]) => string[]) =>
    expectReadError(anzsicSource, textFile('anzsic.csv', change(await lines())), EXTRACT)

  test('an extract that claims to be the edition of 2006', async () => {
    expect(await expectReadError(anzsicSource, await extract(), { edition: '2006' })).toMatchObject({
      column: 'division_code',
      value: 3,
      expected: '19 in ANZSIC 2006',
    })
  })

  test('a file that does not name its edition', async () => {
    expect(await expectReadError(anzsicSource, await extract())).toMatchObject({
      hint: expect.stringContaining('--edition 2006'),
    })
  })

  test('headings without classes', async () => {
    expect((await changed((all) => [all[0]!])).problem).toContain('no rows')
  })

  test('headings without the codes of classes and groups', async () => {
    const renamed = await changed((all) =>
      all.with(0, all[0]!.replace('anzsic_class_code', 'Notes').replace('anzsic_group_code', 'Remarks')),
    )
    expect(renamed).toMatchObject({ at: 'line 1' })
  })
})

describe('in doubt', () => {
  const doubt = async (change: (all: string[]) => string[]) =>
    expectDoubt(anzsicSource, textFile('anzsic.csv', change(await lines())), EXTRACT)

  test('a class twice is left out', async () => {
    expect(await doubt((all) => [...all, all[1]!])).toMatchObject({
      at: 'line 11',
      value: '0600',
      rule: 'row_twice',
      decision: 'leave_out',
    })
  })

  test('a code with two titles has the one that most lines print, whichever comes first', async () => {
    for (const line of [3, 5]) {
      const change = (all: string[]) => all.with(line, all[line]!.replace('Metal Ore Mining,080', 'Ores,080'))
      expect(await doubt(change)).toMatchObject({
        at: `line ${line + 1} (subdivision)`,
        value: 'Ores',
        rule: 'code_described_otherwise',
        decision: 'take',
      })
      const { rows } = await readAll(anzsicSource, textFile('anzsic.csv', change(await lines())), EXTRACT)
      expect(rows.find(({ code }) => code === '08')?.title).toBe('Metal Ore Mining')
    }
  })

  test('a class under a foreign group, and a shifted line', async () => {
    expect(await doubt((all) => all.with(1, all[1]!.replace('0600', '0700')))).toMatchObject({
      at: 'line 2',
      expected: 'a code that begins with 060',
      decision: 'leave_out',
    })
    expect(await doubt((all) => all.with(2, `,${all[2]}`))).toMatchObject({ at: 'line 3' })
  })
})

test('codes that lost their leading zeros get them back, with a note', async () => {
  const dropped = (await lines()).map((line) => line.replaceAll(/,0+(\d)/g, ',$1'))
  const { rows, log } = await readAll(anzsicSource, textFile('anzsic.csv', dropped), EXTRACT)
  expect(rows).toEqual(golden(import.meta.url, 'anzsic-extract.golden.json'))
  expect(log.notes.map(({ code }) => code)).toEqual(['leading_zeros_restored'])
})

test('damaged files end in rows or a ReadError', async () => {
  await expectToSurviveDamage(anzsicSource, await extract(), EXTRACT)
})

const published = sharedFile('data/raw/anzsic/strayr_anzsic2006.csv')
test.skipIf(published === undefined)('all 825 codes of 2006 equal the table', async () => {
  const { rows } = await readAll(anzsicSource, await fileOnDisk(published!))
  const table: Record<string, string>[] = parse(readFileSync(sharedFile('data/registry/anzsic.csv')!), {
    columns: true,
  })
  expect(rows).toHaveLength(825)
  const fields = ['level', 'code', 'title', 'parent_code', 'division_code'] as const
  expect(rows.map((row) => fields.map((field) => row[field] ?? ''))).toEqual(
    table.map((row) => fields.map((field) => row[field])),
  )
})

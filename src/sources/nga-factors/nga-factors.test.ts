import { readFileSync } from 'node:fs'
import { writeXlsx } from 'hucre'
import { describe, expect, it } from 'vitest'
import { fileInMemory } from '../input-file.ts'
import { expectToSurviveDamage } from '../testing/damage.ts'
import { expectGolden } from '../testing/golden.ts'
import { expectReadError, fixture, readAll } from '../testing/support.ts'
import type { NgaFactorRow } from './row.ts'
import { ngaFactorsSource as source } from './source.ts'
import { printedEnergy } from './values.ts'

const FIXTURES = ['nga-2021-excerpt.xlsx', 'nga-2025-excerpt.xlsx', 'nga-2026-excerpt.txt']
const EXCERPT = readFileSync(new URL('fixtures/nga-2026-excerpt.txt', import.meta.url), 'utf8')

const withoutPlace = (row: NgaFactorRow): NgaFactorRow => ({
  ...row,
  row_ref: '',
  edition: '',
  vintage: null,
  gwp_set: null,
  table: '',
  table_title: '',
  cell: '',
})
const changed = (from: string | RegExp, to: string): string => {
  const text = EXCERPT.replace(from, to)
  expect(text).not.toBe(EXCERPT)
  return text
}

const changedAtEnd = (): string => changed(/0\.05\n$/u, '0.0')
const noTables = (): string => '=== SHEET Introduction\n2026\n=== SHEET Notes\nNothing here\n'

describe('reading', () => {
  it.each(FIXTURES)('reads %s as its golden rows', (name) => expectGolden(source, import.meta.url, name))

  it('reads a workbook and a text of it alike', async () => {
    const sheets = EXCERPT.split('=== SHEET ')
      .slice(1)
      .map((part) => {
        const [name = '', ...lines] = part.replace(/\n$/u, '').split('\n')
        return { name, rows: lines.map((line) => line.split('\t').map(asStored)) }
      })
    const workbook = fileInMemory('factors.xlsx', await writeXlsx({ sheets }))
    const { rows, log } = await readAll(source, workbook)
    const text = await readAll(source, fileInMemory('factors.txt', EXCERPT))
    expect(rows).toEqual(text.rows)
    expect(log.edition).toEqual(text.log.edition)
  })

  it('reads an edition never seen, with other numbers, order, spaces and hyphens', async () => {
    const [cover = '', ...tables] = EXCERPT.split(/(?==== SHEET )/u)
    const renumbered = tables.toReversed().map((table, index) =>
      table
        .replace(/=== SHEET Table \d+/u, `=== SHEET Table ${index + 50}  `)
        .replace(/^Table \d+/mu, `Table ${index + 70}:`)
        .replaceAll('kg CO2‑e /GJ', 'kg  CO2-e/GJ')
        .replaceAll('Bituminous coal', ' Bituminous  coal'),
    )
    const next = fileInMemory('factors.txt', [cover.replace('2026', 'August 2027'), ...renumbered].join(''))
    const { rows, log } = await readAll(source, next)
    const known = await readAll(source, fileInMemory('factors.txt', EXCERPT))
    const inOrder = (all: readonly NgaFactorRow[]): string[] =>
      all.map((row) => JSON.stringify(withoutPlace(row))).toSorted()
    expect(log.edition).toEqual({ slot: '2027', edition: '2027' })
    expect(inOrder(rows)).toEqual(inOrder(known.rows))
  })

  it('tells the issues of 2026 apart, and loads a third with a note', async () => {
    const october = changed(/Tasmania\t0\.23/u, 'Tasmania\t0.21').replace('0.55\t0.1\n', '0.55\t0.13\n')
    expect((await readAll(source, fileInMemory('f.txt', october))).rows[0]).toMatchObject({
      vintage: '2026-10',
    })
    const third = await readAll(source, fileInMemory('f.txt', changed(/Tasmania\t0\.23/u, 'Tasmania\t0.19')))
    expect(third.rows[0]).toMatchObject({ edition: '2026', vintage: null })
    expect(third.log.notes.map(({ code }) => code)).toContain('issue_not_known')
  })

  it('marks electricity factors whose two units cannot both be right', async () => {
    const both = EXCERPT.replace('Scope 2 Emission Factors\tScope 3', 'Scope 2 Emission Factors\tScope 2')
      .replace('\t(kg CO2-e/kWh)\t(kg CO2-e/kWh)', '\t(kg CO2-e/kWh)\t(kg CO2-e/GJ)')
      .replace('0.45\t0.1\n', '0.51\t164\n')
      .replace('0.23\t0.03\n', '0.23\t64\n')
      .replace('0.55\t0.1\n', '0.55\t153\n')
      .replace('2026', '2022')
    const { rows } = await readAll(source, fileInMemory('f.txt', both))
    const marked = rows.filter(({ flags }) => flags.includes('kwh_and_gj_disagree'))
    expect(marked.map(({ region, value }) => [region, value])).toEqual([
      ['SWIS', 0.51],
      ['SWIS', 164],
    ])
  })

  it('takes the edition from cover, name or hint, and from none refuses', async () => {
    const bare = changed('\n2026\n', '\n')
    const edition = async (name: string, hint?: string): Promise<string | undefined> =>
      (await readAll(source, fileInMemory(name, bare), hint === undefined ? {} : { edition: hint })).log
        .edition?.slot
    expect(await edition('factors-2024.txt')).toBe('2024')
    expect(await edition('factors.txt', '2024')).toBe('2024')
    expect((await expectReadError(source, fileInMemory('factors.txt', bare))).hint).toContain('--edition')
    const fault = await expectReadError(source, fileInMemory('f.txt', EXCERPT), { edition: '2025' })
    expect(fault.problem).toContain('contradicts the edition 2026')
  })
})

describe('findings', () => {
  it.each([
    ['another unit', '(kg CO2-e/kWh)\t(kg', '(kg CO2-e/MWh)\t(kg', 'Table 1!B2', 'heading_not_known'],
    ['a column that is gone', '(kg CO2-e/kWh)\t(kg', '(kg CO2-e/MWh)\t(kg', 'Table 1!A2', 'column_missing'],
    ['a value of another size', 'Tasmania\t0.23', 'Tasmania\t230', 'Table 1!B5', 'value_outside_range'],
    ['text in a number', 'Tasmania\t0.23', 'Tasmania\tabout 0.2', 'Table 1!B5', 'not_a_factor'],
    ['an empty cell', 'Tasmania\t0.23', 'Tasmania\t', 'Table 1!B5', 'not_a_factor'],
    ['a factor below zero', 'Tasmania\t0.23', 'Tasmania\t-0.23', 'Table 1!B5', 'not_a_factor'],
    ['an unknown region', 'Tasmania\t0.23', 'Lord Howe Island\t0.23', 'Table 1!A5', 'region_not_known'],
    [
      'a row twice',
      'Tasmania\t0.23\t0.03\n',
      'Tasmania\t0.23\t0.03\nTasmania\t0.23\t0.03\n',
      'Table 1!B6',
      'row_twice',
    ],
    [
      'a row that lost its figures',
      'Tasmania\t0.23\t0.03',
      'Tasmania\t\t',
      'Table 1!A5',
      'row_without_figures',
    ],
    ['gases that do not add up', '90.24\t3', '90.42\t3', 'Table 4!F5', 'gases_do_not_add_up'],
    ['animals that do not add up', '229.45', '292.45', 'Table 23!B5', 'gases_do_not_add_up'],
    [
      'shifted columns',
      'Diesel oil\t38.6 GJ/kL\t69.9',
      'Diesel oil\t69.9\t38.6 GJ/kL',
      'Table 8!B5',
      'energy_content_not_understood',
    ],
    ['an unknown energy unit', '38.6 GJ/kL', '38.6 MJ/kL', 'Table 8!B5', 'energy_content_not_understood'],
    ['a figure below no heading', '0.45\t0.1\n', '0.45\t0.1\t7\n', 'Table 1!D4', 'below_no_heading'],
    [
      'an unknown table',
      'Transmission and distribution losses\t\n',
      'Hydrogen pipelines\t\n',
      'Table 40!A1',
      'table_not_known',
    ],
    ['an unknown gas row', 'N2O\t0.08', 'SF6\t0.08', 'Table 23!A4', 'row_not_known'],
    ['a table that is gone', /=== SHEET Table 6[^=]*/u, '', 'workbook', 'table_missing'],
    ['a figure beyond all numbers', '229.45', '1e999', 'Table 23!B5', 'not_a_factor'],
  ] as const)('names %s and reads the rest', async (_, from, to, place, rule) => {
    const { rows, log } = await readAll(source, fileInMemory('factors.txt', changed(from, to)))
    const found = log.findings.all.map(({ row_ref, rule: broken }) => `${row_ref} ${broken}`)
    expect(found).toContain(`${place} ${rule}`)
    const intact = await readAll(source, fileInMemory('factors.txt', EXCERPT))
    expect(intact.log.findings.all).toEqual([])
    expect(rows.length).toBeGreaterThan(intact.rows.length - 20)
  })

  it('lists faults of several tables at once', async () => {
    const faulty = changed('Tasmania\t0.23', 'Tasmania\t230').replace('90.24\t3', '90.42\t3')
    const { rows, log } = await readAll(source, fileInMemory('factors.txt', faulty))
    expect(log.findings.all.map(({ row_ref, value, proposal }) => [row_ref, value, proposal.value])).toEqual([
      ['Table 1!B5', '230', 0.23],
      ['Table 4!F5', '90.42', 90.24],
    ])
    expect(rows.find(({ row_ref }) => row_ref === 'Table 1!B5')).toMatchObject({ value: 230 })
  })

  it('keeps what is printed where a correction does not meet what it is about', async () => {
    const mended = changed('2026', '2023').replace(
      '=== SHEET Table 40',
      '=== SHEET Table 17\nTable 17 Direct (scope 1) emission factors for the incineration of waste\nWaste type \tEmission factors (t CO2-e/t)\nMunicipal Solid Waste \t0.0537\n=== SHEET Table 40',
    )
    const { rows, log } = await readAll(source, fileInMemory('factors.txt', mended))
    expect(log.findings.all).toMatchObject([
      { rule: 'correction_not_met', row_ref: 'Table 17!B3', value: '0.0537', proposal: { decision: 'take' } },
    ])
    expect(rows.find(({ row_ref }) => row_ref === 'Table 17!B3')).toMatchObject({ value: 0.0537 })
  })
})

describe('refusing', () => {
  it.each([
    ['a file cut off in a number', changedAtEnd, 'cut off'],
    ['a workbook with none of the tables', noTables, 'lacks the tables'],
  ])('refuses %s', async (_, make, problem) => {
    expect((await expectReadError(source, fileInMemory('factors.txt', make()))).problem).toContain(problem)
  })

  it.each([
    ['a web page', '<!DOCTYPE html><title>Access denied</title>', 'is a web page'],
    ['CSV of another source', 'Organisation name,ABN\nAGL,123\n', 'not a workbook'],
  ])('refuses %s', async (_, content, problem) => {
    expect((await expectReadError(source, fileInMemory('factors-2025.xlsx', content))).problem).toContain(
      problem,
    )
  })
})

it.each([
  ['a number', '-38.6', -38.6],
  ['text', '-38.6 GJ/kL', null],
  ['nothing', '0', 0],
])('refuses an energy content that is not above zero, as %s', (_, text, stored) => {
  const place = { file: 'factors.xlsx', at: 'Table 3!B7', column: 'energy content factor' }
  expect(() => printedEnergy(text, stored, 'GJ/kL', place)).toThrow('Table 3!B7')
})

it.each(['nga-2025-excerpt.xlsx', 'nga-2026-excerpt.txt'])('survives damage to %s', async (name) => {
  await expectToSurviveDamage(source, await fixture(import.meta.url, name))
})

/** As a workbook stores it: numbers as numbers, everything else as text. */
const asStored = (text: string): string | number | null =>
  text === '' ? null : /^\d+(?:\.\d+)?$/u.test(text) ? Number(text) : text

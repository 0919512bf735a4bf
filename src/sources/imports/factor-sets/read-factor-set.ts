import { equal, rational, sum } from '../../../domain/factors/rational.ts'
import { CATEGORY_WORDS } from '../../../domain/ledger/categories.ts'
import type { PublicFactor } from '../../../domain/ledger/public-factors.ts'
import { readCsv } from '../../formats/csv/csv.ts'
import { decodeText } from '../../formats/text.ts'
import type { InputFile } from '../../input-file.ts'
import { ReadError } from '../../read-error.ts'

const REQUIRED = ['id', 'activity', 'unit', 'category', 'kg_co2e_per_unit', 'cell'] as const
const GASES = ['co2', 'ch4', 'n2o', 'f_gas'] as const
const OPTIONAL = ['use', ...GASES, 'biogenic_co2_kg_per_unit'] as const
type Column = (typeof REQUIRED)[number] | (typeof OPTIONAL)[number]
const COLUMNS: readonly string[] = [...REQUIRED, ...OPTIONAL]

const HINT =
  'Nothing was loaded. docs/guide/ledger.md, “Public factor sets”, describes the file: one factor in each row.'
const MOST_FACTORS = 20_000
const LONGEST = 200

/** A public set of factors: CSV, a factor in each row, with the cell of the publisher's file that prints it. */
export async function readFactorSet(file: InputFile): Promise<readonly PublicFactor[]> {
  const [heading, ...rows] = readCsv(file.name, (await decodeText(file)).text).filter(({ cells }) =>
    cells.some((cell) => cell.trim() !== ''),
  )
  const fault = (problem: string, more: object = {}): ReadError =>
    new ReadError({ file: file.name, problem, hint: HINT, ...more })
  if (heading === undefined) throw fault('is empty')
  const names = heading.cells.map((cell) => cell.trim().toLowerCase())
  for (const name of REQUIRED)
    if (!names.includes(name))
      throw fault(`has no column ${name}`, { at: `line ${heading.line}`, expected: COLUMNS.join(', ') })
  for (const [at, name] of names.entries()) {
    if (!COLUMNS.includes(name))
      throw fault('is not a column of a factor set', {
        at: `line ${heading.line}`,
        value: heading.cells[at],
        expected: COLUMNS.join(', '),
      })
    if (names.indexOf(name) !== at)
      throw fault('is there twice', { at: `line ${heading.line}`, column: name })
  }
  if (rows.length === 0) throw fault('has no factor')
  if (rows.length > MOST_FACTORS) throw fault(`has more than ${MOST_FACTORS.toLocaleString('en-AU')} factors`)
  const seen = new Map<string, number>()
  return rows.map(({ line, cells }) => {
    const row = new Row(file.name, line, (column) => (cells[names.indexOf(column)] ?? '').trim())
    const id = row.matching('id', /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/, 'letters, digits, dots and hyphens')
    const before = seen.get(id)
    if (before !== undefined) throw row.fault('id', `is in line ${before} already`)
    seen.set(id, line)
    return factorOf(row, id)
  })
}

function factorOf(row: Row, id: string): PublicFactor {
  const category = row.word('category')
  if (!CATEGORY_WORDS.includes(category))
    throw row.fault('category', 'is not a category', CATEGORY_WORDS.join(', '))
  const total = row.number('kg_co2e_per_unit')
  const use = row.text('use')
  const biogenic = row.text('biogenic_co2_kg_per_unit')
  const gases = GASES.map((gas) => row.text(gas))
  const isSplit = gases.some((text) => text !== '')
  const split = isSplit ? GASES.map((gas) => row.number(gas)) : []
  if (isSplit && !equal(sum(split.map((value) => rational(value))), rational(total)))
    throw row.fault('kg_co2e_per_unit', 'is not the sum of its gases', 'co2 + ch4 + n2o + f_gas')
  const [co2, ch4, n2o, f_gas] = split as [number, number, number, number]
  return {
    id,
    activity: row.word('activity'),
    ...(use === '' ? {} : { use: row.word('use') }),
    unit: row.word('unit'),
    category,
    kg_co2e_per_unit: total,
    ...(isSplit ? { gases: { co2, ch4, n2o, f_gas } } : {}),
    ...(biogenic === '' ? {} : { biogenic_co2_kg_per_unit: row.number('biogenic_co2_kg_per_unit') }),
    cell: row.word('cell'),
  }
}

/** A row by its columns. Faults name file, line, column and value. */
class Row {
  readonly #file: string
  readonly #line: number
  readonly text: (column: Column) => string

  constructor(file: string, line: number, text: (column: Column) => string) {
    this.#file = file
    this.#line = line
    this.text = text
  }

  fault(column: Column, problem: string, expected?: string): ReadError {
    return new ReadError({
      file: this.#file,
      at: `line ${this.#line}`,
      column,
      value: this.text(column),
      problem,
      expected,
      hint: HINT,
    })
  }

  word(column: Column): string {
    const text = this.text(column)
    if (text === '') throw this.fault(column, 'is empty')
    if (text.length > LONGEST) throw this.fault(column, `is longer than ${LONGEST} characters`)
    return text
  }

  matching(column: Column, pattern: RegExp, expected: string): string {
    const text = this.word(column)
    if (!pattern.test(text)) throw this.fault(column, 'is not an id', expected)
    return text
  }

  number(column: Column): number {
    const text = this.word(column)
    if (!/^\d{1,12}(?:\.\d{1,15})?$/.test(text))
      throw this.fault(column, 'is not a number of zero or more', 'digits with a dot, such as 0.17')
    return Number(text)
  }
}

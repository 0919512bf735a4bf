import { type CellPlace, printedAmount, printedMeasure } from '../formats/numbers.ts'
import { ReadError } from '../read-error.ts'
import categories from './categories.json' with { type: 'json' }
import { type Figures, intensityDiffers, mwhOf } from './checks.ts'
import columns from './columns.json' with { type: 'json' }
import noteFlags from './note-flags.json' with { type: 'json' }
import type { GenerationRow } from './row.ts'

type Field = keyof typeof columns
type Category = keyof typeof categories

const MISSING = new Set(['', '-', 'N/A', 'n/a'])
const CORPORATE_TOTAL = /^corporate total$/i

/** Reads the cells of one row, as a facility or as the total of a corporation. */
export class RowReader {
  readonly #file: string
  readonly #at: string
  readonly #cells: (field: Field) => string | undefined

  constructor(file: string, at: string, cells: (field: Field) => string | undefined) {
    this.#file = file
    this.#at = at
    this.#cells = cells
  }

  isCorporateTotal(): boolean {
    return CORPORATE_TOTAL.test(this.required('facility_name')) && this.required('type') === 'C'
  }

  facility(year: string): GenerationRow {
    const { total_t, scope1_t, scope2_t, electricity_gj } = this.figures()
    const printedMwh = this.#number('electricity_mwh')
    const mwhFromGj = this.#cells('electricity_mwh') === undefined && electricity_gj !== null
    const intensity = this.#parsed('intensity_t_per_mwh', printedMeasure)
    const notes = this.#text('notes')
    const row = {
      row_ref: this.#at,
      reporting_year: year,
      reporting_entity: this.required('reporting_entity'),
      facility_name: this.required('facility_name'),
      type: this.#type(),
      state: this.#category('state'),
      electricity_gj,
      electricity_mwh: mwhFromGj ? mwhOf(electricity_gj) : printedMwh,
      scope1_t,
      scope2_t,
      total_t,
      intensity_t_per_mwh: intensity,
      intensity_text: intensity === null ? null : (this.#cells('intensity_t_per_mwh') ?? null),
      grid_connected: this.#category('grid_connected'),
      grid: this.#category('grid'),
      primary_fuel: this.#category('primary_fuel'),
      notes,
    }
    const noticed: readonly [boolean, string][] = [
      [mwhFromGj, 'mwh_from_gj'],
      [scope1_t === null, 'scope1_t_not_published'],
      [scope2_t === null, 'scope2_t_not_published'],
      [electricity_gj === null, 'electricity_gj_not_published'],
      [intensityDiffers(row), 'intensity_differs'],
      ...noteFlags.map(({ words, flag }): [boolean, string] => [notes?.includes(words) === true, flag]),
    ]
    return { ...row, flags: [...new Set(noticed.filter(([isSo]) => isSo).map(([, flag]) => flag))] }
  }

  figures(): Figures {
    return {
      electricity_gj: this.#number('electricity_gj'),
      scope1_t: this.#number('scope1_t'),
      scope2_t: this.#number('scope2_t'),
      total_t: this.#number('total_t'),
    }
  }

  required(field: Field): string {
    const text = this.#text(field)
    if (text === null)
      throw new ReadError({
        ...this.#place(field),
        value: this.#cells(field),
        problem: 'is empty',
        expected: 'a value in every row',
      })
    return text
  }

  #type(): 'F' | 'FA' {
    const type = this.required('type')
    if (type === 'F' || type === 'FA') return type
    throw new ReadError({
      ...this.#place('type'),
      value: type,
      problem: 'is not known',
      expected: 'F, FA, or C for a corporate total',
    })
  }

  /** The data hub prints whole numbers as "293.0". */
  #number(field: Field): number | null {
    return this.#parsed(field, (text, place) => printedAmount(text.replace(/\.0+\s*$/, ''), place))
  }

  #category(field: Category): string | null {
    const text = this.#text(field)
    if (text !== null && !categories[field].includes(text))
      throw new ReadError({
        ...this.#place(field),
        value: text,
        problem: 'is not known',
        expected: categories[field].join(', '),
      })
    return text
  }

  #text(field: Field): string | null {
    return this.#parsed(field, (text) => text.trim())
  }

  #parsed<Value>(field: Field, parse: (text: string, place: CellPlace) => Value): Value | null {
    const printed = this.#cells(field)
    return printed === undefined || MISSING.has(printed.trim()) ? null : parse(printed, this.#place(field))
  }

  #place(field: Field): CellPlace {
    return { file: this.#file, at: this.#at, column: columns[field].headings[0] ?? field }
  }
}

import { isoDate } from '../../formats/dates.ts'
import { ReadError } from '../../read-error.ts'
import type { Findings, PlacedFault, Proposal } from '../findings.ts'
import type { PrintedRow } from '../printed-rows.ts'
import type { Choices } from './choices.ts'
import type { FamilyTable } from './family-table.ts'
import { figureOf, isNothing } from './figures.ts'
import { inUnit, statedUnit, unitFactor } from './units.ts'

/** What may be in a column of figures. */
interface FigureKind {
  readonly belowZero?: boolean
  readonly fractions?: boolean
}

const SPREADSHEET_ERROR = /^\s*#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)\s*$/iu
const TAKE_AS_PRINTED: Proposal = { decision: 'take', reason: 'It was read as printed.' }

/** The cells of one row by field. What cannot be read is a finding, and the row goes on without it. */
export class RowCells<Field extends string> {
  readonly at: string
  /** A figure of the row carries a mark of a footnote. */
  isMarked = false
  readonly #table: FamilyTable<Field>
  readonly #row: PrintedRow
  readonly #unread: { readonly field: Field; readonly rule: string; readonly fault: PlacedFault }[] = []
  readonly #doubts: Parameters<Findings['add']>[] = []
  #given: Readonly<Partial<Record<Field, number | null>>> | undefined

  constructor(table: FamilyTable<Field>, row: PrintedRow) {
    this.#table = table
    this.#row = row
    this.at = row.at
  }

  /** False where the edition lacks the column. */
  has(field: Field): boolean {
    return this.#table.places.has(field)
  }

  /** Exactly as printed; undefined where the edition lacks the column. */
  printed(field: Field): string | undefined {
    const place = this.#table.places.get(field)
    return place === undefined ? undefined : (this.#row.cells[place.index] ?? '')
  }

  /** The cell of a column that is no field of the table, by its position. */
  cellAt(index: number): string {
    return this.#row.cells[index] ?? ''
  }

  /** Fields in which something stands that could not be read. */
  get unreadFields(): ReadonlySet<Field> {
    return new Set(this.#unread.map(({ field }) => field))
  }

  /** Outer spaces removed; null where nothing is printed. */
  words(field: Field): string | null {
    const text = this.printed(field)
    if (text === undefined || isNothing(text)) return null
    if (!SPREADSHEET_ERROR.test(text)) return text.trim()
    return this.unreadFields.has(field)
      ? null
      : this.#leaveUnread(field, 'spreadsheet_error', 'is an error of a spreadsheet')
  }

  /** The same where a row means nothing without it: the row is then left out. */
  required(field: Field): string {
    const text = this.words(field)
    if (text !== null) return text
    throw new ReadError({
      ...this.place(field),
      value: this.printed(field) ?? '',
      problem: 'is empty',
      expected: 'a value in every row',
    })
  }

  /** Names a column of figures by its field, so that a decided value finds its place in the row; others by their heading. */
  place(field: Field): { file: string; at: string; column: string } {
    const { file, columns } = this.#table
    const { unit, headings } = columns[field]
    return { file, at: this.at, column: unit === undefined ? (headings[0] ?? field) : field }
  }

  /** A figure in the unit that its column is kept in; null where none is printed or none can be read. */
  figure(field: Field, { belowZero = false, fractions = false }: FigureKind = {}): number | null {
    const text = this.words(field)
    if (text === null) return null
    const { factor, isWhole } = this.#table.figures.get(field) ?? { factor: 1, isWhole: false }
    const figure = figureOf(text)
    const printed = figure === undefined ? this.#withUnit(field, text) : { ...figure, factor }
    if (printed === undefined) return this.#leaveUnread(field, 'not_a_number', 'is not a number')
    if (printed.value < 0 && !belowZero)
      return this.#leaveUnread(field, 'below_zero', 'is below zero', 'zero or more')
    this.isMarked ||= printed.isMarked
    const value = inUnit(printed.value, printed.factor)
    if (isWhole && !fractions && !Number.isInteger(value))
      this.doubt(
        'not_a_whole_number',
        field,
        { problem: 'is not a whole number', expected: 'one, as in the other rows of the column' },
        TAKE_AS_PRINTED,
      )
    return value
  }

  /** The same in a column that prints a mark where it has no figure: an empty cell has lost one. */
  markedFigure(field: Field, kind: FigureKind = {}): number | null {
    const isLost = this.printed(field)?.trim() === '' && this.#table.figures.get(field)?.isFilled === true
    return isLost
      ? this.#leaveUnread(field, 'cell_empty', 'is empty', 'a figure, or a mark that there is none')
      : this.figure(field, kind)
  }

  /** One of the known values of a column; an unknown one stays as printed and is a finding. */
  choice(field: Field, choices: Choices): string | null {
    const text = this.words(field)
    if (text === null) return null
    const known = choices.of(text)
    if (known === undefined)
      this.doubt(
        'value_not_known',
        field,
        { problem: 'is not known', expected: choices.all.join(', ') },
        { decision: 'take', reason: 'It was read as printed. Add a new value to categories.json.' },
      )
    return known ?? text
  }

  /** A date as YYYY-MM-DD; publishers print days first, and a workbook's date comes year first. */
  date(field: Field): string | null {
    const text = this.words(field)
    if (text === null) return null
    const plain = text.replace(/[ T]\d{1,2}:\d\d.*$/u, '')
    const date = isoDate(plain, 'year-month-day') ?? isoDate(plain, 'day-month-year') ?? dateInWords(plain)
    return date ?? this.#leaveUnread(field, 'not_a_date', 'is not a date', 'a date such as 29/12/2024')
  }

  doubt(
    rule: string,
    field: Field,
    fault: Pick<PlacedFault, 'column' | 'value' | 'problem' | 'expected'>,
    proposal: Proposal,
  ): void {
    this.#doubts.push([rule, { ...this.place(field), value: this.printed(field), ...fault }, proposal])
  }

  /** States what the rest of the row gives for figures that could not be read. */
  give(figures: Readonly<Partial<Record<Field, number | null>>>): void {
    this.#given = figures
  }

  /** Puts on record what is in doubt, and what is lost without it. Only of a row that is kept: of one that is left out, that alone must be decided. */
  report(findings: Pick<Findings, 'add'>, without?: string): void {
    for (const doubt of this.#doubts) findings.add(...doubt)
    for (const { field, rule, fault } of this.#unread) {
      const value = this.#given?.[field] ?? null
      findings.add(
        rule,
        fault,
        value === null
          ? { decision: 'take', reason: lostWith('The row was read without it.', without) }
          : { decision: 'use', value, reason: 'The other columns of the row give it.' },
      )
    }
  }

  #withUnit(field: Field, text: string): { value: number; isMarked: boolean; factor: number } | undefined {
    const { unit } = this.#table.columns[field]
    const stated = statedUnit(text)
    const factor = unit === undefined || stated === undefined ? undefined : unitFactor(stated, unit)
    const figure =
      factor === undefined ? undefined : figureOf(text.replace(/\s?\p{L}[\p{L}\p{N}\s/-]*$/u, ''))
    return figure === undefined || factor === undefined ? undefined : { ...figure, factor }
  }

  #leaveUnread(field: Field, rule: string, problem: string, expected?: string): null {
    const fault = { ...this.place(field), value: this.printed(field), problem }
    this.#unread.push({ field, rule, fault: expected === undefined ? fault : { ...fault, expected } })
    return null
  }
}

/** A reason, and what is lost. */
export const lostWith = (reason: string, without: string | undefined): string =>
  without === undefined ? reason : `${reason} ${without}`

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** "1 April 2001", "01-Apr-2001". */
function dateInWords(text: string): string | undefined {
  const [, day, name, year] = /^(\d{1,2})[ -](\p{L}{3,})[ -](\d{4})$/u.exec(text) ?? []
  const month = MONTHS.indexOf((name ?? '').toLowerCase().slice(0, 3)) + 1
  return day === undefined || month === 0 ? undefined : isoDate(`${year}-${month}-${day}`, 'year-month-day')
}

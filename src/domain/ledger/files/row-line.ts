import { type Read, readDay, readMonth, readSpan } from '../../disclosure/imports/days.ts'
import { readNumber } from '../../disclosure/imports/quantities.ts'
import { multiply, rational, toFixed } from '../../factors/rational.ts'
import { type LedgerLine, LineRefusal } from '../line.ts'
import { MONEY_UNIT } from '../spend-factors.ts'
import type { FileField, FileReading, FixedField } from './layout.ts'

export type FileCell = string | number | boolean | null

/** A row that is no line, as its own words or a choice say. */
export class LeftOut extends Error {}

/** Australian dollars, as exports of accounting systems name them. */
const AUD = new Set(['aud', 'a$', '$', 'au$', 'australian dollar', 'australian dollars'])
const TOTAL = /^(?:grand |sub ?|report |account )?totals?\b/i
const TIME = /[T ]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)? ?(?:[ap]\.?m\.?)?Z?$/i
/** Exported again into a spreadsheet, a text that begins like this would run there. */
const FORMULA = /^[=@]/
const LONGEST: Readonly<Partial<Record<FileField, number>>> = {
  id: 128,
  activity: 100,
  use: 100,
  unit: 40,
  note: 1000,
}
const LONGEST_TEXT = 200
const OWN_ID = /^[A-Za-z0-9][A-Za-z0-9_.:/ -]{0,127}$/
const TEXTS = ['use', 'region', 'facility', 'entity_abn', 'factor_id', 'estimate', 'note'] as const

/** Makes lines of the rows of a file. A row that says nothing certain is a LineRefusal that names the field. */
export class RowLines {
  readonly #at: Partial<Record<FileField, number>> = {}
  readonly #fixed: Readonly<Partial<Record<FixedField, string>>>
  readonly #money: FileReading['money']
  readonly #unit: string | undefined
  readonly #days = new Map<string, string>()
  /** Columns of words have few different ones. */
  readonly #texts = new Map<string, { readonly field: FileField; readonly text: string | undefined }>()

  constructor({ columns, fixed, money }: FileReading) {
    for (const [index, { field }] of columns.entries()) if (field !== null) this.#at[field] = index
    this.#fixed = fixed
    this.#money = money
    const own = this.#at.quantity === undefined ? null : columns[this.#at.quantity]!.unit
    this.#unit = money === null ? (own ?? undefined) : MONEY_UNIT
  }

  /** Column of a field; undefined where the file has none. */
  columnOf(field: string): number | undefined {
    return this.#at[field as FileField]
  }

  /** The line of a row; undefined where the row is empty. */
  line(cells: readonly FileCell[]): LedgerLine | undefined {
    const first = cells.find((cell) => cell !== null && cell !== '' && String(cell).trim() !== '')
    if (first === undefined) return undefined
    if (typeof first === 'string' && TOTAL.test(first)) throw new LeftOut('total_row')
    const { from, to } = this.#span(cells)
    const quantity = this.#money === null ? this.#quantity(cells) : this.#amount(cells)
    const unit = this.#unit ?? this.#text(cells, 'unit') ?? this.#fixed.unit
    if (unit === undefined)
      throw new LineRefusal('unit_missing', 'unit', 'The row has no unit. Say it for all rows in the layout.')
    const line: Record<string, unknown> = { from, to, quantity, unit }
    const id = this.#text(cells, 'id')
    if (id !== undefined && OWN_ID.test(id)) line['id'] = id
    const activity = this.#text(cells, 'activity') ?? this.#fixed.activity
    if (activity !== undefined) line['activity'] = activity
    for (const field of TEXTS) {
      const text = this.#text(cells, field) ?? (this.#fixed as Record<string, string | undefined>)[field]
      if (text !== undefined) line[field] = field === 'entity_abn' ? text.replaceAll(' ', '') : text
    }
    const category = this.#text(cells, 'category') ?? this.#fixed.category
    if (category !== undefined) line['category'] = categoryOf(category)
    const network = this.#text(cells, 'gas_network') ?? this.#fixed.gas_network
    if (network !== undefined) line['gas_network'] = networkOf(network)
    const quality = this.#text(cells, 'data_quality')
    if (quality !== undefined) line['data_quality'] = qualityOf(quality)
    return line as unknown as LedgerLine
  }

  #text(cells: readonly FileCell[], field: FileField): string | undefined {
    const at = this.#at[field]
    if (at === undefined) return undefined
    const cell = cells[at]
    if (cell === undefined || cell === null || cell === '') return undefined
    const known = typeof cell === 'string' ? this.#texts.get(cell) : undefined
    if (known?.field === field) return known.text
    const text = this.#textOf(String(cell), field)
    if (typeof cell === 'string' && this.#texts.size < MOST_TEXTS && field !== 'id')
      this.#texts.set(cell, { field, text })
    return text
  }

  #textOf(cell: string, field: FileField): string | undefined {
    const text = cell.replaceAll(/\s+/g, ' ').trim()
    if (text === '') return undefined
    if (FORMULA.test(text))
      throw new LineRefusal(
        'formula_in_text',
        field,
        'begins with a character that makes a spreadsheet run it as a formula; remove it',
      )
    const most = LONGEST[field] ?? LONGEST_TEXT
    if (text.length > most)
      throw new LineRefusal('text_too_long', field, `has ${text.length} characters; at most ${most} are kept`)
    return text
  }

  #span(cells: readonly FileCell[]): { from: string; to: string } {
    if (this.#at.from !== undefined) {
      const from = this.#day(cells, 'from')
      return { from, to: this.#at.to === undefined ? from : this.#day(cells, 'to') }
    }
    if (this.#at.date !== undefined) {
      const day = this.#day(cells, 'date')
      return { from: day, to: day }
    }
    const field = this.#at.month === undefined ? 'span' : 'month'
    const { start, end } = this.#read(cells, field, field === 'month' ? readMonth : readSpan)
    return { from: start, to: end }
  }

  /** A file names the same few hundred days again and again, with or without a time. */
  #day(cells: readonly FileCell[], field: 'date' | 'from' | 'to'): string {
    const cell = cells[this.#at[field]!]
    const text = typeof cell === 'string' ? (cell.includes(':') ? cell.replace(TIME, '') : cell) : undefined
    const known = text === undefined ? undefined : this.#days.get(text)
    if (known !== undefined) return known
    const day = this.#read([text ?? cell ?? null], field, readDay, 0)
    if (text !== undefined && this.#days.size < MOST_DAYS) this.#days.set(text, day)
    return day
  }

  #read<Value>(
    cells: readonly FileCell[],
    field: FileField,
    read: (cell: string | number | boolean) => Read<Value>,
    at = this.#at[field],
  ): Value {
    const cell = at === undefined ? null : (cells[at] ?? null)
    if (cell === null || cell === '') throw new LineRefusal(`${field}_missing`, field, 'is empty')
    const found = read(cell)
    if ('problem' in found) throw new LineRefusal(`${field}_unreadable`, field, found.problem)
    return found.value
  }

  #quantity(cells: readonly FileCell[]): number {
    return Number(this.#read(cells, 'quantity', readNumber))
  }

  /** Money that went out, without the tax, in Australian dollars; negative where it came back. */
  #amount(cells: readonly FileCell[]): number {
    const money = this.#money!
    const currency = this.#text(cells, 'currency') ?? money.currency
    if (!AUD.has(currency.toLowerCase()))
      throw new LineRefusal(
        'currency_not_aud',
        this.#at.currency === undefined ? 'amount' : 'currency',
        `The amount is in ${currency}. Convert it to Australian dollars first: factors of spend are per A$.`,
      )
    const credit = this.#text(cells, 'credit') === undefined ? '0' : this.#read(cells, 'credit', moneyText)
    const isCredit = Number(credit) !== 0 && !this.#hasAmount(cells)
    const text = isCredit ? credit : this.#read(cells, 'amount', moneyText)
    const isOut = !isCredit && text.startsWith('-') === (money.spend_is === 'negative')
    const amount = this.#withoutTax(cells, text.replace('-', ''), money.tax)
    return isOut || amount === 0 ? amount : -amount
  }

  /** Exports of ledgers print 0.00 in the other of the two columns. */
  #hasAmount(cells: readonly FileCell[]): boolean {
    return this.#text(cells, 'amount') !== undefined && Number(this.#read(cells, 'amount', moneyText)) !== 0
  }

  #withoutTax(
    cells: readonly FileCell[],
    amount: string,
    tax: 'excluded' | 'included' | 'not_stated',
  ): number {
    if (tax !== 'included') return Number(amount)
    if (this.#at.tax !== undefined) {
      const paid = Number(this.#read(cells, 'tax', moneyText).replace('-', ''))
      return Number((Number(amount) - paid).toFixed(2))
    }
    return Number(toFixed(multiply(rational(amount), WITHOUT_GST), 2))
  }
}

const MOST_DAYS = 10_000
const MOST_TEXTS = 5000
/** The goods and services tax is a tenth on top. */
const WITHOUT_GST = { numerator: 10n, denominator: 11n }

/** Money as exports print it: $1,234.50, (12.00), 12.00- or 12.00 CR. */
function moneyText(cell: string | number | boolean): Read<string> {
  const text = String(cell).trim()
  const bare = text.replaceAll(/^\(|\)$|A?\$|\s|-$|\b(?:AUD|DR|CR)\b/gi, '')
  const found = readNumber(bare)
  if ('problem' in found) return found
  const isNegative = /^\(.*\)$|-$|CR$/i.test(text)
  return { value: isNegative && !bare.startsWith('-') ? `-${found.value}` : found.value }
}

function categoryOf(text: string): string | number {
  const number = /^(?:scope 3 )?(?:category |cat\.? ?)?(\d{1,2})$/i.exec(text)?.[1]
  return number === undefined ? text.toLowerCase().replaceAll(/[ -]+/g, '_') : Number(number)
}

function networkOf(text: string): 'metro' | 'non_metro' {
  const word = text.toLowerCase().replaceAll(/[ -]+/g, '_')
  if (word === 'metro' || word === 'non_metro') return word
  throw new LineRefusal('gas_network_unknown', 'gas_network', 'is neither metro nor non_metro', [
    'metro',
    'non_metro',
  ])
}

function qualityOf(text: string): number {
  if (/^[1-5]$/.test(text)) return Number(text)
  throw new LineRefusal('data_quality_unknown', 'data_quality', 'is not a score from 1 (best) to 5')
}

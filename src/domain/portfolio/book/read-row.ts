import { type Read, readDay } from '../../disclosure/imports/days.ts'
import { readNumber } from '../../disclosure/imports/quantities.ts'
import type { FileCell } from '../../ledger/files/row-line.ts'
import { isReportingYear, periodEnd, reportingYear } from '../../reporting-year.ts'
import { type Holding, LARGEST_AUD, LARGEST_QUANTITY, LONGEST_TEXT, type OwnEmissions } from '../holding.ts'
import {
  BASIS_WORDS,
  BOOK_FIELDS,
  type BookField,
  type BookReading,
  bookWords,
  classOfWords,
  TARGET_WORDS,
} from './fields.ts'

/** Why a row of a book cannot be taken, and which cell says so. */
export interface BookFault {
  readonly code: string
  readonly column: string | null
  readonly at: string
  readonly value: string | null
  readonly message: string
}

type NamingField = 'company' | 'abn' | 'acn' | 'name' | 'ticker'

/** A row of a book: a holding before its company is known, and what is wrong with it. */
export interface BookRow {
  readonly row: number
  readonly at: string
  /** What stands where the company is named, by its column. */
  readonly named: Readonly<Partial<Record<NamingField, string>>>
  /** Where that stands. */
  readonly cells: readonly { readonly text: string; readonly heading: string; readonly at: string }[]
  readonly holding: Partial<Holding>
  readonly faults: readonly BookFault[]
  /** Why the row is no holding: a total, or nothing. */
  readonly left_out: 'total_row' | null
}

const TOTAL = /^(?:grand |sub ?|report |portfolio |book )?totals?\b/i
/** Exported again into a spreadsheet, a text that begins like this would run there. */
const RUNS = /^[=@+]|^-(?=\D)/
const CUT_BY_SPREADSHEET = /^\d(?:\.\d+)?e\+?\d{1,2}$/i
const SUFFIXES: Readonly<Record<string, number>> = {
  k: 1e3,
  m: 1e6,
  mn: 1e6,
  mil: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
}
const CENTS = 100

/** Reads rows as the columns of a book say. A cell that says nothing certain refuses its row, by name. */
export class BookRows {
  readonly #reading: BookReading
  readonly #at: Partial<Record<BookField, number>> = {}
  readonly #place: (row: number, column: number) => string
  readonly #classes: ReadonlyMap<string, string>

  constructor(reading: BookReading, place: (row: number, column: number) => string) {
    this.#reading = reading
    this.#place = place
    for (const [index, { field }] of reading.columns.entries()) if (field !== null) this.#at[field] = index
    this.#classes = new Map(
      Object.entries(reading.asset_classes).map(([words, name]) => [bookWords(words), name]),
    )
  }

  /** Undefined where the row is empty. */
  read(row: number, cells: readonly FileCell[]): BookRow | undefined {
    const first = cells.find((cell) => cell !== null && String(cell).trim() !== '')
    if (first === undefined) return undefined
    const at = this.#place(row, 0)
    if (typeof first === 'string' && TOTAL.test(first.trim()))
      return { row, at, named: {}, cells: [], holding: {}, faults: [], left_out: 'total_row' }
    const one = new RowOfBook(row, cells, this.#reading, this.#at, this.#place)
    const holding = {
      ...one.texts(),
      ...one.figures(),
      asset_class: one.assetClass(this.#classes),
      target: one.word('target', TARGET_WORDS),
      own_emissions: one.emissions(),
    }
    one.requireAustralianDollars()
    if (holding.outstanding_aud === undefined) one.requireAmount()
    const known = Object.entries(holding).filter(([, value]) => value !== undefined)
    return {
      row,
      at,
      ...one.named(),
      holding: Object.fromEntries(known),
      faults: one.faults,
      left_out: null,
    }
  }
}

const NAMING = ['company', 'abn', 'acn', 'name', 'ticker'] as const
const TEXTS = ['id', 'name', 'ticker', 'gics_industry_code', 'asset_kind', 'state', 'fuel'] as const
const FIGURES = Object.entries(BOOK_FIELDS).flatMap(([field, kind]) =>
  (kind === 'aud' || kind === 'signed_aud' || kind === 'quantity') && !/^scope[123]_t$/.test(field)
    ? [field as BookField & keyof Holding]
    : [],
)

class RowOfBook {
  readonly faults: BookFault[] = []
  readonly #row: number
  readonly #cells: readonly FileCell[]
  readonly #reading: BookReading
  readonly #at: Partial<Record<BookField, number>>
  readonly #place: (row: number, column: number) => string

  constructor(
    row: number,
    cells: readonly FileCell[],
    reading: BookReading,
    at: Partial<Record<BookField, number>>,
    place: (row: number, column: number) => string,
  ) {
    this.#row = row
    this.#cells = cells
    this.#reading = reading
    this.#at = at
    this.#place = place
  }

  named(): Pick<BookRow, 'named' | 'cells'> {
    const found = NAMING.flatMap((field) => {
      const text = this.#number(field) ?? this.#plain(field)
      return text === undefined ? [] : [{ field, text: text.slice(0, LONGEST_TEXT) }]
    })
    return {
      named: Object.fromEntries(found.map(({ field, text }) => [field, text])),
      cells: found.map(({ field, text }) => {
        const index = this.#at[field]!
        return { text, heading: this.#reading.columns[index]!.heading, at: this.#place(this.#row, index) }
      }),
    }
  }

  texts(): Partial<Record<(typeof TEXTS)[number], string>> {
    return Object.fromEntries(
      TEXTS.flatMap((field) => {
        const text = this.#text(field, field === 'ticker' ? 12 : field === 'id' ? 64 : LONGEST_TEXT)
        if (text === undefined) return []
        if (field === 'gics_industry_code' && !/^[0-9]{2,8}$/.test(text))
          return this.#refuse(field, 'gics_code_unreadable', 'is not a GICS code of two to eight digits')
        return [[field, text]]
      }),
    )
  }

  figures(): Partial<Holding> {
    return Object.fromEntries(
      FIGURES.flatMap((field) => {
        const value = this.#figure(field)
        return value === undefined ? [] : [[field, value]]
      }),
    )
  }

  assetClass(chosen: ReadonlyMap<string, string>): string | undefined {
    const text = this.#text('asset_class') ?? this.#reading.fixed.asset_class
    if (text === undefined) {
      this.#refuse('asset_class', 'asset_class_missing', 'has no asset class')
      return undefined
    }
    const found = chosen.get(bookWords(text)) ?? classOfWords(text)
    if (found !== undefined) return found
    this.#refuse(
      'asset_class',
      'asset_class_unknown',
      'is not a known asset class; say what these words mean with `asset_classes` in the layout',
    )
    return undefined
  }

  emissions(): OwnEmissions | undefined {
    const tonnes = (['scope1_t', 'scope2_t', 'scope3_t'] as const).flatMap((field) => {
      const value = this.#figure(field)
      return value === undefined ? [] : [[field, value] as const]
    })
    const yearEnd = this.#read('emissions_year_end', readYearEnd)
    const source = this.#text('emissions_source')
    const assured = this.#word('emissions_assured', YES_NO)
    const basis = this.word('emissions_basis', BASIS_WORDS)
    if (tonnes.length === 0) return undefined
    return {
      ...Object.fromEntries(tonnes),
      ...(yearEnd === undefined ? {} : { year_end: yearEnd }),
      ...(source === undefined ? {} : { source }),
      ...(assured === undefined ? {} : { assured: assured === 'yes' }),
      ...(basis === undefined ? {} : { basis }),
    }
  }

  word<Word extends string>(field: BookField, words: Readonly<Record<string, Word>>): Word | undefined {
    return this.#word(field, words)
  }

  requireAustralianDollars(): void {
    const currency = this.#plain('currency')
    const isHome = currency === undefined || /^(?:aud|a\$|au\$|\$|australian dollars?)$/i.test(currency)
    const foreign = this.#reading.columns.find((column) => column.field !== null && column.currency !== null)
    if (!isHome) this.#refuse('currency', 'currency_not_aud', 'is not AUD; convert the amounts first')
    else if (foreign !== undefined)
      this.#refuse(
        foreign.field!,
        'currency_not_aud',
        `is in ${foreign.currency} by its heading; convert it to AUD first`,
      )
  }

  requireAmount(): void {
    if (!this.faults.some(({ code }) => code.startsWith('outstanding_aud')))
      this.#refuse(
        'outstanding_aud',
        'outstanding_aud_missing',
        'is empty, or a formula whose result is not in the file; a missing amount is not zero',
      )
  }

  #cell(field: BookField): FileCell {
    const index = this.#at[field]
    const cell = index === undefined ? null : (this.#cells[index] ?? null)
    return cell === '' ? null : cell
  }

  #plain(field: BookField): string | undefined {
    const cell = this.#cell(field)
    const text = cell === null ? '' : String(cell).replaceAll(/\s+/g, ' ').trim()
    return text === '' || /^(?:n\/?a|-|–|nil|null|none)$/i.test(text) ? undefined : text
  }

  /** Zeros that a spreadsheet dropped from an ACN stand again. */
  #number(field: NamingField): string | undefined {
    const text = this.#plain(field)
    if (text === undefined || BOOK_FIELDS[field] !== 'number_of_company') return undefined
    if (CUT_BY_SPREADSHEET.test(text)) {
      this.#refuse(
        field,
        'number_cut',
        'was cut by a spreadsheet; format the column as text and save it again',
      )
      return undefined
    }
    return field === 'acn' && /^\d{6,8}$/.test(text) ? text.padStart(9, '0') : text
  }

  #text(field: BookField, most = LONGEST_TEXT): string | undefined {
    const text = this.#plain(field)
    if (text === undefined) return undefined
    if (RUNS.test(text))
      this.#refuse(
        field,
        'formula_in_text',
        'begins with a character that makes a spreadsheet run it as a formula; remove it',
      )
    else if (text.length > most)
      this.#refuse(field, 'text_too_long', `has ${text.length} characters; at most ${most} are kept`)
    else return text
    return undefined
  }

  #word<Word extends string>(field: BookField, words: Readonly<Record<string, Word>>): Word | undefined {
    const text = this.#plain(field) ?? this.#fixed(field)
    if (text === undefined) return undefined
    const found = Object.hasOwn(words, bookWords(text)) ? words[bookWords(text)] : undefined
    if (found === undefined)
      this.#refuse(
        field,
        `${field}_unknown`,
        `is not one of ${[...new Set(Object.values(words))].join(', ')}`,
      )
    return found
  }

  #fixed(field: BookField): string | undefined {
    return (this.#reading.fixed as Partial<Record<BookField, string>>)[field]
  }

  #figure(field: BookField): number | undefined {
    const kind = BOOK_FIELDS[field]
    const value = this.#read(field, readFigure)
    if (value === undefined) return undefined
    const { scale } = this.#reading.columns[this.#at[field]!]!
    const scaled = scale === 1 ? value : Math.round(value * scale * CENTS) / CENTS
    const most = kind === 'quantity' ? LARGEST_QUANTITY : LARGEST_AUD
    if (Math.abs(scaled) > most)
      this.#refuse(
        field,
        `${field}_too_large`,
        `stands for ${scaled}, above ${most}: is it in another unit than its heading says?`,
      )
    else if (scaled < 0 && kind !== 'signed_aud')
      this.#refuse(field, `${field}_negative`, 'is below zero; short positions and credits have no method')
    else return scaled
    return undefined
  }

  #read<Value>(field: BookField, read: (cell: string | number | boolean) => Read<Value>): Value | undefined {
    if (this.#plain(field) === undefined) return undefined
    const found = read(this.#cell(field)!)
    if ('value' in found) return found.value
    this.#refuse(field, `${field}_unreadable`, found.problem)
    return undefined
  }

  #refuse(field: BookField, code: string, message: string): [] {
    const index = this.#at[field]
    const cell = this.#cell(field)
    this.faults.push({
      code,
      column: index === undefined ? null : this.#reading.columns[index]!.heading,
      at: this.#place(this.#row, index ?? 0),
      value: cell === null ? null : String(cell).slice(0, LONGEST_TEXT),
      message,
    })
    return []
  }
}

const YES_NO = {
  yes: 'yes',
  y: 'yes',
  true: 'yes',
  '1': 'yes',
  assured: 'yes',
  no: 'no',
  n: 'no',
  false: 'no',
  '0': 'no',
  'not assured': 'no',
} as const

/** Dollars before, brackets for less than zero, thousands, millions and billions by their letter. */
function readFigure(cell: string | number | boolean): Read<number> {
  if (typeof cell === 'number') return { value: cell }
  const text = String(cell).trim()
  const bracketed = /^\((.*)\)$/.exec(text)
  const bare = (bracketed?.[1] ?? text).replace(/^-?\s*(?:aud|au\$|a\$|\$)\s*/i, (start) =>
    start.startsWith('-') ? '-' : '',
  )
  const [, digits = '', suffix = ''] =
    /^(.*?\d)\s*(k|m|mn|mil|million|b|bn|billion)?$/i.exec(bare.trim()) ?? []
  const found = readNumber(digits === '' ? bare : digits)
  if ('problem' in found)
    return {
      problem: found.problem.startsWith('is not a number')
        ? 'is not a number; enter digits only, such as 1234.50'
        : found.problem,
    }
  const value = Number(found.value) * (SUFFIXES[suffix.toLowerCase()] ?? 1)
  return { value: bracketed === null ? value : -value }
}

/** A day, or a July-to-June year by its end: 2024-25, FY25, FY2025. */
function readYearEnd(cell: string | number | boolean): Read<string> {
  const text = String(cell).trim()
  if (isReportingYear(text)) return { value: periodEnd(text) }
  const financial = /^FY ?(\d{2}|\d{4})$/i.exec(text)?.[1]
  if (financial !== undefined) return { value: periodEnd(reportingYear((Number(financial) % 100) + 1999)) }
  if (/^\d{4}$/.test(text))
    return { problem: 'could be a calendar or a financial year; write 2024-25, or its last day' }
  return readDay(cell)
}

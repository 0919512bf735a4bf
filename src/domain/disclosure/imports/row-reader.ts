import { rememberedBy } from '../../remembered-by.ts'
import choices from './choices.json' with { type: 'json' }
import { type Read, readDay } from './days.ts'
import { type ImportFault, importFault } from './meter-reading.ts'
import { ENERGY_UNITS, energyIn, isEnergyUnit, readNumber } from './quantities.ts'
import type { ImportCell, ImportRow } from './table.ts'

export type ChoiceName = keyof typeof choices

type Words = Readonly<Record<string, readonly string[]>>

/** Reads the cells of a row. What cannot be read becomes a fault with its place, its heading and its value. */
export class RowReader {
  readonly at: string
  readonly #row: ImportRow
  readonly #faults: ImportFault[]
  #isSound = true

  constructor(row: ImportRow, faults: ImportFault[]) {
    this.at = row.at
    this.#row = row
    this.#faults = faults
  }

  get isSound(): boolean {
    return this.#isSound
  }

  has(field: string): boolean {
    return this.#row.cells[field] !== undefined
  }

  text(field: string): string | undefined {
    const cell = this.#row.cells[field]
    if (cell === undefined) return undefined
    const text = String(cell.value).replaceAll(/\s+/g, ' ').trim()
    // Exported again into a spreadsheet, it would run there.
    if (/^[=@]/.test(text))
      return this.#refuse(
        cell,
        'begins with a character that makes a spreadsheet run it as a formula; remove it',
      )
    return text
  }

  number(field: string): number | undefined {
    const text = this.#take(field, readNumber)
    return text === undefined ? undefined : Number(text)
  }

  /** A number of zero or more. */
  amount(field: string): number | undefined {
    const value = this.number(field)
    if (value === undefined || value >= 0) return value
    return this.fail(field, 'is below zero')
  }

  whole(field: string): number | undefined {
    const value = this.amount(field)
    if (value === undefined || Number.isSafeInteger(value)) return value
    return this.fail(field, 'is not a whole number')
  }

  /** Energy in kWh or MWh by the unit of the heading, or else of the column of units. */
  energy(field: string, wanted: 'kwh' | 'mwh', assumed?: string): number | undefined {
    const cell = this.#row.cells[field]
    const text = this.#take(field, readNumber)
    if (cell === undefined || text === undefined) return undefined
    if (text.startsWith('-'))
      return this.#refuse(cell, 'is below zero; credits and exports are not deducted from purchases')
    const unit = cell.unit ?? this.text('unit')?.toLowerCase() ?? assumed
    if (unit === undefined)
      return this.#refuse(cell, `has no unit; add ${ENERGY_UNITS} to the heading, such as “Usage (kWh)”`)
    if (!isEnergyUnit(unit)) return this.fail('unit', `is not a known unit of energy: ${ENERGY_UNITS}`)
    return energyIn(wanted, text, unit)
  }

  day(field: string): string | undefined {
    return this.#take(field, readDay)
  }

  take<Value>(field: string, read: (value: string | number | boolean) => Read<Value>): Value | undefined {
    return this.#take(field, read)
  }

  /** One of the words of a list, by any of the ways in which people write it. */
  choice(field: string, name: ChoiceName): string | undefined {
    const text = this.text(field)
    if (text === undefined) return undefined
    const found = choiceOf(name, text)
    return found ?? this.fail(field, `is not one of ${wordsOf(name)}`)
  }

  /** Several of them, separated by semicolons or commas. */
  choiceList(field: string, name: ChoiceName): string[] | undefined {
    const parts = this.list(field)
    if (parts === undefined) return undefined
    const found = parts.map((part) => choiceOf(name, part))
    const unknown = found.indexOf(undefined)
    if (unknown !== -1)
      return this.fail(field, `contains “${parts[unknown]}”, which is not one of ${wordsOf(name)}`)
    return [...new Set(found.filter((choice) => choice !== undefined))]
  }

  list(field: string): string[] | undefined {
    return this.text(field)
      ?.split(/[;,]/)
      .map((part) => part.trim())
      .filter((part) => part !== '')
  }

  /** Notes a fault of a cell, or of the row where it has no such cell. */
  fail(field: string, message: string): undefined {
    const cell = this.#row.cells[field]
    if (cell !== undefined) return this.#refuse(cell, message)
    this.#isSound = false
    this.#faults.push(importFault(this.at, message, { column: field.replaceAll('_', ' ') }))
    return undefined
  }

  #take<Value>(field: string, read: (value: string | number | boolean) => Read<Value>): Value | undefined {
    const cell = this.#row.cells[field]
    if (cell === undefined || cell.value === null) return undefined
    const found = read(cell.value)
    return 'value' in found ? found.value : this.#refuse(cell, found.problem)
  }

  #refuse({ at, heading, value }: ImportCell, message: string): undefined {
    this.#isSound = false
    this.#faults.push(importFault(at, message, { column: heading, value }))
    return undefined
  }
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export const choiceOf = (name: ChoiceName, text: string): string | undefined =>
  wordIndex(choices[name]).get(plain(text))

/** Made once for each list: a table asks for every cell. */
const wordIndex = rememberedBy(
  (words: Words) =>
    new Map(
      Object.entries(words)
        .toReversed()
        .flatMap(([choice, ways]) => [choice, ...ways].map((word) => [plain(word), choice] as const)),
    ),
)

const wordsOf = (name: ChoiceName): string =>
  Object.values<readonly string[]>(choices[name])
    .map(([first]) => first)
    .join(', ')

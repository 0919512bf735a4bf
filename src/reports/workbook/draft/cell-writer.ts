import type { CellStyle } from 'hucre'
import { heightOf } from './heights.ts'
import { at, type CellDraft, type SheetDraft } from './sheet-draft.ts'
import { formatOf, styleOf } from './styles.ts'

/** The most that a cell may hold. */
const MOST_CHARACTERS = 32_767
/** From here on plain text in rows of one line has no style, which takes 3 % off the file. */
const ROWS_OF_A_LONG_SHEET = 300
const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** Writes cells as SpreadsheetML. Texts and styles are numbered through the whole workbook, by their first use. */
export class CellWriter {
  readonly #texts = new Map<string, number>()
  readonly #styles = new Map<CellStyle, number>()

  /** The styles in the order of their numbers, the first of which is 1: 0 is a cell without style. */
  get styles(): readonly CellStyle[] {
    return [...this.#styles.keys()]
  }

  /** The element sheetData of a sheet. */
  sheetData(sheet: SheetDraft): string {
    const isLong = sheet.rows.length > ROWS_OF_A_LONG_SHEET
    const rows = sheet.rows.map((contents, row) => {
      const height = heightOf(sheet, row)
      const isPlain = isLong && height === null
      let cells = ''
      for (const [column, content] of contents.entries())
        if (content !== undefined) cells += this.#cell(at(row, column), content, isPlain)
      return rowElement(row, height, cells)
    })
    return `<sheetData>${rows.join('')}</sheetData>`
  }

  /** The part sharedStrings.xml, once all sheets are written. */
  sharedStrings(): string {
    const items = Array.from(this.#texts.keys(), (text) => textElement(cleaned(text)))
    const { size } = this.#texts
    return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><sst xmlns="${SPREADSHEET}" count="${size}" uniqueCount="${size}">${items.join('')}</sst>`
  }

  #cell(place: string, content: CellDraft, isPlain: boolean): string {
    const { value, formula } = content
    const style = isPlain && content.look === 'plain' ? '' : ` s="${this.#styleNumber(content)}"`
    if (formula !== undefined) {
      const stored = typeof value === 'string' ? escaped(cleaned(value)) : finite(value, place)
      return `<c r="${place}"${style}${typeof value === 'string' ? ' t="str"' : ''}><f>${escaped(formula)}</f><v>${stored}</v></c>`
    }
    if (value === null) return style === '' ? '' : `<c r="${place}"${style}/>`
    return typeof value === 'string'
      ? `<c r="${place}" t="s"${style}><v>${numbered(this.#texts, value, 0)}</v></c>`
      : `<c r="${place}"${style}><v>${finite(value, place)}</v></c>`
  }

  #styleNumber({ value, look, format }: CellDraft): number {
    const style = styleOf(look, format ?? (typeof value === 'number' ? formatOf(value) : undefined))
    return numbered(this.#styles, style, 1)
  }
}

/** The number of something, given out at its first use. */
function numbered<Thing>(numbers: Map<Thing, number>, thing: Thing, first: number): number {
  const known = numbers.get(thing)
  if (known !== undefined) return known
  const number = first + numbers.size
  numbers.set(thing, number)
  return number
}

function rowElement(row: number, height: number | null, cells: string): string {
  if (cells === '' && height === null) return ''
  const start = `<row r="${row + 1}"${height === null ? '' : ` ht="${height}" customHeight="1"`}`
  return cells === '' ? `${start}/>` : `${start}>${cells}</row>`
}

function textElement(text: string): string {
  const space = /^ | $|[\n\t]/.test(text) ? ' xml:space="preserve"' : ''
  return text === '' ? '<si><t/></si>' : `<si><t${space}>${escaped(text)}</t></si>`
}

function finite(value: number | null, place: string): number {
  if (value === null || !Number.isFinite(value))
    throw new RangeError(`the cell ${place} should hold a number and has ${String(value)}`)
  return value
}

/** Text stays text whatever it begins with; what XML cannot hold becomes the replacement character. */
function cleaned(text: string): string {
  const clean = text
    .toWellFormed()
    .replaceAll(NOT_XML, (character) => (character === '\n' || character === '\t' ? character : '\uFFFD'))
  return clean.length <= MOST_CHARACTERS ? clean : `${clean.slice(0, MOST_CHARACTERS - 1)}…`
}

const NOT_XML = /[\p{Cc}\uFFFE\uFFFF]/gu

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

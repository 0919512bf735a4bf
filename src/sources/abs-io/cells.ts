import type { CellValue, Sheet } from '../formats/workbook/sheet.ts'
import { figureOf } from '../reading/family/figures.ts'

/** Text of a cell in one line: headings break where the column ends. */
export const lineAt = (sheet: Sheet, row: number, column: number): string =>
  String(sheet.value(row, column) ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Words of a title or name, without case and punctuation. */
export const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A code of four digits that the workbook may hold as a number without its leading zero. */
export function fourDigits(value: CellValue): string | undefined {
  const text = String(value ?? '').trim()
  return /^\d{3,4}$/.test(text) ? text.padStart(4, '0') : undefined
}

/** The amount in a cell, marks of footnotes aside; null for one that holds none. */
export function amountAt(sheet: Sheet, row: number, column: number): number | null {
  const value = sheet.value(row, column)
  if (typeof value === 'number') return value
  return typeof value === 'string' ? (figureOf(value)?.value ?? null) : null
}

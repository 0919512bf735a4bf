import type { CellPlace } from '../formats/numbers.ts'
import { ReadError } from '../read-error.ts'

const PATTERNS: Readonly<Record<string, { readonly pattern: RegExp; readonly example: string }>> = {
  Q: { pattern: /^(\d{4})-Q([1-4])$/, example: '2024-Q2' },
  M: { pattern: /^(\d{4})-(0[1-9]|1[0-2])$/, example: '2026-06' },
}

/** Refuses a period that does not fit its frequency. */
export function checkPeriod(period: string, frequency: string, place: CellPlace): void {
  const known = PATTERNS[frequency]
  if (known?.pattern.test(period) !== true)
    throw new ReadError({
      ...place,
      value: period,
      problem: `is not a period of frequency ${frequency}`,
      expected: known === undefined ? 'frequency Q or M' : `one such as ${known.example}`,
    })
}

/** First day of a quarter or month. */
export const periodStart = (period: string): string =>
  `${period.slice(0, 4)}-${twoDigits(firstMonth(period))}-01`

/** Last day of a quarter or month. */
export function periodEnd(period: string): string {
  const lastMonth = firstMonth(period) + (period.includes('Q') ? 2 : 0)
  return new Date(Date.UTC(Number(period.slice(0, 4)), lastMonth, 0)).toISOString().slice(0, 10)
}

/** The period that a workbook names by a day: the first of the month, or of the last month of the quarter. */
export function periodOfDay(day: string, frequency: string): string | undefined {
  const [, year, month] = /^(\d{4})-(\d{2})-01$/.exec(day) ?? []
  if (year === undefined || month === undefined) return undefined
  if (frequency === 'M') return `${year}-${month}`
  return Number(month) % 3 === 0 ? `${year}-Q${Number(month) / 3}` : undefined
}

const firstMonth = (period: string): number =>
  period.includes('Q') ? Number(period.slice(-1)) * 3 - 2 : Number(period.slice(-2))

const twoDigits = (month: number): string => String(month).padStart(2, '0')

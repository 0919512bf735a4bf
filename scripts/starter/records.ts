/** A line of a table that we collected. Everything stays text until it is converted; an empty cell is null. */
export type TableRecord = Readonly<Record<string, string>>
export type Row = Readonly<Record<string, unknown>>

export const text = (value: string | undefined): string | null =>
  value === undefined || value === '' ? null : value
export const list = (value: string | undefined, separator: string | RegExp): string[] =>
  value === undefined || value === '' ? [] : value.split(separator)

export function number(value: string | undefined): number | null {
  if (value === undefined || value === '') return null
  const parsed = Number(value)
  if (!Number.isFinite(parsed)) throw new Error(`${JSON.stringify(value)} is not a number`)
  return parsed
}

/** Where a record is in its file, under one line of headings. */
export const lineOf = (index: number): string => `line ${index + 2}`

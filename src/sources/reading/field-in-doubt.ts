import type { Finding } from './findings.ts'

type Row = Readonly<Record<string, unknown>>

const TEXT = /_text$/

/** The field that keeps what is printed for another one: `scope1_text` for `scope1_t`, `value_text` for `value`. */
export const printedFieldOf = (row: Row, field: string): string | undefined =>
  Object.keys(row).find(
    (name) => TEXT.test(name) && (field === stem(name) || field.startsWith(`${stem(name)}_`)),
  )

/** The field of a row that a finding is about, where only one fits: by the column, by what is printed, by the number. */
export function fieldInDoubt(row: Row, { column, value }: Pick<Finding, 'column' | 'value'>): string | null {
  if (column !== null && column !== 'row_ref' && Object.hasOwn(row, column)) return column
  if (value === null) return null
  const printed = value.trim()
  const names = Object.keys(row)
  const beside = names.filter((name) => {
    const text = typeof row[name] === 'string' ? undefined : printedFieldOf(row, name)
    const beside = text === undefined ? undefined : row[text]
    return typeof beside === 'string' && beside.trim() === printed
  })
  if (beside.length > 0) return onlyOne(beside)
  const number = Number(printed.replaceAll(/[,\s\u00a0]/g, ''))
  return printed === '' || Number.isNaN(number) ? null : onlyOne(names.filter((name) => row[name] === number))
}

const stem = (name: string): string => name.replace(TEXT, '')

const onlyOne = (names: readonly string[]): string | null => (names.length === 1 ? names[0]! : null)

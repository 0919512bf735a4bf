import type { Cell, ReadableTable } from '../../domain/export/table.ts'

/** A table as text, a page of rows at a time, and how many rows a page has. */
export interface TextPage {
  readonly text: string
  readonly rows: number
}

/**
 * CSV by RFC 4180 in UTF-8, with a heading. Nothing between two commas is null, `""` is an empty text: readers that do not tell
 * them apart read both as missing.
 */
export async function* csvPages({ columns, rows }: ReadableTable): AsyncGenerator<TextPage> {
  yield { text: `${columns.map(({ name }) => name).join(',')}\r\n`, rows: 0 }
  for await (const page of rows())
    yield { text: page.map((row) => `${row.map(csvCell).join(',')}\r\n`).join(''), rows: page.length }
}

/** One JSON object a line. */
export async function* jsonLinePages({ columns, rows }: ReadableTable): AsyncGenerator<TextPage> {
  for await (const page of rows())
    yield {
      text: page
        .map((row) => `{${columns.map((column, at) => jsonMember(column, row[at]!)).join(',')}}\n`)
        .join(''),
      rows: page.length,
    }
}

function csvCell(value: Cell): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  return value === '' || /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}

/** A column of JSON holds the text of its value already. */
const jsonMember = ({ name, kind }: ReadableTable['columns'][number], value: Cell): string =>
  `${JSON.stringify(name)}:${kind === 'json' && value !== null ? value : JSON.stringify(value)}`

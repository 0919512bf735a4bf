import { utils, write } from '@e965/xlsx'
import { fileInMemory, type InputFile } from '../input-file.ts'

/** Support for the tests of sources; nothing else imports it. */

type Cell = string | number | boolean | null

/** A workbook made in memory, sheet by sheet, with ranges of merged cells; another library writes it than the one that reads it. */
export function workbookFile(
  name: string,
  sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>,
  merged: Readonly<Record<string, readonly string[]>> = {},
): InputFile {
  const book = utils.book_new()
  for (const [title, rows] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]))
    sheet['!merges'] = (merged[title] ?? []).map((range) => utils.decode_range(range))
    utils.book_append_sheet(book, sheet, title)
  }
  const bytes: Uint8Array = write(book, {
    type: 'buffer',
    bookType: name.endsWith('.xls') ? 'biff8' : 'xlsx',
    compression: true,
  })
  return fileInMemory(name, Uint8Array.from(bytes))
}

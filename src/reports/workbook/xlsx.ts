import { unzipSync, zipSync } from 'fflate'
import { type CellValue, writeXlsx } from 'hucre'

/** A sheet of plain rows; the first is its heading. */
export interface PlainSheet {
  readonly name: string
  readonly rows: readonly (readonly CellValue[])[]
}

/** A workbook of plain sheets, dated `day`. The same sheets give the same bytes. */
export async function plainWorkbook(sheets: readonly PlainSheet[], day: string): Promise<Uint8Array> {
  const at = new Date(`${day}T00:00:00Z`)
  const bytes = await writeXlsx({
    properties: { created: at, modified: at },
    sheets: sheets.map(({ name, rows }) => ({
      name,
      rows: rows.map((row) => [...row]),
      freezePane: { rows: 1 },
    })),
  })
  // Zipped again: the writer compresses with the zlib of the machine, whose bytes differ between builds of Node.
  return zipSync(unzipSync(bytes), { mtime: new Date(1980, 0, 1) })
}

import { open, stat } from 'node:fs/promises'
import path from 'node:path'
import { openNetcdf } from '../formats/netcdf/open-netcdf.ts'
import { decodeUtf16 } from '../formats/text.ts'
import { openWorkbook } from '../formats/workbook/workbook.ts'
import { isZip } from '../formats/zip/zip.ts'
import { readZipDirectory } from '../formats/zip/zip-directory.ts'
import { fileOnDisk } from '../input-file.ts'
import { missingFile, ReadError } from '../read-error.ts'
import type { PrintedRow } from '../reading/printed-rows.ts'
import { type FileFacts, type FirstRows, type Form, factsOf, plainWords } from './file-facts.ts'
import { textFacts } from './text-facts.ts'

/** Enough for the headings of any table and the first records of any message. */
const START_BYTES = 256 * 1024
/** Enough for the directory of thousands of entries. */
const TAIL_BYTES = 4 * 1024 * 1024
const ROWS_LOOKED_AT = 40
const COLUMNS_LOOKED_AT = 60

const KINDS: readonly (readonly [starts: string, form: Form, described: string])[] = [
  ['\xff\xd8\xff', 'image', 'a JPEG image'],
  ['\x89PNG', 'image', 'a PNG image'],
  ['GIF8', 'image', 'a GIF image'],
  ['%PDF', 'document', 'a PDF document'],
  ['\x1f\x8b', 'unknown binary', 'a gzip archive; unpack it first'],
  ['7z\xbc\xaf', 'unknown binary', 'a 7z archive; unpack it first'],
  ['Rar!', 'unknown binary', 'a RAR archive; unpack it first'],
  ['PAR1', 'unknown binary', 'a Parquet file'],
]

/** Opens a file by its first bytes; its name decides nothing. Never throws for what is in the file. */
export async function openFacts(location: string): Promise<FileFacts> {
  const facts = await stat(location).catch(() => undefined)
  if (facts === undefined) throw missingFile(location)
  if (!facts.isFile())
    throw new ReadError({ file: location, problem: 'is not a file', hint: 'Name a file, not a folder.' })
  if (facts.size === 0) return factsOf('empty', 'an empty file')
  const start = await bytesAt(location, 0, Math.min(facts.size, START_BYTES))
  const latin = start.toString('latin1', 0, 8)
  const known = KINDS.find(([starts]) => latin.startsWith(starts))
  if (known !== undefined) return factsOf(known[1], known[2])
  if (latin.startsWith('\x89HDF') || latin.startsWith('CDF'))
    return guarded('NetCDF grid', 'a NetCDF file', () => gridFacts(location))
  if (latin.startsWith('\xd0\xcf\x11\xe0'))
    return guarded('workbook', 'an old workbook', () => workbookFacts(location))
  if (isZip(start)) return guarded('archive', 'a ZIP archive', () => zipFacts(location, facts.size))
  const wide = decodeUtf16(start)
  if (wide !== undefined) return textFacts(Buffer.from(wide))
  if (start.includes(0)) return factsOf('unknown binary', 'a binary file of no known kind')
  return textFacts(start)
}

/** A file that is damaged is still told by its first bytes. */
async function guarded(form: Form, described: string, read: () => Promise<FileFacts>): Promise<FileFacts> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof ReadError)) throw error
    return factsOf(form, described, { fault: error.message })
  }
}

async function gridFacts(location: string): Promise<FileFacts> {
  const file = await openNetcdf(location)
  try {
    return factsOf('NetCDF grid', 'a NetCDF file', { variables: [...file.variables.keys()] })
  } finally {
    file.close()
  }
}

async function zipFacts(location: string, size: number): Promise<FileFacts> {
  const skipped = Math.max(0, size - TAIL_BYTES)
  const tail = await bytesAt(location, skipped, size - skipped)
  const entries = readZipDirectory(path.basename(location), tail, skipped)
    .map(({ name }) => name)
    .filter((name) => !name.endsWith('/'))
  if (entries.includes('xl/workbook.xml')) return workbookFacts(location)
  const office = entries.find((name) => /^(?:word|ppt)\//u.test(name))
  if (office !== undefined)
    return factsOf('document', office.startsWith('word') ? 'a Word document' : 'a presentation')
  return factsOf('archive', 'a ZIP archive', { entries })
}

async function workbookFacts(location: string): Promise<FileFacts> {
  const { sheets } = await openWorkbook(await fileOnDisk(location))
  const tables = sheets.map((sheet): FirstRows => {
    const rows: PrintedRow[] = []
    for (let row = 0; row < sheet.rowCount && rows.length < ROWS_LOOKED_AT; row += 1)
      if (!sheet.isBlankRow(row))
        rows.push({ at: sheet.place(row), cells: sheet.texts(row).slice(0, COLUMNS_LOOKED_AT) })
    return { sheet: sheet.name, rows }
  })
  const cells = tables.flatMap(({ sheet = '', rows }) => [sheet, ...rows.flatMap((row) => row.cells)])
  return factsOf('workbook', 'a workbook', {
    tables,
    sheets: sheets.map(({ name }) => name),
    words: plainWords(cells.filter((cell) => cell !== '').join('\n')),
  })
}

async function bytesAt(location: string, position: number, length: number): Promise<Buffer> {
  const handle = await open(location, 'r').catch((cause: NodeJS.ErrnoException) => {
    throw new ReadError({
      file: location,
      problem: `cannot be opened (${cause.code})`,
      hint: 'Check that you may read it.',
    })
  })
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, position)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

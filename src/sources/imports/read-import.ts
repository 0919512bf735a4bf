import type { ImportKind } from '../../domain/disclosure/imports/import-kinds.ts'
import type { ImportedFile } from '../../domain/disclosure/imports/table.ts'
import type { Period } from '../../domain/period.ts'
import { readZipDirectory } from '../formats/zip/zip-directory.ts'
import { streamZip } from '../formats/zip/zip-stream.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import { isMeterFile, meterFormat, readNem12 } from './nem12/read-nem12.ts'
import { csvGrid, workbookGrids } from './table/grid.ts'
import { readTable } from './table/read-table.ts'

/** What is asked of a file that a company brings. */
export interface ImportQuestion {
  readonly kind: ImportKind
  /** Meter files are read for its days. */
  readonly period: Period | null
  readonly sheet?: string | undefined
}

/** Reads a file by what it is, whatever its name says. */
export async function readImport(
  file: InputFile,
  { kind, period, sheet }: ImportQuestion,
): Promise<ImportedFile> {
  const start = await firstBytes(file)
  if (isPacked(start)) {
    const packed = kind === 'electricity' && period !== null ? await packedMeterFile(file) : undefined
    if (packed !== undefined) return readMeters(packed, period!)
    return { format: 'xlsx', ...readTable(kind, file.name, await workbookGrids(file), sheet) }
  }
  if (start[0] === 0xd0 && start[1] === 0xcf)
    return { format: 'xls', ...readTable(kind, file.name, await workbookGrids(file), sheet) }
  if (isMeterFile(start)) {
    if (kind !== 'electricity' || period === null) throw notHere(file.name)
    return readMeters(file, period)
  }
  refuseOthers(file.name, start)
  return { format: 'csv', ...readTable(kind, file.name, [await csvGrid(file)], sheet) }
}

export type Streamed = Pick<InputFile, 'name' | 'stream'>

const isPacked = (start: Uint8Array): boolean => start[0] === 0x50 && start[1] === 0x4b

/** The meter file that a file is, or has packed; undefined where it is something else. */
export async function meterFileIn(file: InputFile): Promise<Streamed | undefined> {
  const start = await firstBytes(file)
  if (isMeterFile(start)) return file
  return isPacked(start) ? packedMeterFile(file) : undefined
}

async function readMeters(file: Streamed, period: Period): Promise<ImportedFile> {
  return { format: meterFormat(await firstBytes(file)), ...(await readNem12(file, period)) }
}

/** The meter file that is alone in an archive, as portals send it; undefined where the archive is something else. */
async function packedMeterFile(file: InputFile): Promise<Streamed | undefined> {
  const bytes = await file.bytes()
  const entries = readZipDirectory(file.name, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const files = entries.filter(({ name }) => !name.endsWith('/') && !name.startsWith('__MACOSX/'))
  const [only] = files
  if (files.length !== 1 || only === undefined) return undefined
  const packed = { name: `${file.name}/${only.name}`, stream: () => streamEntry(file, only.name) }
  return isMeterFile(await firstBytes(packed)) ? packed : undefined
}

async function* streamEntry(file: InputFile, name: string): AsyncGenerator<Uint8Array> {
  for await (const entry of streamZip(file)) if (entry.name === name) yield* entry.stream()
}

export async function firstBytes(file: Streamed): Promise<Uint8Array> {
  for await (const chunk of file.stream()) return chunk
  return new Uint8Array()
}

/** Files that people take for a table because they show one. */
const OTHERS = [
  ['%PDF', 'a PDF'],
  ['\u0089PNG', 'a picture'],
  ['\u00FF\u00D8\u00FF', 'a picture'],
  ['{\\rtf', 'a text document'],
] as const

export function refuseOthers(name: string, start: Uint8Array): void {
  const text = Buffer.from(start.subarray(0, 8)).toString('latin1')
  const found = OTHERS.find(([magic]) => text.startsWith(magic))
  if (found === undefined) return
  throw new ReadError({
    file: name,
    problem: `is ${found[1]}, not a table`,
    expected: 'an XLSX workbook, a CSV or a NEM12 file',
    hint: 'Nothing was imported. Ask for the figures as a spreadsheet, or type them into the form.',
  })
}

const notHere = (file: string): ReadError =>
  new ReadError({
    file,
    problem: 'is a meter file, which only electricity can be read from',
    hint: 'Nothing was imported. Import it as electricity.',
  })

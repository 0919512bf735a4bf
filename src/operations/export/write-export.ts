import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ByteWriter, fileWriter } from 'hyparquet-writer'
import type { ExportFormat, ExportRow, ReadableTable, WrittenTable } from '../../domain/export/table.ts'
import { EXIT, OperatorError, ServiceError } from '../../errors.ts'
import type { Signer } from '../../reports/bundle/manifest.ts'
import {
  composeExportManifest,
  composePackage,
  EXPORT_MANIFEST,
  PACKAGE_FILE,
} from '../../reports/export/package-files.ts'
import { writeParquet } from '../../reports/export/parquet.ts'
import { csvPages, jsonLinePages, type TextPage } from '../../reports/export/text-table.ts'

export interface ExportTools {
  readonly signer: Signer
  readonly signal: AbortSignal
  readonly onTable: (name: string, at: { readonly done: number; readonly total: number }) => void
}

interface ExportContent {
  readonly snapshot: { readonly id: string; readonly as_of: string }
  readonly format: ExportFormat
  readonly tables: readonly ReadableTable[]
}

/** Writes tables into a new directory, with their description and a signed manifest. It has its name only when it is whole. */
export async function writeExport(
  directory: string,
  { snapshot, format, tables }: ExportContent,
  { signer, signal, onTable }: ExportTools,
): Promise<readonly WrittenTable[]> {
  if (existsSync(directory))
    throw new OperatorError(`${directory} exists already`, {
      hint: 'Name a directory that is not there yet: an export never overwrites another.',
      exitCode: EXIT.badInput,
    })
  const writing = `${directory}.writing`
  await rm(writing, { recursive: true, force: true })
  await mkdir(path.join(writing, 'tables'), { recursive: true })
  try {
    const written: WrittenTable[] = []
    for (const [done, table] of tables.entries()) {
      signal.throwIfAborted()
      onTable(table.name, { done, total: tables.length })
      written.push(await writeTable(writing, table, format))
    }
    await describe(writing, { snapshot, format, written }, signer)
    await rename(writing, directory)
    return written
  } catch (error) {
    await rm(writing, { recursive: true, force: true })
    throw error
  }
}

/** Rows of a table that one answer holds; commands write larger ones to disk. */
const MOST_ROWS_OF_AN_ANSWER = 250_000

/** One table as bytes; refuses one that is too large for an answer. */
export async function tableBytes(table: ReadableTable, format: ExportFormat): Promise<Uint8Array> {
  const counted: ReadableTable = { ...table, rows: () => limited(table) }
  if (format === 'parquet') {
    const writer = new ByteWriter()
    await writeParquet(counted, writer)
    return writer.getBytes()
  }
  const pages = await Array.fromAsync(pagesOf(counted, format))
  return Buffer.from(pages.map(({ text }) => text).join(''))
}

async function* limited({ name, rows, onlyToDisk }: ReadableTable): AsyncGenerator<readonly ExportRow[]> {
  if (onlyToDisk) throw tooLarge(name)
  let count = 0
  for await (const page of rows()) {
    count += page.length
    if (count > MOST_ROWS_OF_AN_ANSWER) throw tooLarge(name)
    yield page
  }
}

const tooLarge = (name: string): ServiceError =>
  new ServiceError(
    'batch_too_large',
    `${name} has more than ${MOST_ROWS_OF_AN_ANSWER.toLocaleString('en-AU')} rows, too many for one answer.`,
    { hint: `An operator exports it: southerly export --table ${name} --out DIRECTORY.` },
  )

async function writeTable(folder: string, table: ReadableTable, format: ExportFormat): Promise<WrittenTable> {
  const { rows: _rows, onlyToDisk: _onlyToDisk, ...facts } = table
  const name = `tables/${table.name}.${format}`
  const file = path.join(folder, name)
  const rows =
    format === 'parquet'
      ? await writeParquet(table, fileWriter(file))
      : await writeText(file, pagesOf(table, format))
  return { table: facts, path: name, rows, ...(await factsOf(file)) }
}

async function writeText(file: string, pages: AsyncIterable<TextPage>): Promise<number> {
  let rows = 0
  async function* texts(): AsyncGenerator<string> {
    for await (const page of pages) {
      rows += page.rows
      yield page.text
    }
  }
  await pipeline(Readable.from(texts()), createWriteStream(file))
  return rows
}

const pagesOf = (table: ReadableTable, format: 'csv' | 'jsonl'): AsyncIterable<TextPage> =>
  format === 'csv' ? csvPages(table) : jsonLinePages(table)

/** Size and hash of a file, whatever its size. */
export async function factsOf(file: string): Promise<{ readonly bytes: number; readonly sha256: string }> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return { bytes: (await stat(file)).size, sha256: hash.digest('hex') }
}

async function describe(
  folder: string,
  {
    snapshot,
    format,
    written,
  }: Omit<ExportContent, 'tables'> & { readonly written: readonly WrittenTable[] },
  signer: Signer,
): Promise<void> {
  const description = path.join(folder, PACKAGE_FILE)
  await writeFile(description, composePackage(snapshot, format, written))
  const files = [
    ...written.map(({ path: name, bytes: size, sha256 }) => ({ name, size, sha256 })),
    await factsOf(description).then(({ bytes: size, sha256 }) => ({ name: PACKAGE_FILE, size, sha256 })),
  ]
  await writeFile(
    path.join(folder, EXPORT_MANIFEST),
    composeExportManifest({ snapshot, format, files }, signer),
  )
}

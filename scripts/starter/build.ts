/**
 * Writes data/starter: node scripts/starter/build.ts <directory of collected files> [source...]
 *
 * inputs.json says which files make up the starter dataset and when each was published. Publishers' files are read by
 * the same readers as any other file; tables that we collected ourselves go through tables.ts. Rows are written in our
 * own format, so the files themselves stay out of the repository. Running it again on the same files gives the same bytes.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { sha256 } from '../../src/domain/evidence.ts'
import { refuseFindings } from '../../src/operations/ingest/findings.ts'
import { readSourceFile, requireSource } from '../../src/operations/ingest/read-file.ts'
import type { StarterSidecar } from '../../src/operations/releases/load-starter.ts'
import { readCompactRows, writeCompactRows } from '../../src/sources/formats/compact-rows.ts'
import { fileInMemory } from '../../src/sources/input-file.ts'
import type { Edition } from '../../src/sources/read-log.ts'
import { rowCheck } from '../../src/sources/row-schema.ts'
import type { Source } from '../../src/sources/source.ts'
import { lineOf, type TableRecord } from './records.ts'
import { AMENDMENTS, CONVERTERS, TABLE_CONVERTERS } from './tables.ts'

interface StarterInput
  extends Pick<StarterSidecar, 'published_on' | 'published_basis' | 'file_basis' | 'origin'> {
  readonly source: string
  /** Path below the directory of collected files. */
  readonly file: string
  /** A second table that the converter takes columns from. */
  readonly beside?: string
  /** Reporting year or edition, where the file does not tell. */
  readonly edition?: string
  /** What newer editions of the table replace, where that is not the edition itself. */
  readonly slot?: string
  /** Above zero for a table that says rows of another of the same day again, and better. */
  readonly revision?: number
  readonly status?: StarterSidecar['status']
  /** Converter of tables.ts, for a table of ours. */
  readonly convert?: string
  /** Amendment of tables.ts, for an issue of which only the difference is at hand. */
  readonly amend?: string
  /** The reader computes the rows, so that they may change while the file stays. */
  readonly computed?: true
  /** Columns that are the same on every line and that the file leaves out: the station of a file of one station. */
  readonly columns?: Readonly<Record<string, string>>
  /** Keeps only the rows whose fields have these values. */
  readonly only?: Readonly<Record<string, string>>
}

type Rows = readonly Readonly<Record<string, unknown>>[]

/** The day on which the collection of files was put together. */
const RETRIEVED_ON = '2026-11-01'
const root = path.join(import.meta.dirname, '../..')
const [from, ...onlySources] = process.argv.slice(2)
if (from === undefined || !existsSync(from))
  throw new Error('usage: node scripts/starter/build.ts <directory of collected files> [source...]')

const inputs = JSON.parse(
  await readFile(path.join(import.meta.dirname, 'inputs.json'), 'utf8'),
) as StarterInput[]
const wanted = inputs.filter((input) => onlySources.length === 0 || onlySources.includes(input.source))
for (const slug of new Set(wanted.map((input) => input.source)))
  await rm(path.join(root, 'data/starter', slug), { recursive: true, force: true })
for (const input of wanted) await build(input, await requireSource(input.source))

async function build(input: StarterInput, source: Source): Promise<void> {
  const bytes = await inputBytes(input)
  const { rows, edition } =
    input.convert === undefined ? await read(source, input, bytes) : await convert(source, input, bytes)
  const kept = rows.filter((row) =>
    Object.entries(input.only ?? {}).every(([field, value]) => row[field] === value),
  )
  const text = writeCompactRows(source.row, kept)
  assertReadsBack(source, input.file, kept, text)
  const sidecar: StarterSidecar = {
    source: input.source,
    slot: input.slot ?? edition.slot,
    edition: edition.edition,
    revision: input.revision ?? 0,
    status: input.status ?? 'final',
    published_on: input.published_on,
    published_basis: input.published_basis,
    retrieved_on: RETRIEVED_ON,
    observed_from: edition.observed_from ?? null,
    observed_to: edition.observed_to ?? null,
    file_name: path.basename(input.file),
    file_sha256: sha256(bytes),
    file_bytes: bytes.length,
    file_basis: input.file_basis,
    row_count: kept.length,
    rows_sha256: sha256(text),
    ...(isConverted(input) ? { converted: true } : {}),
    ...(input.origin === undefined ? {} : { origin: input.origin }),
  }
  const name = `${input.slot ?? edition.slot}${input.amend === undefined ? '' : `-${input.published_on}`}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9.-]+/g, '-')
  const target = path.join(root, 'data/starter', input.source)
  await mkdir(target, { recursive: true })
  await writeFile(path.join(target, `${name}.csv`), text, { flag: 'wx' })
  await writeFile(path.join(target, `${name}.json`), `${JSON.stringify(sidecar, null, 2)}\n`, { flag: 'wx' })
  console.log(`${input.source} ${sidecar.slot}: ${kept.length} rows, ${text.length} characters`)
}

/** Whether the rows are ours: figures that the reader computed, or a table that was converted. */
function isConverted({ convert: by, only, computed }: StarterInput): boolean {
  return by !== undefined || only !== undefined || computed === true
}

/** What is written must be what will be loaded; an empty text where text is required would come back as null. */
function assertReadsBack(source: Source, file: string, rows: Rows, text: string): void {
  const check = rowCheck(source.row)
  for (const [index, row] of readCompactRows(file, source.row, text).entries()) {
    const fault =
      check(row) ??
      (isDeepStrictEqual(row, ordered(Object.keys(row), rows[index] ?? {}))
        ? undefined
        : 'does not read back as it was')
    if (fault !== undefined) throw new Error(`${file}, row ${index + 1}: ${fault}`)
  }
}

/** Fields in the order of the columns. Columns of optional fields are only there where a row has one. */
function ordered(columns: readonly string[], row: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(columns.map((field) => [field, row[field] ?? null]))
}

async function inputBytes(input: StarterInput): Promise<Buffer> {
  const bytes = await readFile(path.join(from ?? '', input.file))
  if (input.amend === undefined) return bytes
  const amend = AMENDMENTS[input.amend]
  if (amend === undefined) throw new Error(`tables.ts has no amendment ${input.amend}`)
  return Buffer.from(amend(bytes.toString('utf8')))
}

async function read(
  source: Source,
  input: StarterInput,
  bytes: Buffer,
): Promise<{ rows: Rows; edition: Edition }> {
  const rows: Readonly<Record<string, unknown>>[] = []
  const file = fileInMemory(path.basename(input.file), withColumns(unpacked(bytes), input.columns))
  const summary = await readSourceFile(
    source,
    file,
    input.edition === undefined ? {} : { edition: input.edition },
    (row) => {
      rows.push({ ...row })
    },
  )
  refuseFindings(summary)
  if (summary.edition === null) throw new Error(`${input.file}: the reader states no edition`)
  const stated = summary.edition.published_on
  if (stated !== undefined && stated !== input.published_on)
    throw new Error(
      `${input.file} says that it was published on ${stated}, inputs.json ${input.published_on}`,
    )
  return { rows, edition: summary.edition }
}

async function convert(
  source: Source,
  input: StarterInput,
  bytes: Buffer,
): Promise<{ rows: Rows; edition: Edition }> {
  const rows = await convertedRows(input, bytes)
  const check = rowCheck(source.row)
  for (const row of rows) {
    const fault = check(row)
    if (fault !== undefined) throw new Error(`${input.file}, ${String(row['row_ref'])}: ${fault}`)
  }
  const days = rows
    .map((row) => row['date'])
    .filter((day) => typeof day === 'string')
    .toSorted()
  return {
    rows,
    edition: {
      slot: input.slot ?? input.edition ?? 'all',
      edition: input.edition ?? input.published_on.slice(0, 4),
      ...(days.length === 0 ? {} : { observed_from: days[0] ?? '', observed_to: days.at(-1) ?? '' }),
    },
  }
}

async function convertedRows(input: StarterInput, bytes: Buffer): Promise<Rows> {
  const name = input.convert ?? ''
  const records = recordsOf(bytes)
  const whole = TABLE_CONVERTERS[name]
  if (whole !== undefined)
    return whole(
      records,
      input.beside === undefined ? [] : recordsOf(await readFile(path.join(from ?? '', input.beside))),
    )
  const convertRecord = CONVERTERS[name]
  if (convertRecord === undefined) throw new Error(`tables.ts has no converter ${name}`)
  return records.flatMap((record, index) => {
    const row = convertRecord(record, input.edition)
    return row === undefined ? [] : [{ row_ref: lineOf(index), ...row }]
  })
}

function recordsOf(bytes: Buffer): TableRecord[] {
  return parse(unpacked(bytes), { columns: true })
}

/** Large tables are collected as gzip. */
function unpacked(bytes: Buffer): Buffer {
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes
}

function withColumns(bytes: Buffer, columns: StarterInput['columns']): Buffer {
  if (columns === undefined) return bytes
  const [headings, ...lines] = bytes.toString('utf8').trimEnd().split(/\r?\n/)
  const same = Object.values(columns).join()
  return Buffer.from(
    [`${Object.keys(columns).join()},${headings}`, ...lines.map((line) => `${same},${line}`)].join('\n'),
  )
}

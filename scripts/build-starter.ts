/**
 * Writes data/starter from publishers' files: node scripts/build-starter.ts <directory of publishers' files> [source...]
 *
 * data/starter-inputs.json says which files make up the starter dataset and when each was published. The rows are read
 * by the same readers as any other file and written in our own format, so the publishers' files themselves stay out of
 * the repository. Running it again on the same files gives the same bytes.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sha256 } from '../src/domain/evidence.ts'
import { readSourceFile, requireSource } from '../src/operations/ingest/read-file.ts'
import type { StarterSidecar } from '../src/operations/load-starter.ts'
import { writeCompactRows } from '../src/sources/formats/compact-rows.ts'
import { fileOnDisk } from '../src/sources/input-file.ts'
import type { SourceRow } from '../src/sources/source.ts'

interface StarterInput extends Pick<StarterSidecar, 'published_on' | 'published_basis' | 'file_basis'> {
  readonly source: string
  /** Path below the directory of publishers' files. */
  readonly file: string
  readonly edition?: string
  readonly status?: StarterSidecar['status']
  readonly retrieved_on?: string
}

/** The day on which the collection of publishers' files was put together. */
const RETRIEVED_ON = '2026-11-01'
const root = path.join(import.meta.dirname, '..')
const [from, ...onlySources] = process.argv.slice(2)
if (from === undefined)
  throw new Error('usage: node scripts/build-starter.ts <directory of publishers’ files> [source...]')

const inputs = JSON.parse(
  await readFile(path.join(root, 'data/starter-inputs.json'), 'utf8'),
) as StarterInput[]
const wanted = inputs.filter((input) => onlySources.length === 0 || onlySources.includes(input.source))
for (const source of new Set(wanted.map((input) => input.source)))
  await rm(path.join(root, 'data/starter', source), { recursive: true, force: true })

for (const input of wanted) {
  const source = await requireSource(input.source)
  const location = path.join(from, input.file)
  const rows: SourceRow[] = []
  const hints = input.edition === undefined ? {} : { edition: input.edition }
  const summary = await readSourceFile(source, await fileOnDisk(location), hints, (row) => {
    rows.push(row)
  })
  if (summary.edition === null) throw new Error(`${input.file}: the reader states no edition`)
  const bytes = await readFile(location)
  const text = writeCompactRows(source.row, rows)
  const sidecar: StarterSidecar = {
    source: input.source,
    slot: summary.edition.slot,
    edition: summary.edition.edition,
    revision: 0,
    status: input.status ?? 'final',
    published_on: input.published_on,
    published_basis: input.published_basis,
    retrieved_on: input.retrieved_on ?? RETRIEVED_ON,
    observed_from: summary.edition.observed_from ?? null,
    observed_to: summary.edition.observed_to ?? null,
    file_name: path.basename(input.file),
    file_sha256: sha256(bytes),
    file_bytes: bytes.length,
    file_basis: input.file_basis,
    row_count: summary.rows,
    rows_sha256: sha256(text),
  }
  const target = path.join(root, 'data/starter', input.source)
  const name = summary.edition.slot.toLowerCase().replaceAll(/[^a-z0-9.-]+/g, '-')
  await mkdir(target, { recursive: true })
  await writeFile(path.join(target, `${name}.csv`), text)
  await writeFile(path.join(target, `${name}.json`), `${JSON.stringify(sidecar, null, 2)}\n`)
  console.log(`${input.source} ${sidecar.edition}: ${summary.rows} rows, ${text.length} characters`)
}

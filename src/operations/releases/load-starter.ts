import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Clock } from '../../clock.ts'
import { sha256 } from '../../domain/evidence.ts'
import type { ReleaseFacts } from '../../domain/snapshots.ts'
import { OperatorError } from '../../errors.ts'
import { readCompactRows } from '../../sources/formats/compact-rows.ts'
import { loadSource } from '../../sources/registry.ts'
import { fieldKinds, rowCheck } from '../../sources/row-schema.ts'
import type { Source } from '../../sources/source.ts'
import type { Database, Sql } from '../../store/database.ts'
import { copyRows, ROW_TABLES } from '../../store/load-rows.ts'
import { insertRelease, type ReleaseProvenance, releaseFacts } from '../../store/releases.ts'
import { lockTimeline } from '../../store/snapshots.ts'
import { requireSource } from '../ingest/read-file.ts'
import { type NewRelease, releaseId, releaseProvenance, renewSnapshots, settleOverlaps } from './releases.ts'

/** The sidecar of a starter file: where the figures come from, and the hash of the rows beside it. */
export interface StarterSidecar extends NewRelease {
  readonly rows_sha256: string
  readonly file_basis: ReleaseProvenance['file_basis']
  /** The rows were converted by us and may be put right while the file stays, so they name the release and not the file. */
  readonly converted?: true
  /** Who published this table, where that is not the publisher of the source's other tables. */
  readonly origin?: Partial<Omit<ReleaseProvenance, 'file_basis'>>
}

export interface Progress {
  readonly done: number
  readonly total: number
  readonly label: string
}

export interface LoadStarterOptions {
  /** Directory of the starter dataset: `<source>/<slot>.csv` with `<slot>.json` beside it. */
  readonly directory: string
  readonly clock: Clock
  readonly onProgress?: (progress: Progress) => void
}

/**
 * Loads the releases of the starter dataset that are not there yet, all in one transaction: a start that is killed
 * half-way leaves nothing behind. Any number of servers may start at once: one loads, and the others find it loaded.
 * Answers how many were loaded.
 */
export async function loadStarter(database: Database, options: LoadStarterOptions): Promise<number> {
  const wanted = await starterReleases(options.directory)
  if (missingOf(wanted, await releaseFacts(database)).length === 0) return 0
  const loaded = await database.transaction(async (sql) => {
    await lockTimeline(sql)
    const missing = missingOf(wanted, await releaseFacts(sql))
    if (missing.length === 0) return 0
    let ahead: Promise<ReadRelease> | undefined
    for (const [index, item] of missing.entries()) {
      options.onProgress?.({
        done: index,
        total: missing.length,
        label: `${item.sidecar.source} ${item.sidecar.edition}`,
      })
      const read = await (ahead ?? readRelease(item))
      const loading = loadRelease(sql, item, read, options.clock.now())
      // While the database takes these rows in, in a thread or process of its own.
      const following = missing[index + 1]
      ahead = following === undefined ? undefined : readAhead(following)
      await loading
    }
    for (const [slug, loaded] of Map.groupBy(missing, ({ sidecar }) => sidecar.source))
      await settleOverlaps(
        sql,
        await requireSource(slug),
        loaded.map(({ id }) => id),
      )
    await renewSnapshots(sql, options.clock.now())
    return missing.length
  }, 'unlimited')
  if (loaded > 0) options.onProgress?.({ done: loaded, total: loaded, label: 'starter dataset loaded' })
  return loaded
}

const missingOf = (wanted: readonly StarterRelease[], present: readonly ReleaseFacts[]): StarterRelease[] =>
  wanted
    .filter((item) => !present.some((release) => release.id === item.id))
    .map((item) => ({ ...item, sidecar: aboveCorrected(item.sidecar, present) }))

interface StarterRelease {
  readonly id: string
  readonly rowsFile: string
  readonly sidecar: StarterSidecar
}

/** What the starter dataset consists of, in the order in which it is loaded. */
export async function starterReleases(directory: string): Promise<StarterRelease[]> {
  const files = (await readdir(directory, { recursive: true }))
    .filter((file) => file.endsWith('.json'))
    .toSorted()
  return Promise.all(
    files.map(async (file) => {
      const sidecar = JSON.parse(await readFile(path.join(directory, file), 'utf8')) as StarterSidecar
      return {
        id: releaseId(
          sidecar.source,
          sidecar.slot,
          sidecar.converted === true ? sidecar.rows_sha256 : sidecar.file_sha256,
        ),
        rowsFile: path.join(directory, file.replace(/\.json$/, '.csv')),
        sidecar,
      }
    }),
  )
}

/** A correction of ours has the publication day of what it corrects, so its revision must rank above. */
function aboveCorrected(sidecar: StarterSidecar, present: readonly ReleaseFacts[]): StarterSidecar {
  const corrected = present.filter(
    ({ source, slot, published_on }) =>
      source === sidecar.source && slot === sidecar.slot && published_on === sidecar.published_on,
  )
  return {
    ...sidecar,
    revision: Math.max(sidecar.revision, ...corrected.map(({ revision }) => revision + 1)),
  }
}

/** A release whose rows were read and checked. */
interface ReadRelease {
  readonly source: Source
  readonly table: string
  readonly rows: readonly object[]
}

/** Begins to read. What is wrong is thrown to whom it concerns, when the release is due. */
function readAhead(item: StarterRelease): Promise<ReadRelease> {
  const reading = readRelease(item)
  reading.catch(() => {})
  return reading
}

async function readRelease({ rowsFile, sidecar }: StarterRelease): Promise<ReadRelease> {
  const source = await loadSource(sidecar.source)
  const table = ROW_TABLES[sidecar.source]
  if (source === undefined || table === undefined)
    throw new OperatorError(`${rowsFile}: there is no source ${sidecar.source}`)
  const text = await readFile(rowsFile, 'utf8')
  if (sha256(text) !== sidecar.rows_sha256)
    throw new OperatorError(`${rowsFile} is not the file that its sidecar describes`, {
      hint: 'Restore data/starter from the repository.',
    })
  const rows = readCompactRows(rowsFile, source.row, text)
  const check = rowCheck(source.row)
  for (const [index, row] of rows.entries()) {
    const fault = check(row)
    if (fault !== undefined) throw new OperatorError(`${rowsFile}, line ${index + 2}: ${fault}`)
  }
  return { source, table, rows }
}

async function loadRelease(
  sql: Sql,
  item: StarterRelease,
  { source, table, rows }: ReadRelease,
  now: Date,
): Promise<void> {
  const { rows_sha256: _hash, file_basis: fileBasis, converted: _named, origin, ...facts } = item.sidecar
  await insertRelease(
    sql,
    {
      ...facts,
      id: item.id,
      dataset: source.origin.dataset,
      provenance: { ...releaseProvenance(source.origin, fileBasis), ...origin },
      withdrawn_on: null,
      withdrawn_reason: null,
    },
    now,
  )
  await copyRows(sql, table, [...fieldKinds(source.row).keys()], item.id, rows)
}

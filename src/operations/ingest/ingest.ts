import path from 'node:path'
import type { Clock } from '../../clock.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import { fileOnDisk } from '../../sources/input-file.ts'
import { fieldKinds } from '../../sources/row-schema.ts'
import type { Source } from '../../sources/source.ts'
import type { Database } from '../../store/database.ts'
import { copyRows, ROW_TABLES } from '../../store/load-rows.ts'
import type { ReleaseDiff } from '../../store/release-diff.ts'
import { findRelease, insertRelease, listReleases, type Release } from '../../store/releases.ts'
import { snapshotInForce } from '../../store/snapshots.ts'
import { releaseId, releaseProvenance, renewSnapshots } from '../releases.ts'
import { diffReleasesOf } from '../snapshot-diff.ts'
import { archiveFile } from './archive.ts'
import { type ReadSummary, readSourceFile, requireSource } from './read-file.ts'
import { Spool } from './spool.ts'

export interface IngestRequest {
  readonly source: string
  readonly location: string
  /** Where the bytes came from, when they were fetched. */
  readonly url?: string
  readonly edition?: string
  readonly published_on?: string
  readonly status?: Release['status']
  readonly dry_run?: boolean
}

export interface IngestResult {
  /** `unchanged`: the same file is loaded already; `checked`: a dry run that would load. */
  readonly outcome: 'loaded' | 'unchanged' | 'checked'
  readonly release: Release
  readonly summary: ReadSummary | null
  /** Against the release of the same slot that was in force before; null when there was none. */
  readonly diff: ReleaseDiff | null
  readonly snapshot: string | null
}

export interface IngestContext {
  readonly database: Database
  readonly clock: Clock
  /** $SOUTHERLY_HOME: the archive and the spool lie in it. */
  readonly home: string
  readonly onRows?: (rows: number) => void
}

/** Rows that differ which a result carries along; the counts are of all. */
const DIFF_ROWS = 1000

/** Loads one file as one immutable release: archive, hash, read, check, then write everything in one transaction. */
export async function ingestFile(context: IngestContext, request: IngestRequest): Promise<IngestResult> {
  const source = await requireSource(request.source)
  const table = storedIn(source)
  const today = context.clock.now().toISOString().slice(0, 10)
  const input = await fileOnDisk(request.location)
  const archived = await archiveFile(path.join(context.home, 'archive'), request.location, {
    retrieved_on: today,
    ...(request.url === undefined ? {} : { url: request.url }),
  })
  const spool = await Spool.create(path.join(context.home, 'spool'))
  try {
    const file = { ...(await fileOnDisk(archived.location)), name: input.name }
    let rows = 0
    const summary = await readSourceFile(
      source,
      file,
      request.edition === undefined ? {} : { edition: request.edition },
      (row) => {
        rows += 1
        if (rows % 1000 === 0) context.onRows?.(rows)
        return spool.add(row)
      },
    )
    await spool.seal()
    const release = describeRelease(source, request, summary, archived, today)
    const loadedBefore = await findRelease(context.database, release.id)
    const snapshot = async (): Promise<string | null> => (await snapshotInForce(context.database))?.id ?? null
    if (loadedBefore !== undefined)
      return { outcome: 'unchanged', release: loadedBefore, summary, diff: null, snapshot: await snapshot() }
    if (request.dry_run === true)
      return { outcome: 'checked', release, summary, diff: null, snapshot: await snapshot() }
    const previous = (await listReleases(context.database, { source: release.source })).find(
      (candidate) => candidate.slot === release.slot && candidate.withdrawn_on === null,
    )
    const columns = [...fieldKinds(source.row).keys()]
    await context.database.transaction(async (sql) => {
      await insertRelease(sql, release, context.clock.now())
      await copyRows(sql, table, columns, release.id, spool.rows())
      await renewSnapshots(sql, context.clock.now())
    })
    const diff =
      previous === undefined
        ? null
        : await diffReleasesOf(context.database, release.source, previous.id, release.id, DIFF_ROWS)
    return { outcome: 'loaded', release, summary, diff, snapshot: await snapshot() }
  } finally {
    await spool.remove()
  }
}

/** The table of a source, or an error that says that this source can only be read. */
function storedIn(source: Source): string {
  const table = ROW_TABLES[source.origin.source]
  if (table === undefined)
    throw new OperatorError(`source ${source.origin.source} can be read but not loaded`, {
      hint: `southerly read ${source.origin.source} <file> prints its rows.`,
      exitCode: EXIT.usage,
    })
  return table
}

function describeRelease(
  source: Source,
  request: IngestRequest,
  summary: ReadSummary,
  archived: { readonly name: string; readonly sha256: string; readonly bytes: number },
  today: string,
): Release {
  const edition = summary.edition
  if (edition === null) throw new Error(`reader of ${source.origin.source} did not state its edition`)
  const published = request.published_on ?? edition.published_on
  return {
    id: releaseId(source.origin.source, edition.slot, archived.sha256),
    source: source.origin.source,
    dataset: source.origin.dataset,
    slot: edition.slot,
    edition: edition.edition,
    revision: 0,
    status: request.status ?? 'final',
    published_on: published ?? today,
    published_basis: published === undefined ? 'retrieval_date' : 'stated',
    retrieved_on: today,
    observed_from: edition.observed_from ?? null,
    observed_to: edition.observed_to ?? null,
    file_name: archived.name,
    file_sha256: archived.sha256,
    file_bytes: archived.bytes,
    row_count: summary.rows,
    provenance: releaseProvenance(source.origin, 'publisher_file'),
    withdrawn_on: null,
    withdrawn_reason: null,
  }
}

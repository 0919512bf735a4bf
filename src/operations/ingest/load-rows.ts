import path from 'node:path'
import { utcToday } from '../../clock.ts'
import { fileOnDisk } from '../../sources/input-file.ts'
import { ROW_TABLES } from '../../store/load-rows.ts'
import { findRelease, listReleases, type Release } from '../../store/releases.ts'
import { snapshotInForce } from '../../store/snapshots.ts'
import { diffReleasesOf } from '../releases/snapshot-diff.ts'
import { viewOf } from '../releases/snapshot-directory.ts'
import { receiveFile } from './archive.ts'
import { NOTHING_COMPARED } from './check-coverage.ts'
import { decisionsAbout } from './decisions.ts'
import { describeRelease, withRevision } from './describe-release.ts'
import { refuseFindings } from './findings.ts'
import { notInForce } from './load-warnings.ts'
import { type NewRows, putInForce } from './put-in-force.ts'
import { type ReadSummary, requireSource } from './read-file.ts'
import { readApart } from './reading-process/read-apart.ts'
import type { IngestContext, IngestRequest, IngestResult } from './request.ts'
import { requireInForce, requireKnownDay, requireOneEdition, requirePublished } from './require-truthful.ts'
import { Spool } from './spool.ts'

/** Rows that differ which a result carries along; the counts are of all. */
const DIFF_ROWS = 1000

/**
 * Loads one file as one immutable release: copy, hash, read, check, then write everything in one transaction. The copy goes
 * into the archive with the release; what is not loaded leaves nothing behind.
 */
export async function loadRows(context: IngestContext, request: IngestRequest): Promise<IngestResult> {
  const source = await requireSource(request.source)
  const table = ROW_TABLES[request.source]
  if (table === undefined) throw new Error(`source ${request.source} has no table of rows`)
  const today = utcToday(context.clock)
  const input = await fileOnDisk(request.location)
  const received = await receiveFile(path.join(context.home, 'archive'), request.location, {
    retrieved_on: today,
    ...(request.url === undefined ? {} : { url: request.url }),
    ...(request.mirror === undefined ? {} : { mirror: request.mirror }),
  })
  const spool = await Spool.create(path.join(context.home, 'spool'))
  try {
    const { edition, source: slug } = request
    const task = {
      kind: 'rows',
      source: slug,
      location: received.location,
      name: input.name,
      edition,
      ...(request.decisions === undefined
        ? {}
        : { decisions: decisionsAbout(request.decisions, received, today) }),
    } as const
    const summary = await readApart(task, spool.descriptor, context)
    refuseFindings(summary)
    const described = describeRelease(source.origin, request, summary, received, today)
    const loadedBefore = await findRelease(context.database, described.id)
    requireInForce(loadedBefore)
    if (loadedBefore !== undefined) {
      if (request.dry_run !== true) await received.keep()
      return await unchanged(context, loadedBefore, summary)
    }
    const release = await withRevision(context.database, described)
    const keep = (): Promise<void> => received.keep()
    return await loadNew(context, request, summary, {
      source,
      table,
      release,
      rows: () => spool.rows(),
      keep,
    })
  } finally {
    await spool.remove()
    await received.remove()
  }
}

/** The same bytes again change nothing. Where another issue holds their slot, that is said: "unchanged" sounds as if they did. */
async function unchanged(
  { database }: IngestContext,
  release: Release,
  summary: ReadSummary,
): Promise<IngestResult> {
  const found = await snapshotInForce(database)
  return {
    outcome: 'unchanged',
    release,
    summary,
    diff: null,
    warnings: found === undefined ? [] : notInForce(release, await viewOf(database, found)),
    coverage: NOTHING_COMPARED,
    snapshot: found?.id ?? null,
  }
}

async function loadNew(
  context: IngestContext,
  request: IngestRequest,
  summary: ReadSummary,
  added: NewRows,
): Promise<IngestResult> {
  const { database } = context
  const { release } = added
  requirePublished(release, context.clock)
  await requireKnownDay(database, release)
  await requireOneEdition(database, release)
  await context.consider?.(release, summary)
  const previous = (await listReleases(database, { source: release.source })).find(
    (candidate) => candidate.slot === release.slot && candidate.withdrawn_on === null,
  )
  const done = await putInForce(context, added, request)
  const isTrial = request.dry_run === true
  const diff =
    isTrial || previous === undefined
      ? null
      : await diffReleasesOf(database, release.source, previous.id, release.id, DIFF_ROWS)
  return {
    outcome: isTrial ? 'checked' : 'loaded',
    summary,
    diff,
    ...done,
    snapshot: (await snapshotInForce(database))?.id ?? null,
  }
}

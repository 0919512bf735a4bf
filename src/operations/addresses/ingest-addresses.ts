import path from 'node:path'
import { utcToday } from '../../clock.ts'
import { gnafCoreSource } from '../../sources/gnaf-core/source.ts'
import { fileOnDisk } from '../../sources/input-file.ts'
import {
  beginAddressLoad,
  copyAddresses,
  finishAddressLoad,
  insertLocalities,
} from '../../store/addresses.ts'
import { insertRelease, listReleases, type Release } from '../../store/releases.ts'
import { snapshotInForce } from '../../store/snapshots.ts'
import { archiveFile } from '../ingest/archive.ts'
import { NOTHING_COMPARED } from '../ingest/check-coverage.ts'
import { describeRelease } from '../ingest/describe-release.ts'
import type { ReadSummary } from '../ingest/read-file.ts'
import { readApart } from '../ingest/reading-process/read-apart.ts'
import type { IngestContext, IngestRequest, IngestResult } from '../ingest/request.ts'
import { requirePublished } from '../ingest/require-truthful.ts'
import { renewSnapshots } from '../releases/releases.ts'

/**
 * Loads the address file as one release. Its rows are too many to be kept aside until all are checked, so they are
 * copied while they are read, in the one transaction that also writes the release: a broken row, or the end of the
 * process, leaves nothing, and the same command starts again.
 */
export async function ingestAddresses(context: IngestContext, request: IngestRequest): Promise<IngestResult> {
  const { database, clock, home } = context
  const today = utcToday(clock)
  const input = await fileOnDisk(request.location)
  const archived = await archiveFile(path.join(home, 'archive'), request.location, {
    retrieved_on: today,
    ...(request.url === undefined ? {} : { url: request.url }),
  })
  const snapshot = async (): Promise<string | null> => (await snapshotInForce(database))?.id ?? null
  const source = gnafCoreSource.origin.source
  const before = (await listReleases(database, { source })).find(
    ({ file_sha256 }) => file_sha256 === archived.sha256,
  )
  if (before !== undefined)
    return {
      outcome: 'unchanged',
      release: before,
      summary: null,
      ...NOT_COMPARED,
      snapshot: await snapshot(),
    }

  const task = {
    kind: 'addresses',
    source,
    location: archived.location,
    name: input.name,
    edition: request.edition,
  } as const
  const released = (summary: ReadSummary): { summary: ReadSummary; release: Release } => ({
    summary,
    release: describeRelease(gnafCoreSource.origin, request, summary, archived, today),
  })
  if (request.dry_run === true) {
    const load = { firstStreetId: 1, geocodeTypes: new Map<string, number>() }
    const { summary } = await readApart({ ...task, load }, drain, context)
    return { outcome: 'checked', ...released(summary), ...NOT_COMPARED, snapshot: await snapshot() }
  }
  const loaded = await database.transaction(async (sql) => {
    const load = await beginAddressLoad(sql)
    const { firstStreetId, geocodeTypes } = load
    const read = await readApart(
      { ...task, load: { firstStreetId, geocodeTypes } },
      async (lines) => void (await copyAddresses(sql, lines)),
      context,
    )
    const result = released(read.summary)
    requirePublished(result.release, clock)
    await insertRelease(sql, result.release, clock.now())
    await insertLocalities(sql, result.release.id, read.localities)
    await finishAddressLoad(sql, { ...load, geocodeTypes: read.geocodeTypes })
    await renewSnapshots(sql, clock.now())
    return result
  })
  return { outcome: 'loaded', ...loaded, ...NOT_COMPARED, snapshot: await snapshot() }
}

/** Addresses place what a tenant declares; no answer about a company rests on them. */
const NOT_COMPARED = { diff: null, warnings: [], coverage: NOTHING_COMPARED }

/** A dry run reads everything and keeps nothing. */
async function drain(lines: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of lines);
}

import path from 'node:path'
import { utcToday } from '../../clock.ts'
import { gnafCoreSource } from '../../sources/gnaf-core/source.ts'
import { fileOnDisk } from '../../sources/input-file.ts'
import type { DecisionDraft, DecisionsOfFile } from '../../sources/reading/decisions.ts'
import {
  beginAddressLoad,
  copyAddresses,
  finishAddressLoad,
  insertLocalities,
} from '../../store/addresses.ts'
import type { Sql } from '../../store/database.ts'
import { insertDecisions } from '../../store/release-decisions.ts'
import { findRelease, insertRelease, listReleases, type Release } from '../../store/releases.ts'
import { snapshotInForce } from '../../store/snapshots.ts'
import { type ReceivedFile, receiveFile } from '../ingest/archive.ts'
import { changeInForce } from '../ingest/change-in-force.ts'
import { NOTHING_COMPARED } from '../ingest/check-coverage.ts'
import { decisionsAbout } from '../ingest/decisions.ts'
import { describeRelease, withRevision } from '../ingest/describe-release.ts'
import { refuseFindings } from '../ingest/findings.ts'
import type { ReadSummary } from '../ingest/read-file.ts'
import { readApart } from '../ingest/reading-process/read-apart.ts'
import type { IngestContext, IngestRequest, IngestResult } from '../ingest/request.ts'
import {
  requireInForce,
  requireKnownDay,
  requireOneEdition,
  requirePublished,
} from '../ingest/require-truthful.ts'

/**
 * Loads the address file as one release. Its rows are too many to be kept aside until all are checked, so they are
 * copied while they are read, in the one transaction that also writes the release: a broken row, or the end of the
 * process, leaves nothing, and the same command starts again. A dry run does the same and undoes it: only so the places
 * of declared sites can be compared.
 */
export async function ingestAddresses(context: IngestContext, request: IngestRequest): Promise<IngestResult> {
  const { name } = await fileOnDisk(request.location)
  const received = await receiveFile(path.join(context.home, 'archive'), request.location, {
    retrieved_on: utcToday(context.clock),
    ...(request.url === undefined ? {} : { url: request.url }),
  })
  try {
    return await load(context, request, { ...received, name })
  } finally {
    await received.remove()
  }
}

async function load(
  context: IngestContext,
  request: IngestRequest,
  received: ReceivedFile,
): Promise<IngestResult> {
  const { database, clock } = context
  const snapshot = async (): Promise<string | null> => (await snapshotInForce(database))?.id ?? null
  const source = gnafCoreSource.origin.source
  const loadedBefore = (await listReleases(database, { source })).filter(
    ({ file_sha256 }) => file_sha256 === received.sha256,
  )
  const held = loadedBefore.find(({ withdrawn_on }) => withdrawn_on === null)
  if (held !== undefined) {
    if (!isDecidedAlike(held, request.decisions)) await requireOneEdition(database, held)
    if (request.dry_run !== true) await received.keep()
    return {
      outcome: 'unchanged',
      release: held,
      summary: null,
      diff: null,
      warnings: [],
      coverage: NOTHING_COMPARED,
      snapshot: await snapshot(),
    }
  }
  if (request.decisions === undefined) requireInForce(loadedBefore[0])

  const task = {
    kind: 'addresses',
    source,
    location: received.location,
    name: received.name,
    edition: request.edition,
    ...(request.decisions === undefined
      ? {}
      : { decisions: decisionsAbout(request.decisions, received, utcToday(clock)) }),
  } as const
  let summary: ReadSummary | undefined
  const write = async (sql: Sql): Promise<Release> => {
    const load = await beginAddressLoad(sql)
    const { firstStreetId, geocodeTypes } = load
    const read = await readApart(
      { ...task, load: { firstStreetId, geocodeTypes } },
      async (lines) => void (await copyAddresses(sql, lines)),
      context,
    )
    summary = read.summary
    refuseFindings(summary)
    const described = describeRelease(gnafCoreSource.origin, request, summary, received, utcToday(clock))
    const release = await withRevision(sql, described)
    requireInForce(await findRelease(sql, release.id))
    requirePublished(release, clock)
    await requireKnownDay(sql, release)
    await insertRelease(sql, release, clock.now())
    await insertDecisions(sql, release.id, release.decisions ?? [])
    await insertLocalities(sql, release.id, read.localities)
    await finishAddressLoad(sql, { ...load, geocodeTypes: read.geocodeTypes })
    return release
  }
  const done = await changeInForce(
    context,
    { act: 'load', source: gnafCoreSource, write, keep: () => received.keep() },
    request,
  )
  return {
    outcome: request.dry_run === true ? 'checked' : 'loaded',
    summary: summary ?? null,
    diff: null,
    ...done,
    snapshot: await snapshot(),
  }
}

/** Whether a release was loaded with the same decisions as are handed in now. */
function isDecidedAlike({ decisions }: Release, asked: DecisionsOfFile | undefined): boolean {
  const saying = ({
    row_ref,
    rule,
    printed,
    decision,
    reason,
    decided_by,
    decided_on,
  }: DecisionDraft): string =>
    JSON.stringify([row_ref, rule, printed, decision, reason.trim(), decided_by.trim(), decided_on])
  const [held, now] = [decisions ?? [], asked?.decisions ?? []].map((all) => all.map(saying).toSorted())
  return JSON.stringify(held) === JSON.stringify(now)
}

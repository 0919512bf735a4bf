import type { Clock } from '../../clock.ts'
import type { EventCause } from '../../domain/monitoring/event.ts'
import { DISCLOSURE_SOURCES } from '../../domain/monitoring/reach.ts'
import { STANDARD_VERSIONS } from '../../frameworks/aasb-s2/versions.ts'
import type { Database, Sql } from '../../store/database.ts'
import { findProgress, type ProgressRow, watchedWithRecords, writeProgress } from '../../store/monitoring.ts'
import { watchedAbns } from '../../store/watchlists.ts'
import { announceLook } from './announce.ts'
import { appendEvents } from './append-events.ts'
import { readAudience } from './audience.ts'
import { changedSlots } from './changed-slots.ts'
import { companyHappenings, compareCompanies, type SizedHappening } from './compare-companies.ts'
import { frameworkHappenings } from './framework-happenings.ts'
import { releaseHappenings } from './release-happenings.ts'
import type { SnapshotViews } from './snapshot-views.ts'
import { touchedCompanies } from './touched-companies.ts'

export interface MonitoringTools {
  readonly database: Database
  readonly clock: Clock
  /** The server's secret, which certificate claims are compared under. */
  readonly secret: Uint8Array
  readonly views: SnapshotViews
}

/** What a comparison came to. */
export interface Told {
  readonly before: string | null
  readonly after: string | null
  /** Watched companies that were looked at. */
  readonly compared: number
  readonly events: number
}

/**
 * Tells every tenant what changed from the snapshot told last to the newest one. Companies are compared outside the
 * transaction; all events and the progress are written in one, so that a crash loses and doubles nothing. `complete` is
 * part of it.
 */
export async function tellSnapshot(
  tools: MonitoringTools,
  complete: (sql: Sql) => Promise<void> = async () => {},
): Promise<Told> {
  const { database, clock, views } = tools
  const asWorker = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => database.as({ kind: 'worker' }, work)
  const progress = await asWorker((sql) => findProgress(sql))
  const newest = await views.newest()
  const versions = STANDARD_VERSIONS.map(({ version }) => version)
  const done: ProgressRow = { snapshot_id: newest, framework_versions: versions }
  const found = await snapshotHappenings(tools, progress?.snapshot_id ?? null, newest)
  const happenings = [
    ...(progress === undefined ? [] : frameworkHappenings(progress.framework_versions)),
    ...found.happenings,
  ]
  const changed = [...new Set(happenings.flatMap(({ happening }) => happening.abn ?? []))]
  return await asWorker(async (sql) => {
    const current = await findProgress(sql, { lock: true })
    // Another worker was faster: whatever there is to tell since then has its own job.
    const isOurs = JSON.stringify(current) === JSON.stringify(progress)
    let events = 0
    if (isOurs) {
      const audience = await readAudience(sql, changed)
      for (const [tenantId, list] of audience.eventsFor(happenings))
        events += await appendEvents(sql, clock, tenantId, list)
      await writeProgress(sql, done)
      await announceLooks(sql, found)
    }
    await complete(sql)
    return { before: progress?.snapshot_id ?? null, after: newest, compared: found.compared, events }
  })
}

interface Found {
  readonly happenings: readonly SizedHappening[]
  readonly compared: number
  /** Companies whose disclosure may differ too. */
  readonly mayDisclose: (abn: string) => boolean
  readonly cause: EventCause | null
}

const NOTHING: Found = { happenings: [], compared: 0, mayDisclose: () => false, cause: null }

async function snapshotHappenings(
  { database, views }: MonitoringTools,
  beforeId: string | null,
  afterId: string | null,
): Promise<Found> {
  if (beforeId === null || afterId === null || beforeId === afterId) return NOTHING
  const before = await views.of(beforeId)
  const after = await views.of(afterId)
  const ids = { before: beforeId, after: afterId }
  const slots = changedSlots(before, after)
  const happenings: SizedHappening[] = releaseHappenings(slots, ids).map((happening) => ({
    happening,
    size: {},
  }))
  const watched = await database.as({ kind: 'worker' }, (sql) => watchedAbns(sql))
  const touched = new Set(await touchedCompanies({ database, before, after, watched }))
  for await (const company of compareCompanies(database, before, after, [...touched]))
    happenings.push(...companyHappenings(company, ids))
  const reachesAll = slots.some(({ source }) => DISCLOSURE_SOURCES.has(source))
  return {
    happenings,
    compared: touched.size,
    mayDisclose: (abn) => reachesAll || touched.has(abn),
    cause: { kind: 'snapshot', ...ids },
  }
}

/** Disclosures are looked at one by one: each costs more than a comparison, and few companies have one. */
async function announceLooks(sql: Sql, { mayDisclose, cause }: Found): Promise<void> {
  if (cause === null) return
  for (const { tenant_id, abn } of await watchedWithRecords(sql))
    if (mayDisclose(abn)) await announceLook(sql, { tenant_id, abn, cause })
}

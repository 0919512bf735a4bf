import { existsSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Clock } from '../../clock.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import type { Database } from '../../store/database.ts'
import {
  deleteArchived,
  deliveriesOfRange,
  type EventArchiveRow,
  type EventMonth,
  eventsOfRange,
  insertEventArchive,
  lastArchived,
  listEventArchives,
  monthsToArchive,
  oldestEvent,
  tenantsWithOldEvents,
} from '../../store/event-archive.ts'
import { eventId, storedEvent } from '../monitoring/events.ts'
import { appendAudit } from '../tenancy/audit.ts'
import { keepNames, requireFile, writeVerified } from './archive-file.ts'

export interface ArchiveTools {
  readonly database: Database
  readonly clock: Clock
  /** Aborted: what is begun is ended at the next safe point. */
  readonly signal: AbortSignal
  readonly onTenant: (done: number, total: number) => void
}

export interface ArchiveRequest {
  /** A day; events before it are archived. */
  readonly before: string
  readonly directory: string
  /** Unset: all tenants. */
  readonly tenantId?: string | undefined
}

export interface ArchiveReport {
  readonly tenants: number
  readonly files: number
  readonly events: number
  readonly bytes: number
  /** Events that an earlier run had archived and not yet removed from the database. */
  readonly removed_later: number
}

const OPERATOR = { kind: 'operator' } as const
/** Rows in one page, and in one transaction that removes. */
const PAGE = 1_000
/** Webhooks send again for a day, and people ask for an event again within weeks. */
const YOUNGEST_DAYS = 30
const DAY_MS = 86_400_000

/**
 * Moves events that are older than a day into files, one for each tenant and month. A file is written, read back, recorded in the
 * database and listed in the manifest before its events are removed, so that a run that is killed anywhere loses nothing: the next
 * one goes on where it was.
 */
export async function archiveEvents(tools: ArchiveTools, request: ArchiveRequest): Promise<ArchiveReport> {
  const { database, signal } = tools
  refuseYoung(tools.clock, request.before)
  const tenants = await database.as(OPERATOR, (sql) =>
    tenantsWithOldEvents(sql, request.before, request.tenantId),
  )
  const files: EventArchiveRow[] = []
  let done = 0
  let removedLater = 0
  for (const tenantId of tenants) {
    if (signal.aborted) break
    const place = path.join(request.directory, tenantId)
    removedLater += await removeArchived(tools, tenantId, place)
    files.push(...(await archiveTenant(tools, tenantId, place, request.before)))
    done += 1
    tools.onTenant(done, tenants.length)
  }
  return {
    tenants: new Set(files.map(({ tenant_id }) => tenant_id)).size,
    files: files.length,
    events: files.reduce((sum, file) => sum + file.last_sequence - file.first_sequence + 1, 0),
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
    removed_later: removedLater,
  }
}

function refuseYoung(clock: Clock, before: string): void {
  const latest = new Date(clock.now().getTime() - YOUNGEST_DAYS * DAY_MS).toISOString().slice(0, 10)
  if (before > latest)
    throw new OperatorError(`events of the last ${YOUNGEST_DAYS} days cannot be archived`, {
      hint: `Choose ${latest} or an earlier day.`,
      exitCode: EXIT.badInput,
    })
}

async function archiveTenant(
  tools: ArchiveTools,
  tenantId: string,
  place: string,
  before: string,
): Promise<EventArchiveRow[]> {
  const { database, clock, signal } = tools
  const months = await database.as(OPERATOR, async (sql) =>
    monthsToArchive(sql, tenantId, { after: await lastArchived(sql, tenantId), before }),
  )
  const files: EventArchiveRow[] = []
  for (const month of months) {
    if (signal.aborted) break
    const file = fileOf(month)
    const written = await writeVerified(path.join(place, file), linesOf(database, tenantId, month))
    const row = { ...month, ...written, tenant_id: tenantId, file, archived_at: clock.now().toISOString() }
    await database.as(OPERATOR, async (sql) => {
      await insertEventArchive(sql, row)
      await appendAudit(sql, clock, {
        tenantId,
        actor: 'operator',
        action: 'events.archived',
        subject: `events:${month.month}`,
        detail: {
          first: eventId(month.first_sequence),
          last: eventId(month.last_sequence),
          sha256: row.sha256,
        },
      })
    })
    files.push(row)
  }
  await removeArchived(tools, tenantId, place)
  return files
}

/** Both numbers are in the name: another run that stops at another event writes another file. */
const fileOf = ({ month, first_sequence, last_sequence }: EventMonth): string =>
  `${month}-${eventId(first_sequence)}-${eventId(last_sequence)}.jsonl.gz`

async function* linesOf(database: Database, tenantId: string, month: EventMonth): AsyncGenerator<string> {
  let first_sequence = month.first_sequence
  while (first_sequence <= month.last_sequence) {
    const range = { first_sequence, last_sequence: Math.min(first_sequence + PAGE - 1, month.last_sequence) }
    const [events, deliveries] = await database.as(OPERATOR, async (sql) => [
      await eventsOfRange(sql, tenantId, range, PAGE),
      Map.groupBy(await deliveriesOfRange(sql, tenantId, range), ({ sequence }) => sequence),
    ])
    if (events.length !== range.last_sequence - range.first_sequence + 1)
      throw new Error(`events ${range.first_sequence} to ${range.last_sequence} of ${tenantId} have a gap`)
    yield events
      .map((row) => {
        const sent = (deliveries.get(row.sequence) ?? []).map(
          ({ webhook_id, state, ended_at, attempts }) => ({
            webhook_id,
            state,
            ended_at,
            attempts,
          }),
        )
        return `${JSON.stringify({ ...storedEvent(row), occurrence: row.occurrence, deliveries: sent })}\n`
      })
      .join('')
    first_sequence = range.last_sequence + 1
  }
}

/**
 * Removes what is recorded as archived and still here, once the manifest lists it, and answers how many events. Files of an earlier run
 * are compared again first.
 */
async function removeArchived(
  { database, signal }: ArchiveTools,
  tenantId: string,
  place: string,
): Promise<number> {
  const [archives, oldest] = await database.as(OPERATOR, async (sql) => [
    await listEventArchives(sql, tenantId),
    await oldestEvent(sql, tenantId),
  ])
  const left = archives.filter(({ last_sequence }) => oldest !== undefined && last_sequence >= oldest)
  if (oldest === undefined || left.length === 0) return 0
  for (const archive of left) await requireFile(path.join(place, archive.file), archive)
  await writeManifest(tenantId, place, archives)
  let removed = 0
  for (const { first_sequence, last_sequence } of left)
    for (let first = Math.max(first_sequence, oldest); first <= last_sequence; first += PAGE) {
      if (signal.aborted) return removed
      const range = { first_sequence: first, last_sequence: Math.min(first + PAGE - 1, last_sequence) }
      removed += await database.as(OPERATOR, (sql) => deleteArchived(sql, tenantId, range))
    }
  return removed
}

/** Lists the files of a tenant that are in the directory; those of other directories have manifests there. */
async function writeManifest(
  tenantId: string,
  place: string,
  archives: readonly EventArchiveRow[],
): Promise<void> {
  const files = archives
    .filter(({ file }) => existsSync(path.join(place, file)))
    .map(({ file, month, first_sequence, last_sequence, bytes, sha256, archived_at }) => ({
      file,
      month,
      first_event: eventId(first_sequence),
      last_event: eventId(last_sequence),
      events: last_sequence - first_sequence + 1,
      bytes,
      sha256,
      archived_at,
    }))
  const manifest = { schema: 'southerly/event-archive/1', tenant_id: tenantId, files }
  const writing = path.join(place, 'manifest.json.writing')
  await writeFile(writing, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true })
  await rename(writing, path.join(place, 'manifest.json'))
  await keepNames(place)
}

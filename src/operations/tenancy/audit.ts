import canonicalize from 'canonicalize'
import type { Clock } from '../../clock.ts'
import {
  breakAfter,
  type ChainedEntry,
  type ChainHead,
  chain,
  EMPTY_CHAIN,
} from '../../domain/tenancy/audit-chain.ts'
import {
  type AuditFilter,
  findAuditHead,
  insertAuditEvent,
  listAuditEvents,
  lockAuditHead,
} from '../../store/audit.ts'
import type { Database, ReadonlySql, Sql } from '../../store/database.ts'
import { listTenants } from '../../store/tenants.ts'
import { namesOfActors } from './actor-names.ts'

export interface AuditEvent {
  readonly tenantId: string
  /** `member:<id>`, `key:<id>`, `operator`, `first_start` or `system`. */
  readonly actor: string
  /** Such as `api_key.created`. */
  readonly action: string
  /** Such as `api_key:<id>`. */
  readonly subject: string
  /** Particulars; never a secret. */
  readonly detail: Readonly<Record<string, unknown>>
}

/** Appends to the tenant's chain, in the transaction of the change itself: no change without its event, nor the reverse. */
export async function appendAudit(sql: Sql, clock: Clock, event: AuditEvent): Promise<ChainedEntry> {
  const head = await lockAuditHead(sql, event.tenantId)
  if (head === undefined) throw new Error(`tenant ${event.tenantId} has no audit chain`)
  const entry = chain(head, {
    ...event,
    occurredAt: clock.now().toISOString(),
    detail: canonicalize(event.detail) ?? '{}',
  })
  await insertAuditEvent(sql, entry)
  return entry
}

/** Who took which part of which bundle. */
export interface BundleRead {
  readonly tenantId: string
  readonly actor: string
  readonly abn: string
  /** First and last day joined by a slash. */
  readonly period: string
  readonly bundleId: string
  /** Name of the single file that was taken; null for the whole bundle. */
  readonly file: string | null
}

/** Writes down that a bundle left the service. In the transaction that reads it, so that none leaves unrecorded. */
export const recordBundleRead = (
  sql: Sql,
  clock: Clock,
  { tenantId, actor, abn, period, bundleId, file }: BundleRead,
): Promise<ChainedEntry> =>
  appendAudit(sql, clock, {
    tenantId,
    actor,
    action: 'bundle.read',
    subject: `bundle:${bundleId}`,
    detail: { abn, period, file },
  })

/** Which events: older than a sequence number, and all that the filter asks for. */
export interface AuditQuestion extends AuditFilter {
  readonly limit: number
  readonly before?: number | undefined
}

/** An event with the name of who acted; null where no one has one. The name is no part of the chain, so that it can be erased. */
export interface NamedEntry extends ChainedEntry {
  readonly actorName: string | null
}

/** Events of a tenant, newest first. */
export async function readAuditEvents(
  database: Database,
  tenantId: string,
  { limit, before, ...filter }: AuditQuestion,
): Promise<NamedEntry[]> {
  return await database.as({ kind: 'tenant', tenantId }, async (sql) => {
    const range = { limit, before: before ?? Number.MAX_SAFE_INTEGER }
    const entries = await listAuditEvents(sql, tenantId, range, filter)
    const names = await namesOfActors(
      sql,
      tenantId,
      entries.map(({ actor }) => actor),
    )
    return entries.map((entry) => ({ ...entry, actorName: names.get(entry.actor) ?? null }))
  })
}

export interface ChainReport {
  readonly tenantId: string
  readonly events: number
  /** What is wrong, first break only; undefined when the chain holds. */
  readonly broken?: string
}

const BATCH = 1000

/** Re-computes every hash of one tenant's chain, or of all. */
export async function verifyAuditChain(database: Database, tenantId?: string): Promise<ChainReport[]> {
  return await database.as({ kind: 'operator' }, async (sql) => {
    const ids = tenantId === undefined ? (await listTenants(sql)).map((tenant) => tenant.id) : [tenantId]
    const reports: ChainReport[] = []
    for (const id of ids) reports.push(await verifyOne(sql, id))
    return reports
  })
}

async function verifyOne(sql: ReadonlySql, tenantId: string): Promise<ChainReport> {
  let head: ChainHead = EMPTY_CHAIN
  for (;;) {
    const batch = await listAuditEvents(sql, tenantId, { limit: BATCH, after: head.sequence })
    for (const entry of batch) {
      const broken = breakAfter(head, entry)
      if (broken !== undefined) return { tenantId, events: head.sequence, broken }
      head = entry
    }
    if (batch.length < BATCH) break
  }
  const stored = await findAuditHead(sql, tenantId)
  if (stored === undefined)
    return { tenantId, events: head.sequence, broken: 'the head of the chain is missing' }
  if (stored.sequence !== head.sequence || stored.hash !== head.hash)
    return {
      tenantId,
      events: head.sequence,
      broken: `the chain ends at event ${head.sequence}, its head says ${stored.sequence}`,
    }
  return { tenantId, events: head.sequence }
}

import type { Clock } from '../../clock.ts'
import { EMPTY_CHAIN } from '../../domain/tenancy/audit-chain.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import { lockAuditHead } from '../../store/audit.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { SQL } from '../../store/sql-text.ts'
import {
  bundlesOfTenant,
  deleteTenant,
  type Erasure,
  insertErasure,
  isWorkedFor,
  listErasures,
} from '../../store/tenant-erasure.ts'
import { lockTenant, type TenantRow } from '../../store/tenants.ts'
import { requireOwnStore, usesObjectStore } from '../bundle-store/own-store.ts'
import { removeObjectsOf, type ZipPlaces } from '../bundle-store/zips.ts'

export interface EraseRequest {
  /** The id once more, as the operator typed it. */
  readonly confirmed: string
  readonly reason: string
  /** Whether bundles go that must be kept still, because someone else keeps them. */
  readonly withKeptBundles: boolean
  /** Hours that it must have been suspended for; none unless given. */
  readonly suspendedForHours?: number
}

const HOUR_MS = 3_600_000

/**
 * Removes everything of a tenant from every table. A tombstone stays: when and why, the end of the audit chain and the hashes of
 * bundles. The tenant must be suspended, so that no one is at work in it.
 */
export async function eraseTenant(
  { database, clock, objects }: ZipPlaces & { readonly clock: Clock },
  id: string,
  { confirmed, reason, withKeptBundles, suspendedForHours = 0 }: EraseRequest,
): Promise<Erasure> {
  if (confirmed !== id)
    throw refuse(
      `--confirm ${confirmed} is not ${id}`,
      'Give the id of the tenant twice: nothing brings it back but a backup.',
    )
  if (reason.trim() === '') throw refuse('an erasure needs a reason')
  if (objects === undefined && (await usesObjectStore(database)))
    throw refuse(
      'bundles of this database may be in an object store, and none is set here',
      'Set SOUTHERLY_OBJECT_STORE as the servers have it: the bundles of the tenant must go too.',
    )
  if (objects !== undefined) await requireOwnStore(database, objects)
  // As the operator, but without the time limit of its statements: a tenant may hold gigabytes of documents.
  return await database.transaction(async (sql) => {
    await sql.exec(SQL`set local role southerly_operator`)
    const tenant = await requireSuspended(sql, id, await lockTenant(sql, id))
    const erased_at = clock.now().toISOString()
    const from = new Date(Date.parse(tenant.suspended_at!) + suspendedForHours * HOUR_MS).toISOString()
    // A clock that differs from the database's is no reason to refuse where no wait is asked for.
    if (suspendedForHours > 0 && erased_at < from)
      throw refuse(
        `${id} is suspended since ${tenant.suspended_at} and can be erased from ${from}`,
        `Wait until then: ${suspendedForHours} hours in which a mistake can be undone.`,
      )
    const bundles = await bundlesOfTenant(sql, id)
    const kept = bundles.filter(({ retain_until }) => retain_until >= erased_at.slice(0, 10))
    if (kept.length > 0 && !withKeptBundles)
      throw refuse(
        `${kept.length} of ${bundles.length} bundles of ${id} must be kept, the last until ${kept
          .map(({ retain_until }) => retain_until)
          .toSorted()
          .at(-1)}`,
        'Hand them over to the person who will keep them, then add --with-kept-bundles (in the API `with_kept_bundles`). Their hashes stay here.',
      )
    const head = (await lockAuditHead(sql, id)) ?? EMPTY_CHAIN
    const rows_erased = await deleteTenant(sql, id)
    const erasure: Erasure = {
      id,
      created_at: tenant.created_at,
      erased_at,
      reason,
      audit_sequence: head.sequence,
      audit_hash: head.hash,
      bundles,
      rows_erased,
    }
    await insertErasure(sql, erasure)
    // Last, and before the end of the transaction: a tenant counts as erased only when its objects are gone. One whose objects
    // went only in part is still there, suspended, and can be erased once more.
    if (objects !== undefined) await removeObjectsOf(objects, id)
    return erasure
  }, 'unlimited')
}

async function requireSuspended(
  sql: ReadonlySql,
  id: string,
  tenant: TenantRow | undefined,
): Promise<TenantRow> {
  if (tenant === undefined) {
    const before = (await listErasures(sql)).find((erasure) => erasure.id === id)
    throw new OperatorError(
      before === undefined ? `there is no tenant ${id}` : `${id} was erased at ${before.erased_at}`,
      { exitCode: EXIT.notFound },
    )
  }
  if (tenant.kind === 'local') throw refuse('the tenant of this installation cannot be erased')
  if (tenant.suspended_at === null)
    throw refuse(`${id} is not suspended`, 'Suspend it first: `southerly tenant suspend`, or POST …/suspend.')
  if (await isWorkedFor(sql, id))
    throw refuse(
      `a worker is at work for ${id}`,
      'Try again in a minute: it starts nothing new for a suspended tenant.',
    )
  return tenant
}

const refuse = (message: string, hint?: string): OperatorError =>
  new OperatorError(message, { exitCode: EXIT.usage, ...(hint === undefined ? {} : { hint }) })

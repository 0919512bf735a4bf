import type { Clock } from '../../clock.ts'
import type { RecordCheck, RecordWarning } from '../../domain/disclosure/records/fault.ts'
import type { Database } from '../../store/database.ts'
import type { RecordOwner } from '../../store/records.ts'
import { recordNotFound } from './find-record.ts'
import { keyOfBody, type PublishedServices, type RecordRules, requireSound } from './record-rules.ts'
import type { RecordVersion } from './record-version.ts'
import {
  type ChangedRecord,
  deleteRecord,
  type RecordAuthor,
  type RecordChange,
  replaceRecord,
} from './tenant-records.ts'

/** What a change needs of the service. */
export interface ChangeServices extends PublishedServices {
  readonly clock: Clock
  readonly secret: Uint8Array
}

export interface AcceptedRecord<Body> extends ChangedRecord<Body> {
  /** What was accepted as it is and is worth a second look. */
  readonly warnings: readonly RecordWarning[]
}

/** Checks a content by the rules of its kind and makes it the next version, with all that changes along with it. */
export async function changeRecord<Body extends object>(
  services: ChangeServices,
  rules: RecordRules<Body>,
  owner: RecordOwner,
  change: RecordChange & { readonly body: Body },
): Promise<AcceptedRecord<Body>> {
  const { database, clock, secret } = services
  const body = rules.normalise?.(change.body) ?? change.body
  const sound = requireSound(rules.title, await checkWithTies(database, rules, owner, body))
  // Before the transaction: nobody else waits for it.
  const warnings = [...sound, ...((await rules.published?.(services, owner, body)) ?? [])]
  const key = keyOfBody(owner, rules, body)
  return await database.as({ kind: 'tenant', tenantId: owner.tenantId }, async (sql) => {
    const result = await replaceRecord<Body>(sql, clock, key, { ...change, body })
    if (result.changed && !change.dryRun) await rules.alongside?.(sql, secret, key, body)
    return { ...result, warnings }
  })
}

/** What a content has against it by itself and beside the company's other records. */
export async function checkWithTies<Body extends object>(
  database: Database,
  rules: RecordRules<Body>,
  owner: RecordOwner,
  body: Body,
): Promise<RecordCheck> {
  const { errors, warnings } = rules.check(body)
  return { errors: [...errors, ...((await rules.ties?.(database, owner, body)) ?? [])], warnings }
}

/** What is worth a second look in a record that stands. */
export async function warningsOf<Body extends object>(
  services: PublishedServices,
  rules: RecordRules<Body>,
  owner: RecordOwner,
  body: Body,
): Promise<readonly RecordWarning[]> {
  const { warnings } = rules.check(body)
  const ties = (await rules.ties?.(services.database, owner, body)) ?? []
  return [...warnings, ...ties, ...((await rules.published?.(services, owner, body)) ?? [])]
}

/** Deletes the record of a period (empty for kinds without), with all that it left elsewhere. */
export async function removeRecord<Body extends object>(
  { database, clock, secret }: Omit<ChangeServices, 'snapshots'>,
  rules: RecordRules<Body>,
  owner: RecordOwner & { readonly period: string },
  author: RecordAuthor & { readonly reason: string },
): Promise<RecordVersion> {
  const key = { ...owner, kind: rules.kind }
  return await database.as({ kind: 'tenant', tenantId: owner.tenantId }, async (sql) => {
    const deleted = await deleteRecord(sql, clock, key, author)
    if (deleted === undefined) throw await recordNotFound(sql, rules, key)
    await rules.alongside?.(sql, secret, key, undefined)
    return deleted
  })
}

import { EXPLANATIONS_KIND, type Explanations } from '../../domain/disclosure/contradictions/explanations.ts'
import {
  byKind,
  type DisclosureRecords,
  RECORD_KINDS,
  type StoredRecord,
} from '../../domain/disclosure/records/kinds.ts'
import { periodOfText } from '../../domain/disclosure/records/period-text.ts'
import { sha256 } from '../../domain/evidence.ts'
import type { Period } from '../../domain/period.ts'
import type { Database, ReadonlySql } from '../../store/database.ts'
import {
  type AuthoredRecordRow,
  type KeyedRecordRow,
  type RecordRow,
  recordPeriods,
  recordVersions,
} from '../../store/records.ts'
import type { ReviewKey } from '../../store/review-events.ts'
import type { Pins } from '../review/read-review.ts'
import { namesOfActors } from '../tenancy/actor-names.ts'

/** What a tenant wrote about a company and period. */
export interface WrittenRecords {
  readonly records: DisclosureRecords
  readonly explanations: StoredRecord<Explanations> | null
}

/**
 * The records of a company that speak for a period, from their newest versions and those that a locked period is held to; null
 * where there is none or it was deleted. In a transaction of the tenant.
 */
export async function disclosureRecords(
  sql: ReadonlySql,
  key: ReviewKey,
  newest: readonly KeyedRecordRow[],
  pins: Pins,
): Promise<WrittenRecords> {
  const rows = pins === undefined ? newest : await pinnedRecords(sql, key, newest, pins)
  const standing = (kind: string, perPeriod: boolean): StoredRecord<never> | null => {
    const wanted = perPeriod ? key.period : ''
    const row = rows.find((candidate) => candidate.kind === kind && candidate.period === wanted)
    return row === undefined || row.deletion_reason !== null ? null : asStored(row)
  }
  return {
    records: byKind<DisclosureRecords>((kind) => standing(kind, RECORD_KINDS[kind].per_period)),
    explanations: standing(EXPLANATIONS_KIND, true),
  }
}

/** Records about all periods in the versions of the lock; those of the period itself cannot have changed. */
async function pinnedRecords(
  sql: ReadonlySql,
  { tenantId, abn }: ReviewKey,
  newest: readonly KeyedRecordRow[],
  pins: ReadonlyMap<string, number>,
): Promise<KeyedRecordRow[]> {
  const rows: KeyedRecordRow[] = []
  for (const row of newest) {
    const { kind, period } = row
    const pin = pins.get(kind)
    if (period !== '' || pin === row.version) rows.push(row)
    else if (pin !== undefined) {
      const [held] = await recordVersions(sql, { tenantId, abn, kind, period }, { limit: 1, before: pin + 1 })
      if (held === undefined) continue
      const { authored_by } = held
      rows.push({ ...held, kind, period, author_name: await nameOfPerson(sql, tenantId, authored_by) })
    }
  }
  return rows
}

/** The periods for which some record stands, the latest first. */
export async function disclosurePeriods(
  database: Database,
  tenantId: string,
  abn: string,
): Promise<Period[]> {
  const rows = await recordPeriods(database.reader({ kind: 'tenant', tenantId }), { tenantId, abn })
  const standing = new Set(rows.filter(({ is_deleted }) => !is_deleted).map(({ period }) => period))
  return [...standing].flatMap((text) => periodOfText(text) ?? [])
}

/** A body was held against the schema of its kind before it was stored, so it is a body of whichever kind the row has. */
export function asStored({
  version,
  authored_by,
  author_name,
  authored_at,
  body,
}: RecordRow & Partial<AuthoredRecordRow>): StoredRecord<never> {
  return {
    version,
    authored_by,
    ...(typeof author_name === 'string' ? { authored_by_name: author_name } : {}),
    authored_at,
    body: JSON.parse(body) as never,
    // Of the text as it is stored, which is canonical: a change made behind our back shows.
    body_sha256: sha256(body),
  }
}

/** Of people alone: a report of what a key wrote says the same whatever the key is called. */
async function nameOfPerson(sql: ReadonlySql, tenantId: string, actor: string): Promise<string | null> {
  if (!actor.startsWith('member:')) return null
  return (await namesOfActors(sql, tenantId, [actor])).get(actor) ?? null
}

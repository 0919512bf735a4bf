import {
  compareReadiness,
  type ReadinessChange,
} from '../../domain/disclosure/readiness/compare-readiness.ts'
import {
  type DisclosureRecords,
  RECORD_KIND_NAMES,
  RECORD_KINDS,
  type RecordKind,
} from '../../domain/disclosure/records/kinds.ts'
import { periodText } from '../../domain/disclosure/records/period-text.ts'
import type { Database } from '../../store/database.ts'
import { recordVersions } from '../../store/records.ts'
import type { RegisterSight } from '../register/sight.ts'
import { type DisclosureQuestion, discloseWith, type GatheredDisclosure } from './gather-disclosure.ts'
import { asStored } from './records.ts'
import type { TenantInputs } from './tenant-inputs.ts'

/** The version of a record that was written last, and what it did to the readiness. */
export interface LastChange extends ReadinessChange {
  readonly record: RecordKind
  readonly version: number
  readonly authored_by: string
  readonly authored_at: string
}

/** What a disclosure was composed from. */
export interface ComposedFrom {
  readonly question: DisclosureQuestion
  readonly own: TenantInputs
  readonly sight: RegisterSight
}

/** Composes the disclosure once more with the record that was written last as it was before; null while nothing was. */
export async function lastChange(
  database: Database,
  found: GatheredDisclosure,
  { question, own, sight }: ComposedFrom,
): Promise<LastChange | null> {
  const record = newestOf(own.records)
  if (record === null) return null
  const { version, authored_by, authored_at } = own.records[record]!
  const earlier = { ...own.records, [record]: await versionBefore(database, question, record, version) }
  const before = await discloseWith(database, found.snapshot, question, { ...own, records: earlier }, sight)
  return { record, version, authored_by, authored_at, ...compareReadiness(before.readiness, found.readiness) }
}

function newestOf(records: DisclosureRecords): RecordKind | null {
  return RECORD_KIND_NAMES.reduce<RecordKind | null>((newest, kind) => {
    const at = records[kind]?.authored_at
    if (at === undefined) return newest
    return newest === null || at > (records[newest]?.authored_at ?? '') ? kind : newest
  }, null)
}

/** Null where it is the first, or the one before was a deletion. */
async function versionBefore(
  database: Database,
  { tenantId, abn, period }: DisclosureQuestion,
  kind: RecordKind,
  version: number,
) {
  const key = { tenantId, abn, kind, period: RECORD_KINDS[kind].per_period ? periodText(period) : '' }
  const [row] = await database.as({ kind: 'tenant', tenantId }, (sql) =>
    recordVersions(sql, key, { limit: 1, before: version }),
  )
  return row === undefined || row.deletion_reason !== null ? null : asStored(row)
}

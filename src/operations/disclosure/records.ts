import {
  byKind,
  type DisclosureRecords,
  RECORD_KINDS,
  type StoredRecord,
} from '../../domain/disclosure/records/kinds.ts'
import { periodOfText, periodText } from '../../domain/disclosure/records/period-text.ts'
import { sha256 } from '../../domain/evidence.ts'
import type { Period } from '../../domain/period.ts'
import type { Database } from '../../store/database.ts'
import { type KeyedRecordRow, newestRecords, recordPeriods } from '../../store/records.ts'

/** The records of a company that speak for a period, as they stand; null where there is none or it was deleted. */
export async function readDisclosureRecords(
  database: Database,
  tenantId: string,
  abn: string,
  period: Period,
): Promise<DisclosureRecords> {
  const rows = await database.as({ kind: 'tenant', tenantId }, (sql) =>
    newestRecords(sql, { tenantId, abn }, periodText(period)),
  )
  return byKind<DisclosureRecords>((kind) => {
    const wanted = RECORD_KINDS[kind].per_period ? periodText(period) : ''
    const row = rows.find((candidate) => candidate.kind === kind && candidate.period === wanted)
    return row === undefined || row.deletion_reason !== null ? null : asStored(row)
  })
}

/** The periods for which some record stands, the latest first. */
export async function disclosurePeriods(
  database: Database,
  tenantId: string,
  abn: string,
): Promise<Period[]> {
  const rows = await database.as({ kind: 'tenant', tenantId }, (sql) => recordPeriods(sql, { tenantId, abn }))
  const standing = new Set(rows.filter(({ is_deleted }) => !is_deleted).map(({ period }) => period))
  return [...standing].flatMap((text) => periodOfText(text) ?? [])
}

/** A body was held against the schema of its kind before it was stored, so it is a body of whichever kind the row has. */
const asStored = ({ version, authored_by, authored_at, body }: KeyedRecordRow): StoredRecord<never> => ({
  version,
  authored_by,
  authored_at,
  body: JSON.parse(body) as never,
  // Of the text as it is stored, which is canonical: whoever changed it behind our back shows.
  body_sha256: sha256(body),
})

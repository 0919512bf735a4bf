import type { EmissionTargets } from '../../domain/disclosure/records/emission-targets.ts'
import {
  type DisclosureRecords,
  RECORD_KINDS,
  type RecordKind,
  type StoredRecord,
} from '../../domain/disclosure/records/kinds.ts'
import type { MarketBasedEvidence } from '../../domain/disclosure/records/market-based-evidence.ts'
import type { OrganisationalBoundary } from '../../domain/disclosure/records/organisational-boundary.ts'
import { periodOfText, periodText } from '../../domain/disclosure/records/period-text.ts'
import type { S2Statements } from '../../domain/disclosure/records/s2-statements.ts'
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
  const find = <Body>(kind: RecordKind): StoredRecord<Body> | null => {
    const wanted = RECORD_KINDS[kind].per_period ? periodText(period) : ''
    const row = rows.find((candidate) => candidate.kind === kind && candidate.period === wanted)
    return row === undefined || row.deletion_reason !== null ? null : asStored<Body>(row)
  }
  return {
    emission_targets: find<EmissionTargets>('emission_targets'),
    organisational_boundary: find<OrganisationalBoundary>('organisational_boundary'),
    market_based_evidence: find<MarketBasedEvidence>('market_based_evidence'),
    s2_statements: find<S2Statements>('s2_statements'),
  }
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

const asStored = <Body>({ version, authored_by, authored_at, body }: KeyedRecordRow): StoredRecord<Body> => ({
  version,
  authored_by,
  authored_at,
  body: JSON.parse(body) as Body,
  // Of the text as it is stored, which is canonical: whoever changed it behind our back shows.
  body_sha256: sha256(body),
})

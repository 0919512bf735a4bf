import type { InstrumentRegisters } from '../../domain/disclosure/instrument-checks.ts'
import type { Period } from '../../domain/disclosure/period.ts'
import type { DisclosureRecords, StoredRecord } from '../../domain/disclosure/records/kinds.ts'
import type { S2Statements } from '../../domain/disclosure/records/s2-statements.ts'
import { canonicalJson, sha256 } from '../../domain/evidence.ts'
import type { Database } from '../../store/database.ts'
import { declaredSites } from '../company/sites.ts'
import { disclosurePeriods, readDisclosureRecords } from './records.ts'

/** Everything that a tenant wrote and a disclosure of a period rests on. */
export interface TenantInputs {
  readonly records: DisclosureRecords
  /** The statements of the latest earlier period that has some. */
  readonly earlier_statements: StoredRecord<S2Statements> | null
  readonly sites: Awaited<ReturnType<typeof declaredSites>>
  readonly claimed_elsewhere: InstrumentRegisters['claimed_elsewhere']
  /** Changes whenever any of the above does: part of the key of every answer that is made from them. */
  readonly key: string
}

/** Whose records about which company and period. */
export interface TenantQuestion {
  readonly tenantId: string
  readonly abn: string
  readonly period: Period
}

export async function readTenantInputs(
  database: Database,
  { tenantId, abn, period }: TenantQuestion,
): Promise<TenantInputs> {
  const records = await readDisclosureRecords(database, tenantId, abn, period)
  const earlier_statements = await earlierStatements(database, { tenantId, abn, period })
  const sites = await declaredSites(database, tenantId, abn)
  const claimed_elsewhere = null
  return {
    records,
    earlier_statements,
    sites,
    claimed_elsewhere,
    key: sha256(
      canonicalJson({ records, earlier_statements, sites: sites?.etag ?? null, claimed_elsewhere }),
    ),
  }
}

async function earlierStatements(
  database: Database,
  { tenantId, abn, period }: TenantQuestion,
): Promise<StoredRecord<S2Statements> | null> {
  const periods = await disclosurePeriods(database, tenantId, abn)
  for (const earlier of periods.filter(({ end }) => end < period.end)) {
    const { s2_statements } = await readDisclosureRecords(database, tenantId, abn, earlier)
    if (s2_statements !== null) return s2_statements
  }
  return null
}

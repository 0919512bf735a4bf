import type { Explanations } from '../../domain/disclosure/contradictions/explanations.ts'
import { lookBackFrom, periodBeside } from '../../domain/disclosure/duty/financial-years.ts'
import type { HeldFile } from '../../domain/disclosure/evidence/company-evidence.ts'
import { namedDocuments } from '../../domain/disclosure/evidence/named-documents.ts'
import type { SitesRecord } from '../../domain/disclosure/records/declared-sites.ts'
import type { DisclosureRecords, StoredRecord } from '../../domain/disclosure/records/kinds.ts'
import { periodOfText, periodText } from '../../domain/disclosure/records/period-text.ts'
import type { S2Statements } from '../../domain/disclosure/records/s2-statements.ts'
import type { ClaimStanding } from '../../domain/disclosure/scope2/instrument-registers.ts'
import { canonicalJson, sha256 } from '../../domain/evidence.ts'
import type { LedgerOfPeriod, ReadLedger } from '../../domain/ledger/record.ts'
import type { Period } from '../../domain/period.ts'
import type { WithdrawnRelease } from '../../domain/review/figures.ts'
import type { ReviewInputs } from '../../domain/review/period-review.ts'
import { compareText } from '../../domain/text-order.ts'
import { AASB_S2 } from '../../frameworks/aasb-s2/framework.ts'
import type { Claimant } from '../../store/certificate-claims.ts'
import type { Database, ReadonlySql } from '../../store/database.ts'
import { heldEvidenceFiles } from '../../store/evidence-files.ts'
import { earlierPeriods, earlierRecord } from '../../store/records.ts'
import { withdrawnReleases } from '../../store/snapshots.ts'
import { readReviewed } from '../review/reviewed-records.ts'
import type { TenantRecord } from '../tenancy/record-version.ts'
import { certificateConflicts } from './record-certificates.ts'
import { asStored } from './records.ts'

/** Everything that a tenant wrote and a disclosure of a period rests on. */
export interface TenantInputs {
  readonly records: DisclosureRecords
  /** The statements of the latest earlier period that has some. */
  readonly earlier_statements: StoredRecord<S2Statements> | null
  /** The period of the years before that this one is held against. */
  readonly earlier_period: Period | null
  /** How people explained contradictions of the period. */
  readonly explanations: StoredRecord<Explanations> | null
  /** The emissions ledger of the period; null where nothing was ever entered. */
  readonly ledger: Omit<LedgerOfPeriod, 'evidence'> | null
  readonly sites: TenantRecord<SitesRecord> | undefined
  readonly claimed_elsewhere: ReadonlyMap<string, ClaimStanding>
  /** Evidence files that the records name and that are held. */
  readonly held_files: readonly HeldFile[]
  /** What people decided and asked about the period. */
  readonly review: ReviewInputs
  /** What a lock holds the period to; null while no lock does. */
  readonly pinned: PinnedData | null
  /** Changes whenever any of the above does: part of the key of every answer that is made from them. */
  readonly key: string
  /** Characters of JSON that all of them have. */
  readonly size: number
}

/** The published data of a locked period: those that its figures were approved with, also after some of them were withdrawn. */
export interface PinnedData {
  readonly snapshot_id: string
  readonly withdrawn: readonly WithdrawnRelease[]
}

/** Whose records about which company and period. */
export interface TenantQuestion {
  readonly tenantId: string
  readonly abn: string
  readonly period: Period
}

/** `secret` is the server's, under which claims on certificates are compared across tenants. */
export async function readTenantInputs(
  database: Database,
  question: TenantQuestion,
  secret: Uint8Array,
): Promise<TenantInputs> {
  const { tenantId, abn, period } = question
  const key = { tenantId, abn, period: periodText(period) }
  const sql = database.reader({ kind: 'tenant', tenantId })
  const [reviewed, earlier_statements, earlier] = await Promise.all([
    readReviewed(sql, key),
    earlierStatements(sql, question),
    earlierPeriods(sql, question, { before: key.period, since: lookBackFrom(period) }),
  ])
  const earlier_period = periodBeside(
    period,
    earlier.map((one) => periodOfText(one.period)!),
  )
  const { records, explanations, sites, review, newest_files, pinned_snapshot } = reviewed
  const ledger = reviewed.ledger === null ? null : await withHeld(sql, tenantId, reviewed.ledger)
  const pinned =
    pinned_snapshot === null
      ? null
      : { snapshot_id: pinned_snapshot, withdrawn: await withdrawnReleases(sql, pinned_snapshot) }
  const held_files = await heldFiles(sql, tenantId, records, newest_files)
  const claimed_elsewhere = await claimedElsewhere(sql, key, secret, records)
  const standing: readonly (StoredRecord<object> | null)[] = [
    ...Object.values(records),
    earlier_statements,
    ...(explanations === null ? [] : [explanations]),
  ]
  return {
    records,
    earlier_statements,
    earlier_period,
    explanations,
    ledger,
    sites,
    claimed_elsewhere,
    held_files,
    review,
    pinned,
    key: sha256(
      canonicalJson({
        records: standing.map((record) => record && { ...record, body: null }),
        sites: sites?.etag ?? null,
        earlier_period,
        claimed_elsewhere: [...claimed_elsewhere].map((one) => one.join(' ')).toSorted(),
        review: {
          ...review,
          names: [...review.names],
          invitations: [...review.invitations],
          sites: null,
        },
        ...(ledger === null ? {} : { ledger: { ...ledger.record, body: null, held: ledger.held_documents } }),
        ...(pinned === null ? {} : { pinned }),
        ...(held_files.length === 0 ? {} : { held_files }),
      }),
    ),
    size: [...standing, sites ?? null].reduce(
      (sum, record) => sum + (record === null ? 0 : JSON.stringify(record.body).length),
      0,
    ),
  }
}

/** The ledger with those of its documents that are held. */
async function withHeld(
  sql: ReadonlySql,
  tenantId: string,
  ledger: ReadLedger,
): Promise<NonNullable<TenantInputs['ledger']>> {
  const named = ledger.documents.flatMap(({ sha256: hash }) => (hash === null ? [] : [hash]))
  const held = named.length === 0 ? [] : await heldEvidenceFiles(sql, tenantId, named)
  return { ...ledger, held_documents: held.map(({ sha256: hash }) => hash).toSorted(compareText) }
}

/** `known` are those of the newest versions, where these are the ones that speak. By their hash, each once. */
async function heldFiles(
  sql: ReadonlySql,
  tenantId: string,
  records: DisclosureRecords,
  known: readonly HeldFile[] | undefined,
): Promise<HeldFile[]> {
  const hashes = new Set(namedDocuments(records, AASB_S2.evidence).map(({ sha256: hash }) => hash))
  if (hashes.size === 0) return []
  const held = known ?? (await heldEvidenceFiles(sql, tenantId, [...hashes]))
  const byHash = new Map(held.map((file) => [file.sha256, file]))
  return [...hashes].toSorted(compareText).flatMap((hash) => {
    const file = byHash.get(hash)
    return file === undefined
      ? []
      : { sha256: hash, name: file.name, size: file.size, media_type: file.media_type }
  })
}

/** Instruments of the evidence whose certificates another record claims too; nothing more is known of another tenant's. */
async function claimedElsewhere(
  sql: ReadonlySql,
  claimant: Claimant,
  secret: Uint8Array,
  { market_based_evidence }: DisclosureRecords,
): Promise<ReadonlyMap<string, ClaimStanding>> {
  if (market_based_evidence === null) return new Map()
  return certificateConflicts(sql, secret, claimant, market_based_evidence.body)
}

async function earlierStatements(
  sql: ReadonlySql,
  { tenantId, abn, period }: TenantQuestion,
): Promise<StoredRecord<S2Statements> | null> {
  const row = await earlierRecord(sql, { tenantId, abn }, 's2_statements', period.end)
  return row === undefined ? null : asStored(row)
}

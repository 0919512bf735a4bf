import type { HeldFile } from '../../domain/disclosure/evidence/company-evidence.ts'
import type { SitesRecord } from '../../domain/disclosure/records/declared-sites.ts'
import type { DisclosureRecords } from '../../domain/disclosure/records/kinds.ts'
import type { ReadLedger } from '../../domain/ledger/record.ts'
import type { ReviewInputs } from '../../domain/review/period-review.ts'
import { reviewedExplanations, WHOLE_PERIOD } from '../../domain/review/subjects.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { newestRecords } from '../../store/records.ts'
import type { ReviewKey } from '../../store/review-events.ts'
import { sitesOfPeriod } from '../company/declared-sites.ts'
import { disclosureRecords, type WrittenRecords } from '../disclosure/records.ts'
import { readLedger } from '../ledger/totals.ts'
import type { TenantRecord } from '../tenancy/record-version.ts'
import { readReview } from './read-review.ts'

/** What a company wrote for a period, with what people decided about it. */
export interface ReviewedInputs {
  readonly records: DisclosureRecords
  /** How people explained contradictions of the period. */
  readonly explanations: WrittenRecords['explanations']
  readonly sites: TenantRecord<SitesRecord> | undefined
  /** Null where nothing was ever entered. */
  readonly ledger: ReadLedger | null
  readonly review: ReviewInputs
  /** Evidence files that the newest versions name; undefined where a locked period is held to others. */
  readonly newest_files: readonly HeldFile[] | undefined
  /** The snapshot that a lock holds the period to. */
  readonly pinned_snapshot: string | null
}

/** A writer reads it in its transaction, under `lockReview`, so that decisions and what they are about fit together. */
export async function readReviewed(sql: ReadonlySql, key: ReviewKey): Promise<ReviewedInputs> {
  const [{ pins, pinned_snapshot, ...review }, newest] = await Promise.all([
    readReview(sql, key),
    newestRecords(sql, key, key.period),
  ])
  const { records, explanations } = await disclosureRecords(sql, key, newest, pins)
  const sites = await sitesOfPeriod(sql, key, newest, pins)
  const ledger = await readLedger(sql, key, records.organisational_boundary)
  const newest_files = pins === undefined ? newest.flatMap(({ held_files }) => held_files) : undefined
  const marks = sites === undefined ? null : { version: sites.version, body_sha256: sites.body_sha256 }
  const lastOfPeriod = review.events.findLast(({ subject }) => subject === WHOLE_PERIOD)
  return {
    records,
    explanations,
    sites,
    ledger,
    review: {
      ...review,
      sites: marks,
      explanations: reviewedExplanations(explanations, lastOfPeriod),
      ledger: ledger === null ? null : { version: ledger.record.version, body_sha256: ledger.entered_sha256 },
    },
    newest_files,
    pinned_snapshot,
  }
}

import { canonicalJson, sha256 } from '../../domain/evidence.ts'
import type { Period } from '../../domain/period.ts'
import { compareText } from '../../domain/text-order.ts'
import type { Database } from '../../store/database.ts'
import type { RunRow, UsedRecord } from '../../store/runs.ts'
import { companyEmissions } from '../company/company-emissions.ts'
import { hasRecords } from '../disclosure/gather-company.ts'
import { standingSnapshot } from '../disclosure/gather-disclosure.ts'
import { chooseStandard, type StandardQuestion } from '../disclosure/standard-version.ts'
import { readTenantInputs, type TenantInputs, type TenantQuestion } from '../disclosure/tenant-inputs.ts'
import { NOBODY_ASKED, type RegisterSight } from '../register/sight.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'

/** Which bundle is asked for. */
export interface BundleQuestion extends TenantQuestion, StandardQuestion {}

/** The same with everything decided that the bundle depends on. */
export interface DecidedQuestion {
  readonly tenantId: string
  readonly abn: string
  readonly period: Period
  readonly standardVersion: string
  readonly earlyAdoption: boolean
  readonly snapshotId: string
  readonly records: readonly UsedRecord[]
  /** What the business register said at the request. */
  readonly registerState: RunRow['register_state']
  readonly registerSha256: string | null
  /** Two questions of one hash have the same bundle. */
  readonly sha256: string
}

/** To be raised when the same inputs make another bundle: a new file, another layout. */
const BUNDLE_FORMAT = 13

/** Decides a question against the data and records as they stand; refuses what can have no bundle before it is queued. */
export async function decideQuestion(
  database: Database,
  snapshot: SnapshotView,
  question: BundleQuestion,
  secret: Uint8Array,
  sight: RegisterSight = NOBODY_ASKED,
): Promise<DecidedQuestion> {
  const { abn } = question
  const own = await readTenantInputs(database, question, secret)
  // Refuses what no one knows. Not by all facts of the company, for which a server that has just started reads for a second.
  const isKnown = hasRecords(own) || (sight.answer.asked && sight.answer.found !== null)
  if (!isKnown) await companyEmissions(database, snapshot, { abn }, sight)
  return questionFrom(await standingSnapshot(database, snapshot, own), question, own, sight)
}

/** The question that is answered from these very records. */
export function questionFrom(
  snapshot: SnapshotView,
  question: BundleQuestion,
  own: TenantInputs,
  { answer, release, key }: RegisterSight,
): DecidedQuestion {
  const { tenantId, abn, period } = question
  const standard = chooseStandard(period, question)
  const decided = {
    abn,
    period,
    standardVersion: standard.version,
    earlyAdoption: standard.basis === 'early_adoption',
    snapshotId: snapshot.id,
  }
  return {
    ...decided,
    tenantId,
    records: recordsOf(own),
    registerState: answer.asked ? (answer.reached ? 'answered' : 'unavailable') : null,
    registerSha256: release?.file_sha256 ?? null,
    sha256: sha256(
      canonicalJson({
        ...decided,
        own: own.key,
        format: BUNDLE_FORMAT,
        ...(answer.asked ? { register: key } : {}),
      }),
    ),
  }
}

function recordsOf({ records, sites, ledger }: TenantInputs): UsedRecord[] {
  const versions = { ...records, sites: sites ?? null, ledger: ledger?.record ?? null }
  return Object.entries(versions)
    .flatMap(([kind, record]) => (record === null ? [] : [{ kind, version: record.version }]))
    .sort((left, right) => compareText(left.kind, right.kind))
}

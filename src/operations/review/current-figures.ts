import { figuresOf } from '../../domain/disclosure/report/review.ts'
import type { Period } from '../../domain/period.ts'
import type { AgainstApproval } from '../../domain/review/decide.ts'
import type { FigureSet } from '../../domain/review/figures.ts'
import type { ReviewInputs } from '../../domain/review/period-review.ts'
import { NOTHING_RECORDED, type ReviewEvent } from '../../domain/review/standing.ts'
import { periodSubject, type Subject, subjectsOf } from '../../domain/review/subjects.ts'
import { ServiceError } from '../../errors.ts'
import type { Database } from '../../store/database.ts'
import type { RecordOwner } from '../../store/records.ts'
import { discloseWith, standingSnapshot } from '../disclosure/gather-disclosure.ts'
import { readTenantInputs, type TenantInputs } from '../disclosure/tenant-inputs.ts'
import type { RegisterDesk } from '../register/desk.ts'
import type { SnapshotDirectory } from '../releases/snapshot-directory.ts'

export interface FigureServices {
  readonly database: Database
  readonly snapshots: SnapshotDirectory
  readonly register: Pick<RegisterDesk, 'look'>
  /** The server's, under which claims on certificates are compared. */
  readonly secret: Uint8Array
}

/** The figures of a period as they are now, and the content that they are the figures of. */
export interface CurrentFigures extends FigureSet {
  /** Of the period: everything that is reviewed of it. */
  readonly content_sha256: string
  /** What speaks against approving it without a reason. */
  readonly against: AgainstApproval
  /** What keeps a director from signing; null where nothing does. */
  readonly lacks_to_sign: string | null
  readonly own: TenantInputs
}

/**
 * The figures that an approval of the period would cover: those of the report once everything in it is approved, since readiness counts
 * approvals. Undefined where nothing is known of the company, so that there are no figures.
 */
export async function currentFigures(
  { database, snapshots, register, secret }: FigureServices,
  owner: RecordOwner & { readonly period: Period },
): Promise<CurrentFigures | undefined> {
  const own = await readTenantInputs(database, owner, secret)
  const subjects = subjectsOf({
    period: owner.period,
    records: own.records,
    sites: own.review.sites,
    explanations: own.review.explanations,
    ledger: own.review.ledger,
  })
  const whole = periodSubject(subjects)
  const review = asApproved(own.review, [...subjects, whole])
  const snapshot = await standingSnapshot(database, await snapshots.select(), own)
  const sight = await register.look({}, owner.abn)
  try {
    const disclosure = await discloseWith(database, snapshot, owner, { ...own, review }, sight)
    const { lacks_to_sign, open_gates, differing_numbers } = disclosure.readiness
    const against = { open_gates, differing_numbers }
    return { ...figuresOf(disclosure), content_sha256: whole.sha256, against, lacks_to_sign, own }
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'company_not_found') return undefined
    throw error
  }
}

/** The review as it would be with everything approved. What was approved by its author alone stays so: readiness counts others. */
const asApproved = (review: ReviewInputs, subjects: readonly Subject[]): ReviewInputs => ({
  ...review,
  events: subjects.map(
    ({ id, version, sha256 }): ReviewEvent => ({
      ...NOTHING_RECORDED,
      subject: id,
      move: 'approve',
      from_state: 'reviewed',
      to_state: 'approved',
      version,
      sha256,
      reason: null,
      self_approved: review.events.findLast((event) => event.subject === id)?.self_approved ?? false,
      actor: '',
      occurred_at: '',
    }),
  ),
})

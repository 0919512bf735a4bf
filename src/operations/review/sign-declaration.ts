import { type DisclosureRecords, RECORD_KIND_NAMES } from '../../domain/disclosure/records/kinds.ts'
import { periodText } from '../../domain/disclosure/records/period-text.ts'
import type { Period } from '../../domain/period.ts'
import { FIGURES_CHANGED } from '../../domain/review/figures.ts'
import { NOTHING_RECORDED, type SubjectStanding } from '../../domain/review/standing.ts'
import { DECLARATION, WHOLE_PERIOD } from '../../domain/review/subjects.ts'
import { ServiceError } from '../../errors.ts'
import { type BundleRow, findBundle, findBundleByHash } from '../../store/bundles.ts'
import type { Sql } from '../../store/database.ts'
import type { RecordOwner } from '../../store/records.ts'
import { insertReviewEvents, lockReview, type ReviewKey } from '../../store/review-events.ts'
import { appendAudit } from '../tenancy/audit.ts'
import { type CurrentFigures, currentFigures, type FigureServices } from './current-figures.ts'
import { decide, type ReviewActor, type ReviewServices, standingNow } from './move-review.ts'
import { tellReview } from './tell-review.ts'

/** The bundle that a director has looked at. */
export interface SignedBundle {
  readonly bundle: string
  /** Of its ZIP. */
  readonly sha256: string
}

/** A director signs the declaration over the bytes of a bundle. It changes no state of what is reviewed. */
export async function signDeclaration(
  services: ReviewServices & FigureServices,
  owner: RecordOwner & { readonly period: Period },
  signed: SignedBundle,
  actor: ReviewActor,
): Promise<void> {
  const { database, clock } = services
  const { tenantId, abn, period } = owner
  const key = { tenantId, abn, period: periodText(period) }
  // Before the transaction: to compute it takes longer than others should wait for the lock.
  const now = await currentFigures(services, owner)
  await database.as({ kind: 'tenant', tenantId }, async (sql) => {
    await lockReview(sql, key, 'mover')
    const { standing } = await standingNow(sql, key, period)
    const request = { move: 'sign', subjects: [WHOLE_PERIOD], reason: undefined } as const
    await decide(sql, key, standing, request, actor)
    const { whole } = standing
    if (now?.content_sha256 !== whole.sha256)
      throw cannotSign('A record of the period was changed at this moment.')
    requireAsApproved(now, whole)
    await requireBundle(sql, key, signed, { whole, records: now.own.records })
    const { bundle: bundle_id, sha256: bundle_sha256 } = signed
    const occurred_at = clock.now().toISOString()
    await insertReviewEvents(sql, key, [
      {
        ...NOTHING_RECORDED,
        subject: DECLARATION,
        move: 'sign',
        from_state: 'approved',
        to_state: 'approved',
        version: null,
        sha256: whole.sha256,
        reason: null,
        self_approved: false,
        content: null,
        actor: actor.actor,
        occurred_at,
        bundle_id,
        bundle_sha256,
      },
    ])
    const subject = { subject: DECLARATION, title: 'The directors’ declaration', version: null }
    const entry = await appendAudit(sql, clock, {
      tenantId,
      actor: actor.actor,
      action: 'review.sign',
      subject: `review:${abn}:${key.period}`,
      detail: {
        abn,
        period: key.period,
        move: 'sign',
        subjects: [{ ...subject, sha256: whole.sha256 }],
        bundle: bundle_id,
        bundle_sha256,
      },
    })
    await tellReview(sql, clock, key, entry, [
      {
        kind: 'move',
        move: 'sign',
        reason: undefined,
        subjects: [{ ...subject, from: 'approved', to: 'approved' }],
      },
    ])
  })
}

/** All of it is supported and declared, and its figures are those that were approved. */
function requireAsApproved(now: CurrentFigures, { approval, last }: SubjectStanding): void {
  if (now.lacks_to_sign !== null) throw cannotSign(now.lacks_to_sign)
  // A lock records the figures that its approval lacks.
  const approved = approval?.figures_sha256 ?? last?.figures_sha256 ?? null
  if (approved === null)
    throw cannotSign(
      'The period was approved before figures were recorded with an approval. Have it approved again.',
    )
  if (approved !== now.sha256)
    throw cannotSign(`${FIGURES_CHANGED}. Reopen the period, and have the figures of now approved.`)
}

/** The bundle is of what is approved: made since the approval, of the records and figures that were approved, and it has the bytes that were looked at. */
async function requireBundle(
  sql: Sql,
  key: ReviewKey,
  { bundle: id, sha256 }: SignedBundle,
  { whole: { approval }, records }: { readonly whole: SubjectStanding; readonly records: DisclosureRecords },
): Promise<void> {
  const bundle = await findBundle(sql, key, id)
  if (bundle === undefined || periodOf(bundle) !== key.period)
    throw new ServiceError('validation_failed', `${id} is not a bundle of this company and period.`, {
      errors: [
        {
          pointer: '/bundle',
          code: 'invalid_member',
          message: 'must be the id of a bundle of this company and period',
          received: id,
        },
      ],
      hint: 'GET /v1/companies/{abn}/disclosure-reports lists the bundles with their hashes.',
    })
  if (bundle.sha256 !== sha256)
    throw new ServiceError(
      'version_conflict',
      `The bundle ${id} has the hash ${bundle.sha256}, not the one that you looked at.`,
      { hint: 'Nothing was signed. Download the bundle again, look at it, and send the hash of its ZIP.' },
    )
  const manifest = JSON.parse((await findBundleByHash(sql, sha256))!.manifest) as BundleManifest
  if (approval === null || bundle.made_at < approval.occurred_at || manifest.review?.status !== 'approved')
    throw cannotSign(`The bundle ${id} was made before the period was approved. Make a new one.`)
  const isOfRecords = RECORD_KIND_NAMES.every((kind) =>
    records[kind] === null
      ? !manifest.records.some(({ record }) => record === kind)
      : manifest.records.some((one) => one.record === kind && one.sha256 === records[kind]?.body_sha256),
  )
  // A run that began before the last approval may have ended after it.
  if (!isOfRecords || manifest.review.figures !== 'as_approved')
    throw cannotSign(`The bundle ${id} is not of the records and figures that are approved. Make a new one.`)
  if (manifest.review.open_gates.length > 0)
    throw cannotSign(`The bundle ${id} is a draft: gates were open when it was made. Make a new one.`)
}

/** What is read of a bundle’s manifest; bundles of early formats lack members. */
interface BundleManifest {
  readonly records: readonly { readonly record: string; readonly sha256: string }[]
  readonly review?: {
    readonly status: string
    readonly figures: string | null
    readonly open_gates: readonly string[]
  }
}

const periodOf = ({ period_start, period_end }: BundleRow): string => `${period_start}/${period_end}`

const cannotSign = (detail: string): ServiceError =>
  new ServiceError('review_conflict', detail, {
    hint: 'Nothing was signed. A director signs a bundle of a period of which everything is supported, approved by others than its authors, and declared.',
  })

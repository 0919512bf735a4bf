import { periodText } from '../../domain/disclosure/records/period-text.ts'
import type { Period } from '../../domain/period.ts'
import { approvedFigures, compareFigures } from '../../domain/review/figures.ts'
import { MOVES, type ReviewMove, type ReviewScope, type ReviewState } from '../../domain/review/moves.ts'
import {
  type PeriodReview,
  periodReview,
  withFigures,
  withReadiness,
} from '../../domain/review/period-review.ts'
import { isApproved } from '../../domain/review/standing.ts'
import type { RecordOwner } from '../../store/records.ts'
import { currentFigures, type FigureServices } from './current-figures.ts'
import { decider, type ReviewActor, standingNow } from './move-review.ts'
import { readReviewed } from './reviewed-records.ts'

/** The review of a period, with its figures from the time on when they can be approved. */
export async function readPeriodReview(
  services: FigureServices,
  owner: RecordOwner & { readonly period: Period },
): Promise<PeriodReview> {
  const { tenantId, abn, period } = owner
  const key = { tenantId, abn, period: periodText(period) }
  const { records, review } = await services.database.as({ kind: 'tenant', tenantId }, (sql) =>
    readReviewed(sql, key),
  )
  const found = periodReview(review, { period, records }, 'every_subject')
  if (!found.subjects.some(({ state }) => SEEN_BY_OTHERS.has(state))) return found
  const now = await currentFigures(services, owner)
  if (now === undefined) return found
  if (found.state !== 'reviewed' && !isApproved(found))
    return { ...found, differing_numbers: now.against.differing_numbers }
  // Both from one reading: what changed in between is told by its own hash.
  const { own } = now
  const standing = periodReview(own.review, { period, records: own.records }, 'every_subject')
  const { status } = standing
  const compared = compareFigures(
    now,
    approvedFigures(own.review.events),
    status === 'approved',
    own.pinned?.withdrawn ?? [],
  )
  const { lacks_to_sign } = now
  return withFigures(withReadiness(standing, { ...now.against, lacks_to_sign }), compared)
}

/** States in which reviewers and approvers look at what is written. */
const SEEN_BY_OTHERS: ReadonlySet<ReviewState> = new Set(['in_review', 'reviewed', 'approved', 'locked'])

/** What one person may do to a subject now. */
export interface Offer {
  readonly moves: readonly ReviewMove[]
  /** Whether someone else must review or approve it, since this person wrote or submitted it. */
  readonly is_own: boolean
}

/** A reason that every move takes, where it is asked what could be done. */
const ANY_REASON = 'This sentence is used until the person writes down the reason.'

/** What a person may do to each subject: nothing that must fail is among it. */
export async function offersOf(
  { database }: Pick<FigureServices, 'database'>,
  owner: RecordOwner & { readonly period: Period },
  person: Pick<ReviewActor, 'actor' | 'memberId'>,
  hasRight: (scope: ReviewScope) => boolean,
): Promise<(subject: string) => Offer> {
  const { tenantId, abn, period } = owner
  const key = { tenantId, abn, period: periodText(period) }
  return await database.as({ kind: 'tenant', tenantId }, async (sql) => {
    const { standing } = await standingNow(sql, key, period)
    const decideAs = await decider(sql, key, standing, person)
    const offers = new Map<string, { readonly moves: Set<ReviewMove>; is_own: boolean }>()
    const offerOf = (id: string) => {
      const offer = offers.get(id) ?? { moves: new Set(), is_own: false }
      offers.set(id, offer)
      return offer
    }
    for (const { move, from, scope, on } of MOVES.filter((rule) => hasRight(rule.scope))) {
      const parts = standing.subjects.filter(({ state }) => on === 'anything' && state === from)
      const groups = [parts, standing.whole.state === from ? [standing.whole] : []]
      for (const ids of groups.map((group) => group.map(({ id }) => id)).filter(({ length }) => length > 0)) {
        const asked = { move, subjects: ids, reason: ANY_REASON, skip: true }
        const { moves, refusals } = decideAs(asked, scope)
        for (const { subject } of moves) offerOf(subject.id).moves.add(move)
        for (const { kind, subject } of refusals)
          if (kind === 'author_cannot' && subject !== undefined) offerOf(subject).is_own = true
      }
    }
    return (subject) => {
      const { moves, is_own } = offerOf(subject)
      return { moves: [...moves], is_own }
    }
  })
}

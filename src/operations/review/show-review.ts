import { periodText } from '../../domain/disclosure/records/period-text.ts'
import type { Period } from '../../domain/period.ts'
import { approvedFigures, compareFigures } from '../../domain/review/figures.ts'
import { MOVES, type ReviewMove, type ReviewScope } from '../../domain/review/moves.ts'
import { type PeriodReview, periodReview, withFigures } from '../../domain/review/period-review.ts'
import { isApproved, type SubjectStanding } from '../../domain/review/standing.ts'
import { WHOLE_PERIOD } from '../../domain/review/subjects.ts'
import type { RecordOwner } from '../../store/records.ts'
import { currentFigures, type FigureServices } from './current-figures.ts'
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
  if (found.state !== 'reviewed' && !isApproved(found)) return found
  const now = await currentFigures(services, owner)
  if (now === undefined) return found
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
  return withFigures(standing, compared)
}

/** Moves that someone with these rights may make on a subject in this state. */
export const movesFor = (
  { id, state }: Pick<SubjectStanding, 'id' | 'state'>,
  hasRight: (scope: ReviewScope) => boolean,
): ReviewMove[] => [
  ...new Set(
    MOVES.filter(
      (rule) =>
        rule.from === state && (rule.on === 'anything' || id === WHOLE_PERIOD) && hasRight(rule.scope),
    ).map(({ move }) => move),
  ),
]

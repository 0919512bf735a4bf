import { periodText } from '../../domain/disclosure/records/period-text.ts'
import type { Period } from '../../domain/period.ts'
import { MOVES, type ReviewMove, type ReviewScope } from '../../domain/review/moves.ts'
import { type PeriodReview, periodReview } from '../../domain/review/period-review.ts'
import type { SubjectStanding } from '../../domain/review/standing.ts'
import { WHOLE_PERIOD } from '../../domain/review/subjects.ts'
import type { Database } from '../../store/database.ts'
import type { RecordOwner } from '../../store/records.ts'
import { readReviewed } from './reviewed-records.ts'

/** The review of a period. */
export async function readPeriodReview(
  database: Database,
  { tenantId, abn, period }: RecordOwner & { readonly period: Period },
): Promise<PeriodReview> {
  const key = { tenantId, abn, period: periodText(period) }
  const { records, review } = await database.as({ kind: 'tenant', tenantId }, (sql) => readReviewed(sql, key))
  return periodReview(review, { period, records }, 'every_subject')
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

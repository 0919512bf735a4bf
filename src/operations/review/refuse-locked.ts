import { periodOfText } from '../../domain/disclosure/records/period-text.ts'
import { showPeriod } from '../../domain/period.ts'
import { ServiceError } from '../../errors.ts'
import type { Sql } from '../../store/database.ts'
import type { RecordKey } from '../../store/records.ts'
import { lastMoveOfPeriod, lockReview } from '../../store/review-events.ts'
import { memberNames } from './member-names.ts'

/**
 * Refuses to write a record of a locked period, no matter who writes it or how. In the transaction of the change,
 * which no lock can come between. Records about all periods may change: a locked period is held to the versions that
 * stood when it was locked.
 */
export async function refuseLocked(sql: Sql, key: RecordKey): Promise<void> {
  if (key.period === '') return
  await lockReview(sql, key, 'writer')
  const last = await lastMoveOfPeriod(sql, key)
  if (last?.to_state !== 'locked') return
  const name = (await memberNames(sql, key.tenantId, [last.actor])).get(last.actor) ?? last.actor
  const period = periodOfText(key.period)
  throw new ServiceError(
    'period_locked',
    `The period ${period === null ? key.period : showPeriod(period)} of ${key.abn} was locked by ${name} at ${last.occurred_at}, so nothing of it can be changed.`,
    {
      hint: `Nothing was saved. An approver can unlock the period with a reason: POST /v1/companies/${key.abn}/review/approve with move "unlock".`,
    },
  )
}

import type { IsoDay } from '../../calendar.ts'
import type { Period } from '../../period.ts'
import type { KindFacts } from './entity-kind.ts'
import type { DutyFacts } from './facts.ts'
import { isLongYear, monthsLater, twelveMonthsFrom, yearEndWithin } from './financial-years.ts'

/** Whether a company must report, as far as the facts tell. */
export type DutyStatus = 'in_group' | 'no_duty' | 'unknown'

export interface Lodgement {
  readonly lodgement_due: IsoDay | null
  /** Why that date, or why none. */
  readonly lodgement: string
}

interface Asked {
  readonly status: DutyStatus
  readonly kind: KindFacts
  readonly first: Period | null
  /** The first period by the year end of an earlier period. */
  readonly earlier_first: Period | null
  readonly period: Period | null
  readonly first_year_shown: DutyFacts['first_year_shown']
  readonly earlier_year_end: DutyFacts['earlier_year_end']
}

/** By when the report of a period is lodged. The only place that computes it: pages, lists, reminders and answers all show this date. */
export function lodgementOf(asked: Asked): Lodgement {
  const own = ownLodgement(asked)
  const held = heldLodgement(asked)
  return held !== null && (own.lodgement_due === null || held.lodgement_due < own.lodgement_due) ? held : own
}

function ownLodgement({
  status,
  kind: { lodges, months, needs_listing },
  first,
  period,
  first_year_shown,
}: Asked): Lodgement {
  if (lodges === false)
    return none(
      'The boundary says that the company lodges no financial reports, so there is no lodgement date.',
    )
  if (status === 'no_duty')
    return none('No group includes the company, so it has no climate report to lodge.')
  if (months === null)
    return none(
      needs_listing
        ? 'Say in the period’s boundary whether the company is listed. That decides how many months it has to lodge.'
        : 'Give the entity type in the period’s boundary. That decides how many months it has to lodge.',
    )
  const reported = period ?? first
  if (reported === null) return none('The first reporting period is not known.')
  if (first !== null && reported.end < first.end)
    return none(`Before the first mandatory reporting period, which ends on ${first.end}.`)
  const whether = ifItMust(status)
  const later = monthsLater(reported.end, months)
  if (first_year_shown === true || !isLongYear(reported))
    return {
      lodgement_due: later,
      lodgement: `${whether}${months} months after the end of the period on ${reported.end}.`,
    }
  const { end } = twelveMonthsFrom(reported)
  return {
    lodgement_due: monthsLater(end, months),
    lodgement: `${whether}${months} months after ${end}, twelve months from the start of the period. Only the first financial year of an entity may be longer (section 323D): explain the length of the period. ${later} applies once a member other than the author approves the explanation.`,
  }
}

const ifItMust = (status: DutyStatus): string => (status === 'unknown' ? 'If it must report: ' : '')

/** The date by the year end of an earlier period, which the period runs past; null where it has no say. */
function heldLodgement({
  status,
  kind: { lodges, months },
  earlier_first,
  period,
  earlier_year_end,
}: Asked): (Lodgement & { readonly lodgement_due: IsoDay }) | null {
  if (lodges === false || status === 'no_duty' || months === null || period === null) return null
  const end = yearEndWithin(period, earlier_year_end)
  if (end === null || (earlier_first !== null && end < earlier_first.end)) return null
  const whether = ifItMust(status)
  return {
    lodgement_due: monthsLater(end, months),
    lodgement: `${whether}${months} months after ${end}, where the financial year ends by an earlier period of the company. This period goes on until ${period.end}: explain the change of the year end. ${monthsLater(period.end, months)} applies once a member other than the author approves the explanation.`,
  }
}

const none = (lodgement: string) => ({ lodgement_due: null, lodgement })

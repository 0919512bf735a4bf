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

/** By when the report of a period is lodged. The only place that computes it: pages, lists, reminders and answers all show this date. */
export function lodgementOf({
  status,
  kind: { lodges, months, needs_listing },
  first,
  period,
  first_year_shown,
  year_end,
}: {
  readonly status: DutyStatus
  readonly kind: KindFacts
  readonly first: Period | null
  readonly period: Period | null
  readonly first_year_shown: DutyFacts['first_year_shown']
  readonly year_end: DutyFacts['year_end']
}): Lodgement {
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
  const whether = status === 'unknown' ? 'If it must report: ' : ''
  const later = monthsLater(reported.end, months)
  const yearEnd = yearEndWithin(reported, year_end)
  const isLong = first_year_shown !== true && isLongYear(reported)
  if (yearEnd !== null && (!isLong || yearEnd < twelveMonthsFrom(reported).end))
    return {
      lodgement_due: monthsLater(yearEnd, months),
      lodgement: `${whether}${months} months after ${yearEnd}, where the financial year ends by the company’s earlier period. This period goes on until ${reported.end}: explain the change of the year end. ${later} applies once a member other than the author approves the explanation.`,
    }
  if (!isLong)
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

const none = (lodgement: string) => ({ lodgement_due: null, lodgement })

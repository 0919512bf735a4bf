import { daysBetween, type IsoDay } from '../calendar.ts'
import { kindFacts } from '../disclosure/duty/entity-kind.ts'
import { type DutyFacts, knownFacts } from '../disclosure/duty/facts.ts'
import { monthsLater } from '../disclosure/duty/financial-years.ts'
import { reportingDuty } from '../disclosure/duty/reporting-duty.ts'
import type { Period } from '../period.ts'

/** By when the report of a period must be lodged, or why that is not known. */
export interface Deadline {
  readonly due_on: IsoDay | null
  /** Negative once the day is past; null while the day is unknown. */
  readonly days_left: number | null
  /** One sentence for people. */
  readonly detail: string
}

/** From this many days before it, a deadline is near. */
export const NEAR_DAYS = 30
/** A deadline is announced this many days before it. */
const TOLD_DAYS = [30, 7, 1] as const

/** The lodgement date of a period, from the facts of the duty that the boundary of the period states. */
export function lodgementDeadline(
  period: Period,
  declared: Partial<DutyFacts> | null,
  today: IsoDay,
): Deadline {
  const facts = knownFacts({ ...declared, year_end: declared?.year_end ?? period.end.slice(5) })
  const { lodges, months, needs_listing } = kindFacts(facts)
  if (lodges === false)
    return unknown(
      'The boundary says that the company lodges no financial reports, so there is no lodgement date.',
    )
  if (months === null)
    return unknown(
      needs_listing
        ? 'Say in the period’s boundary whether the company is listed. That decides how many months it has to lodge.'
        : 'Give the entity type in the period’s boundary. That decides how many months it has to lodge.',
    )
  const { first_period } = reportingDuty(facts, [], period)
  if (first_period !== null && period.end < first_period.end)
    return unknown(`Before the first mandatory reporting period, which ends on ${first_period.end}.`)
  const due_on = monthsLater(period.end, months)
  return {
    due_on,
    days_left: daysLeft(today, due_on),
    detail: `${months} months after the end of the period, according to the boundary.`,
  }
}

/** Which of the told days has come: the smallest one that is not before today's distance. Undefined: none yet, or it is past. */
export function toldStep({ days_left }: Pick<Deadline, 'days_left'>): number | undefined {
  if (days_left === null || days_left < 0) return undefined
  return TOLD_DAYS.findLast((days) => days_left <= days)
}

const unknown = (detail: string): Deadline => ({ due_on: null, days_left: null, detail })

/** Whole days from one to the other; 0 on the day itself. */
const daysLeft = (today: IsoDay, due: IsoDay): number => daysBetween(today, due) - 1

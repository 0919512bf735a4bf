import { daysBetween, type IsoDay } from '../calendar.ts'
import { type DutyFacts, knownFacts } from '../disclosure/duty/facts.ts'
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
export const TOLD_DAYS = [30, 7, 1] as const

/** The lodgement date of a period, from the facts of the duty that are known. */
export function lodgementDeadline(period: Period, known: Partial<DutyFacts> | null, today: IsoDay): Deadline {
  const facts = knownFacts({ ...known, year_end: known?.year_end ?? period.end.slice(5) })
  const { lodgement_due: due_on, lodgement: detail } = reportingDuty(facts, [], period)
  return { due_on, days_left: due_on === null ? null : daysLeft(today, due_on), detail }
}

/** Which of the told days has come: the smallest one that is not before today's distance. Undefined: none yet, or it is past. */
export function toldStep({ days_left }: Pick<Deadline, 'days_left'>): number | undefined {
  if (days_left === null || days_left < 0) return undefined
  return TOLD_DAYS.findLast((days) => days_left <= days)
}

/** Whole days from one to the other; 0 on the day itself. */
const daysLeft = (today: IsoDay, due: IsoDay): number => daysBetween(today, due) - 1

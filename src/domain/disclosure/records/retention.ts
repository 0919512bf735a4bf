import { addYears, type IsoDay } from '../../calendar.ts'
import type { Period } from '../../period.ts'

/** Section 286A of the Corporations Act: sustainability records are kept for seven years after the report is completed. */
const RETENTION_YEARS = 7

/** The rule as a bundle states it. Its bytes cannot know what is signed later, so it names the place that does. */
export const RETENTION_RULE =
  'Sustainability records are kept for seven years after the report is completed (Corporations Act, section 286A). The report is completed on the later of the sign-off and the directors’ resolution. Everything is kept for at least seven years after the end of its period and after the day it was written. The date in this manifest is worked out from the records in the bundle. A later sign-off or resolution moves the date; the service’s list of bundles gives the current one.'

/** What tells that the report of a period is completed. */
export interface Completion {
  readonly sign_off?: { readonly on: string }
  readonly declaration?: { readonly resolved_on: string }
}

/** What a day of retention hangs on. */
export interface Retained {
  /** Null for what is about no single period. */
  readonly period: Period | null
  /** Day or time of writing; null for a bundle, whose bytes do not hang on the clock. */
  readonly written: string | null
  /** Days on which reports that rest on it were completed. */
  readonly completed: readonly IsoDay[]
}

/** The day until which something is kept: the latest of all that the rule counts from. A shorter rule never wins. */
export function retainUntil({ period, written, completed }: Retained): IsoDay {
  const days = [
    ...(period === null ? [] : [period.end]),
    ...(written === null ? [] : [written.slice(0, 10)]),
    ...completed,
  ]
  const latest = days.reduce((last, day) => (day > last ? day : last), '')
  return addYears(latest > LAST_COUNTED ? LAST_COUNTED : latest, RETENTION_YEARS)
}

/** A sign-off of the year 9999 is a mistake that `dates` names; seven years later no ISO day of four digits is left. */
const LAST_COUNTED = '9992-12-31'

/** Days on which statements say that the report was completed. */
export const completionDays = ({ sign_off, declaration }: Completion): IsoDay[] => [
  ...(sign_off === undefined ? [] : [sign_off.on]),
  ...(declaration === undefined ? [] : [declaration.resolved_on]),
]

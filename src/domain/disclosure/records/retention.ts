import { addYears, type IsoDay } from '../../calendar.ts'
import type { Period } from '../../period.ts'

/** Section 286A of the Corporations Act: sustainability records are kept for seven years. */
export const RETENTION_YEARS = 7

/** The day until which a version is kept: from the end of its period, or from the day it was written when that is later. */
export function retainUntil(period: Period | null, authoredAt: string): IsoDay {
  const authored = authoredAt.slice(0, 10)
  return addYears(period !== null && period.end > authored ? period.end : authored, RETENTION_YEARS)
}

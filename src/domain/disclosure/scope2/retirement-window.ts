import { addDays, type IsoDay } from '../../calendar.ts'
import type { Period } from '../../period.ts'
import type { Instrument } from '../records/market-based-evidence.ts'

/** Months after the period in which its certificates may still be retired: until the last day to lodge its report. */
const MONTHS_TO_LODGE = 4

/** The days on which certificates of a period may be retired: in it, or before its report is due. */
export function retirementWindow({ start, end }: Period): Period {
  const after = addDays(end, 1)
  const month = Number(after.slice(0, 4)) * 12 + Number(after.slice(5, 7)) - 1 + MONTHS_TO_LODGE
  const first: IsoDay = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`
  return { start, end: addDays(first, Number(after.slice(8)) - 2) }
}

/** Whether what was retired was so inside the window. What was not retired, or says no day, is judged elsewhere. */
export function isRetiredInside(retirement: Instrument['retirement'], period: Period): boolean {
  if (retirement?.status !== 'voluntarily_retired' || retirement.date === undefined) return true
  const { start, end } = retirementWindow(period)
  return retirement.date >= start && retirement.date <= end
}

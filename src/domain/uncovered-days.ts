import { addDays } from './calendar.ts'
import { daysOf, type Period, showPeriod } from './period.ts'
import { compareText } from './text-order.ts'

/** Runs of days of a period that none of the others has. */
export function uncoveredDays({ start, end }: Period, others: readonly Period[]): Period[] {
  const runs: Period[] = []
  let next = start
  for (const other of others.toSorted((a, b) => compareText(a.start, b.start))) {
    if (other.start > end) break
    if (other.start > next) runs.push({ start: next, end: addDays(other.start, -1) })
    if (other.end >= next) next = addDays(other.end, 1)
  }
  return next > end ? runs : [...runs, { start: next, end }]
}

/** `30 days: 2025-06-01 to 2025-06-30`. */
export function daysInWords(runs: readonly Period[]): string {
  const days = runs.reduce((sum, run) => sum + daysOf(run), 0)
  return `${days} ${days === 1 ? 'day' : 'days'}: ${runs.map(shownRun).join(', ')}`
}

const shownRun = (run: Period): string => (run.start === run.end ? run.start : showPeriod(run))

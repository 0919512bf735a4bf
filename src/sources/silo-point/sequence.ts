import { addDays } from '../formats/dates.ts'
import type { ReadLog } from '../read-log.ts'
import type { SiloDay } from './row.ts'

/**
 * Days follow each other. One that does not, between two that would without it, has a wrong date; a gap is said and never
 * filled. A row that was left out for a fault of its own explains the gap that it leaves.
 */
export function checkSequence(
  file: string,
  days: readonly SiloDay[],
  leftOut: ReadonlySet<string>,
  { findings }: ReadLog,
): void {
  let due: string | undefined
  for (const [index, day] of days.entries()) {
    const before = days[index - 1]
    const next = days[index + 1]
    due ??= day.date
    if (day.date === due || before === undefined) {
      due = addDays(day.date, 1)
      continue
    }
    const fault = {
      file,
      at: day.row_ref,
      column: 'date',
      value: day.date,
      problem: `follows ${before.date}`,
      expected: due,
    }
    if (next?.date === addDays(due, 1)) {
      findings.add('date_out_of_order', fault, {
        decision: 'use',
        value: due,
        reason: 'The days before and after it leave this one.',
      })
      due = next.date
      continue
    }
    if (day.date < due)
      findings.add('date_out_of_order', fault, {
        decision: 'leave_out',
        reason: 'We cannot tell which day it is.',
      })
    else {
      if (missingDays(due, day.date) > linesBetween(before, day, leftOut))
        findings.add('days_missing', fault, {
          decision: 'take',
          reason: 'The days in between are missing. They are not filled in: a year with a gap is incomplete.',
        })
      due = addDays(day.date, 1)
    }
  }
}

const missingDays = (due: string, found: string): number =>
  (Date.parse(found) - Date.parse(due)) / (24 * 3600 * 1000)

const lineNumber = (rowRef: string): number => Number(/\d+/.exec(rowRef)?.[0])

function linesBetween(before: SiloDay, day: SiloDay, leftOut: ReadonlySet<string>): number {
  const [from, to] = [lineNumber(before.row_ref), lineNumber(day.row_ref)]
  return [...leftOut].filter((at) => lineNumber(at) > from && lineNumber(at) < to).length
}

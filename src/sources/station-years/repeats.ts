import { addDays } from '../../domain/calendar.ts'
import type { DayValues } from '../../domain/daily-indices/daily-series.ts'

/** So many equal maxima, or minima, in a row are not weather. The longest run in ACORN-SAT beside the known fault has nine. */
const FEWEST_REPEATS = 10

/** Takes values that repeat over many days in a row as missing, and says which. */
export function dropRepeats(
  days: readonly DayValues[],
  say: (message: string) => void,
): readonly DayValues[] {
  let kept = days
  for (const column of ['tmax', 'tmin'] as const)
    for (const { first, end } of repeats(days, column)) {
      say(
        `${column} is ${days[first]![column]} on ${end - first} days from ${days[first]!.date}; they count as missing`,
      )
      kept = kept.map((day, at) => (at >= first && at < end ? { ...day, [column]: null } : day))
    }
  return kept
}

function repeats(days: readonly DayValues[], column: 'tmax' | 'tmin'): { first: number; end: number }[] {
  const found: { first: number; end: number }[] = []
  let first = 0
  for (let at = 1; at <= days.length; at += 1) {
    const [before, day] = [days[at - 1]!, days[at]]
    const goesOn =
      day !== undefined &&
      day[column] !== null &&
      day[column] === before[column] &&
      day.date === addDays(before.date, 1)
    if (goesOn) continue
    if (at - first >= FEWEST_REPEATS) found.push({ first, end: at })
    first = at
  }
  return found
}

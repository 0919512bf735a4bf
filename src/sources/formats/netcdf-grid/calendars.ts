export interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** Days counted from an arbitrary zero: only differences and the way back mean something. */
export interface Calendar {
  toNumber(day: CalendarDay): number
  fromNumber(number: number): CalendarDay
  daysInYear(year: number): number
  daysInMonth(year: number, month: number): number
}

const DAY_MS = 86_400_000

/** Grids begin after 1582, so that Julian days before the reform do not matter: `standard` counts as proleptic. */
const gregorian: Calendar = {
  toNumber: ({ year, month, day }) => {
    const at = new Date(0)
    at.setUTCFullYear(year, month - 1, day)
    return at.getTime() / DAY_MS
  },
  fromNumber: (number) => {
    const at = new Date(number * DAY_MS)
    return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() }
  },
  daysInYear: (year) =>
    gregorian.toNumber({ year: year + 1, month: 1, day: 1 }) - gregorian.toNumber({ year, month: 1, day: 1 }),
  daysInMonth: (year, month) =>
    gregorian.toNumber({ year, month: month + 1, day: 1 }) - gregorian.toNumber({ year, month, day: 1 }),
}

/** A calendar of climate models, in which every year is alike. */
function sameEveryYear(months: readonly number[]): Calendar {
  const before = months.map((_, month) => months.slice(0, month).reduce((sum, days) => sum + days, 0))
  const year = months.reduce((sum, days) => sum + days, 0)
  return {
    toNumber: (at) => at.year * year + (before[at.month - 1] ?? 0) + at.day - 1,
    fromNumber: (number) => {
      const within = number - Math.floor(number / year) * year
      const month = before.findLastIndex((days) => days <= within)
      return {
        year: Math.floor(number / year),
        month: month + 1,
        day: within - (before[month] ?? 0) + 1,
      }
    },
    daysInYear: () => year,
    daysInMonth: (_, month) => months[month - 1] ?? 0,
  }
}

const noLeap = sameEveryYear([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
const allLeap = sameEveryYear([31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
const thirties = sameEveryYear(Array.from({ length: 12 }, () => 30))

/** Calendars of the CF conventions by name. */
export const CALENDARS: Readonly<Record<string, Calendar>> = {
  standard: gregorian,
  gregorian,
  proleptic_gregorian: gregorian,
  noleap: noLeap,
  '365_day': noLeap,
  all_leap: allLeap,
  '366_day': allLeap,
  '360_day': thirties,
}

import { ReadError } from '../../read-error.ts'
import type { NetcdfFile } from '../netcdf/netcdf-file.ts'
import { CALENDARS, type Calendar, type CalendarDay } from './calendars.ts'

export interface TimeAxis {
  readonly calendar: string
  /** Day of each step by its stamp; a stamp of 09:00 belongs to its own date. */
  readonly days: readonly CalendarDay[]
  readonly spacing: 'daily' | 'monthly'
}

/** Reads the time of each step from `units` ("days since 1900-01-01") and `calendar`, by the CF conventions. */
export function readTimeAxis(file: NetcdfFile, name: string): TimeAxis {
  const variable = file.variables.get(name)
  const fault = (attribute: string, value: unknown, expected: string): ReadError =>
    new ReadError({
      file: file.name,
      at: name,
      column: attribute,
      value,
      problem: 'is not understood',
      expected,
    })
  if (variable?.shape.length !== 1)
    throw new ReadError({
      file: file.name,
      column: name,
      problem: 'has no variable of its own',
      expected: 'a coordinate variable with the time of each step',
    })
  const steps = variable.shape[0] ?? 0
  if (steps === 0) throw new ReadError({ file: file.name, column: name, problem: 'holds no steps' })
  if (steps > MOST_STEPS)
    throw new ReadError({
      file: file.name,
      column: name,
      value: steps,
      problem: 'steps are more than any file holds',
      expected: `at most ${MOST_STEPS}: the days of 270 years`,
    })
  const { units, calendar: stated } = variable.attributes
  const match = typeof units === 'string' ? UNITS.exec(units.trim()) : null
  const unit = UNIT_DAYS[match?.[1]?.toLowerCase() ?? '']
  if (match === null || unit === undefined)
    throw fault('units', units, 'such as "days since 1900-01-01 00:00:00"')
  const calendarName = typeof stated === 'string' ? stated.toLowerCase() : 'standard'
  const calendar = CALENDARS[calendarName]
  if (calendar === undefined) throw fault('calendar', stated, `one of ${Object.keys(CALENDARS).join(', ')}`)
  const [, , year, month, day, hour, minute, second] = match.map((part) => Number(part ?? 0))
  const epoch =
    calendar.toNumber({ year: year ?? 0, month: month ?? 1, day: day ?? 1 }) +
    (hour ?? 0) / 24 +
    (minute ?? 0) / 1440 +
    (second ?? 0) / 86_400
  const offsets = file.read(name, [0], [steps])
  const stamps = Array.from(offsets, (offset, step) => {
    const at = epoch + offset * unit
    if (!Number.isFinite(at) || Math.abs(at) > 4_000_000)
      throw new ReadError({
        file: file.name,
        at: `step ${step}`,
        column: name,
        value: String(offset),
        problem: 'is not a time',
      })
    return at
  })
  return {
    calendar: calendarName,
    // A thousandth of a day forgives stamps kept in single precision.
    days: stamps.map((at) => calendar.fromNumber(Math.floor(at + 0.001))),
    spacing: spacingOf(file.name, name, stamps, calendar),
  }
}

/** Checked before they are read: a header may promise more than any memory holds. */
const MOST_STEPS = 100_000

const UNITS =
  /^(days?|d|hours?|hrs?|h|minutes?|mins?|seconds?|secs?|s) since (\d{1,4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2})(?::(\d{1,2}))?(?::(\d{1,2}(?:\.\d*)?))?)?\s*(?:Z|UTC|\+00:?00|\+0:00)?$/i

const perDay = (names: readonly string[], days: number): Record<string, number> =>
  Object.fromEntries(names.map((name) => [name, days]))

const UNIT_DAYS: Readonly<Record<string, number>> = {
  ...perDay(['day', 'days', 'd'], 1),
  ...perDay(['hour', 'hours', 'hr', 'hrs', 'h'], 1 / 24),
  ...perDay(['minute', 'minutes', 'min', 'mins'], 1 / 1440),
  ...perDay(['second', 'seconds', 'sec', 'secs', 's'], 1 / 86_400),
}

/** Most gaps decide, so that missing or doubled days do not. A single step is a day unless it is in mid-month alone. */
function spacingOf(
  file: string,
  name: string,
  stamps: readonly number[],
  calendar: Calendar,
): TimeAxis['spacing'] {
  const days = [...new Set(stamps.map((at) => Math.floor(at + 0.001)))].toSorted((a, b) => a - b)
  const gaps = days.slice(1).map((day, index) => day - (days[index] ?? day))
  const middle = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 1
  if (middle === 1) return 'daily'
  if (middle >= 28 && middle <= 31) return 'monthly'
  throw new ReadError({
    file,
    column: name,
    value: `${middle} days from ${JSON.stringify(calendar.fromNumber(days[0] ?? 0))}`,
    problem: 'is not a known distance of steps',
    expected: 'one day or one month',
  })
}

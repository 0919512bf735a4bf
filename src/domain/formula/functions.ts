import { daysBetween } from '../calendar.ts'
import { isDay } from '../iso-dates.ts'
import { studentTQuantile } from '../mathematics/student-t.ts'
import { isReportingYear, reportingYear, startYear } from '../reporting-year.ts'
import { DIVIDED_BY_ZERO, NOT_A_NUMBER, type Value } from './absent.ts'
import { PLAIN, TEXT, TRUTH } from './formula.ts'
import { sameUnit, timesUnit, toPower } from './units.ts'

/** A term that takes values and gives one. None of the values is absent: a term with an absent value is absent. */
interface TermFunction {
  /** How many values it takes. */
  readonly takes: readonly [fewest: number, most: number]
  /** The unit of what it gives, from the units of what it takes; throws where they do not fit. */
  readonly unit: (units: readonly string[]) => string
  readonly give: (...values: never[]) => Value
  /** It takes two values, and of more of them what the first two give with the next. */
  readonly folds?: true
}

const MANY = Number.POSITIVE_INFINITY

const measured: TermFunction['unit'] = (units) => {
  for (const unit of units)
    if (unit === TEXT || unit === TRUTH) throw new TypeError(`it takes numbers, not ${nameOf(unit)}`)
  return sameUnit(units)
}

const numeric = (
  takes: TermFunction['takes'],
  unit: TermFunction['unit'],
  give: (...values: number[]) => number,
): TermFunction => ({ takes, unit, give: (...values: number[]) => finite(give(...values)) })

/** The same for one value or two, without a list of them: a list for each sum took half of the time of a trend. */
const ofOne = (unit: TermFunction['unit'], give: (value: number) => number): TermFunction => ({
  takes: [1, 1],
  unit,
  give: (value: number) => finite(give(value)),
})
const ofTwo = (unit: TermFunction['unit'], give: (left: number, right: number) => number): TermFunction => ({
  takes: [2, 2],
  unit,
  give: (left: number, right: number) => finite(give(left, right)),
})
const folded = (unit: TermFunction['unit'], give: (left: number, right: number) => number): TermFunction => ({
  ...ofTwo(unit, give),
  takes: [2, MANY],
  folds: true,
})

const compared = (give: (left: number, right: number) => boolean): TermFunction => ({
  takes: [2, 2],
  unit: (units) => {
    sameUnit(units)
    return TRUTH
  },
  give,
})

const logical = (takes: TermFunction['takes'], give: (...values: boolean[]) => boolean): TermFunction => ({
  takes,
  unit: (units) => only(TRUTH, units),
  give,
})

/** A number that a day has. Absent where the text is not a day. */
const ofDay = (unit: string, give: (day: string) => number): TermFunction => ({
  takes: [1, 1],
  unit: (units) => {
    only(TEXT, units)
    return unit
  },
  give: (day: string) => (isDay(day) ? give(day) : NOT_A_NUMBER),
})

/** 0 for 1970-01-01. */
const placeOf = (day: string): number => daysBetween('1970-01-01', day) - 1

/** More years than any company has figures for: Student's sum takes as many steps. */
const MOST_DEGREES = 10_000

/** Every term that needs nothing but values. */
export const FUNCTIONS: Readonly<Record<string, TermFunction>> = {
  add: folded(measured, (left, right) => left + right),
  subtract: ofTwo(measured, (from, what) => from - what),
  product: folded(timesUnit, (left, right) => left * right),
  ratio: {
    takes: [2, 2],
    unit: ([above, below]) => timesUnit([above!, toPower(below!, -1)]),
    give: (above: number, below: number) => (below === 0 ? DIVIDED_BY_ZERO : finite(above / below)),
  },
  power: ofTwo(
    (units) => only(PLAIN, units),
    (base, exponent) => base ** exponent,
  ),
  square: ofOne(
    ([unit]) => toPower(unit!, 2),
    (value) => value ** 2,
  ),
  root: ofOne(([unit]) => toPower(unit!, 0.5), Math.sqrt),
  ln: ofOne((units) => only(PLAIN, units), Math.log),
  exp: ofOne((units) => only(PLAIN, units), Math.exp),
  hypotenuse: numeric([2, MANY], measured, (...values) => Math.hypot(...values)),
  absolute: ofOne(measured, Math.abs),
  floor: ofOne(measured, Math.floor),
  smallest: folded(measured, Math.min),
  largest: folded(measured, Math.max),
  less: compared((left, right) => left < right),
  at_most: compared((left, right) => left <= right),
  greater: compared((left, right) => left > right),
  at_least: compared((left, right) => left >= right),
  equal: compared((left, right) => left === right),
  all: logical([1, MANY], (...values) => values.every(Boolean)),
  any: logical([1, MANY], (...values) => values.some(Boolean)),
  not: logical([1, 1], (value) => !value),
  one_of: {
    takes: [2, 2],
    unit: (units) => {
      only(TEXT, units)
      return TRUTH
    },
    give: (word: string, list: string) => ` ${list} `.includes(` ${word} `),
  },
  student_t: {
    takes: [2, 2],
    unit: (units) => only(PLAIN, units),
    give: (share: number, degrees: number) =>
      share > 0 && share < 1 && Number.isInteger(degrees) && degrees >= 1 && degrees <= MOST_DEGREES
        ? studentTQuantile(share, degrees)
        : NOT_A_NUMBER,
  },
  year_ending: {
    takes: [1, 1],
    unit: (units) => {
      only(TEXT, units)
      return 'year'
    },
    give: (year: string) => (isReportingYear(year) ? startYear(year) + 1 : NOT_A_NUMBER),
  },
  reporting_year: {
    takes: [1, 1],
    unit: (units) => {
      only('year', units)
      return TEXT
    },
    give: (year: number) =>
      Number.isInteger(year) && year > 1000 && year <= 9999 ? reportingYear(year - 1) : NOT_A_NUMBER,
  },
  year_of: ofDay('year', (day) => Number(day.slice(0, 4))),
  month_of: ofDay('month', (day) => Number(day.slice(5, 7))),
  day_number: ofDay('days', placeOf),
  first_day: {
    takes: [2, 2],
    unit: ([year, month]) => {
      only('year', [year!])
      only('month', [month!])
      return 'days'
    },
    give: (year: number, month: number) => {
      const day = `${year}-${String(month).padStart(2, '0')}-01`
      return year >= 1000 && isDay(day) ? placeOf(day) : NOT_A_NUMBER
    },
  },
}

export const finite = (value: number): Value => (Number.isFinite(value) ? value : NOT_A_NUMBER)

function only(wanted: string, units: readonly string[]): string {
  for (const unit of units)
    if (unit !== wanted) throw new TypeError(`it takes ${nameOf(wanted)}, not ${nameOf(unit)}`)
  return wanted
}

const NAMES: Readonly<Record<string, string>> = {
  [TEXT]: 'a text',
  [TRUTH]: 'true or false',
  [PLAIN]: 'a plain number',
}
const nameOf = (unit: string): string => NAMES[unit] ?? unit

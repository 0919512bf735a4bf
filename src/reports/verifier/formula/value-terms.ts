import { endOf, studentT, yearEnding } from '../arithmetic.ts'
import { finite, listOf, type Value } from './shape.ts'
import type { TermRule } from './term-rule.ts'

type KnownValue = number | string | boolean

/** A term that takes a list of values and gives nothing where one of them is not known. */
const term = (
  name: string,
  [fewest, most]: readonly [number, number],
  give: (values: readonly KnownValue[], take: (steps: number) => void) => Value,
): TermRule => ({
  beside: [],
  value: (node, here) => {
    const terms = listOf(node[name], `what ${name} takes`)
    if (terms.length < fewest || terms.length > most)
      throw new Error(`${name} does not take ${terms.length} terms`)
    const values: KnownValue[] = []
    for (const one of terms) {
      const value = here.value(one)
      if (value === null) return null
      if (typeof value === 'object') throw new Error(`${name} takes no exact figure`)
      values.push(value)
    }
    return give(values, (steps) => {
      here.work.take(steps)
    })
  },
})

const MANY: readonly [number, number] = [2, Number.POSITIVE_INFINITY]
const ONE: readonly [number, number] = [1, 1]
const TWO: readonly [number, number] = [2, 2]

function numbers(name: string, values: readonly KnownValue[]): number[] {
  const found = values.filter((value) => typeof value === 'number')
  if (found.length < values.length) throw new Error(`${name} takes numbers`)
  return found
}

function truths(name: string, values: readonly KnownValue[]): boolean[] {
  const found = values.filter((value) => typeof value === 'boolean')
  if (found.length < values.length) throw new Error(`${name} takes what is true or false`)
  return found
}

const numeric = (
  name: string,
  takes: readonly [number, number],
  give: (values: readonly number[]) => number,
): TermRule => term(name, takes, (values) => finite(give(numbers(name, values))))

const first = ([value]: readonly number[]): number => value!

/** Two numbers or two texts. */
const order = (name: string, holds: (sign: number) => boolean): TermRule =>
  term(name, TWO, ([a, b]) => {
    if (typeof a !== typeof b || typeof a === 'boolean') throw new Error(`${name} takes two of a kind`)
    return holds(a! < b! ? -1 : a! > b! ? 1 : 0)
  })

const logical = (name: string, most: number, give: (values: readonly boolean[]) => boolean): TermRule =>
  term(name, [1, most], (values) => give(truths(name, values)))

/** More years than any company has figures for. */
const MOST_DEGREES = 10_000

const REPORTING_YEAR = /^(?<from>\d{4})-(?<to>\d{2})$/

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const MILLISECONDS = 24 * 60 * 60 * 1000

/** Years below 100 are not of the twentieth century, as `Date.UTC` alone has it. */
const daysSince1970 = (year: number, month: number, day: number): number =>
  new Date(0).setUTCFullYear(year, month - 1, day) / MILLISECONDS

/** A number of a day that there is, else nothing. */
const ofDay = (
  name: string,
  give: (day: { readonly year: number; readonly month: number; readonly day: number }) => number,
): TermRule =>
  term(name, ONE, ([text]) => {
    if (typeof text !== 'string') throw new Error(`${name} takes a day`)
    const [, year, month, day] = (DAY.exec(text) ?? []).map(Number)
    if (year === undefined || month === undefined || day === undefined) return null
    const made = new Date(daysSince1970(year, month, day) * MILLISECONDS)
    return year > 0 && made.getUTCMonth() + 1 === month && made.getUTCDate() === day
      ? give({ year, month, day })
      : null
  })

/** Terms that need nothing but values. */
export const VALUE_TERMS: Readonly<Record<string, TermRule>> = {
  add: numeric('add', MANY, (values) => {
    let total = 0
    for (const value of values) total += value
    return total
  }),
  subtract: numeric('subtract', TWO, ([from, what]) => from! - what!),
  product: numeric('product', MANY, (values) => {
    let total = 1
    for (const value of values) total *= value
    return total
  }),
  ratio: numeric('ratio', TWO, ([above, below]) => (below === 0 ? Number.NaN : above! / below!)),
  power: numeric('power', TWO, ([base, exponent]) => base! ** exponent!),
  square: numeric('square', ONE, (values) => first(values) ** 2),
  root: numeric('root', ONE, (values) => Math.sqrt(first(values))),
  ln: numeric('ln', ONE, (values) => Math.log(first(values))),
  exp: numeric('exp', ONE, (values) => Math.exp(first(values))),
  hypotenuse: numeric('hypotenuse', MANY, (values) => Math.hypot(...values)),
  absolute: numeric('absolute', ONE, (values) => Math.abs(first(values))),
  floor: numeric('floor', ONE, (values) => Math.floor(first(values))),
  smallest: numeric('smallest', MANY, (values) => Math.min(...values)),
  largest: numeric('largest', MANY, (values) => Math.max(...values)),
  less: order('less', (sign) => sign < 0),
  at_most: order('at_most', (sign) => sign <= 0),
  greater: order('greater', (sign) => sign > 0),
  at_least: order('at_least', (sign) => sign >= 0),
  equal: term('equal', TWO, ([a, b]) => {
    if (typeof a !== typeof b) throw new Error('equal takes two of a kind')
    return a === b
  }),
  all: logical('all', Number.POSITIVE_INFINITY, (values) => !values.includes(false)),
  any: logical('any', Number.POSITIVE_INFINITY, (values) => values.includes(true)),
  not: logical('not', 1, ([value]) => value === false),
  one_of: term('one_of', TWO, ([word, list]) => {
    if (typeof word !== 'string' || typeof list !== 'string') throw new Error('one_of takes texts')
    return ` ${list} `.indexOf(` ${word} `) >= 0
  }),
  student_t: term('student_t', TWO, (values, take) => {
    const [share, degrees] = numbers('student_t', values) as [number, number]
    if (!(share > 0 && share < 1) || !Number.isInteger(degrees) || degrees < 1) return null
    if (degrees > MOST_DEGREES) throw new Error(`student_t takes at most ${MOST_DEGREES} degrees of freedom`)
    take(degrees * 100)
    return finite(studentT(share, degrees))
  }),
  year_ending: term('year_ending', ONE, ([year]) => {
    if (typeof year !== 'string') throw new Error('year_ending takes a reporting year')
    const { from, to } = REPORTING_YEAR.exec(year)?.groups ?? {}
    return from === undefined || (Number(from) + 1) % 100 !== Number(to) ? null : endOf(year)
  }),
  year_of: ofDay('year_of', ({ year }) => year),
  month_of: ofDay('month_of', ({ month }) => month),
  day_number: ofDay('day_number', ({ year, month, day }) => daysSince1970(year, month, day)),
  first_day: term('first_day', TWO, (values) => {
    const [year, month] = numbers('first_day', values) as [number, number]
    const isMonth = Number.isInteger(year) && Number.isInteger(month) && month >= 1 && month <= 12
    return isMonth && year >= 1000 && year <= 9999 ? daysSince1970(year, month, 1) : null
  }),
  reporting_year: term('reporting_year', ONE, (values) => {
    const [year] = numbers('reporting_year', values) as [number]
    return Number.isInteger(year) && year > 1000 && year <= 9999 ? yearEnding(year) : null
  }),
}

import { describe, expect, test } from 'vitest'
import {
  factsOf,
  type PublishedCompany,
  publishedCompanies,
} from '../../../../test/support/published-companies.ts'
import { AASB_S2 } from '../../../frameworks/aasb-s2/framework.ts'
import { addYears } from '../../calendar.ts'
import type { Found } from './contradiction.ts'
import type { ContradictionFacts } from './facts.ts'
import { findContradictions } from './find-contradictions.ts'

const COUNT = 300
const LEAST_NAMED = 95
/** Changes below it are within what publishers and preparers round. */
const BEYOND = 0.05

/** Numbers from 0 to 1, the same for a seed on every machine (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Random = () => number
const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)]!

/** Every number that a record declares and something published or computed is beside. */
const FIGURES = [
  ...[0, 1, 2, 3, 4, 5, 6].map((at) => `s2_statements/statements/0/figures/${at}/value`),
  'emission_targets/targets/0/base/value',
  ...[0, 1, 2].map((at) => `emission_targets/targets/0/actuals/${at}/value`),
  'market_based_evidence/instruments/0/mwh',
  'market_based_evidence/instruments/0/certificate/serial_last',
  // What the loads of all regions come to.
  'location_based_t',
]
/** Every day that a record declares and a rule is beside. */
const DAYS = [
  's2_statements/statements/0/date',
  's2_statements/statements/1/date',
  's2_statements/sign_off/on',
  's2_statements/declaration/resolved_on',
  's2_statements/declaration/signed_by/0/on',
  'organisational_boundary/sign_off/on',
  'market_based_evidence/instruments/0/retirement/date',
]

type How = 'factor' | 'small factor' | 'digit' | 'sign' | 'date'
const HOW: readonly How[] = ['factor', 'small factor', 'digit', 'sign', 'date']

function mutatedNumber(value: number, how: How, random: Random): number {
  if (how === 'sign') return -value
  if (how === 'factor') return value * 10 ** (4 * random() - 2)
  if (how === 'small factor')
    return value * (random() < 0.5 ? 1.05 + 0.45 * random() : 0.95 - 0.45 * random())
  const digits = String(value).split('')
  const at = Math.floor(random() * digits.length)
  const [digit, next] = [digits[at]!, digits[at + 1]]
  const slips = [
    digits.toSpliced(at, 1),
    digits.toSpliced(at, 0, digit),
    digits.toSpliced(at, 1, String(Math.floor(10 * random()))),
    next === undefined ? digits : digits.toSpliced(at, 2, next, digit),
  ]
  return Number(pick(slips, random).join(''))
}

/** A place in the facts: `location_based_t`, or a record and a pointer into it. */
const partsOf = (path: string): string[] =>
  path.includes('/') ? ['records', ...path.replace('/', '/body/').split('/')] : [path]

const valueAt = (facts: ContradictionFacts, path: string): unknown =>
  partsOf(path).reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], facts)

/** The facts with the member at a place replaced. */
function withMember(facts: ContradictionFacts, path: string, value: unknown): ContradictionFacts {
  const put = (holder: unknown, [name, ...rest]: readonly string[]): unknown => {
    if (name === undefined) return value
    const copy = (Array.isArray(holder) ? [...holder] : { ...(holder as object) }) as Record<string, unknown>
    copy[name] = put(copy[name], rest)
    return copy
  }
  return put(facts, partsOf(path)) as ContradictionFacts
}

/** Contradictions that point at the member, at what holds it, or at its twin in the same instrument. */
function namesPlace({ declared, other }: Pick<Found, 'declared' | 'other'>, path: string): boolean {
  const [record, ...rest] =
    path === 'location_based_t' ? ['market_based_evidence', 'consumption'] : path.split('/')
  const pointer = `/${rest.join('/')}`
  return [declared, other].some(
    (side) => side.record === record && (pointer === side.pointer || pointer.startsWith(`${side.pointer}/`)),
  )
}

interface Mutated {
  readonly how: How
  readonly what: string
  readonly isNamed: boolean
}

/** One fact of one company changed; null where the change is too small to matter. */
function mutate(
  companies: readonly PublishedCompany[],
  random: Random,
  prepare: (facts: ContradictionFacts) => ContradictionFacts,
): Mutated | null {
  const company = pick(companies, random)
  const clean = factsOf(company)
  const how = pick(HOW, random)
  const path = pick(how === 'date' ? DAYS : FIGURES, random)
  const before = valueAt(clean, path)
  const after =
    typeof before === 'number'
      ? mutatedNumber(before, how, random)
      : addYears(String(before), pick([-9, -5, -2, -1, 1, 2, 5, 9], random))
  if (typeof before === 'number' && Math.abs(Number(after) - before) <= BEYOND * before) return null
  const found = findContradictions(prepare(withMember(clean, path, after)), AASB_S2.contradictions, new Map())
  const isNamed = found.some((one) => namesPlace(one, path))
  return { how, what: `${company.name} ${path} ${String(before)} -> ${after}`, isNamed }
}

function mutations(
  seed: number,
  companies: readonly PublishedCompany[],
  prepare: (facts: ContradictionFacts) => ContradictionFacts = (facts) => facts,
): Mutated[] {
  const random = randomOf(seed)
  const made: Mutated[] = []
  while (made.length < COUNT) {
    const one = mutate(companies, random, prepare)
    if (one !== null) made.push(one)
  }
  return made
}

const percentNamed = (list: readonly Mutated[]): number =>
  Math.round((1000 * list.filter(({ isNamed }) => isNamed).length) / list.length) / 10

const companies = publishedCompanies()

describe('300 mutated records of companies that the registry prints', () => {
  const made = mutations(20_261_117, companies)
  const missed = made.filter(({ isNamed }) => !isNamed).map(({ how, what }) => `${how}: ${what}`)

  test('at least 95 % of the changes beyond 5 % are named, at the very place', () => {
    expect(percentNamed(made), missed.join('\n')).toBeGreaterThanOrEqual(LEAST_NAMED)
  })

  test('by kind of change', () => {
    const shares = HOW.map((how) => {
      const own = made.filter((one) => one.how === how)
      return `${how}: ${percentNamed(own)} % of ${own.length}`
    })
    expect(shares).toMatchInlineSnapshot(`
      [
        "factor: 100 % of 65",
        "small factor: 100 % of 60",
        "digit: 100 % of 38",
        "sign: 100 % of 71",
        "date: 97 % of 66",
      ]
    `)
  })

  test('another seed changes nothing about it', () => {
    for (const seed of [1, 2, 3])
      expect(percentNamed(mutations(seed, companies))).toBeGreaterThanOrEqual(LEAST_NAMED)
  })
})

describe('records that say what is published', () => {
  const namesOf = (facts: ContradictionFacts): string[] =>
    findContradictions(facts, AASB_S2.contradictions, new Map()).map(
      ({ kind, declared, other }) => `${kind} ${declared.what} ${declared.value} ${other.value}`,
    )

  test('give none, for every company', () => {
    expect(companies.length).toBeGreaterThan(200)
    for (const company of companies) expect(namesOf(factsOf(company)), company.name).toEqual([])
  })

  test('nor when every figure of them is rounded to three digits', () => {
    const numbers = FIGURES.filter((path) => path.endsWith('value'))
    for (const company of companies) {
      const rounded = numbers.reduce(
        (facts, path) => withMember(facts, path, Number(Number(valueAt(facts, path)).toPrecision(3))),
        factsOf(company),
      )
      expect(namesOf(rounded), company.name).toEqual([])
    }
  })
})

describe('a year that the registry has not printed yet', () => {
  test('is held against the year before and against the other records', () => {
    const before = ({ registry_years, ...facts }: ContradictionFacts): ContradictionFacts => ({
      ...facts,
      registry_years: registry_years.filter(({ reporting_year }) => reporting_year < '2024-25'),
    })
    const made = mutations(20_261_117, companies, before)
    const shares = HOW.map((how) => `${how}: ${percentNamed(made.filter((one) => one.how === how))} %`)
    expect(shares).toMatchInlineSnapshot(`
      [
        "factor: 100 %",
        "small factor: 93.3 %",
        "digit: 92.1 %",
        "sign: 100 %",
        "date: 97 %",
      ]
    `)
  })
})

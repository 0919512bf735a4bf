import { describe, expect, test } from 'vitest'
import { cleanFacts } from '../../../../test/support/contradiction-facts.ts'
import { AASB_S2 } from '../../../frameworks/aasb-s2/framework.ts'
import { addYears } from '../../calendar.ts'
import type { ContradictionFacts } from './facts.ts'
import { findContradictions } from './find-contradictions.ts'

const COUNT = 300
const LEAST_NAMED = 0.95
/** Changes below it are within what publishers and preparers round. */
const BEYOND = 0.05

/** Numbers from 0 to 1, the same for a seed on every machine. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Numbers that are declared of something published, by record and pointer. */
const NUMBERS = [
  's2_statements/statements/0/figures/0/value',
  's2_statements/statements/0/figures/1/value',
  's2_statements/statements/0/figures/2/value',
  's2_statements/statements/0/figures/3/value',
  's2_statements/statements/1/figures/0/value',
  's2_statements/statements/2/figures/0/value',
  'emission_targets/targets/0/base/value',
  'emission_targets/targets/0/actuals/0/value',
  'emission_targets/targets/0/actuals/1/value',
  'emission_targets/targets/0/actuals/2/value',
  'market_based_evidence/instruments/0/mwh',
  'location_based_t',
] as const
const DATES = [
  's2_statements/statements/0/date',
  's2_statements/statements/2/date',
  's2_statements/sign_off/on',
  'market_based_evidence/instruments/0/retirement/date',
] as const

type Mutation = 'factor' | 'digit' | 'sign' | 'date'
const MUTATIONS: readonly Mutation[] = ['factor', 'digit', 'sign', 'date']

const mutatedNumber = (value: number, how: Mutation, random: () => number): number => {
  if (how === 'sign') return -value
  if (how === 'factor') return value * 10 ** (4 * random() - 2)
  const digits = String(value)
  const at = Math.floor(random() * digits.length)
  const dropped = digits.slice(0, at) + digits.slice(at + 1)
  return (
    Number(random() < 0.5 ? dropped : digits.slice(0, at) + digits.slice(at, at + 1) + digits.slice(at)) || 0
  )
}

/** The facts with the member at a path replaced. */
function withMember(
  facts: ContradictionFacts,
  path: string,
  make: (value: never) => unknown,
): ContradictionFacts {
  const copy = structuredClone({ ...facts, requirements: [] })
  const parts = path.includes('/') ? ['records', ...path.replace('/', '/body/').split('/')] : [path]
  const parent = parts
    .slice(0, -1)
    .reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], copy) as Record<
    string,
    unknown
  >
  const name = parts.at(-1)!
  parent[name] = make(parent[name] as never)
  return { ...copy, requirements: facts.requirements }
}

const memberAt = (facts: ContradictionFacts, path: string): number => {
  let found = 0
  withMember(facts, path, (value) => {
    found = value
    return value
  })
  return found
}

const isNamed = (facts: ContradictionFacts): boolean =>
  findContradictions(facts, AASB_S2.contradictions, new Map()).length > 0

/** One fact changed by a factor, a digit, a sign or a date; null where the change is too small to matter. */
function mutated(random: () => number): { readonly what: string; readonly facts: ContradictionFacts } | null {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const how = pick(MUTATIONS)
  const clean = cleanFacts()
  if (how === 'date') {
    const path = pick(DATES)
    const years = pick([-9, -5, -2, -1, 1, 2, 5, 9])
    const facts = withMember(clean, path, (day) => addYears(day, years))
    return { what: `${path} ${years} years`, facts }
  }
  const path = pick(NUMBERS)
  const before = memberAt(clean, path)
  const after = mutatedNumber(before, how, random)
  if (Math.abs(after - before) <= BEYOND * before) return null
  return { what: `${path} ${before} -> ${after}`, facts: withMember(clean, path, () => after) }
}

describe('300 mutated records', () => {
  test('at least 95 % of the changes beyond 5 % are named', () => {
    const random = randomOf(20_261_116)
    const made: NonNullable<ReturnType<typeof mutated>>[] = []
    while (made.length < COUNT) {
      const one = mutated(random)
      if (one !== null) made.push(one)
    }
    const missed = made.filter(({ facts }) => !isNamed(facts)).map(({ what }) => what)
    expect(1 - missed.length / COUNT, missed.join('; ')).toBeGreaterThanOrEqual(LEAST_NAMED)
  })

  test('records that are only rounded to three digits give none', () => {
    const random = randomOf(7)
    for (let count = 0; count < COUNT; count += 1) {
      const path = NUMBERS[Math.floor(random() * (NUMBERS.length - 2))]!
      const facts = withMember(cleanFacts(), path, (value: number) => Number(value.toPrecision(3)))
      expect(isNamed(facts), path).toBe(false)
    }
  })
})

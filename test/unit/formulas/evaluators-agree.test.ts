import canonicalize from 'canonicalize'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CompiledFormula, compileMethod } from '../../../src/domain/formula/compile.ts'
import { evaluate } from '../../../src/domain/formula/evaluate.ts'
import { FUNCTIONS } from '../../../src/domain/formula/functions.ts'
import type { GivenValues } from '../../../src/domain/formula/given.ts'
import { plain } from '../../../src/domain/formula/list-output.ts'
import { ROW_TERMS as DOMAIN_ROW_TERMS } from '../../../src/domain/formula/row-terms.ts'
import { CHOICE_TERMS } from '../../../src/reports/verifier/formula/choice-terms.ts'
import { evaluatePublished } from '../../../src/reports/verifier/formula/evaluate-published.ts'
import { ROW_TERMS } from '../../../src/reports/verifier/formula/row-terms.ts'
import { VALUE_TERMS } from '../../../src/reports/verifier/formula/value-terms.ts'
import { differences } from '../../../src/reports/verifier/json.ts'
import { randomMethod } from './random-formula.ts'

const maybe = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 5, arbitrary: value }, { weight: 1, arbitrary: fc.constant(null) })
const number = () =>
  maybe(
    fc.oneof(
      fc.integer({ min: -20, max: 20 }),
      fc.double({ min: -1000, max: 1000, noNaN: true }),
      fc.constantFrom(0, 1, 2, 10, 0.5),
    ),
  )
const level = () => maybe(fc.constantFrom('low', 'high', 'extreme'))
const truth = () => maybe(fc.boolean())
const year = () => maybe(fc.constantFrom('1999-00', '2020-21', '2021-22', '2029-30'))
/** Each member may be left out. */
const row = <T>(members: { [Name in keyof T]: fc.Arbitrary<T[Name]> }) =>
  fc.record(members, { requiredKeys: [] }) as unknown as fc.Arbitrary<object>
const rows = (of: fc.Arbitrary<object>) => fc.array(of, { maxLength: 4 })

const bits = rows(row({ x: number(), t: truth() }))
const parts = rows(row({ x: number(), l: level(), bits }))
/** Different places in ascending order, which a curve has. */
const curve = fc
  .uniqueArray(fc.integer({ min: -10, max: 10 }), { maxLength: 5 })
  .chain((places) =>
    fc.tuple(...places.toSorted((a, b) => a - b).map((at) => number().map((y) => ({ at, y })))),
  )
const given = row({
  a: number(),
  b: number(),
  c: number(),
  grade: level(),
  flag: truth(),
  period: year(),
  years: rows(row({ x: number(), y: number(), l: level(), t: truth(), p: year(), parts })),
  curve,
})

/** All that leaves a formula, as the domain has it. */
function byDomain(compiled: CompiledFormula, values: GivenValues) {
  const evaluation = evaluate(compiled, values)
  const { outputs, lists } = compiled.formula
  return Object.fromEntries([
    ...outputs.map((name) => [name, plain(evaluation.value(name))]),
    ...Object.keys(lists ?? {}).map((name) => [name, evaluation.list(name)]),
  ]) as Readonly<Record<string, unknown>>
}

const isFinite = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isFinite)
    : typeof value !== 'number' || Number.isFinite(value)

const TERMS = [VALUE_TERMS, CHOICE_TERMS, ROW_TERMS].flatMap((table) => Object.keys(table))

/** The names of all terms within a value. */
function termsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = Array.isArray(value) ? [] : Object.keys(value).filter((name) => TERMS.includes(name))
  return [...own, ...Object.values(value).flatMap(termsIn)]
}

test('the verifier knows every term of the domain', () => {
  expect(TERMS).toEqual(
    expect.arrayContaining([FUNCTIONS, DOMAIN_ROW_TERMS].flatMap((table) => Object.keys(table))),
  )
})

test('the verifier gives what the domain gives, for every formula and whatever is missing', () => {
  const seen = { values: 0, absent: 0, terms: new Set<string>() }
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 40, maxLength: 400 }), given, (turns, values) => {
      const method = randomMethod(turns)
      const expected = byDomain(compileMethod(method).get('random')!, values as GivenValues)
      expect(isFinite(expected)).toBe(true)
      // As it is published: members in another order than they were written in.
      const published: unknown = JSON.parse(canonicalize(method)!)
      const found = evaluatePublished(published, 'random', values)
      expect(differences(expected, found)).toEqual([])
      for (const name of termsIn(method.formulas)) seen.terms.add(name)
      for (const name of Object.keys(expected).filter((one) => /^s\d/.test(one)))
        seen[expected[name] === null ? 'absent' : 'values'] += 1
    }),
    { numRuns: 500 },
  )
  // Formulas that give nothing would agree about nothing.
  expect(seen.values).toBeGreaterThan(200)
  expect(seen.absent).toBeGreaterThan(200)
  expect([...seen.terms].toSorted()).toEqual(TERMS.toSorted())
})

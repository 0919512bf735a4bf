import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, equal, ZERO } from '../factors/rational.ts'
import { CAUSES, ledgerChange } from './change.ts'
import type { FactorUse } from './factor-use.ts'

const useOf = (factorId: string, kilograms: string, source: 'national' | 'own', unit: string): FactorUse => ({
  unit,
  rate: null,
  is_yearly: false,
  content: null,
  parts: [
    {
      scope: '1',
      category: 'stationary',
      factor_id: factorId,
      row_id: factorId,
      source,
      edition: '2025',
      gwp_set: null,
      total: kilograms,
      gases: null,
      ar6: null,
      printed: '',
      release_id: null,
      file_sha256: null,
    },
  ],
})

const row = (factor: FactorUse, activity: string, facility: string) => ({ factor, activity, facility })

const yearOf = (rows: readonly ReturnType<typeof row>[], shares: Readonly<Record<string, number>> = {}) => ({
  factors: new Map(rows.map(({ factor }, at) => [String(at), factor])),
  places: rows.map(({ activity, facility }, at) => ({
    factor: String(at),
    entity: '',
    facility,
    activity,
    estimated: '0',
    doubtful: '0',
    lines: 1,
  })),
  shareOf: ({ facility }: { readonly facility: string }) => ({
    percent: shares[facility] ?? 100,
    reason: null,
  }),
})

const decimal = fc.integer({ min: 0, max: 1e6 }).map((value) => String(value / 1000))
const factor = fc
  .tuple(fc.constantFrom('diesel', 'gas'), decimal, fc.constantFrom('national' as const, 'own' as const))
  .map(([id, kilograms, source]) => useOf(id, kilograms, source, id === 'gas' ? 'GJ' : 'kL'))
const year = fc
  .tuple(
    fc.array(
      fc.tuple(factor, decimal, fc.constantFrom('A', 'B')).map((given) => row(...given)),
      { maxLength: 6 },
    ),
    fc.record({ A: fc.constantFrom(0, 40, 100), B: fc.constantFrom(50, 100) }),
  )
  .map(([rows, shares]) => yearOf(rows, shares))

test('the parts of a change add up to it exactly', () => {
  fc.assert(
    fc.property(year, year, (from, to) =>
      ledgerChange(from, to).every(({ exact }) => equal(exact.causes.reduce(add, ZERO), exact.change)),
    ),
  )
})

const causes = (...years: Parameters<typeof ledgerChange>): Readonly<Record<string, number>> => {
  const [found] = ledgerChange(...years)
  return Object.fromEntries(CAUSES.map((cause) => [cause, found!.row[`${cause}_t`]]))
}

test('each cause is told apart from the others', () => {
  const diesel = useOf('diesel', '2000', 'national', 'kL')
  const before = yearOf([row(diesel, '10', 'A')])
  const none = { activity: 0, factor: 0, method: 0, boundary: 0 }
  expect(causes(before, yearOf([row(diesel, '15', 'A')]))).toEqual({ ...none, activity: 10 })
  const newer = useOf('diesel', '2100', 'national', 'kL')
  expect(causes(before, yearOf([row(newer, '10', 'A')]))).toEqual({ ...none, factor: 1 })
  const own = useOf('own:site/diesel', '2500', 'own', 'kL')
  expect(causes(before, yearOf([row(own, '10', 'A')]))).toEqual({ ...none, method: 5 })
  expect(causes(before, yearOf([row(diesel, '10', 'A')], { A: 50 }))).toEqual({ ...none, boundary: -10 })
})

import { describe, expect, test } from 'vitest'
import { starterGwps, starterRows } from '../../../test/support/starter-factors.ts'
import { buildLibrary } from '../factors/library.ts'
import { parsePeriod } from '../period.ts'
import { gridRegionOf } from './grid/region-of-place.ts'
import type { QuarterPrice } from './price-change.ts'
import { composeReferenceContext, type ReferenceContextInput } from './reference-context.ts'

const library = buildLibrary(starterRows, [...starterGwps.values()])

const context = (asked_for: string, changed: Partial<ReferenceContextInput> = {}) =>
  composeReferenceContext({
    period: { ...parsePeriod(asked_for)!, asked_for },
    region: { decision: gridRegionOf({ state: 'VIC', postcode: null }), facilities: [] },
    division: 'C',
    library,
    prices: [],
    deflatorOf: () => null,
    grid: null,
    ...changed,
  })

describe('what stands beside the figures of a period', () => {
  test('is of the edition that the period belongs to, in the region and nationally', () => {
    const { edition, electricity, residual_mix } = context('2025-26')
    expect(edition).toMatchObject({ edition: '2025', availability: { status: 'available' } })
    // Tables 1 and 2 of the 2025 edition.
    expect(electricity.map(({ region, scope2_kg_per_kwh }) => [region, scope2_kg_per_kwh])).toEqual([
      ['VIC', 0.78],
      ['NATIONAL', 0.62],
    ])
    expect(residual_mix.map(({ scope, total }) => [scope, total?.value])).toEqual([
      [2, 0.81],
      [3, 0.11],
    ])
  })

  test('has the usual fuels of the division, of the state where the table has it', () => {
    const { fuels, fuels_reason } = context('2025-26')
    expect(new Set(fuels.map(({ fuel }) => fuel))).toEqual(
      new Set(['natural_gas', 'black_coal', 'coking_coal']),
    )
    expect(fuels.filter(({ fuel }) => fuel === 'natural_gas').every(({ region }) => region === 'VIC')).toBe(
      true,
    )
    expect(fuels_reason).toMatch(/Process heat/)
    expect(context('2025-26', { division: null })).toMatchObject({ fuels: [], fuels_reason: null })
  })

  test('takes no other edition for one that is missing', () => {
    const missing = { status: 'not_published', reason_code: 'edition_not_loaded' }
    expect(context('2022-23')).toMatchObject({ edition: { availability: missing }, electricity: [] })
    expect(context('2025-26', { library: null })).toMatchObject({
      edition: { availability: { detail: expect.stringContaining('Loaded editions: none') } },
      potentials: [],
    })
  })

  test('rests on every figure that it shows, and on nothing else', () => {
    const cited = (ref: string): QuarterPrice['evidence'] => [
      { dataset: 'd', release: 'r', file_sha256: 'f', ref, field: 'f', observed: '', value_text: '1' },
    ]
    const price = (quarter: string): QuarterPrice => ({
      quarter,
      index: 100,
      base_period: null,
      evidence: cited(quarter),
    })
    const { inputs } = context('2025-26', {
      library: null,
      prices: [price('2025-Q2'), price('2025-Q3'), price('2026-Q2')],
      deflatorOf: (year) => ({ ratio: 1, base_year: '2014-15', evidence: cited(`deflator of ${year}`) }),
    })
    expect(inputs.map(({ ref }) => ref)).toEqual(['2025-Q3', '2026-Q2', 'deflator of 2025-26'])
  })
})

import { describe, expect, test } from 'vitest'
import { AGL, attribute } from '../../../test/support/portfolio.ts'
import { disclosureTables } from './disclosure-tables.ts'
import { BREAKDOWNS, breakdown } from './summary.ts'

const STAKE = { abn: AGL.abn, asset_class: 'listed_equity', outstanding_aud: 1e8, evic_aud: 1e10 }
const MINING = {
  division: { code: 'B', title: 'Mining' },
  subdivision: { code: '06', title: 'Coal Mining' },
  group: { code: '060', title: 'Coal Mining' },
  class: null,
}

describe('the tables of B62 and B63', () => {
  const portfolio = attribute(
    [
      { id: 'a', ...STAKE, gics_industry_code: '551010', undrawn_aud: 5e6 },
      { id: 'b', ...STAKE, gics_industry_code: '55101010', outstanding_aud: 3e8, undrawn_aud: 2e6 },
      { id: 'c', ...STAKE, asset_class: 'business_loan', outstanding_aud: 5e7 },
      { id: 'd', ...STAKE, outstanding_aud: 2e10, gics_industry_code: '15' },
      { id: 'e', asset_class: 'business_loan', outstanding_aud: 7e6 },
    ],
    { company: { ...AGL, anzsic: MINING } as typeof AGL },
  )
  const tables = disclosureTables(portfolio)

  test('have a row for each industry in each asset class, with what is not drawn beside it', () => {
    expect(
      tables.by_anzsic.map(
        ({ title, asset_class, holdings: count, outstanding_aud, undrawn_aud, covered_aud }) => [
          title,
          asset_class,
          count,
          outstanding_aud,
          undrawn_aud,
          covered_aud,
        ],
      ),
    ).toEqual([
      ['Mining', 'business_loan', 1, 5e7, null, 5e7],
      ['Mining', 'listed_equity', 3, 2.04e10, 7e6, 4e8],
      [null, 'business_loan', 1, 7e6, null, 0],
    ])
    // 1 %, 3 % and 0.5 % of 30,439,497 t.
    expect(tables.by_anzsic[1]!.totals.scope1_t).toBeCloseTo(30_439_497 * 0.04, 6)
    expect(tables.by_anzsic[0]!.totals.scope1_t).toBeCloseTo(30_439_497 * 0.005, 6)
    expect(tables.by_anzsic[2]!.totals.scope1_t).toBeNull()
  })

  test('go by the GICS industry of six digits, to which a code of eight belongs', () => {
    expect(tables.by_gics!.map(({ industry, holdings: count }) => [industry, count])).toEqual([
      ['15', 1],
      ['551010', 2],
      [null, 2],
    ])
    expect(disclosureTables(attribute([STAKE])).by_gics).toBeNull()
  })

  test('say why the rest is not covered', () => {
    expect(tables.excluded).toEqual([
      { reason_code: 'outstanding_exceeds_denominator', holdings: 1, outstanding_aud: 2e10 },
      { reason_code: 'denominator_missing', holdings: 1, outstanding_aud: 7e6 },
    ])
  })
})

test('a state is one part, however a book writes it', () => {
  const home = { asset_class: 'mortgage', outstanding_aud: 1 }
  const portfolio = attribute(
    ['nsw', 'NSW', 'New South Wales', 'Victoria', 'Atlantis'].map((state) => ({ ...home, state })),
  )
  expect(breakdown(portfolio, BREAKDOWNS['state']!).map(({ key, holdings: count }) => [key, count])).toEqual([
    ['NSW', 3],
    ['Atlantis', 1],
    ['VIC', 1],
  ])
})

import { expect, it } from 'vitest'
import { AGL, attribute, totals } from '../../../test/support/portfolio.ts'
import { type ScreenedCompany, screenPortfolio } from './screening.ts'

const STAKE = { asset_class: 'listed_equity', abn: AGL.abn, outstanding_aud: 1e8, evic_aud: 1e10 }
const OTHER = '10000000032'
const category = (number: number, low_t: number, central_t: number | null, high_t: number) => ({
  category: number,
  name: `Category ${number}`,
  low_t,
  central_t,
  high_t,
})
const SCREENINGS = new Map<string, ScreenedCompany>([
  [AGL.abn, { reporting_year: '2024-25', categories: [category(3, 100, 200, 400), category(6, 10, 20, 25)] }],
  [OTHER, { reporting_year: '2024-25', categories: [category(6, 10, null, 50)] }],
])
const withYear = (reporting_year: string) =>
  new Map([[AGL.abn, { ...SCREENINGS.get(AGL.abn)!, reporting_year }]])

it('attributes each category by its range, and says what it covers', () => {
  const portfolio = attribute([STAKE, { ...STAKE, abn: OTHER }, { ...STAKE, outstanding_aud: 3e8, id: 'c' }])
  const { categories, holdings, not_screened } = screenPortfolio(portfolio, SCREENINGS)
  expect(categories).toEqual([
    {
      ...category(3, 4, 8, 16),
      holdings: 2,
      screened_aud: 4e8,
      by_amount: 0.8,
    },
    // Of one company nothing says which value is likely: a sum of the others would stand for less than all.
    { ...category(6, 0.5, null, 1.5), holdings: 3, screened_aud: 5e8, by_amount: 1 },
  ])
  expect(holdings[2]).toEqual({
    id: 'c',
    abn: AGL.abn,
    reporting_year: '2024-25',
    categories: [
      { category: 3, low_t: 3, central_t: 6, high_t: 12 },
      { category: 6, low_t: 0.3, central_t: 0.6, high_t: 0.75 },
    ],
  })
  expect(not_screened).toEqual([])
  expect(totals(portfolio).totals.scope3_t).toBeNull()
})

it.each([
  [
    'scope 3 that is reported',
    { own_emissions: { scope1_t: 1, scope2_t: 1, scope3_t: 9 } },
    SCREENINGS,
    'scope3_reported',
  ],
  ['an amount above the denominator', { evic_aud: 1 }, SCREENINGS, 'not_attributed'],
  ['no company', { abn: undefined }, SCREENINGS, 'no_company'],
  ['no screening', {}, new Map(), 'nothing_to_screen'],
  ['a screening of no year', {}, withYear(''), 'nothing_to_screen'],
  ['a year after the balance date', {}, withYear('2025-26'), 'screening_after_balance_date'],
  ['a year that is too old', {}, withYear('2021-22'), 'screening_too_old'],
])('screens nothing in the place of %s', (_, holding, screenings, reason_code) => {
  const found = screenPortfolio(attribute([{ ...STAKE, ...holding }]), screenings)
  expect(found).toEqual({
    categories: [],
    holdings: [],
    not_screened: [{ reason_code, holdings: 1, outstanding_aud: 1e8 }],
  })
})

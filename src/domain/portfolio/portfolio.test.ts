import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { expectWorkedExample } from '../../../test/support/method-page.ts'
import { AGL, attribute, totals } from '../../../test/support/portfolio.ts'
import { yearAt } from './company.ts'
import { topContributors, whyOf } from './summary.ts'

const own = (scope1_t: number, scope2_t = 0) => ({ own_emissions: { scope1_t, scope2_t } })
const LOAN = { asset_class: 'business_loan', outstanding_aud: 50, total_debt_aud: 100 }
const STAKE = { asset_class: 'listed_equity', abn: AGL.abn, outstanding_aud: 1e8, evic_aud: 1e10 }

describe('the worked cases', () => {
  it('1 and 2: a loan to a private company; negative equity counts as zero', () => {
    const { holdings } = attribute([
      { ...LOAN, total_equity_aud: 150, ...own(1000) },
      { ...LOAN, total_equity_aud: -20, ...own(1000) },
    ])
    expect(holdings.map(({ attribution_factor, scope1_t }) => [attribution_factor, scope1_t])).toEqual([
      [0.2, 200],
      [0.5, 500],
    ])
  })

  it('3: a bond over EVIC', () => {
    const { holdings } = attribute([{ asset_class: 'corporate_bond', outstanding_aud: 30, evic_aud: 1200 }])
    expect(holdings[0]!.attribution_factor).toBe(0.025)
  })

  it('4: two holdings of one company add their factors, not its emissions twice', () => {
    const portfolio = attribute([STAKE, { ...STAKE, asset_class: 'corporate_bond', outstanding_aud: 3e8 }])
    expect(totals(portfolio).totals.scope1_t).toBeCloseTo(30_439_497 * 0.04, 6)
    expect(portfolio.holdings.flatMap(({ flags }) => flags)).toEqual([])
    const all = attribute([STAKE, { ...STAKE, outstanding_aud: 9.95e9 }])
    expect(all.holdings.map(({ flags }) => flags)).toEqual([
      ['company_attributed_above_one'],
      ['company_attributed_above_one'],
    ])
  })

  it('5: a company without emissions leaves the total and lowers coverage', () => {
    const alone = totals(attribute([STAKE]))
    const both = totals(attribute([STAKE, { ...STAKE, abn: '10000000032' }]))
    expect(both.totals).toEqual(alone.totals)
    expect(both.coverage).toMatchObject({ by_amount: 0.5, by_count: 0.5 })
    expect(totals(attribute([{ ...STAKE, abn: '10000000032' }]))).toMatchObject({
      covered_aud: 0,
      totals: { scope1_t: null, scope1_and_2_t: null },
      data_quality: null,
      coverage: { by_amount: 0 },
    })
  })

  it('6: an amount above EVIC is refused, the others served', () => {
    const { holdings, ...portfolio } = attribute([STAKE, { ...STAKE, outstanding_aud: 1e10 + 1 }])
    expect(holdings.map(({ status, reason_code }) => [status, reason_code])).toEqual([
      ['covered', null],
      ['refused', 'outstanding_exceeds_denominator'],
    ])
    expect(totals({ holdings, ...portfolio }).coverage.by_count).toBe(0.5)
  })

  it('7: WACI over what is known, with its coverage', () => {
    const book = [
      { ...LOAN, outstanding_aud: 60, total_equity_aud: 150, revenue_aud: 10e6, ...own(900, 100) },
      { ...LOAN, outstanding_aud: 40, total_equity_aud: 150, revenue_aud: 10e6, ...own(500) },
    ]
    const { found } = attribute(book)
    expect([found.number('waci'), found.number('waci_by_amount')]).toEqual([80, 1])
    const { found: part } = attribute([book[0]!, { ...book[1]!, revenue_aud: undefined }])
    expect([part.number('waci'), part.number('waci_by_amount')]).toEqual([100, 0.6])
  })

  it('8 and 9: the year that ended by the balance date, exactly', () => {
    const { holdings } = attribute([STAKE])
    expect(holdings[0]).toMatchObject({
      attribution_factor: 0.01,
      scope1_t: 304_394.97,
      emissions: { reporting_year: '2024-25', score: 2, release: 'r2' },
      flags: [],
    })
    expect(yearAt('2025-12-31', ['2024-25', '2025-26', '2023-24'])).toBe('2024-25')
    expect(yearAt('2025-06-29', ['2024-25'])).toBeNull()
  })
})

it('the example of the method’s page', () => {
  const inputs = [
    STAKE,
    {
      asset_class: 'business_loan',
      outstanding_aud: 50,
      total_equity_aud: -20,
      total_debt_aud: 100,
      ...own(1000),
    },
  ]
  const result = attribute(inputs).holdings.map(({ attribution_factor, scope1_t, status }) => ({
    attribution_factor,
    scope1_t,
    status,
  }))
  expectWorkedExample('financed_emissions', { inputs, result })
})

describe('a holding', () => {
  it.each([
    ['none', {}, 'denominator_missing'],
    ['both', { evic_aud: 500, total_equity_aud: 1, total_debt_aud: 1 }, 'denominator_ambiguous'],
    ['half', { total_debt_aud: 100 }, 'denominator_missing'],
    ['nothing to divide by', { total_equity_aud: -1, total_debt_aud: 0 }, 'outstanding_exceeds_denominator'],
  ])('is refused with denominators: %s', (_, members, code) => {
    const { holdings } = attribute([{ asset_class: 'business_loan', outstanding_aud: 5, ...members }])
    expect(holdings[0]).toMatchObject({ status: 'refused', reason_code: code, attribution_factor: null })
  })

  it('of another class stays in coverage', () => {
    const portfolio = attribute([STAKE, { asset_class: 'sovereign_bond', outstanding_aud: 1e8 }])
    expect(portfolio.holdings[1]).toMatchObject({
      status: 'not_covered',
      reason_code: 'asset_class_not_supported',
    })
    expect(totals(portfolio).coverage.by_amount).toBe(0.5)
  })

  it('flags a lag of more than a year, and leaves out what is older than two', () => {
    const until = (year: string) => ({ ...AGL, years: AGL.years.filter((one) => one.reporting_year <= year) })
    expect(attribute([STAKE], { company: until('2023-24') }).holdings[0]!.flags).toEqual(['emissions_lag'])
    const old = { ...AGL, years: [{ ...AGL.years[0]!, reporting_year: '2021-22' }] }
    expect(attribute([STAKE], { company: old }).holdings[0]).toMatchObject({
      status: 'not_covered',
      reason_code: 'emissions_too_old',
    })
  })

  it('scores what the caller brings', () => {
    const { holdings } = attribute([
      { ...STAKE, own_emissions: { scope1_t: 1, assured: true } },
      { ...STAKE, own_emissions: { scope1_t: 1 } },
      { ...STAKE, own_emissions: { scope1_t: 1, basis: 'sector' } },
    ])
    expect(holdings.map(({ emissions }) => emissions!.score)).toEqual([1, 2, 5])
    expect(holdings[1]!.flags).toEqual(['own_emissions_contradict', 'one_scope_missing'])
  })

  it('divides each EVIC by the average change where that is asked for', () => {
    const book = [
      { ...STAKE, evic_base_aud: 5e9 },
      { ...STAKE, evic_base_aud: 10e9 },
    ]
    expect(attribute(book, { adjust_evic: true }).holdings[0]!.denominator_aud).toBeCloseTo(1e10 / 1.5)
    expect(attribute(book).holdings[0]!.denominator_aud).toBe(1e10)
  })
})

describe('a portfolio', () => {
  it('attributes the Safeguard shortfall and costs it at the caller’s price', () => {
    const { found } = attribute([STAKE], { price_aud_per_t: 80 })
    expect([found.number('shortfall_t'), found.number('shortfall_cost_aud')]).toEqual([10, 800])
    expect(attribute([STAKE]).found.number('shortfall_cost_aud')).toBeNull()
  })

  it('covers targets as the peer’s case does', () => {
    const { cases } = JSON.parse(
      readFileSync(new URL('./fixtures/peer-cases.json', import.meta.url), 'utf8'),
    ) as {
      cases: {
        inputs: { investment_value: number[]; sbti_validated: number[] }
        expected: { coverage_percent: number }
      }[]
    }
    const { inputs, expected } = cases[0]!
    const { found } = attribute(
      inputs.investment_value.map((outstanding_aud, at) => ({
        asset_class: 'listed_equity',
        outstanding_aud,
        target: inputs.sbti_validated[at] === 1 ? ('validated' as const) : ('none' as const),
      })),
    )
    expect(found.number('target_coverage_percent')).toBeCloseTo(expected.coverage_percent, 4)
    expect(attribute([STAKE]).found.number('target_coverage_percent')).toBeNull()
  })

  it('names its contributors and says why each row stands out', () => {
    const portfolio = attribute([
      STAKE,
      { ...STAKE, outstanding_aud: 3e8 },
      { ...LOAN, total_equity_aud: 150, ...own(1000) },
    ])
    const [first, second] = topContributors(portfolio, 5)
    expect(first).toMatchObject({ abn: AGL.abn, holdings: ['1', '2'] })
    expect(first!.share_of_emissions! + second!.share_of_emissions!).toBeCloseTo(1)
    expect(whyOf(portfolio.holdings[1]!, portfolio)).toBe(
      '75 % of financed scope 1 and 2 with 75 % of the amount.',
    )
  })

  it('says what contradicts itself', () => {
    const flagsOf = (holding: object, more: object = {}) =>
      attribute([{ ...STAKE, ...holding }], more).holdings[0]!
    const zero = { scope1_t: 0, scope2_t: 0 }
    expect(flagsOf({ own_emissions: { ...zero, year_end: '2090-06-30' } })).toMatchObject({
      status: 'refused',
      reason_code: 'emissions_after_balance_date',
    })
    for (const year of [{}, { year_end: '2025-06-30' }]) {
      const { flags, printed, status } = flagsOf({ own_emissions: { ...zero, ...year } })
      expect({ flags, status }).toEqual({ flags: ['own_emissions_contradict'], status: 'covered' })
      expect(printed?.reporting_year).toBe('2024-25')
    }
    const near = { scope1_t: 30_500_000, scope2_t: 300_000, year_end: '2025-06-30' }
    expect(flagsOf({ own_emissions: near }).flags).toEqual([])
    expect(flagsOf({ own_emissions: { ...zero, year_end: '2019-06-30' } }).flags).toEqual(['emissions_lag'])

    expect(flagsOf({ evic_aud: 1e14 }).flags).toEqual(['denominator_implausible'])
    expect(flagsOf({ evic_aud: 1e10, revenue_aud: 1e6 }).flags).toEqual(['denominator_implausible'])
    expect(flagsOf({ evic_aud: 1e10, revenue_aud: 1e9 }).flags).toEqual([])
  })
})

import { expect, test } from 'vitest'
import { expectBandsOnPage, expectWorkedExample } from '../../../../test/support/method-page.ts'
import {
  BENCHMARK_BANDS,
  EXPOSURE_BY_INCOME_BANDS,
  EXPOSURE_BY_TONNES_BANDS,
  SECTOR_INTENSITY_BANDS,
  TRAJECTORY_BANDS,
} from './transition-formula.ts'
import { transitionRisk } from './transition-risk.ts'

test('AGL: the page’s figures and bands', () => {
  const inputs = {
    scope1_t: 30_439_497,
    scope2_t: 247_661,
    total_income_aud: 12_813_402_479,
    kgco2e_per_aud: 11.318923,
    coverage: 'sectoral_baseline',
    slope_percent: -6.494188848,
    percentile: 65.789474,
  } as const
  const { scope1_t, scope2_t, total_income_aud, kgco2e_per_aud, coverage, slope_percent, percentile } = inputs
  const { result } = transitionRisk({
    carbon_cost: {
      reporting_year: '2024-25',
      scope1_t,
      scope2_t,
      income: { income_year: '2023-24', total_income_aud, evidence: [] },
      without_income: null,
      is_network: false,
      price: null,
      evidence: [],
    },
    sector_intensity: { kgco2e_per_aud, level: 'industry', code: '2601', evidence: [] },
    safeguard: { coverage, band: null, excess_unmet: false, evidence: [] },
    trajectory: { slope_percent, flags: [], evidence: [] },
    benchmark: { percentile, metric: 'income_intensity', evidence: [] },
    is_financial: false,
  })
  expect(result?.band).toBe('very_high')
  expectWorkedExample('transition_risk', {
    company: 'AGL ENERGY LIMITED',
    abn: '74115061375',
    inputs,
    result: {
      scope1_t_per_aud_million: result?.carbon_cost.scope1_t_per_aud_million,
      components: Object.fromEntries((result?.components ?? []).map((one) => [one.component, one.band])),
      band: result?.band,
    },
  })
  for (const bands of [
    EXPOSURE_BY_INCOME_BANDS,
    EXPOSURE_BY_TONNES_BANDS,
    SECTOR_INTENSITY_BANDS,
    TRAJECTORY_BANDS,
    BENCHMARK_BANDS,
  ])
    expectBandsOnPage('transition_risk', bands)
})

import { expect, test } from 'vitest'
import { emissionsTrend } from './emissions/emissions-trend.ts'
import { portfolioRow } from './portfolio.ts'
import type { Profile } from './profile.ts'

const rowOf = (...values: readonly number[]) => {
  const emissions_trend = emissionsTrend(
    values.map((scope1_t, at) => ({
      reporting_year: `${2020 + at}-${21 + at}`,
      scope1_t,
      scope2_t: 0,
      evidence: [],
    })),
  )
  return portfolioRow('74115061375', { blocks: { emissions_trend } } as unknown as Profile)
}

test('a portfolio has the slope of an accepted line, and none of a line that was refused', () => {
  expect(rowOf(100, 95, 90).trend_percent).toBeCloseTo(-5, 10)
  expect(rowOf(100, 100, 50)).toMatchObject({
    trend_percent: null,
    compound_percent: expect.closeTo(-29.29, 2),
    trend_note: 'Begins or ends in a pandemic year. Spans a structural break.',
  })
})

import { expect, test } from 'vitest'
import { type DailyFigures, dailyHazard } from './daily-hazards.ts'

const years = (value: (year: number) => number) =>
  Array.from({ length: 40 }, (_, at) => ({ year: 1981 + at, value: value(1981 + at) }))

/** Four heatwave days a year in the baseline, ten since; a fifth of the recent days have no factor. */
const figures = (factor_days?: DailyFigures['factor_days']): DailyFigures => ({
  annual: {
    HWF_EHF_NF13: years((year) => (year <= 2010 ? 4 : 10)),
    HWA_EHF_NF13: [],
    TXx: [],
    CDD: [],
    Rx1day: [],
    Rx5day: [],
    R20mm: [],
  },
  spi_12: [],
  factor_days,
  evidence: [],
})

const shown = (found: ReturnType<typeof dailyHazard>, id: string): number | undefined =>
  found.indicators.find((one) => one.id === id)?.value

test('a record with gaps says how many heatwave days they may hide, and decides on what was measured', () => {
  const found = dailyHazard('heatwave', figures(years((year) => (year <= 2010 ? 365 : 292))))
  expect(shown(found, 'factor_share')).toBeCloseTo(0.8)
  expect(shown(found, 'factor_share_baseline')).toBe(1)
  // A fifth of the days hides as much as a quarter of what the other four fifths show.
  expect(shown(found, 'heatwave_days_hidden')).toBeCloseTo(2.5)
  expect(shown(found, 'heatwave_days_change')).toBe(6)
  expect(found.band).toBe('moderate')
})

test('a whole record hides none, and a grid that keeps no count says nothing of it', () => {
  expect(shown(dailyHazard('heatwave', figures(years(() => 365))), 'heatwave_days_hidden')).toBe(0)
  expect(shown(dailyHazard('heatwave', figures()), 'heatwave_days_hidden')).toBeUndefined()
})

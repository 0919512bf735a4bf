import { expect, test } from 'vitest'
import { evaluate } from '../../formula/evaluate.ts'
import type { GivenValues } from '../../formula/given.ts'
import { plain } from '../../formula/list-output.ts'
import type { ProjectedHazard } from './band-rules.ts'
import { SCENARIO_FORMULAS, scenarioFormula } from './formula.ts'

function computed(hazard: ProjectedHazard, given: GivenValues) {
  const found = evaluate(SCENARIO_FORMULAS.formula(scenarioFormula(hazard)), given)
  return Object.fromEntries(found.compiled.formula.outputs.map((name) => [name, plain(found.value(name))]))
}

const change = { change_low: 0, change_central: 0.75, change_high: 1 }
const curve = [
  { shift: 0, days_35: 10, days_40: 1, hottest_day: 40 },
  { shift: 0.5, days_35: 12, days_40: 2, hottest_day: 40.5 },
  { shift: 1, days_35: 18, days_40: 4, hottest_day: 41 },
]

const soFar = (name: string, low: number, central: number, high: number) => ({
  [`${name}_low`]: low,
  [`${name}_central`]: central,
  [`${name}_high`]: high,
})
const changes = [
  { warming: 1.5, low: -8.1, central: -1.62, high: 4.05 },
  { warming: 2, low: -10, central: 2, high: 8 },
]

test('hot days are those of now and what the curve has between now and then', () => {
  const now = {
    days_35_now: 14,
    days_35_observed: 9,
    ...soFar('days_35_so_far', 0, 0.5, 0.5),
    days_40_now: 0.5,
    days_40_observed: 0.5,
    ...soFar('days_40_so_far', 0.5, 0.75, 0.5),
  }
  expect(computed('extreme_heat', { ...change, ...now, curve })).toMatchObject({
    // 14 now, and the 3 days between half a degree and three quarters.
    days_35_low: 14,
    days_35_central: 17,
    days_35_from_baseline_central: 8,
    days_35_from_now_central: 3,
    days_35_high: 20,
    band_central: 'high',
    // A day less than nothing is none.
    days_40_low: 0,
    days_40_central: 0.5,
    days_40_high: 2.5,
  })
  expect(
    computed('hottest_day', { ...change, hottest_day_now: 41.2, ...soFar('so_far', 0, 0.5, 0.5), curve }),
  ).toMatchObject({ hottest_day_central: 41.45, hottest_day_from_baseline_central: expect.closeTo(1.45, 9) })
})

test('without a curve the hottest day is now plus what is still to come, and has no baseline', () => {
  expect(
    computed('hottest_day', { ...change, hottest_day_now: 41.2, ...soFar('so_far', 0, 0.5, 0.5), curve: [] }),
  ).toMatchObject({
    hottest_day_central: 41.45,
    hottest_day_from_baseline_central: null,
    hottest_day_from_now_central: expect.closeTo(0.25, 9),
  })
})

test('where now is not known they are counted from the baseline, and say nothing against now', () => {
  expect(computed('extreme_heat', { ...change, curve })).toMatchObject({
    days_35_low: 10,
    days_35_central: 15,
    days_35_from_baseline_central: 5,
    days_35_from_now_central: null,
    band_central: 'moderate',
  })
  expect(computed('hottest_day', { ...change, curve })).toMatchObject({
    hottest_day_central: 40.75,
    hottest_day_from_now_central: null,
    band_central: 'high',
  })
  expect(computed('extreme_heat', { ...change, change_high: 2, curve })).toMatchObject({
    days_35_high: null,
    band_high: null,
  })
})

test('temperature and rainfall are now and what is still to come', () => {
  expect(
    computed('warming', {
      ...change,
      ...soFar('so_far', 0, 0.5, 0.6),
      temperature_now: 20.8,
      temperature_baseline: 20,
      deviation: 0.5,
    }),
  ).toMatchObject({
    temperature_central: 21.05,
    temperature_from_baseline_central: expect.closeTo(1.05, 9),
    temperature_from_now_central: expect.closeTo(0.25, 9),
    band_central: 'extreme',
  })
  const rain = { ...soFar('change', -28, -10, 5), ...soFar('so_far', -10, -10, 5) }
  const place = { rainfall_now: 475, rainfall_baseline: 500, latest_percent: 70 }
  expect(computed('drying', { ...rain, ...place })).toMatchObject({
    rainfall_low: 380,
    rainfall_central: 475,
    band_central: 'low',
    rainfall_from_now_high: 0,
    rainfall_from_baseline_high: -25,
  })
  // A year like the latest is drier too: 70 % becomes 56 %, and raises the band as a dry year of now would.
  expect(computed('drying', { ...rain, ...place })['band_low']).toBe('extreme')
  expect(computed('drying', { ...rain, ...place, latest_percent: 80 })['band_low']).toBe('very_high')
})

test.each([
  [1991, 2000, 0.69],
  [1995, 2014, 0.85],
  [2011, 2020, 1.09],
  [2008, 2017, 0.94 + (2 / 5) * (1.09 - 0.94)],
  [2015, 2024, 1.1395 + (3 / 4) * (1.243 - 1.1395)],
  [2050, 2059, null],
  [1971, 1980, null],
])('the world of %i-%i had warmed by %s', (first_year, latest_year, warming) => {
  const found = evaluate(SCENARIO_FORMULAS.formula('observed_warming'), { first_year, latest_year, changes })
  if (warming === null) expect(found.number('warming_now')).toBeNull()
  else expect(found.number('warming_now')).toBeCloseTo(warming, 9)
})

test('the change so far is zero at the warming of the baseline and linear in warming', () => {
  const at = (first_year: number, latest_year: number) => {
    const found = evaluate(SCENARIO_FORMULAS.formula('observed_warming'), {
      first_year,
      latest_year,
      changes,
    })
    return ['low', 'central', 'high'].map((end) => found.number(`so_far_${end}`)!)
  }
  expect(at(1991, 2000).map(Math.abs)).toEqual([0, 0, 0])
  // 1.09 is 40 of the 81 hundredths from 0.69 to 1.5.
  expect(at(2011, 2020)).toEqual([expect.closeTo(-4, 9), expect.closeTo(-0.8, 9), expect.closeTo(2, 9)])
  // Beyond the first level it lies between two levels.
  const [low] = at(2031, 2040)
  expect(low).toBeCloseTo(-8.1 - (1.9 * (1.6055 - 1.5)) / 0.5, 9)
})

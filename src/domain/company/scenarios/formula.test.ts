import { expect, test } from 'vitest'
import { evaluate, type GivenValues, plain } from '../../formula/evaluate.ts'
import { type ProjectedHazard, SCENARIO_FORMULAS, scenarioFormula } from './formula.ts'

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

test('hot days lie between two points of the curve', () => {
  expect(computed('extreme_heat', { ...change, curve })).toEqual({
    days_35_low: 10,
    days_40_low: 1,
    band_low: 'moderate',
    days_35_central: 15,
    days_40_central: 3,
    band_central: 'moderate',
    days_35_high: 18,
    days_40_high: 4,
    band_high: 'high',
  })
  expect(computed('hottest_day', { ...change, curve })).toMatchObject({
    hottest_day_central: 40.75,
    band_central: 'high',
  })
  expect(computed('extreme_heat', { ...change, change_high: 2, curve })).toMatchObject({
    days_35_high: null,
    band_high: null,
  })
})

test('temperature and rainfall carry the change onto the baseline', () => {
  expect(computed('warming', { ...change, baseline: 20, deviation: 0.5 })).toMatchObject({
    temperature_central: 20.75,
    band_central: 'very_high',
  })
  const rain = { change_low: -30, change_central: -10, change_high: 5 }
  expect(computed('drying', { ...rain, baseline: 500 })).toMatchObject({
    rainfall_low: 350,
    band_low: 'very_high',
    band_central: 'moderate',
    band_high: 'low',
  })
})

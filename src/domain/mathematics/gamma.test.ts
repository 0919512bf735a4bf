import { expect, test } from 'vitest'
import { gamma, gammaTails } from './gamma.ts'
import { normalQuantile } from './normal-quantile.ts'

test('the gamma function continues the factorials', () => {
  expect(gamma(6)).toBeCloseTo(120, 9)
  expect(gamma(0.5)).toBeCloseTo(Math.sqrt(Math.PI), 12)
  expect(gamma(0.25)).toBeCloseTo(3.625609908221908, 11)
})

// For whole shapes the tail is a sum of Poisson probabilities.
test.each([
  [1, 0.5],
  [3, 2],
  [3, 12],
  [20, 35],
])('both tails of shape %d at %d', (shape, x) => {
  let term = Math.exp(-x)
  let above = 0
  for (let k = 0; k < shape; k += 1) {
    above += term
    term *= x / (k + 1)
  }
  expect(gammaTails(shape, x).above / above).toBeCloseTo(1, 12)
  expect(gammaTails(shape, x).below).toBeCloseTo(1 - above, 12)
})

// From printed tables of the normal distribution.
test.each([
  [0.5, 0],
  [0.975, 1.959963984540054],
  [0.01, -2.326347874040841],
  [1e-10, -6.361340902404056],
])('the normal quantile of %d', (below, value) => {
  expect(normalQuantile(below)).toBeCloseTo(value, 11)
})

test('a share close to one keeps its digits in the other, and nothing is infinite', () => {
  expect(normalQuantile(1, 1e-20)).toBeCloseTo(9.262340089798409, 10)
  expect(normalQuantile(0, 1)).toBeLessThan(-38)
})

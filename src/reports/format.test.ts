import { expect, test } from 'vitest'
import { abn, day, figure, number, observed, short, unit, words } from './format.ts'

test.each([
  [0, undefined, '0'],
  [-0.0001, 1, '0.0'],
  [999, undefined, '999'],
  [1000, undefined, '1,000'],
  [30687158, undefined, '30,687,158'],
  [-1515170, undefined, '−1,515,170'],
  [1234.5678, undefined, '1,234.5678'],
  [-12.345, 1, '−12.3'],
])('%d with %s decimals reads %s', (value, decimals, text) => {
  expect(number(value, decimals)).toBe(text)
})

test.each([
  [30687158, '30.7 M'],
  [247661, '248 k'],
  [9999, '9,999'],
  [942.71, '942.7'],
  [1.548, '1.55'],
  [-2500000, '−2.5 M'],
])('%d is %s in a headline', (value, text) => {
  expect(short(value)).toBe(text)
})

test('tables keep whole numbers exactly and others to six digits', () => {
  expect(figure(233755617)).toBe('233,755,617')
  expect(figure(0.0403188241)).toBe('0.0403188')
  expect(figure(2394.9312345)).toBe('2,394.93')
  expect(figure(-28123456.78)).toBe('−28,123,457')
})

test('days, periods, ABNs and units read as people write them', () => {
  expect(day('2025-06-30')).toBe('30 June 2025')
  expect(observed('2024-25')).toBe('2024-25')
  expect(observed('2024-12-28/2025-12-27')).toBe('28 December 2024 to 27 December 2025')
  expect(abn('74115061375')).toBe('74 115 061 375')
  expect(unit('t CO2-e per MWh')).toBe('t CO₂-e per MWh')
  expect(words('scope1_and_2')).toBe('scope 1 and 2')
  expect(unit('degC')).toBe('°C')
})

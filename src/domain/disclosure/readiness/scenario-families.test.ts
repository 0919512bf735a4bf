import { expect, test } from 'vitest'
import { foldedName, outsideFamily, SCENARIO_FAMILIES } from './scenario-families.ts'

test.each([
  ['SSP5-8.5', 1.5, 'SSP5-8.5'],
  ['SSP 5 8.5 (fossil-fuelled)', 2, 'SSP5-8.5'],
  ['ＳＳＰ５-８.５', 1.5, 'SSP5-8.5'],
  ['RCP8.5', 1.5, 'RCP8.5'],
  ['IEA NZE 2050', 3, 'IEA Net Zero Emissions by 2050'],
  ['AEMO ISP: Step Change', 3, 'AEMO Step Change'],
  ['SSP5-8.5', 4.4, undefined],
  ['SSP1-1.9', 1.4, undefined],
  ['NGFS Net Zero 2050, with SSP1-1.9', 1.5, undefined],
  ['NGFS Current Policies', 3, undefined],
  ['Our own hot house', 3, undefined],
  ['SSP5', 1.5, 'SSP5'],
  ['ЅЅР5-8.5', 1.5, 'SSP5-8.5'],
  ['SSP5-3.4-OS', 2.2, undefined],
  ['SSP5-3.4-OS', 4, 'SSP5-3.4'],
  ['NZE', 3, 'Net zero'],
  ['Net Zero 2050', 3, 'Net zero'],
  ['Bronze Age', 3, undefined],
  ['AEMO Slower Growth', 1.5, 'AEMO Slower Growth'],
  ['AEMO Slower Growth', 2.6, undefined],
  ['SSP1-2.6', 1.8, undefined],
])('%s at %s °C is outside of %s', (name, warming_c, family) => {
  expect(outsideFamily({ name, warming_c })?.name).toBe(family)
})

test('names fold without case and punctuation', () => {
  expect(new Set(['A', ' a.', 'Ａ', '"A"', 'А', 'Α'].map(foldedName))).toEqual(new Set(['a']))
})

test('every word of the list is as names are folded, and every range is one', () => {
  for (const { words, least_c, most_c } of SCENARIO_FAMILIES) {
    expect(words.flat().map((word) => word.replace('=', ''))).toEqual(words.flat().map(foldedName))
    expect(least_c).toBeLessThan(most_c)
  }
})

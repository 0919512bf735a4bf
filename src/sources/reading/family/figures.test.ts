import { describe, expect, test } from 'vitest'
import { figureOf, isNothing } from './figures.ts'
import { inUnit, statedUnit, unitFactor } from './units.ts'
import { meaningWords } from './words.ts'

describe('figureOf', () => {
  test.each([
    [' 315,324 ', 315324],
    ['1 234 567', 1234567],
    ['1\u202f234', 1234],
    ['293.0', 293],
    ['−12', -12],
    ['(1,234)', -1234],
    ['1.2e5', 120000],
    ['-0', 0],
  ])('reads %j', (text, value) => {
    expect(figureOf(text)).toEqual({ value, isMarked: false })
  })

  test.each(['1,234*', '1,234 (a)', '1,234¹', '1,234[1]', '† 1,234', '1,234b'])(
    'reads %j past its mark',
    (text) => {
      expect(figureOf(text)).toEqual({ value: 1234, isMarked: true })
    },
  )

  test.each(['', '-', 'n/a', '12k', '1.5M', '12t', '3,00', '1,2341', '6O00', '12/03/2020', 'e5', '1-2'])(
    'does not take %j for a figure',
    (text) => {
      expect(figureOf(text)).toBeUndefined()
    },
  )
})

test.each(['', ' - ', '–', '—', 'N/A', 'n.p.', 'Not reported'])('%j is nothing', (text) => {
  expect(isNothing(text)).toBe(true)
})

test.each(['0', '-1', 'Nilpena'])('%j is something', (text) => {
  expect(isNothing(text)).toBe(false)
})

describe('statedUnit', () => {
  test.each([
    ['Total scope 1 emissions (t CO2-e)', 't'],
    ['Scope 1 (kt CO₂–e)', 'kt'],
    ["Emissions ('000 tonnes)", 'kt'],
    ['Emissions, million tonnes', 'Mt'],
    ['Electricity production (GJ)', 'GJ'],
    ['Electricity production, gigawatt hours', 'GWh'],
    ['Emission Intensity \n(t CO2-e/ MWh)', 't/MWh'],
    ['Intensity (kg per MWh)', 'kg/MWh'],
    ['MW Capacity', 'MW'],
    ['Installed capacity (kW)', 'kW'],
    ['State', undefined],
    ['Type', undefined],
  ])('of %j is %s', (heading, unit) => {
    expect(statedUnit(heading)).toBe(unit)
  })

  test('converts without what binary fractions add', () => {
    expect(inUnit(18868.25, unitFactor('kt', 't')!)).toBe(18868250)
    expect(unitFactor('GJ', 'MWh')).toBeUndefined()
  })
})

test.each([
  ['Total Scope 1\n Emissions (t CO2-e)2', 'total scope 1 emission t co2 e'],
  ['Grid Connected2', 'grid connected'],
  ['Scope1 emissions¹ (a)', 'scope 1 emission'],
  ['State/Territory', 'state territory'],
  ['CO₂', 'co2'],
  ['CO² emissions¹', 'co2 emission'],
  ['Division¹', 'division'],
])('the words of %j', (text, words) => {
  expect(meaningWords(text)).toBe(words)
})

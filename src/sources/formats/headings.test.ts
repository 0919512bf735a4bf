import { describe, expect, test } from 'vitest'
import { ReadError } from '../read-error.ts'
import { headingWords, matchHeadings, refuseUnheaded } from './headings.ts'

const place = { file: 'x.csv', at: 'line 1' }
const columns = {
  name: { headings: ['Facility name', 'Facility'] },
  scope1: { headings: ['Scope 1 (t CO2-e)'] },
  grid: { optional: true, headings: ['Grid connected'] },
}

describe('headingWords', () => {
  test.each([
    ['Total Scope 1\n Emissions (t CO2-e)2', 'total scope 1 emissions t co2 e'],
    ['Grid Connected2', 'grid connected'],
    [' Carbon dioxide, CO2', 'carbon dioxide co2'],
    ['Net energy consumed  (GJ)³', 'net energy consumed gj'],
    ['Scope 2', 'scope 2'],
  ])('of %j', (text, words) => {
    expect(headingWords(text)).toBe(words)
  })
})

describe('matchHeadings', () => {
  test('finds columns in any order and leaves out what the edition lacks', () => {
    expect(matchHeadings(place, ['SCOPE 1 t CO2-e', '', 'Facility'], columns)).toEqual({ scope1: 0, name: 2 })
  })

  test.each([
    ['unknown', ['Facility', 'Scope 1 (t CO2-e)', 'Scope 3']],
    ['missing', ['Facility']],
    ['twice', ['Facility', 'Facility name', 'Scope 1 (t CO2-e)']],
  ])('refuses a heading that is %s', (_, cells) => {
    expect(() => matchHeadings(place, cells, columns)).toThrow(ReadError)
  })
})

test('refuseUnheaded accepts empty cells below no heading, and no values', () => {
  const check = (cells: string[]) => () => refuseUnheaded(place, ['a', 'b', ''], cells)
  expect(check(['1', '2'])).not.toThrow()
  expect(check(['1', '2', ' ', ''])).not.toThrow()
  expect(check(['1', '2', '3'])).toThrow('number 3')
  expect(check(['1', '2', '', '4'])).toThrow('number 4')
  expect(check(['1'])).toThrow('has 1 cell')
})

import { expect, it } from 'vitest'
import { starterGwps, starterRows } from '../../../../test/support/starter-factors.ts'
import { buildLibrary, findIssue } from '../library.ts'
import { buildIndex } from '../search/index.ts'
import { lintRow } from './lint-row.ts'
import { factorNamed } from './name-target.ts'

const library = buildLibrary(starterRows, [...starterGwps.values()])
const issue = findIssue(library, '2026')!
const index = buildIndex(issue.factors)

/** The note of a row that is right, else the code of what is wrong with it. */
function lint(name: string, value: number, unit: string): string {
  const { target, advice } = factorNamed(name, { value, unit }, index, issue)
  if (advice !== null) return advice.code
  const { note, findings } = lintRow({ value, unit }, { library, issue, target })
  return note ?? findings.map(({ code, message }) => `${code}: ${message}`).join(' ')
}

it.each([
  [
    'natural gas WA scope 1',
    51.53,
    'kg/GJ',
    'stationary.gaseous-fuel.natural-gas-pipeline from the 2026 edition',
  ],
  ['natural gas WA', 51.53, 'kg/GJ', 'the same in every state, on AR5 warming potentials'],
  ['natural gas WA', 4.1, 'kg/GJ', 'upstream.gaseous-fuel.natural-gas-pipeline-metro.wa'],
  ['diesel', 70.41, 'kg CO2-e/GJ', 'transport.cars-and-light-commercial.diesel-oil'],
  ['vic grid electricity', 0.74, 'kg CO2-e/kWh', 'electricity.purchased-grid.vic.location'],
])('%s at %d %s is right and says so', (name, value, unit, said) => {
  expect(lint(name, value, unit)).toContain(said)
  expect(lint(name, value, unit)).toMatch(/^Correct: /)
})

it.each([
  ['steel', 0.74, 'kg CO2-e/kWh'],
  ['unobtainium', 51.53, 'kg/GJ'],
  ['plastic wood', 0.7, 't CO2-e/t'],
  ['zzz diesel', 70.2, 'kg CO2-e/GJ'],
  ['flights', 70.21, 'kg CO2-e/GJ'],
])('%s is not in these factors, though somebody has its value', (name, value, unit) => {
  expect(lint(name, value, unit)).toBe('not_in_these_factors')
})

it.each([
  ['victoria electricity', 0.79, 'kg CO2-e/kWh', 'wrong_edition'],
  [
    'queensland electricity',
    0.76,
    'kg CO2-e/kWh',
    'scopes_added: 0.76 kg CO2-e/kWh is scope 2 (0.65) and scope 3 (0.11)',
  ],
  ['diesel generator', 87.5, 'kg CO2-e/GJ', 'scopes_added'],
  ['natural gas boiler', 64.63, 'kg CO2-e/GJ', 'New South Wales'],
  ['vic grid', 0.59, 'kg CO2-e/kWh', 'wrong_region'],
  ['vic grid', 0.65, 'kg CO2-e/kWh', 'wrong_region'],
  ['natural gas VIC scope 3', 51.53, 'kg/GJ', 'not_in_any_edition'],
])('%s at %d %s is not right', (name, value, unit, said) => {
  expect(lint(name, value, unit)).toContain(said)
})

import { expect, it } from 'vitest'
import { starterFactor } from '../../../test/support/starter-factors.ts'
import { availabilityOf, citationOf } from './describe.ts'

const cite = (id: string, edition: string) => citationOf(starterFactor(id, edition), 'Department', 'Factors')

it.each([
  [
    'electricity.purchased-grid.tas.location',
    '2026',
    'Department, Factors, 2026 edition, issue of October 2026, Table 1!B10: purchased grid electricity, Tasmania, scope 2: 0.21 kg CO2-e/kWh (AR5 warming potentials).',
  ],
  [
    'stationary.liquid-fuel.diesel-oil',
    '2025',
    'Department, Factors, 2025 edition, Table 8!C14, Table 8!D14, Table 8!E14, Table 8!F14: stationary combustion, Diesel oil, Australia, scope 1: 70.2 kg CO2-e/GJ (AR5 warming potentials).',
  ],
  [
    'electricity.full-fuel-cycle.vic.location.2017-18',
    '2021',
    'Department, Factors, 2021 edition, Table 46!F43: purchased grid electricity full fuel cycle, VICTORIA, 2017/18, scopes 2 and 3 together: 1.13 kg CO2-e/kWh (AR5 warming potentials).',
  ],
])('%s of %s is cited by cell', (id, edition, citation) => {
  expect(cite(id, edition)).toBe(citation)
})

it.each([
  ['upstream.gaseous-fuel.natural-gas-pipeline-metro.tas', '2025', 'suppressed', 'confidential'],
  ['upstream.gaseous-fuel.natural-gas-pipeline-metro.tas', '2021', 'not_applicable', 'not_applicable'],
  ['upstream.solid-fuel.bagasse', '2025', 'not_published', 'not_estimated'],
  ['waste.landfill-by-waste-type.inert-waste', '2025', 'not_published', 'nil_printed'],
  ['stationary.liquid-fuel.diesel-oil', '2025', 'available', null],
])('%s of %s is %s', (id, edition, status, reason) => {
  expect(availabilityOf(starterFactor(id, edition))).toMatchObject({ status, reason_code: reason })
})

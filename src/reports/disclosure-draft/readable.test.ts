import { expect, test } from 'vitest'
import { readable } from './readable.ts'

test.each([
  [
    'Scope 1: 30439497 t CO2-e; 7232 t CO2-e since 2024.',
    'Scope 1: 30,439,497 t CO₂-e; 7,232 t CO₂-e since 2024.',
  ],
  ['975797.109 t, 12,500 t and 3.5 GJ', '975,797 t, 12,500 t and 3.5 GJ'],
  ['Computed from snapshot snap_c917ea9825ec6a99: equity_share.', 'Computed from public data: equity share.'],
  ['ABN 74115061375 from 2025-06-30', 'ABN 74 115 061 375 from 30 June 2025'],
])('%s', (sentence, read) => {
  expect(readable(sentence)).toBe(read)
})

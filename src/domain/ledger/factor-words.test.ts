import { expect, it } from 'vitest'
import { factorInWords } from './factor-words.ts'

it.each([
  ['electricity.purchased-grid.nsw-act.location', 'Electricity, purchased grid, NSW ACT, location'],
  ['transport.cars-and-light-commercial.diesel-oil', 'Transport, cars and light commercial, diesel oil'],
  ['io:4901', 'Spend on industry 4901'],
  ['own:plant/steam', 'own:plant/steam'],
])('calls %s %s', (id, words) => {
  expect(factorInWords(id)).toBe(words)
})

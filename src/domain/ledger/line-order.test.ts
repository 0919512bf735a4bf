import { expect, test } from 'vitest'
import { LINE_ORDERS, type ListedLine, placeIn, searchOf } from './line-order.ts'

const line = (ordinal: number, from: string, t: number | null, activity: string): ListedLine => ({
  ordinal,
  id: `#${ordinal}`,
  line: {
    activity,
    use: 'transport',
    from,
    to: from,
    quantity: 1,
    unit: 'L',
    document: { name: 'Card May.csv' },
  },
  t,
})
const LINES = [
  line(1, '2025-09-01', 2, 'Diesel oil'),
  line(2, '2025-07-01', null, 'Unleaded'),
  line(3, '2025-08-01', 5, 'Diesel oil'),
  line(4, '2025-08-01', -1, 'Diesel credit'),
]

test('every order has a place for every line; what was not computed comes after all tonnes', () => {
  const ids = LINE_ORDERS.map((order) => [
    order,
    LINES.toSorted((a, b) => placeIn(order, a) - placeIn(order, b)).map(({ ordinal }) => ordinal),
  ])
  expect(Object.fromEntries(ids)).toEqual({
    taken: [1, 2, 3, 4],
    newest: [4, 3, 2, 1],
    from: [2, 3, 4, 1],
    emissions: [3, 1, 4, 2],
  })
})

test.each([
  ['diesel', [1, 3, 4]],
  ['DIESEL oil', [1, 3]],
  ['may #2', [2]],
  ['  ', [1, 2, 3, 4]],
  ['petrol', []],
])('%j finds %j', (text, found) => {
  expect(LINES.filter(searchOf(text)).map(({ ordinal }) => ordinal)).toEqual(found)
})

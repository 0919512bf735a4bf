import { expect, test } from 'vitest'
import { PERIOD, starterTaker } from '../../../test/support/ledger-factors.ts'
import { addDays } from '../calendar.ts'
import { coverageOf } from './coverage.ts'
import type { LedgerLine } from './line.ts'
import { isMetered, meteredGaps, meterLack } from './metered.ts'

const taker = starterTaker()
const useOf = (line: Omit<LedgerLine, 'from' | 'to' | 'quantity'>) =>
  taker.take({ ...line, from: PERIOD.start, to: PERIOD.end, quantity: 1 }).use

test.each<[string, boolean, Omit<LedgerLine, 'from' | 'to' | 'quantity'>]>([
  ['electricity', true, { activity: 'electricity', unit: 'kWh', region: 'QLD' }],
  ['gas by pipe', true, { activity: 'natural gas', use: 'stationary', unit: 'GJ', region: 'Melbourne' }],
  ['diesel', false, { activity: 'diesel oil', use: 'stationary', unit: 'kL' }],
  ['diesel in GJ', false, { activity: 'diesel oil', use: 'stationary', unit: 'GJ' }],
  ['a refrigerant', false, { activity: 'R134a', unit: 'kg' }],
])('whether a meter counts it: %s', (_, expected, line) => {
  expect(isMetered(useOf(line))).toBe(expected)
})

test('an own factor for each kWh is metered, for each kilometre it is not', () => {
  const own = (unit: string) => ({
    ...useOf({ activity: 'diesel oil', use: 'stationary', unit: 'kL' }),
    unit,
    content: null,
  })
  expect([isMetered(own('kWh')), isMetered(own('passenger-km'))]).toEqual([true, false])
})

const use = useOf({ activity: 'electricity', unit: 'kWh', region: 'QLD' })
const factors = new Map([['f', use]])
const day = (from: string, to = from, facility = '') => ({
  factor: 'f',
  entity: '',
  facility,
  from,
  to,
  is_zero: false,
})

test('days without a line are named, place by place, whatever month has one', () => {
  const { start, end } = PERIOD
  const whole = day(start, end, 'North')
  const one = day(start, start, 'South')
  const gaps = meteredGaps(PERIOD, [whole, one], factors)
  expect(gaps).toEqual([
    {
      factor_id: use.parts[0]!.factor_id,
      entity: '',
      facility: 'South',
      scopes: ['2', '3'],
      runs: [{ start: addDays(start, 1), end }],
    },
  ])
  expect(meterLack(gaps, '2')).toContain(`at South has no line for 364 days: ${addDays(start, 1)} to ${end}.`)
  expect(meterLack(gaps, '1')).toBeNull()
  const rest = day(addDays(start, 1), end, 'South')
  expect(meteredGaps(PERIOD, [one, rest], factors)).toEqual([])
  // A line of 0 is about days without energy: beside a day of it that has some it says nothing.
  expect(meteredGaps(PERIOD, [one, { ...rest, is_zero: true }], factors)).toEqual([])
  expect(meteredGaps(PERIOD, [one, { ...day(start, end, 'South'), is_zero: true }], factors)).toHaveLength(1)
})

test('a month with a line for one of its days is neither measured nor what others are estimated from', () => {
  const [july, september] = [PERIOD.start.slice(0, 7), addDays(PERIOD.start, 62).slice(0, 7)]
  const cell = (month: string) => ({
    factor: 'f',
    entity: '',
    facility: '',
    month,
    activity: '10',
    estimated: '0',
    reaching: 1,
  })
  const states = (stretches: ReturnType<typeof day>[]) => {
    const gaps = meteredGaps(PERIOD, stretches, factors)
    const none = { period: PERIOD, cells: [], factors, gaps: [] }
    const [series] = coverageOf({ period: PERIOD, cells: [cell(july), cell(september)], factors, gaps }, none)
    return series!.months.slice(0, 3).map(({ state, fills }) => [state, Object.keys(fills ?? {}).length])
  }
  const [first, last] = [day(PERIOD.start, addDays(PERIOD.start, 30)), addDays(PERIOD.start, 62)]
  expect(states([first, day(last)])).toEqual([
    ['measured', 0],
    ['gap', 0],
    ['partial', 0],
  ])
  expect(states([first, day(last, addDays(last, 29))])).toEqual([
    ['measured', 0],
    ['gap', 1],
    ['measured', 0],
  ])
})

import { expect, test } from 'vitest'
import type { Release } from '../../store/releases.ts'
import { registerCoverage } from './register-loaded.ts'

const ABN = '53004085616'

const coverageOf = (...slots: readonly string[]) =>
  registerCoverage(
    {
      id: 's',
      as_of: '2026-11-15',
      releases: new Map(slots.map((slot) => [slot, { source: 'abr-bulk', slot } as Release])),
    },
    ABN,
  )

test('only all twenty parts are the whole register', () => {
  expect(coverageOf()).toBe('none')
  expect(coverageOf('parts 7')).toBe('part')
  expect(coverageOf('parts 1-10')).toBe('part')
  expect(coverageOf('parts 1-10', 'parts 11-19')).toBe('part')
  expect(coverageOf('parts 1-10', 'parts 11-20')).toBe('whole')
})

test.each([
  ['nobody knows whose', null, 'cut'],
  ['whose ABN cannot be read', { abn: null }, 'cut'],
  ['of this ABN', { abn: ABN }, 'cut'],
  ['of another ABN', { abn: '11001832391' }, 'whole'],
])('a record that was left out and is %s', (_, about, expected) => {
  const release = {
    source: 'abr-bulk',
    slot: 'parts 1-20',
    decisions: [{ decision: 'leave_out', about }],
  } as unknown as Release
  expect(registerCoverage({ id: 's', as_of: '2026-11-15', releases: new Map([['r', release]]) }, ABN)).toBe(
    expected,
  )
})

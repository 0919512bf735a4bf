import { expect, test } from 'vitest'
import type { Release } from '../../store/releases.ts'
import { registerCoverage } from './register-loaded.ts'

const coverageOf = (...slots: readonly string[]) =>
  registerCoverage({
    id: 's',
    as_of: '2026-11-15',
    releases: new Map(slots.map((slot) => [slot, { source: 'abr-bulk', slot } as Release])),
  })

test('only all twenty parts are the whole register', () => {
  expect(coverageOf()).toBe('none')
  expect(coverageOf('parts 7')).toBe('part')
  expect(coverageOf('parts 1-10')).toBe('part')
  expect(coverageOf('parts 1-10', 'parts 11-19')).toBe('part')
  expect(coverageOf('parts 1-10', 'parts 11-20')).toBe('whole')
})

import { expect, test } from 'vitest'
import { covers, engagementsOn } from './engagement.ts'

const AGL = { abn: '74115061375', period: '2025-07-01/2026-06-30', ends_on: '2027-03-31' }
const ORIGIN = { abn: '30000051696', period: '2024-07-01/2025-06-30', ends_on: '2026-12-31' }

test('an engagement is seen on its last day and not after it', () => {
  expect(engagementsOn([AGL, ORIGIN], '2026-12-31')).toEqual([AGL, ORIGIN])
  expect(engagementsOn([AGL, ORIGIN], '2027-01-01')).toEqual([AGL])
})

test('it covers its period of its company, and what is about no single period', () => {
  const both = [AGL, ORIGIN]
  expect(covers(both, AGL.abn, AGL.period)).toBe(true)
  expect(covers(both, AGL.abn, ORIGIN.period)).toBe(false)
  expect(covers(both, AGL.abn, '')).toBe(true)
  expect(covers(both, AGL.abn, undefined)).toBe(true)
  expect(covers(both, '49004028077', undefined)).toBe(false)
})

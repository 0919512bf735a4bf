import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../src/domain/calendar.ts'
import { registryYearOf } from '../../src/domain/disclosure/contradictions/registry-year.ts'
import { TOLERANCES } from '../../src/domain/disclosure/contradictions/rule.ts'
import { reportingYears } from '../../src/domain/reporting-year.ts'
import { yearBeside } from '../../src/reports/verifier/contradictions/figures.ts'

const years = reportingYears('2019-20', '2024-25')
const printed = years.map((reporting_year) => ({ reporting_year, scope1_t: 1, scope2_t: 1, evidence: [] }))
const facts = {
  registry: years.map((year) => ({ year, values: {} })),
  leastShared: TOLERANCES.least_shared_days.value,
} as unknown as Parameters<typeof yearBeside>[1]

test.each([
  ['2024-07-01', '2025-06-30', '2024-25', true, 0],
  ['2024-07-02', '2025-06-30', '2024-25', true, 1],
  ['2024-07-01', '2025-07-01', '2024-25', true, 1],
  ['2024-06-01', '2025-05-31', '2024-25', true, 30],
  ['2024-08-05', '2025-06-30', '2024-25', true, 35],
  ['2024-08-06', '2025-06-30', '2024-25', false, 36],
  ['2024-01-01', '2024-12-31', '2024-25', false, 182],
  ['2023-07-01', '2025-06-30', '2023-24', true, 365],
])('%s to %s is beside %s: the same %s, %s days apart', (start, end, year, is_same, days_apart) => {
  expect(registryYearOf({ start, end }, printed)).toEqual({
    year: expect.objectContaining({ reporting_year: year }),
    beside: { is_same, days_apart },
  })
})

test('service and verifier put the same year beside any period', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 800 }), (from, length) => {
      const start = addDays('2018-01-01', from)
      const period = { start, end: addDays(start, length) }
      const [own, other] = [registryYearOf(period, printed), yearBeside(period, facts)]
      expect(other === null ? null : [other.year, other.isSame, other.apart]).toEqual(
        own === undefined ? null : [own.year.reporting_year, own.beside.is_same, own.beside.days_apart],
      )
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundary, july } from '../../../test/support/disclosure-records.ts'
import { evidence, expectWorkedExample } from '../../../test/support/method-page.ts'
import { AASB_S2 } from '../../frameworks/aasb-s2/framework.ts'
import { addDays } from '../calendar.ts'
import { daysOf } from '../period.ts'
import { Printed } from '../working.ts'
import { BOUNDARY_RECONCILIATION, reconcileBoundary } from './boundary-reconciliation.ts'
import type { OrganisationalBoundary } from './records/organisational-boundary.ts'
import type { RegistryActual } from './targets/target-actuals.ts'

const registry = [
  {
    reporting_year: '2025-26',
    scope1_t: 900,
    scope2_t: 100,
    evidence: [evidence('scope1_t', '2025-26', 900)],
  },
]
const reconcile = (body: OrganisationalBoundary, years: readonly RegistryActual[] = registry) =>
  reconcileBoundary(body, years, AASB_S2.evidence.reconciliation)
const differences = (body = boundary()) =>
  Object.fromEntries(reconcile(body).lines.map(({ line, difference }) => [line, difference]))

test('a July-to-June year under operational control still differs in gases, and three things are unknown', () => {
  const found = reconcile(boundary())
  expect(found.registry_t).toBe(1000)
  expect(differences()).toEqual({
    period: 'none',
    boundary: 'unknown',
    geography: 'unknown',
    gases: 'differs',
    thresholds: 'unknown',
    exclusions: 'none',
  })
  expect(found.lines.filter(({ difference, size_t }) => (difference === 'none') !== (size_t === 0))).toEqual(
    [],
  )
})

test('the working names the registry figures of the very period, and where the sizes of lines stand', () => {
  const [same] = reconcile(boundary()).workings()
  expect(same).toMatchObject({
    about: { period_line: 0, exclusions_line: 5 },
    arguments: { scope1_t: new Printed(900, registry[0]!.evidence), scope2_t: new Printed(100, []) },
    outputs: { registry_t: { value: 1000 } },
  })
  const [other] = reconcile(boundary({ period: july(2023) })).workings()
  expect(other).toMatchObject({ arguments: { scope1_t: null }, outputs: { registry_t: { value: null } } })
})

test('a calendar year takes its days from two registry years and has no registry figure, as on the page', () => {
  const { registry_years, registry_t, lines } = reconcile(
    boundary({
      period: { start: '2025-01-01', end: '2025-12-31' },
      approach: 'equity_share',
      exclusions: [{ what: 'Leased offices', reason: 'small', estimated_t: 12 }],
    }),
  )
  expectWorkedExample(BOUNDARY_RECONCILIATION.id, {
    inputs: {
      period: { start: '2025-01-01', end: '2025-12-31' },
      approach: 'equity_share',
      exclusions_t: [12],
    },
    result: {
      registry_years,
      registry_t,
      lines: lines.map(({ line, difference, size_t }) => ({ line, difference, size_t })),
    },
  })
})

test('the approach stands in words', () => {
  const { lines } = reconcile(boundary({ approach: 'financial_control' }))
  expect(lines.find(({ line }) => line === 'boundary')?.standard).toMatch(/^Financial control, \d+ of/)
})

test('an exclusion without a size leaves the line without one', () => {
  const { lines } = reconcile(boundary({ exclusions: [{ what: 'Ships', reason: 'no data' }] }))
  expect(lines.at(-1)).toMatchObject({ difference: 'differs', size_t: null })
})

test('a figure that the registry does not print is not zero', () => {
  expect(reconcile(boundary(), [{ ...registry[0]!, scope2_t: null }]).registry_t).toBeNull()
  expect(reconcile(boundary({ period: july(2020) })).registry_t).toBeNull()
})

test('every line names its requirements', () => {
  for (const { line, requirement_ids } of reconcile(boundary()).lines)
    expect(requirement_ids, line).toEqual(AASB_S2.evidence.reconciliation[line])
})

test('the days taken from the registry years make up the period, whatever it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 540 }), (from, length) => {
      const start = addDays('2020-01-01', from)
      const period = { start, end: addDays(start, length) }
      const { registry_years } = reconcile(boundary({ period }))
      expect(registry_years.reduce((sum, { days }) => sum + days, 0)).toBe(daysOf(period))
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ENTITY_KINDS } from '../../../domain/disclosure/duty/duty-fields.ts'
import { knownFacts } from '../../../domain/disclosure/duty/facts.ts'
import { reportingYearNumber } from '../../../domain/disclosure/duty/financial-years.ts'
import { reportingDuty } from '../../../domain/disclosure/duty/reporting-duty.ts'
import { AASB_S2 } from '../../../frameworks/aasb-s2/framework.ts'
import { differencesWithin } from '../json.ts'
import { dutyOf } from './duty.ts'
import { yearNumber } from './years.ts'

const amount = fc.constantFrom(0, 24e6, 25e6, 60e6, 250e6, 600e6, 1e9, 5e9, 9e9)
const facts = fc.record(
  {
    lodges_financial_reports: fc.boolean(),
    revenue_aud: amount,
    gross_assets_aud: amount,
    employees: fc.constantFrom(0, 99, 100, 250, 499, 500),
    nger: fc.constantFrom('above_threshold' as const, 'registered' as const, 'not_registered' as const),
    asset_owner_aud: amount,
    entity_kind: fc.constantFrom(...ENTITY_KINDS),
    listed: fc.boolean(),
    year_starts: fc.constantFrom(
      ['2024-07-01', '2025-07-01', '2026-01-01', '2027-01-01'],
      ['2025-06-30', '2026-06-29', '2027-06-28', '2028-06-26'],
      ['2027-01-01'],
      ['2023-12-01', '2025-07-01', '2026-07-01'],
      ['2024-12-31', '2025-12-31', '2026-12-31'],
    ),
    first_year_shown: fc.constantFrom(true, false),
    earlier_year_end: fc.constantFrom('06-30', '12-31', '09-30', '02-29'),
  },
  { requiredKeys: [] },
)
const period = fc.constantFrom(
  { start: '2025-07-01', end: '2026-06-30' },
  { start: '2027-01-01', end: '2027-12-31' },
  { start: '2025-06-30', end: '2026-06-28' },
  { start: '2027-06-28', end: '2028-06-25' },
  { start: '2025-07-01', end: '2025-12-31' },
  { start: '2027-03-01', end: '2028-02-29' },
  { start: '2025-01-01', end: '2026-06-30' },
  { start: '2024-02-29', end: '2025-06-30' },
)

test('the verifier repeats the duty from any facts', () => {
  fc.assert(
    fc.property(facts, period, (given, days) => {
      const all = { ...given, year_end: days.end.slice(5) }
      const stated = reportingDuty(knownFacts(all), AASB_S2.reliefs, days)
      const repeated = dutyOf(all, days)
      expect(differencesWithin(stated, repeated)).toEqual([])
      const starts = stated.year_starts
      if (stated.first_period !== null)
        expect(yearNumber(repeated.first_period, days, starts)).toBe(
          reportingYearNumber(stated.first_period, days, starts),
        )
    }),
    { numRuns: 2000 },
  )
})

import { expect } from 'vitest'
import { type Attack, row } from './attack-cases.ts'
import { july } from './disclosure-records.ts'

/** Three months later than July to June. */
const SHIFTED = { start: '2025-10-01', end: '2026-09-30' }
const EIGHTEEN_MONTHS = { start: '2025-01-01', end: '2026-06-30' }
/** A private company of the registry. */
const TOLL = '25006592089'

/** Words about the company itself that would move its duty or its date. */
export const DUTY: readonly Attack[] = [
  {
    name: 'a first year of 18 months, to lodge later',
    period: EIGHTEEN_MONTHS,
    boundary: { reporting_duty: { entity_kind: 'public_company' } },
    ends: { lodgement_due: '2026-03-31', open: ['period_length'] },
  },
  {
    name: 'a first year of 18 months, explained in a sentence',
    period: EIGHTEEN_MONTHS,
    boundary: { reporting_duty: { entity_kind: 'public_company' } },
    explain: 'period_length',
    ends: { lodgement_due: '2026-03-31', open: [] },
  },
  {
    name: 'a list of years with one of 18 months, so that the first is later',
    year: 2025,
    boundary: {
      reporting_duty: {
        entity_kind: 'public_company',
        year_starts: ['2023-12-31', '2025-07-01', '2026-12-31'],
      },
    },
    ends: { lodgement_due: '2026-09-30', open: ['period_length', 'period_length'] },
  },
  {
    name: 'a year that ends three months later than the year before',
    period: SHIFTED,
    earlier: [july(2024)],
    boundary: { reporting_duty: { entity_kind: 'public_company' } },
    ends: { lodgement_due: '2026-09-30', open: ['year_end'] },
  },
  {
    name: 'a year that ends three months later, explained in a sentence',
    period: SHIFTED,
    earlier: [july(2024)],
    boundary: { reporting_duty: { entity_kind: 'public_company' } },
    explain: 'year_end',
    ends: { lodgement_due: '2026-09-30', open: [] },
  },
  {
    name: 'a year that ends three months later, after a made-up one that does',
    period: SHIFTED,
    earlier: [july(2024), { start: '2024-10-01', end: '2025-09-30' }],
    boundary: { reporting_duty: { entity_kind: 'public_company' } },
    ends: { lodgement_due: '2026-09-30', open: ['year_end'] },
  },
  {
    name: 'a year that ends three months later, after a made-up short one',
    period: SHIFTED,
    earlier: [july(2024), { start: '2025-07-01', end: '2025-09-30' }],
    boundary: { reporting_duty: { entity_kind: 'public_company' } },
    ends: { lodgement_due: '2026-09-30', open: ['year_end'] },
  },
  {
    name: 'a calendar year that shares six months with the year before',
    period: { start: '2025-01-01', end: '2025-12-31' },
    earlier: [july(2024)],
    boundary: { reporting_duty: { entity_kind: 'public_company' } },
    ends: { lodgement_due: '2026-03-31', open: ['year_end', 'year_end'] },
  },
  {
    name: 'a year that begins a day earlier, to be before the first one',
    period: { start: '2024-12-31', end: '2025-12-30' },
    earlier: [july(2023)],
    boundary: { reporting_duty: { entity_kind: 'public_company' } },
    ends: { lodgement_due: null, open: ['year_end'] },
  },
  {
    name: 'a made-up year before, by which this one is before the first',
    year: 2025,
    earlier: [{ start: '2024-10-01', end: '2025-09-30' }],
    boundary: { reporting_duty: { entity_kind: 'public_company' } },
    ends: { lodgement_due: '2026-09-30', open: ['year_end', 'year_end'] },
  },
  {
    name: 'a short year after which years end in December, honestly',
    period: { start: '2025-07-01', end: '2025-12-31' },
    earlier: [july(2024)],
    boundary: { reporting_duty: { entity_kind: 'public_company' } },
    ends: { lodgement_due: '2026-03-31', open: ['year_end'] },
  },
  {
    name: 'the year after the year before, honestly',
    year: 2025,
    earlier: [july(2024)],
    boundary: { reporting_duty: { entity_kind: 'public_company' } },
    ends: { lodgement_due: '2026-09-30', open: [] },
  },
  {
    name: 'a retail CCIV, of which no source says what follows',
    year: 2025,
    boundary: { reporting_duty: { entity_kind: 'retail_cciv' } },
    ends: {
      group: 1,
      lodgement_due: '2026-09-30',
      open: ['entity_status'],
      ...row('B27(a)', 'none', { evidence_status: 'conflicting' }),
    },
  },
  {
    name: 'a retail CCIV, explained in a sentence',
    year: 2025,
    boundary: { reporting_duty: { entity_kind: 'retail_cciv' } },
    explain: 'entity_status',
    ends: { group: 1, lodgement_due: '2026-09-30', open: [], ...row('B27(a)', 'stated') },
  },
  {
    name: 'a private company of the registry that says it lodges nothing',
    abn: TOLL,
    year: 2025,
    boundary: { reporting_duty: { entity_kind: 'other', lodges_financial_reports: false } },
    ends: { duty: 'unknown', lodgement_due: '2026-10-31', open: expect.arrayContaining(['entity_status']) },
  },
  {
    name: 'a private company of the registry that calls itself a scheme',
    abn: TOLL,
    year: 2025,
    boundary: { reporting_duty: { entity_kind: 'registered_scheme', lodges_financial_reports: true } },
    ends: { duty: 'in_group', group: 1 },
  },
]

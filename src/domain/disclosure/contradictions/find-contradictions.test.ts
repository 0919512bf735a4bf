import { describe, expect, test } from 'vitest'
import {
  changed,
  cleanFacts,
  duty,
  figure,
  firstTarget,
  instruments,
  loads,
} from '../../../../test/support/contradiction-facts.ts'
import { instrument, july, statement, target } from '../../../../test/support/disclosure-records.ts'
import { AASB_S2 } from '../../../frameworks/aasb-s2/framework.ts'
import type { ContradictionFacts } from './facts.ts'
import { findContradictions } from './find-contradictions.ts'
import { CONTRADICTION_KINDS, type ContradictionKind } from './kinds.ts'
import { LEDGER_RULES } from './ledger-rules.ts'

const find = (facts: ContradictionFacts) => findContradictions(facts, AASB_S2.contradictions, new Map())

test('records that fit what is published give none', () => {
  expect(find(cleanFacts())).toEqual([])
})

const CASES: readonly (readonly [string, ContradictionKind, ContradictionFacts, object])[] = [
  [
    'scope 1 of half',
    'scope1_against_registry',
    figure('scope1_t', 105_000),
    { size: { ratio: 0.5, difference: -105_000 } },
  ],
  [
    'scope 2 of double',
    'scope2_against_registry',
    figure('scope2_location_t', 84_000),
    { requirement_ids: ['29(a)(i)(1)', '29(a)(i)(2)', '29(a)(v)'] },
  ],
  ['energy of a tenth', 'energy_against_registry', figure('net_energy_gj', 370_000), {}],
  [
    'three of five regions',
    'electricity_against_scope2',
    { ...figure('scope1_t', 210_000), location_based_t: 29_500 },
    { other: { source: 'registry 2024-25', value: 42_000 } },
  ],
  [
    'a base year twice as high as printed',
    'target_base',
    changed(firstTarget({ base: { ...target().base, value: 600_000 } })),
    { declared: { pointer: '/targets/0/base/value' }, requirement_ids: ['33(e)', '35'] },
  ],
  [
    'a base year in kilotonnes',
    'target_base',
    changed(firstTarget({ unit: 'kt CO2-e', base: { ...target().base, value: 600 }, actuals: [] })),
    { declared: { value: 600_000 } },
  ],
  [
    'an actual below what is printed',
    'target_actual',
    changed(firstTarget({ actuals: [{ period: july(2023), value: 64_000, source: 'us' }] })),
    { other: { value: 264_000 } },
  ],
  [
    'not registered',
    'nger_registration',
    changed(duty({ nger: 'not_registered' })),
    { declared: { value: 'not_registered' } },
  ],
  ['lodges nothing', 'nger_registration', changed(duty({ lodges_financial_reports: false })), {}],
  [
    'a public company that calls itself a fund',
    'nger_registration',
    changed(duty({ entity_kind: 'registrable_superannuation_entity' })),
    { declared: { value: 'registrable superannuation entity' }, other: { source: 'business register' } },
  ],
  ['a retail CCIV', 'entity_status', changed(duty({ entity_kind: 'retail_cciv' })), {}],
  ['a revenue of one dollar', 'size_facts', changed(duty({ revenue_aud: 1 })), { other: { value: 690e6 } }],
  ['unlisted with a code', 'listing', changed(duty({ listed: false })), { other: { value: 'XYZ' } }],
  ['too few employees', 'size_facts', changed(duty({ employees: 90 })), { other: { value: 500 } }],
  [
    'half a site left out',
    'exclusions',
    changed({
      organisational_boundary: () => ({
        exclusions: [{ what: 'A site', reason: 'Immaterial', estimated_t: 50_000 }],
      }),
    }),
    { declared: { value: 50_000, pointer: '/exclusions' } },
  ],
  [
    'a facility of another company',
    'facility_of_another',
    cleanFacts({
      facilities: [],
      elsewhere: {
        facilities: [
          {
            name: 'WORKS',
            table: 'safeguard',
            year: '2024-25',
            owner: 'Stranger Limited',
            owner_abns: ['49004028077'],
            evidence: [],
          },
        ],
        entities: [],
      },
    }),
    { other: { value: 'Stranger Limited', source: 'safeguard 2024-25' } },
  ],
  [
    'an ABN under which the registry prints another name',
    'entity_of_another',
    cleanFacts({
      elsewhere: {
        facilities: [],
        entities: [
          { abn: '51824753556', name: 'STRANGER LIMITED', names: ['STRANGER LIMITED'], registered_in: null },
        ],
      },
    }),
    { declared: { value: 'Venture Pty Ltd' }, other: { value: 'STRANGER LIMITED' } },
  ],
  [
    'a subsidiary that heads a group of its own',
    'entity_of_another',
    changed(
      {
        organisational_boundary: ({ entities: [own, venture] }) => ({
          entities: [own!, { ...venture!, relationship: 'subsidiary' }],
        }),
      },
      {
        elsewhere: {
          facilities: [],
          entities: [{ abn: '51824753556', name: 'VENTURE', names: ['VENTURE'], registered_in: '2024-25' }],
        },
      },
    ),
    { declared: { value: 'subsidiary' }, other: { source: 'registry 2024-25' } },
  ],
  [
    'a facility left out',
    'facilities',
    changed({
      organisational_boundary: ({ facilities: [own] }) => ({
        facilities: [{ ...own!, included: false, reason: 'sold' }],
      }),
    }),
    { declared: { value: 'left out' } },
  ],
  [
    'a facility that the boundary lacks',
    'facilities',
    cleanFacts({ facilities: [{ name: 'Furnace', table: 'generation', year: '2023-24', evidence: [] }] }),
    { other: { value: 1 }, declared: { value: 0 } },
  ],
  [
    'the boundary of another company',
    'company_not_in_boundary',
    cleanFacts({ abn: '49004028077' }),
    { other: { value: '49004028077' } },
  ],
  [
    'covered emissions of a tenth',
    'safeguard_position',
    figure('safeguard_covered_t', 18_000),
    { other: { source: 'Safeguard 2024-25' } },
  ],
  [
    'no target under a baseline',
    'safeguard_position',
    changed({
      emission_targets: () => ({
        targets: [],
        no_target: { statement: 'None', stated_by: { name: 'A', role: 'Chair', on: '2025-08-01' } },
      }),
    }),
    { requirement_ids: ['33'] },
  ],
  [
    'a bank that calls financed emissions not applicable',
    'class',
    changed(
      {
        s2_statements: ({ statements }) => ({
          statements: [
            ...statements,
            statement('29(a)(vi)(2)', { kind: 'not_applicable', date: '2025-08-15' }),
          ],
        }),
      },
      { finance_sector: { is_finance: true, reference: 'ANZSIC division K' } },
    ),
    { requirement_ids: ['29(a)(vi)(2)'] },
  ],
  [
    'levers above the base year',
    'sums',
    changed(firstTarget({ levers: [{ name: 'A', abatement_t: 300_001 }] })),
    {},
  ],
  [
    'MWh without certificates',
    'sums',
    changed(instruments({ mwh: 1301 })),
    { declared: { value: 1301 }, other: { value: 1300 } },
  ],
  [
    'a sign-off of the future',
    'dates',
    changed({
      organisational_boundary: ({ sign_off }) => ({ sign_off: { ...sign_off!, on: '2027-01-01' } }),
    }),
    { requirement_ids: ['B27(a)'] },
  ],
  [
    'a statement of before the period',
    'dates',
    changed({
      s2_statements: ({ statements: [own] }) => ({
        statements: [{ ...own!, figures: [], date: '2024-06-30' }],
      }),
    }),
    {},
  ],
  [
    'a sign-off before the period ended',
    'dates',
    changed({
      s2_statements: ({ sign_off }) => ({ statements: [], sign_off: { ...sign_off!, on: '2025-06-29' } }),
    }),
    { requirement_ids: ['AppD.22'] },
  ],
  [
    'a retirement before generation',
    'dates',
    changed(instruments({ certificate: { ...instrument().certificate!, vintage: 2026 } })),
    {},
  ],
  [
    'an actual of two years',
    'period_length',
    changed(
      firstTarget({
        actuals: [{ period: { start: '2023-07-01', end: '2025-06-30' }, value: 252_000, source: 'x' }],
      }),
    ),
    { other: { value: 371 } },
  ],
  [
    'a financial year of eighteen months in the list of years',
    'period_length',
    changed(duty({ year_starts: ['2023-01-01', '2024-07-01'] })),
    { declared: { value: 547, pointer: '/reporting_duty/year_starts/0' } },
  ],
  [
    'the same bill twice',
    'same_document_or_meter',
    changed(loads({}, {})),
    { declared: { value: 2000 }, other: { value: 1000 } },
  ],
  [
    'the same meter twice',
    'same_document_or_meter',
    changed(loads({ meter: 'A' }, { meter: 'A', document_sha256: 'b'.repeat(64) })),
    {},
  ],
  [
    'a meter of New South Wales in Tasmania',
    'meter_elsewhere',
    changed(loads({ meter: '4103035678', region: 'TAS' })),
    { declared: { value: 'TAS', pointer: '/consumption/0/region' }, other: { value: 'NSW' } },
  ],
  [
    'the same serials twice',
    'same_serials',
    changed(instruments({}, { id: 'I2' })),
    { requirement_ids: ['29(a)(v)'] },
  ],
  [
    'certificates retired in 2019',
    'retired_outside_window',
    changed(instruments({ retirement: { status: 'voluntarily_retired', date: '2019-03-01' } })),
    {},
  ],
]

describe('what is named', () => {
  test.each(CASES)('%s', (_, kind, facts, expected) => {
    expect(find(facts).filter((found) => found.kind === kind)).toMatchObject([expected])
  })

  test('every kind has a case; those of registers, the ledger and year ends have theirs beside them', () => {
    const cases = [...CASES.map(([, kind]) => kind), ...Object.keys(LEDGER_RULES)]
    const ofRegisters = /^(?:certificates_|credits_|stated_percentage|year_end)/
    expect(new Set(cases)).toEqual(new Set(CONTRADICTION_KINDS.filter((kind) => !ofRegisters.test(kind))))
  })
})

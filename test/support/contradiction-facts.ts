import type { ContradictionFacts } from '../../src/domain/disclosure/contradictions/facts.ts'
import { type DisclosureRecords, NO_RECORDS } from '../../src/domain/disclosure/records/kinds.ts'
import type { ElectricityRegion } from '../../src/domain/disclosure/records/market-based-evidence.ts'
import type { Measure } from '../../src/domain/disclosure/records/s2-statements.ts'
import type { RegistryActual } from '../../src/domain/disclosure/targets/target-actuals.ts'
import type { EvidenceInput } from '../../src/domain/evidence.ts'
import { AASB_S2 } from '../../src/frameworks/aasb-s2/framework.ts'
import { requirementsOf } from '../../src/frameworks/aasb-s2/registry.ts'
import { boundary, HASH, instrument, july, marketEvidence, statement, target } from './disclosure-records.ts'
import { statements, stored } from './readiness-inputs.ts'

const YEAR = july(2024)
export const OWN_ABN = '74115061375'

const cell = (field: string, observed: string, value: number): EvidenceInput => ({
  dataset: 'registry',
  release: `rel-${observed}`,
  file_sha256: HASH,
  ref: 'row 1',
  field,
  observed,
  value_text: String(value),
})

/** A year of the registry with the cells that print it. */
const year = (reporting_year: string, scope1_t: number, scope2_t: number, gj: number): RegistryActual => ({
  reporting_year,
  scope1_t,
  scope2_t,
  evidence: [cell('scope1_t', reporting_year, scope1_t), cell('scope2_t', reporting_year, scope2_t)],
  net_energy: { gj, evidence: [cell('net_energy_gj', reporting_year, gj)] },
})

export const REGISTRY: readonly RegistryActual[] = [
  year('2019-20', 250_000, 50_000, 4_000_000),
  year('2022-23', 230_000, 46_000, 3_900_000),
  year('2023-24', 220_000, 44_000, 3_800_000),
  year('2024-25', 210_000, 42_000, 3_700_000),
]

const AT = { ...stored({}), authored_at: '2025-09-20T02:00:00Z' }
const of = <Body>(body: Body) => ({ ...AT, ...stored(body), authored_at: AT.authored_at })

/** Records of 2024-25 that fit what is published in every respect. */
export const cleanFacts = (changes: Partial<ContradictionFacts> = {}): ContradictionFacts => ({
  abn: OWN_ABN,
  period: YEAR,
  earlier_period: null,
  ledger: null,
  screening: [],
  records: {
    ...NO_RECORDS,
    emission_targets: of({
      targets: [
        target({
          base: { ...target().base, value: 300_000 },
          actuals: [
            { period: july(2022), value: 276_000, source: 'registry' },
            { period: july(2023), value: 264_000, source: 'registry' },
            { period: YEAR, value: 252_000, source: 'registry' },
          ],
        }),
      ],
    }),
    organisational_boundary: of(
      boundary({
        period: YEAR,
        facilities: [{ name: 'Works', entity_abn: OWN_ABN, included: true }],
        reporting_duty: {
          nger: 'above_threshold',
          revenue_aud: 700e6,
          employees: 800,
          lodges_financial_reports: true,
        },
        sign_off: { name: 'A. Person', role: 'Chief financial officer', on: '2025-08-01' },
      }),
    ),
    market_based_evidence: of(
      marketEvidence({
        period: YEAR,
        instruments: [
          instrument({
            period: YEAR,
            retirement: { status: 'voluntarily_retired', date: '2025-06-01' },
            certificate: { ...instrument().certificate!, vintage: 2024 },
          }),
        ],
        consumption: [
          { region: 'NSW', period: YEAR, kwh: 60e6, exempt_kwh: 0, meter: 'A', document_sha256: HASH },
          { region: 'NSW', period: YEAR, kwh: 4e6, exempt_kwh: 0, meter: 'B', document_sha256: HASH },
        ],
      }),
    ),
    s2_statements: {
      ...statements(
        [
          statement('29(a)(i)(1)', {
            date: '2025-08-15',
            figures: [
              { measure: 'scope1_t', value: 210_000 },
              { measure: 'net_energy_gj', value: 3_700_000 },
              { measure: 'safeguard_covered_t', value: 180_000 },
              { measure: 'safeguard_baseline_t', value: 190_000 },
            ],
          }),
          statement('29(a)(i)(2)', {
            date: '2025-08-15',
            figures: [{ measure: 'scope2_location_t', value: 42_000 }],
          }),
          statement('29(a)(iii)(1)', {
            date: '2025-08-15',
            figures: [{ measure: 'scope1_and_2_t', value: 252_000 }],
          }),
        ],
        { period: YEAR, sign_off: { name: 'D', role: 'Chair', on: '2025-09-01' } },
      ),
      authored_at: AT.authored_at,
    },
  },
  registry_years: REGISTRY,
  registered_in: '2024-25',
  location_based_t: 42_000,
  market_based_t: 30_000,
  entity_type: 'Australian Public Company',
  income: { aud: 690e6, year: '2023-24', evidence: [cell('total_income_aud', '2023-24', 690e6)] },
  employer: { least: 500, band: '500-999', year: '2023-24', evidence: [] },
  listing: { code: 'XYZ', as_of: '2026-08', is_current: true },
  elsewhere: {
    facilities: [],
    entities: [
      { abn: '51824753556', name: 'VENTURE PTY. LTD.', names: ['VENTURE PTY. LTD.'], registered_in: null },
    ],
  },
  safeguard: { year: '2024-25', covered_t: 180_000, baseline_t: 190_000, facilities: [], evidence: [] },
  facilities: [{ name: 'WORKS', table: 'safeguard', year: '2024-25', evidence: [] }],
  finance_sector: { is_finance: false, reference: 'ANZSIC division C' },
  registers: { action_log: null, credit_projects: null },
  looks: new Map(),
  percentages: [],
  claimed_elsewhere: new Map(),
  requirements: requirementsOf('2024-09'),
  conditions: AASB_S2.conditions,
  ...changes,
})

type Bodies = { readonly [Kind in keyof DisclosureRecords]: NonNullable<DisclosureRecords[Kind]>['body'] }
/** What becomes of the content of each record. */
export type Change = { [Kind in keyof Bodies]?: (body: Bodies[Kind]) => Partial<Bodies[Kind]> }

/** Clean facts with some records changed. */
export function changed(change: Change, rest: Partial<ContradictionFacts> = {}): ContradictionFacts {
  const facts = cleanFacts(rest)
  const records = Object.fromEntries(
    Object.entries(facts.records).map(([kind, record]) => {
      const made = change[kind as keyof Bodies] as ((body: object) => object) | undefined
      return [kind, record === null ? null : { ...record, body: { ...record.body, ...made?.(record.body) } }]
    }),
  ) as unknown as DisclosureRecords
  return { ...facts, records }
}

/** Clean records whose only figure is this. */
export const figure = (measure: Measure, value: number) =>
  changed({
    s2_statements: ({ statements }) => ({
      statements: [
        statement('29(a)(i)(1)', { date: '2025-08-15', figures: [{ measure, value }] }),
        ...statements.slice(1).map((one) => ({ ...one, figures: [] })),
      ],
    }),
  })
/** Changes of the one target. */
export const firstTarget = (changes: Parameters<typeof target>[0]): Change => ({
  emission_targets: ({ targets }) => ({ targets: [{ ...targets[0]!, ...changes }] }),
})
/** Changes of the facts of the duty. */
export const duty = (facts: object): Change => ({
  organisational_boundary: ({ reporting_duty }) => ({ reporting_duty: { ...reporting_duty, ...facts } }),
})
/** Instruments in the place of the one. */
export const instruments = (...list: readonly Partial<ReturnType<typeof instrument>>[]): Change => ({
  market_based_evidence: ({ instruments: [own] }) => ({
    instruments: list.map((one) => ({ ...own!, ...one })),
  }),
})
/** A row of electricity. */
export const row = {
  region: 'NSW' as const,
  period: july(2024),
  kwh: 1000,
  exempt_kwh: 0,
  document_sha256: HASH,
}
/** Such rows in the place of the declared ones. */
export const loads = (
  ...list: readonly Partial<Omit<typeof row, 'region'> & { region: ElectricityRegion; meter: string }>[]
): Change => ({
  market_based_evidence: () => ({ consumption: list.map((one) => ({ ...row, ...one })) }),
})

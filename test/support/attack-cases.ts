import { expect } from 'vitest'
import type { EmissionTarget } from '../../src/domain/disclosure/records/emission-targets.ts'
import type {
  Instrument,
  MarketBasedEvidence,
} from '../../src/domain/disclosure/records/market-based-evidence.ts'
import type { OrganisationalBoundary } from '../../src/domain/disclosure/records/organisational-boundary.ts'
import type { S2Statement } from '../../src/domain/disclosure/records/s2-statements.ts'
import type { Period } from '../../src/domain/period.ts'
import { instrument, july, sentenceOn, statement, target } from './disclosure-records.ts'

/** 30,439,497 t of scope 1 and 247,661 t of scope 2 in 2024-25; ASX code AGL in a directory of 2026-08. */
export const AGL = '74115061375'
export const SANTOS = '80007550923'

/** What somebody sends, and what must come of it. `ends` is matched against what the test reads of the answers. */
export interface Attack {
  readonly name: string
  readonly abn?: string
  /** First year of the period, from July; 2024 without it. */
  readonly year?: number
  /** Another period than that year. */
  readonly period?: Period
  /** Periods before it that have a boundary of their own. */
  readonly earlier?: readonly Period[]
  readonly statements?: readonly S2Statement[]
  /** Members of the statements record beside the statements. */
  readonly more?: object
  readonly targets?: readonly EmissionTarget[]
  readonly boundary?: Partial<OrganisationalBoundary>
  readonly electricity?: Partial<MarketBasedEvidence>
  /** Own factors, before any line. */
  readonly factors?: object
  /** Lines of the ledger. */
  readonly lines?: readonly object[]
  /** The kind of contradiction that is explained before the answer is read. */
  readonly explain?: string
  readonly ends: object
}

/** Stands for the hash of a document that the test uploads; every other hash is invented. */
export const HELD = 'f'.repeat(64)
const INVENTED = 'a'.repeat(64)
const document = { name: 'climate report', sha256: HELD, place: 'page 3' }

const SCOPE1 = '29(a)(i)(1)'
const figures = (value: number): NonNullable<S2Statement['figures']> => [{ measure: 'scope1_t', value }]
const say = (text: string, changes: Partial<S2Statement> = {}): S2Statement =>
  statement(SCOPE1, { statement: text, document, ...changes })
const row = (id: string, rung: string, more: object = {}) => ({ rows: { [id]: { rung, ...more } } })

const load = (changes: Partial<MarketBasedEvidence['consumption'][number]> = {}, year = 2024) => ({
  region: 'NSW' as const,
  period: july(year),
  kwh: 11_300_000,
  exempt_kwh: 0,
  document_sha256: HELD,
  ...changes,
})
const months = (...periods: readonly (readonly [start: string, end: string])[]) =>
  periods.map(([start, end]) => ({ period: { start, end } }))
const [julyOnly, toMay] = months(['2024-07-01', '2024-07-31'], ['2024-07-01', '2025-05-31'])

const claim = (changes: Partial<Instrument> = {}): Instrument =>
  instrument({
    period: july(2024),
    certificate: { ...instrument().certificate!, vintage: 2024 },
    retirement: { status: 'voluntarily_retired', date: '2025-06-01', on_behalf_of: 'AGL Energy Limited' },
    document_sha256: HELD,
    ...changes,
  })
const retiredFor = (on_behalf_of: string) => ({
  retirement: { status: 'voluntarily_retired' as const, date: '2025-06-01', on_behalf_of },
})
const { certificate: _c, retirement: _r, ...bare } = claim()
const green: Instrument = {
  ...bare,
  type: 'greenpower_product',
  product: 'Totally Invented Green',
  mwh: 1000,
}
const claims = (...instruments: Instrument[]) => ({ instruments, consumption: [load()] })
const counts = (status: string, counted = false) => ({ instruments: { I1: { status, counted } } })

const percent = (document_sha256?: string, stated = 99) => ({
  instruments: [],
  consumption: [load({}, 2025)],
  percentages: [
    {
      percentage: 'renewable_power' as const,
      year: 2026,
      percent: stated,
      source: 'my own blog',
      ...(document_sha256 === undefined ? {} : { document_sha256 }),
    },
  ],
})

const base = { period: july(2020), value: 40_000_000, source: 'registry', recalculation_policy: 'above 5 %' }
const aim = (changes: Partial<EmissionTarget>): EmissionTarget =>
  target({ base, target: { reduction_percent: 50 }, ...changes })
const actual = (start: number, value: number) => ({ period: july(start), value, source: 'inventory' })
/** With these reasons among others; without any, none. */
const ends = (status: string, ...reasons: readonly string[]) => ({
  targets: {
    T1: { status, reasons: reasons.length === 0 ? [] : (expect.arrayContaining([...reasons]) as string[]) },
  },
})
const intensity = {
  type: 'intensity' as const,
  unit: 't CO2-e per MWh',
  denominator: 'MWh',
  base: { ...base, value: 1 },
}

/** The kinds that succeeded when they were first tried, in the order of the issue. */
export const SIXTEEN: readonly Attack[] = [
  {
    name: '"TBD" with an invented hash',
    statements: ['6(a)', '10(a)', '14(a)(i)'].map((id) =>
      statement(id, { statement: 'TBD', document: { ...document, sha256: INVENTED } }),
    ),
    ends: { state: 'not_started', ...row('6(a)', 'none') },
  },
  {
    name: 'lorem ipsum, shuffled',
    statements: [
      say('Dolor ipsum lorem amet consectetur sit adipiscing elit sed eiusmod tempor.'),
      statement('6(a)', {
        statement: 'Elit sed lorem tempor ipsum amet dolor adipiscing eiusmod sit.',
        document,
      }),
    ],
    ends: row(SCOPE1, 'none'),
  },
  {
    // Typed authors and approvers are refused by now: a key alone reaches no further.
    name: 'approval by the author’s key',
    statements: [statement('6(a)', { document })],
    ends: row('6(a)', 'supported'),
  },
  {
    name: 'scenarios of 0 and 10 °C, both named "A"',
    statements: [
      statement('CA.s296D(2B)', {
        document,
        scenarios: [0, 10].map((warming_c) => ({ name: 'A', warming_c, analysis: 'Chapter 3' })),
      }),
    ],
    ends: row('CA.s296D(2B)', 'stated', { flags: ['evidence_of_its_kind_missing'] }),
  },
  {
    name: 'not material for the reason "x"',
    statements: [
      { requirement_id: '14(a)(i)', kind: 'not_material', reference: 'x', reason: 'x', date: '2026-08-15' },
    ],
    ends: row('14(a)(i)', 'none', { evidence_status: 'missing' }),
  },
  {
    name: 'relief "C99"',
    year: 2025,
    statements: [
      {
        requirement_id: '29(a)(i)(3)',
        kind: 'relief_applied',
        reference: 'C99',
        reason: 'The company elects this relief because the standard gives it in the first year.',
        date: '2026-08-15',
      },
    ],
    ends: row('29(a)(i)(3)', 'none', { evidence_status: 'conflicting' }),
  },
  {
    name: 'a declaration by "x", role "cleaner"',
    year: 2025,
    statements: [statement('6(a)', { document })],
    more: {
      sign_off: { name: 'x', role: 'cleaner', on: '2026-09-10' },
      declaration: {
        kind: 'reasonable_steps',
        resolved_on: '2026-09-10',
        signed_by: [{ name: 'x', role: 'cleaner', on: '2026-09-10' }],
      },
    },
    ends: { state: 'blocked' },
  },
  {
    name: '255,300 t beside "2,553 t, a fall of 99 per cent"',
    abn: '10000000000',
    year: 2025,
    statements: [
      say('Gross scope 1 emissions were 2,553 t CO2-e, a fall of 99 per cent.', {
        figures: figures(255_300),
      }),
    ],
    ends: row(SCOPE1, 'stated', { flags: ['number_differs'] }),
  },
  {
    name: 'half of the registry’s scope 1',
    statements: [
      say('Gross scope 1 emissions of the whole group for the year are declared here.', {
        figures: figures(15_219_748),
      }),
    ],
    ends: { ...row(SCOPE1, 'none', { evidence_status: 'conflicting' }), open: ['scope1_against_registry'] },
  },
  {
    name: 'AGL unlisted, for one month more',
    year: 2025,
    boundary: { reporting_duty: { entity_kind: 'public_company', listed: false } },
    ends: { lodgement_due: '2026-09-30', open: ['listing'], ...row('B27(a)', 'none') },
  },
  {
    name: 'one July bill as the year',
    electricity: { instruments: [], consumption: [load(julyOnly)] },
    ends: {
      ...row('29(a)(v)', 'stated'),
      location_based_t: null,
      gaps: ['NSW has no load for 334 days: 2024-08-01 to 2025-06-30.'],
    },
  },
  {
    name: 'a percentage from "my own blog"',
    year: 2025,
    electricity: percent(),
    ends: { market_based_t: null, reasons: ['percentage_not_supported'] },
  },
  { name: '"Totally Invented Green"', electricity: claims(green), ends: counts('unverified') },
  {
    name: 'retired on behalf of Woolworths, claimed by Santos',
    abn: SANTOS,
    electricity: claims(claim(retiredFor('Woolworths Group Limited'))),
    ends: counts('rejected'),
  },
  {
    name: 'a wind certificate declared as coal',
    electricity: claims(claim({ certificate: { ...claim().certificate!, fuel: 'coal' } })),
    ends: counts('rejected'),
  },
  {
    name: 'the same bill under two meters',
    electricity: { instruments: [], consumption: [load({ meter: 'A' }), load({ meter: 'B' })] },
    ends: { quantity_kwh: '11300000', open: ['same_document_or_meter'] },
  },
  {
    name: 'ahead six years early, from one year of one’s own',
    targets: [aim({ actuals: [actual(2024, 100_000)] })],
    ends: ends('indeterminate', 'actual_differs_from_registry'),
  },
  {
    name: 'milestones of 0 %',
    targets: [aim({ milestones: [{ period: july(2028), reduction_percent: 0 }] })],
    ends: ends('indeterminate', 'milestone_asks_nothing'),
  },
]

export {
  actual,
  aim,
  base,
  claim,
  claims,
  counts,
  document,
  ends,
  figures,
  green,
  INVENTED,
  intensity,
  load,
  percent,
  retiredFor,
  row,
  SCOPE1,
  say,
  sentenceOn,
  toMay,
}

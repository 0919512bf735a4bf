import type { EmissionTarget } from '../../src/domain/disclosure/records/emission-targets.ts'
import type {
  Instrument,
  MarketBasedEvidence,
} from '../../src/domain/disclosure/records/market-based-evidence.ts'
import {
  ORGANISATIONAL_BOUNDARY_EXAMPLE,
  type OrganisationalBoundary,
} from '../../src/domain/disclosure/records/organisational-boundary.ts'
import {
  type ClimateRiskRow,
  RISK_REGISTER_EXAMPLE,
  type RiskRegister,
} from '../../src/domain/disclosure/records/risk-register.ts'
import type { S2Statement } from '../../src/domain/disclosure/records/s2-statements.ts'

export const HASH = 'a'.repeat(64)
export const YEAR_2026 = { start: '2025-07-01', end: '2026-06-30' }
export const july = (startYear: number) => ({ start: `${startYear}-07-01`, end: `${startYear + 1}-06-30` })

/** Why a relief is elected. */
export const RELIEF_REASON = 'This is the first reporting period, for which the standard gives this relief.'

/** A gross, absolute target of scope 1 and 2 that the registry's figures fit. */
export const target = (changes: Partial<EmissionTarget> = {}): EmissionTarget => ({
  id: 'T1',
  status: 'active',
  name: 'Half by 2030',
  origin: { kind: 'voluntary' },
  category: 'mitigation',
  objective: 'Reduce operational emissions',
  metric: 'Scope 1 and 2 emissions',
  unit: 't CO2-e',
  type: 'absolute',
  coverage: { entities: [], facilities: [], share_percent: 100 },
  scopes: ['scope1', 'scope2_location'],
  gases: ['CO2', 'CH4', 'N2O', 'HFCs', 'PFCs', 'SF6'],
  basis: 'gross',
  base: {
    period: july(2019),
    value: 1000,
    gwp: 'AR5',
    source: 'registry',
    recalculation_policy: 'above 5 %',
  },
  target_period: july(2029),
  target: { reduction_percent: 50 },
  milestones: [],
  levers: [{ name: 'Renewable power' }],
  owner: 'Head of operations',
  evidence_ids: [],
  ...changes,
})

/** Two entities under operational control: the parent and half of a joint venture that it operates. */
export const boundary = (changes: Partial<OrganisationalBoundary> = {}): OrganisationalBoundary => ({
  period: YEAR_2026,
  approach: 'operational_control',
  rationale: 'Same as the registry',
  entities: [
    ...ORGANISATIONAL_BOUNDARY_EXAMPLE.entities,
    {
      abn: '51824753556',
      name: 'Venture Pty Ltd',
      relationship: 'joint_venture',
      ownership_percent: 50,
      financial_control: false,
      operational_control: true,
      included: true,
      inclusion_percent: 100,
    },
  ],
  facilities: [{ name: 'Works', entity_abn: '74115061375', included: true }],
  method_elections: [{ part: 'all', method: 'NGER', legal_basis: 'NGER Act 2007, s19' }],
  reliefs: [],
  exclusions: [],
  changes: [],
  base_year_policy: 'above 5 %',
  sign_off: { name: 'A. Person', role: 'Chief financial officer', on: '2026-08-01' },
  ...changes,
})

/** 1,300 certificates, retired voluntarily, with serial numbers that add up. */
export const instrument = (changes: Partial<Instrument> = {}): Instrument => ({
  id: 'I1',
  type: 'lgc',
  region: 'NSW',
  counterparty: 'Broker',
  period: YEAR_2026,
  mwh: 1300,
  certificate: {
    scheme: 'lgc',
    accreditation_code: 'WD00NS02',
    serial_first: 1001,
    serial_last: 2300,
    vintage: 2025,
    fuel: 'wind',
    state: 'NSW',
  },
  retirement: { status: 'voluntarily_retired', date: '2026-06-01', on_behalf_of: 'Parent Limited' },
  document_sha256: HASH,
  ...changes,
})

export const marketEvidence = (changes: Partial<MarketBasedEvidence> = {}): MarketBasedEvidence => ({
  period: YEAR_2026,
  instruments: [instrument()],
  consumption: [{ region: 'NSW', period: YEAR_2026, kwh: 11_300_000, exempt_kwh: 0, document_sha256: HASH }],
  ...changes,
})

const SCENARIOS: S2Statement['scenarios'] = [
  { name: 'SSP1-1.9', warming_c: 1.4, analysis: 'Chapter 3 of the climate report' },
  { name: 'SSP3-7.0', warming_c: 3.6, analysis: 'Chapter 3 of the climate report' },
]

/** Evidence of its kind that some gates ask for. */
const OF_ITS_KIND: Readonly<Record<string, Partial<S2Statement>>> = {
  '29(a)(i)(1)': { figures: [{ measure: 'scope1_t', value: 120_000 }] },
  '29(a)(i)(2)': { figures: [{ measure: 'scope2_location_t', value: 7232 }] },
  '29(a)(i)(3)': { figures: [{ measure: 'scope3_t', value: 900_000 }] },
  '29(a)(v)': { figures: [{ measure: 'scope2_location_t', value: 7232 }] },
  '22': { scenarios: SCENARIOS },
  'CA.s296D(2B)': { scenarios: SCENARIOS },
}

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** A sentence of its own for each requirement: the same one under several counts for none. */
export const sentenceOn = (requirementId: string): string =>
  `On ${requirementId
    .replaceAll(/\d/g, (digit) => ` ${DIGITS[Number(digit)]} `)
    .replaceAll(/[^A-Za-z]+/g, ' ')
    .trim()} the company sets out who decides, what was measured and where that is kept.`

/** Text that passes for a sentence, with a document and the place in it. */
export const statement = (requirement_id: string, changes: Partial<S2Statement> = {}): S2Statement => ({
  requirement_id,
  kind: 'disclosure',
  statement: sentenceOn(requirement_id),
  document: { name: 'climate report', sha256: HASH, place: 'page 12' },
  ...OF_ITS_KIND[requirement_id],
  date: '2026-08-15',
  ...changes,
})

/** What the directors resolved after the year. */
export const DECLARATION = {
  kind: 'reasonable_steps' as const,
  resolved_on: '2026-09-10',
  signed_by: [{ name: 'C. Director', role: 'Director', on: '2026-09-10' }],
}

/** A transition risk with a number now and a range later. */
export const climateRisk = (changes: Partial<ClimateRiskRow> = {}): ClimateRiskRow => ({
  ...RISK_REGISTER_EXAMPLE.risks[0]!,
  ...changes,
})

/** A register of one risk. */
export const riskRegister = (
  changes: Partial<ClimateRiskRow> = {},
  more: Partial<RiskRegister> = {},
): RiskRegister => ({ ...RISK_REGISTER_EXAMPLE, risks: [climateRisk(changes)], ...more })

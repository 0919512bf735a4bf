import { expect, test } from 'vitest'
import { HASH, instrument, july, marketEvidence } from '../../../../test/support/disclosure-records.ts'
import { evidence } from '../../../../test/support/method-page.ts'
import type { Instrument, MarketBasedEvidence, StatedPercentage } from '../records/market-based-evidence.ts'
import { checkMarketBasedEvidence } from '../records/market-based-evidence-check.ts'
import type { MarketBasedInputs } from './market-based-inputs.ts'
import { marketBasedScope2 } from './market-based-scope2.ts'

const PERIOD = july(2024)
type Load = MarketBasedEvidence['consumption'][number]

const factor = (value_text: string) => ({ value_text, evidence: [evidence('factor', '2025', value_text)] })
const percentage = (year: number, percent_text: string, field = 'rpp_pct') => ({
  year,
  percent_text,
  evidence: [evidence(field, String(year), percent_text)],
  stated: null,
})
const INPUTS: MarketBasedInputs = {
  edition: { edition: '2024', reason: 'for 2024-25', is_loaded: true },
  percentages: [percentage(2024, '20'), percentage(2025, '20')],
  jurisdictional: new Map(),
  location_factors: new Map([
    ['NSW', factor('0.64')],
    ['ACT', factor('0.64')],
  ]),
  residual_mix_factor: factor('0.81'),
  registers: {
    accreditation_codes: null,
    greenpower_products: new Map([['pure green', []]]),
    claimed_elsewhere: new Map(),
    action_log: null,
    credit_projects: null,
  },
}

const record = (
  load: Partial<Load>,
  { instruments = [], percentages }: Partial<Pick<MarketBasedEvidence, 'instruments' | 'percentages'>> = {},
): MarketBasedEvidence =>
  marketEvidence({
    period: PERIOD,
    instruments,
    consumption: [
      { region: 'NSW', period: PERIOD, kwh: 1000, exempt_kwh: 0, document_sha256: HASH, ...load },
    ],
    ...(percentages === undefined ? {} : { percentages }),
  })

const OWN = { names: ['Parent Limited'], held: new Set([HASH]), doubled: [] }

const marketOf = (body: MarketBasedEvidence, inputs: Partial<MarketBasedInputs> = {}) =>
  marketBasedScope2(body, { ...INPUTS, ...inputs }, OWN).regions[0]!.market_based
const residualOf = (body: MarketBasedEvidence, inputs: Partial<MarketBasedInputs> = {}) =>
  marketOf(body, inputs).residual?.residual_kwh
const faultsOf = (body: MarketBasedEvidence): string[] =>
  checkMarketBasedEvidence(body).errors.map(({ pointer }) => pointer)

const act = (year: number, percent: number): StatedPercentage => ({
  percentage: 'jurisdictional_act',
  year,
  percent,
  source: 'https://example.org/act',
  document_sha256: HASH,
})
const ACT_YEARS = [act(2024, 50), act(2025, 50)]

test('a share of the ACT that is stated is at most what the national percentage leaves', () => {
  const ofAct = (percent: number) =>
    marketOf(record({ region: 'ACT' }, { percentages: [act(2024, 50), act(2025, percent)] }))
  expect(ofAct(80)).toMatchObject({ availability: { status: 'available' } })
  expect(ofAct(80.1)).toMatchObject({
    availability: { reason_code: 'percentage_not_plausible' },
    t_co2e: null,
    jurisdictional_scheme: 'unknown',
  })
  // Without a document that is held, none is used.
  const { document_sha256: _, ...undocumented } = act(2025, 50)
  expect(marketOf(record({ region: 'ACT' }, { percentages: [act(2024, 50), undocumented] }))).toMatchObject({
    availability: { reason_code: 'percentage_not_supported' },
  })
})

const EXEMPT = { exempt_kwh: 100, exempt_document_sha256: HASH } as const

test('the mandatory share is not deducted from what is exempt from the target', () => {
  expect(residualOf(record({}))).toBe('800')
  expect(residualOf(record({ ...EXEMPT, exempt_from: 'renewable_energy_target' }))).toBe('820')
})

test('the share of the ACT is not deducted from what is exempt from its scheme', () => {
  const load = { region: 'ACT' } as const
  const stated = { percentages: ACT_YEARS }
  expect(residualOf(record(load, stated))).toBe('300')
  expect(residualOf(record({ ...load, ...EXEMPT, exempt_from: 'jurisdictional_scheme' }, stated))).toBe('350')
  expect(residualOf(record({ ...load, ...EXEMPT, exempt_from: 'renewable_energy_target' }, stated))).toBe(
    '320',
  )
})

test('a part without a word about it is not exempt, and is refused when it is written', () => {
  const body = record({ exempt_kwh: 100 })
  expect(residualOf(body)).toBe('800')
  expect(faultsOf(body)).toEqual(['/consumption/0/exempt_from', '/consumption/0/exempt_document_sha256'])
  expect(faultsOf(record({ ...EXEMPT, exempt_from: 'renewable_energy_target' }))).toEqual([])
  expect(faultsOf(record({ ...EXEMPT, exempt_from: 'jurisdictional_scheme' }))).toEqual([
    '/consumption/0/exempt_from',
  ])
})

const green = (changes: Partial<Instrument>): Instrument => {
  const { certificate: _certificate, retirement: _retirement, ...rest } = instrument({ period: PERIOD })
  return { ...rest, type: 'greenpower_product', product: 'Pure Green', mwh: 0.5, ...changes }
}

test('GreenPower contains the mandatory share from 2025 on, before that where it says so', () => {
  const before = { start: '2024-07-01', end: '2024-12-31' }
  const residual = (changes: Partial<Instrument>) => residualOf(record({}, { instruments: [green(changes)] }))
  expect(residual({})).toBe('400')
  expect(residual({ period: before })).toBe('300')
  expect(residual({ period: before, includes_mandatory_share: true })).toBe('400')
})

test('what the rule of 2025 says cannot be denied, nor be said of certificates', () => {
  const at = '/instruments/0/includes_mandatory_share'
  expect(faultsOf(record({}, { instruments: [green({ includes_mandatory_share: false })] }))).toEqual([at])
  const lgc = instrument({ period: PERIOD, includes_mandatory_share: true })
  expect(faultsOf(record({}, { instruments: [lgc] }))).toEqual([at])
})

test('the ACT has no figure without its percentage; other regions have no scheme', () => {
  expect(marketOf(record({ region: 'ACT' }))).toMatchObject({
    jurisdictional_scheme: 'unknown',
    t_co2e: null,
    residual: null,
    availability: { reason_code: 'jurisdictional_percentage_missing' },
  })
  expect(marketOf(record({ region: 'ACT' }, { percentages: [act(2024, 50)] })).availability.detail).toContain(
    'is loaded for 2025.',
  )
  expect(marketOf(record({}))).toMatchObject({ jurisdictional_scheme: 'none' })
})

test('a stated percentage is shown as declared with its source, and gives way to a loaded one', () => {
  const body = record({ region: 'ACT' }, { percentages: ACT_YEARS })
  expect(marketOf(body)).toMatchObject({
    jurisdictional_scheme: 'declared',
    percentages: [
      { percentage: 'renewable_power', year: 2024, basis: 'published', source: null },
      { percentage: 'renewable_power', year: 2025, basis: 'published', source: null },
      { percentage: 'jurisdictional_act', year: 2024, percent: '50', basis: 'declared' },
      { percentage: 'jurisdictional_act', year: 2025, source: 'https://example.org/act' },
    ],
  })
  const loaded = [percentage(2024, '10', 'jurisdictional_act'), percentage(2025, '10', 'jurisdictional_act')]
  const inputs = { jurisdictional: new Map([['ACT' as const, loaded]]) }
  expect(marketOf(body, inputs)).toMatchObject({
    jurisdictional_scheme: 'published',
    residual: { residual_kwh: '700' },
  })
})

test('a percentage that looks like a fraction, or stands twice, is refused', () => {
  const body = record({}, { percentages: [act(2024, 0.165), act(2025, 1), act(2025, 2)] })
  expect(faultsOf(body)).toEqual(['/percentages/0/percent', '/percentages/2/year'])
})

test('a claim that cannot count takes no room from one that can', () => {
  const late = instrument({
    id: 'late',
    period: PERIOD,
    certificate: { ...instrument().certificate!, vintage: 2024 },
    retirement: { status: 'voluntarily_retired', date: '2019-01-01' },
  })
  const { instruments } = marketBasedScope2(
    record({ kwh: 1_300_000 }, { instruments: [late, green({ id: 'green', mwh: 1300 })] }),
    INPUTS,
    OWN,
  )
  expect(instruments).toMatchObject([
    { id: 'late', status: 'rejected' },
    { id: 'green', status: 'verified', counted: true },
  ])
})

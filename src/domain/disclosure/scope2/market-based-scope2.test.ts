import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { action, actionLog, VOLUNTARY } from '../../../../test/support/certificate-log.ts'
import { HASH, instrument, july, marketEvidence } from '../../../../test/support/disclosure-records.ts'
import { evidence, expectWorkedExample, methodPage } from '../../../../test/support/method-page.ts'
import { Printed } from '../../working.ts'
import type { Instrument, MarketBasedEvidence } from '../records/market-based-evidence.ts'
import { INSTRUMENT_CHECKS, OLDEST_VINTAGE_YEARS } from './instrument-checks.ts'
import type { ClaimStanding, InstrumentRegisters } from './instrument-registers.ts'
import type { MarketBasedInputs, OwnFacts } from './market-based-inputs.ts'
import { MARKET_BASED_SCOPE2, marketBasedScope2 } from './market-based-scope2.ts'

const PERIOD = july(2024)
const percentage = (year: number, percent_text: string) => ({
  year,
  percent_text,
  evidence: [evidence('rpp_pct', String(year), percent_text)],
  stated: null,
})
const factor = (value_text: string) => ({ value_text, evidence: [evidence('factor', '2025', value_text)] })

const STARTER = path.resolve(
  import.meta.dirname,
  '../../../../data/starter/renewable-power-percentage/all.csv',
)
const starterPercentages = parse<Record<string, string>>(readFileSync(STARTER), { columns: true }).map(
  (row) => percentage(Number(row['year']), row['rpp_text'] ?? ''),
)

const ALL_REGISTERS: InstrumentRegisters = {
  accreditation_codes: new Map([
    [
      'WD00NS02',
      { state: 'NSW', fuel: 'Wind', evidence: [evidence('accreditation_code', '2001', 'WD00NS02')] },
    ],
  ]),
  greenpower_products: new Map([['pure green', [evidence('offer', '2024', 'Pure Green')]]]),
  claimed_elsewhere: new Map(),
  action_log: actionLog(
    ['2025-06-01'],
    ['WD00NS02 2021', 'WD00NS02 2024', 'WD00NS02 2026', 'XX00NS00 2024'].map((series) =>
      action(VOLUNTARY, '2025-06-01', {
        accreditation_code: series.slice(0, 8),
        vintage: Number(series.slice(9)),
        serial_first: 1,
        serial_last: 9000,
      }),
    ),
  ),
  credit_projects: null,
}
const inputs = (changes: Partial<MarketBasedInputs> = {}): MarketBasedInputs => ({
  edition: { edition: '2024', reason: 'for 2024-25', is_loaded: true },
  percentages: [percentage(2024, '18.48'), percentage(2025, '17.91')],
  jurisdictional: new Map(),
  location_factors: new Map([['NSW', factor('0.64')]]),
  residual_mix_factor: factor('0.81'),
  registers: ALL_REGISTERS,
  ...changes,
})

const retired = instrument({
  period: PERIOD,
  certificate: { ...instrument().certificate!, vintage: 2024 },
  retirement: { status: 'voluntarily_retired', date: '2025-06-01', on_behalf_of: 'Parent Limited' },
})
const sold: Instrument = { ...instrument({ id: 'I2', type: 'on_site_sold', period: PERIOD, mwh: 500 }) }
delete sold.certificate
delete sold.retirement

const record = (
  instruments: readonly Instrument[],
  load: Partial<MarketBasedEvidence['consumption'][number]> = {},
): MarketBasedEvidence =>
  marketEvidence({
    period: PERIOD,
    instruments: [...instruments],
    consumption: [
      { region: 'NSW', period: PERIOD, kwh: 11_300_000, exempt_kwh: 0, document_sha256: HASH, ...load },
    ],
  })

const OWN = { names: ['Parent Limited'], held: new Set([HASH]), doubled: [] }
const compose = (body: MarketBasedEvidence, given: MarketBasedInputs, own: Partial<OwnFacts> = {}) =>
  marketBasedScope2(body, given, { ...OWN, ...own })

const marketOf = (body: MarketBasedEvidence, changes: Partial<MarketBasedInputs> = {}) =>
  compose(body, inputs(changes)).regions[0]!.market_based
const verdict = (one: Instrument, others: readonly Instrument[] = [], registers = ALL_REGISTERS) =>
  compose(record([one, ...others]), inputs({ registers })).instruments[0]!

test('the working of each region has its own factor and says whether unverified claims count', () => {
  const body = record([{ ...retired, document_sha256: HASH }])
  const both = {
    ...body,
    consumption: [body.consumption[0]!, { ...body.consumption[0]!, region: 'VIC' as const }],
  }
  const factors = new Map([
    ['NSW' as const, factor('0.64')],
    ['VIC' as const, factor('0.81')],
  ])
  const { workings, regions } = compose(both, inputs({ location_factors: factors }))
  const exact = regions[1]!.location_based.t_co2e!
  expect(workings()).toMatchObject([
    {
      formula: 'market_based_scope2',
      about: { region: 'NSW' },
      observed: '2024-07-01/2025-06-30',
      flags: regions[0]!.market_based.counts_unverified ? ['counts_unverified_claims'] : [],
      arguments: {
        location_factor: new Printed(0.64, factors.get('NSW')!.evidence),
        percentages: expect.arrayContaining([
          { year: 2024, percent: new Printed(18.48, percentage(2024, '18.48').evidence) },
        ]),
        jurisdictional: [],
      },
    },
    {
      about: { region: 'VIC' },
      flags: [],
      arguments: { location_factor: new Printed(0.81, factors.get('VIC')!.evidence) },
      outputs: { location: { value: Number(exact), text: exact } },
    },
  ])
})

describe('the publisher’s example', () => {
  test('8,443,965 kWh and 6,839.61165 t, to the digit, as on the page', () => {
    const {
      regions,
      instruments,
      totals,
      inputs: used,
    } = compose(record([retired, sold]), inputs({ percentages: starterPercentages }))
    const { residual, t_co2e } = regions[0]!.market_based
    expect(residual?.residual_kwh).toBe('8443965')
    expect(t_co2e).toBe('6839.61165')
    expect(used.filter(({ field }) => field === 'accreditation_code')).toHaveLength(1)
    expect(totals).toEqual({ location_based_t: '7232', market_based_t: '6839.61165' })
    expect(instruments.map(({ status }) => status)).toEqual(['verified', 'verified'])
    expectWorkedExample(MARKET_BASED_SCOPE2.id, {
      inputs: {
        period: PERIOD,
        percentages: { 2024: '18.48', 2025: '17.91' },
        location_factor_kg_per_kwh: '0.64',
        residual_mix_factor_kg_per_kwh: '0.81',
      },
      result: { residual, location_based_t: regions[0]!.location_based.t_co2e, market_based_t: t_co2e },
    })
  })

  test('GreenPower comes off too, and the residual never falls below zero', () => {
    const green: Instrument = {
      ...sold,
      id: 'I3',
      type: 'greenpower_product',
      product: 'Pure Green',
      mwh: 1000,
    }
    // 1,000 MWh that contain the mandatory share of 18.195 % count with 818,050 kWh.
    expect(marketOf(record([retired, sold, green])).residual).toMatchObject({
      greenpower_mwh: '1000',
      greenpower_counted_kwh: '818050',
      residual_kwh: '7625915',
    })
    const all = { ...green, mwh: 11_300 }
    expect(marketOf(record([all])).residual?.residual_kwh).toBe('0')
    expect(marketOf(record([all])).t_co2e).toBe('0')
  })
})

describe('without data there is no number, and the reason is said', () => {
  test.each<[string, Partial<MarketBasedInputs>]>([
    ['renewable_power_percentage_missing', { percentages: [percentage(2024, '18.48')] }],
    ['residual_mix_factor_missing', { residual_mix_factor: null }],
    [
      'edition_not_loaded',
      { residual_mix_factor: null, edition: { edition: '2030', reason: '', is_loaded: false } },
    ],
  ])('%s', (reason_code, changes) => {
    expect(marketOf(record([]), changes)).toMatchObject({ t_co2e: null, availability: { reason_code } })
  })

  test('a region without a printed factor has no location-based figure', () => {
    expect(compose(record([], { region: 'NWIS' }), inputs()).regions[0]).toMatchObject({
      location_based: { t_co2e: null, availability: { reason_code: 'location_factor_missing' } },
    })
  })

  test('one region without a figure leaves the total without one', () => {
    const body = record([])
    const other = { ...body.consumption[0]!, region: 'NWIS' as const }
    const { totals } = compose({ ...body, consumption: [...body.consumption, other] }, inputs())
    expect(totals.location_based_t).toBeNull()
    expect(totals.market_based_t).not.toBeNull()
    expect(compose({ ...body, consumption: [] }, inputs()).totals.market_based_t).toBeNull()
  })
})

describe('checks of an instrument', () => {
  const certificate = retired.certificate!
  const twin = { ...retired, id: 'I9', mwh: 1, certificate: { ...certificate, serial_first: 2300 } }

  test('the page lists every check and the age of certificates', () => {
    for (const check of INSTRUMENT_CHECKS)
      expect(methodPage(MARKET_BASED_SCOPE2.id)).toContain(`\`${check}\``)
    expect(methodPage(MARKET_BASED_SCOPE2.id)).toContain(`${OLDEST_VINTAGE_YEARS} years before`)
  })

  test.each<[string, string, Instrument]>([
    ['serial_count', 'rejected', { ...retired, mwh: 1299 }],
    [
      'accreditation_code',
      'rejected',
      { ...retired, certificate: { ...certificate, accreditation_code: 'XX00NS00' } },
    ],
    ['vintage', 'rejected', { ...retired, certificate: { ...certificate, vintage: 2021 } }],
    ['vintage', 'rejected', { ...retired, certificate: { ...certificate, vintage: 2026 } }],
    ['retirement', 'rejected', { ...retired, retirement: { status: 'held' } }],
    ['mandatory_share', 'rejected', { ...retired, type: 'jurisdictional' }],
    [
      'register',
      'rejected',
      { ...retired, mwh: 1, certificate: { ...certificate, serial_first: 9001, serial_last: 9001 } },
    ],
    ['certificate_held', 'rejected', { ...retired, certificate: { ...certificate, scheme: 'accu' } }],
    ['certificate_held', 'rejected', { ...sold, type: 'ppa_unbundled', retirement: retired.retirement! }],
    [
      'claim_within_load',
      'conflict',
      { ...sold, type: 'greenpower_product', product: 'Pure Green', mwh: 11_301 },
    ],
  ])('%s: %s', (check, status, one) => {
    const found = verdict(one)
    expect(found.status).toBe(status)
    expect(found.counted).toBe(false)
    expect(found.checks.filter(({ result }) => ['failed', 'conflict'].includes(result))).toMatchObject([
      { check },
    ])
  })

  test('certificates claimed twice conflict, inside the record and across tenants', () => {
    expect(verdict(retired, [twin]).status).toBe('conflict')
  })

  test('of two tenants the first keeps its claim, in dispute; the later one does not count', () => {
    const beside = (standing: ClaimStanding) =>
      verdict(retired, [], { ...ALL_REGISTERS, claimed_elsewhere: new Map([['I1', standing]]) })
    expect(beside('later')).toMatchObject({ status: 'conflict', counted: false })
    expect(beside('own')).toMatchObject({ status: 'conflict', counted: false })
    expect(beside('first')).toMatchObject({ status: 'unverified', counted: true })
    expect(beside('first').checks).toContainEqual({
      check: 'overlap_across_tenants',
      result: 'disputed',
      detail: 'In dispute: also claimed elsewhere, later than here.',
    })
  })

  test('a register that is not loaded leaves the claim unverified, counted and marked', () => {
    const registers = { ...ALL_REGISTERS, accreditation_codes: null }
    expect(verdict(retired, [], registers)).toMatchObject({ status: 'unverified', counted: true })
    expect(verdict(retired, [], { ...ALL_REGISTERS, action_log: null }).status).toBe('unverified')
    expect(marketOf(record([retired]), { registers }).counts_unverified).toBe(true)
    expect(
      verdict({ ...retired, type: 'rego', certificate: { ...certificate, scheme: 'rego' } }).status,
    ).toBe('unverified')
    expect(verdict({ ...sold, type: 'greenpower_product', product: 'Nice' }).status).toBe('unverified')
  })

  test('a doubt about on-site generation never lowers the result', () => {
    const kept = { ...retired, type: 'on_site_retained', mwh: 1299 } as const
    expect(marketOf(record([kept])).residual).toMatchObject({ surrendered_mwh: '0', on_site_mwh: '1299' })
  })
})

test('the residual lies between zero and the load, and more certificates never raise it', () => {
  const mwh = fc.integer({ min: 1, max: 5000 })
  fc.assert(
    fc.property(mwh, mwh, fc.integer({ min: 0, max: 11_300_000 }), (one, other, exempt_kwh) => {
      const residual = (count: number): number => {
        const claim = {
          ...retired,
          mwh: count,
          certificate: { ...retired.certificate!, serial_last: 1000 + count },
        }
        return Number(marketOf(record([claim], { exempt_kwh })).residual?.residual_kwh)
      }
      expect(residual(Math.max(one, other))).toBeLessThanOrEqual(residual(Math.min(one, other)))
      expect(residual(one)).toBeGreaterThanOrEqual(0)
      expect(residual(one)).toBeLessThanOrEqual(11_300_000)
    }),
  )
})

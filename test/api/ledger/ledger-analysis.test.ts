import { beforeAll, expect, it } from 'vitest'
import { july } from '../../support/disclosure-records.ts'
import { openOnOneEngine } from '../../support/engines.ts'
import { type LedgerApp, ledgerApp } from '../../support/ledger-app.ts'

const ABN = '10000000000'
const FACTOR = 'stationary.liquid-fuel.diesel-oil'
const diesel = (from: string, to: string, quantity: number) => ({
  activity: 'diesel oil',
  use: 'stationary',
  from,
  to,
  quantity,
  unit: 'L',
  facility: 'Works',
})

let app: LedgerApp
beforeAll(async () => {
  app = await ledgerApp(await openOnOneEngine({ holding: 'starter' }))
  await app.send(ABN, { period: july(2024), lines: [diesel('2024-11-01', '2024-11-30', 800)] })
  await app.post(ABN, [diesel('2025-07-01', '2025-10-31', 4000), diesel('2025-12-01', '2025-12-31', 1400)])
})

interface Series {
  readonly factor_id: string
  readonly facility: string
  readonly months: readonly { month: string; state: string; fills?: object }[]
}
const analysis = async () =>
  (await app.get(`/v1/companies/${ABN}/ledger-analysis?period=2025-26&denominator=t of steel&amount=2`))
    .data as unknown as {
    coverage: readonly Series[]
    covered: Record<'months' | 'measured' | 'estimated' | 'partial' | 'gaps' | 'percent', number>
    estimated: { t: number }
    change: Record<string, number>
    intensity: readonly object[]
  }

const fill = (gap: object, query = '') =>
  app.inject({
    method: 'POST',
    url: `/v1/companies/${ABN}/ledger-gaps${query}`,
    headers: app.tenant.headers,
    payload: { period: july(2025), gaps: [{ factor_id: FACTOR, facility: 'Works', ...gap }] },
  })

it('names the months without lines, with what each rule would give', async () => {
  const { coverage, covered, change, intensity } = await analysis()
  expect(covered).toEqual({
    months: 12,
    measured: 5,
    estimated: 0,
    partial: 0,
    gaps: 7,
    percent: (5 / 12) * 100,
  })
  const [series] = coverage
  expect(series).toMatchObject({ factor_id: FACTOR, facility: 'Works' })
  expect(series!.months.find(({ month }) => month === '2025-11')).toEqual({
    month: '2025-11',
    state: 'gap',
    lines: 0,
    activity: null,
    // 800 L of the year before; the mean of October (31 of 123 days of 4,000 L) and December, in GJ.
    fills: {
      same_month_last_year: 30.88,
      average_of_neighbours: expect.closeTo(((4000 * 31) / 123 / 2 + 700) * 0.0386, 9),
    },
  })
  expect(series!.months.find(({ month }) => month === '2026-03')).toMatchObject({ fills: {} })
  const parts = ['activity_t', 'factor_t', 'method_t', 'boundary_t'].map((name) => change[name]!)
  expect(parts.reduce((a, b) => a + b)).toBeCloseTo(change['change_t']!, 12)
  expect(intensity).toMatchObject([{ denominator: 't of steel', amount: 2, scope1_and_2_t: null }])
})

it('fills a gap by the rule that was chosen, as an estimate, and refuses what has nothing to start from', async () => {
  const tried = await fill({ month: '2025-11', rule: 'same_month_last_year' }, '?dry_run=true')
  expect(tried.json()).toMatchObject({ data: { summary: { taken: 1 } }, meta: { dry_run: true } })
  expect((await fill({ month: '2025-11', rule: 'same_month_last_year' })).statusCode).toBe(200)
  const { coverage, covered, estimated } = await analysis()
  expect(covered).toMatchObject({ measured: 5, estimated: 1, gaps: 6, percent: 50 })
  expect(estimated.t).toBeGreaterThan(2)
  expect(coverage[0]!.months.find(({ month }) => month === '2025-11')).toMatchObject({ state: 'estimated' })
  expect((await fill({ month: '2025-11', rule: 'same_month_last_year' })).json()).toMatchObject({
    detail: '2025-11 has lines already.',
  })
  expect((await fill({ month: '2026-03', rule: 'average_of_neighbours' })).statusCode).toBe(400)
})

it('fills a gap beside lines that came by a file', async () => {
  const card = [
    'Transaction Date,Card Number,Rego,Site,Product,Litres',
    '3/07/2025,7012,ABC123,BP Yass,Diesel oil,100',
    '4/09/2025,7012,ABC123,BP Yass,Diesel oil,300',
  ]
  const imported = await app.inject({
    method: 'POST',
    url: `/v1/companies/${ABN}/ledger-imports?period=2025-26&name=card.csv`,
    headers: { ...app.tenant.headers, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(card.join('\n')),
  })
  expect(imported.json()).toMatchObject({ data: { summary: { taken: 2 } } })
  const series = (await analysis()).coverage.find(({ facility }) => facility !== 'Works')!
  const gap = { factor_id: series.factor_id, facility: series.facility ?? undefined, month: '2025-08' }
  const filled = await fill({ ...gap, rule: 'average_of_neighbours' })
  expect(filled.json()).toMatchObject({ data: { summary: { taken: 1 } } })
  const after = (await analysis()).coverage.find(({ facility }) => facility === series.facility)!
  expect(after.months.find(({ month }) => month === '2025-08')).toMatchObject({ state: 'estimated' })
})

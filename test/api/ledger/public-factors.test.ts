import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { fixedClock } from '../../../src/clock.ts'
import { loadFactorSet, withdrawFactorSet } from '../../../src/operations/ledger/public-factors.ts'
import { readFactorSetFile } from '../../../src/operations/ledger/read-factor-set.ts'
import { describeOnBothEngines } from '../../support/engines.ts'
import { type LedgerApp, ledgerApp } from '../../support/ledger-app.ts'

const ABN = '10000000000'
const YEAR = { from: '2025-07-01', to: '2026-06-30' }
const FLIGHT = 'public:travel-2025/flight-domestic'
const SET = {
  id: 'travel-2025',
  source: 'Department of Travel, conversion factors',
  year: 2025,
  gwp_set: 'AR5',
  licence: 'CC BY 4.0',
  document: 'factors-2025.xlsx',
}
const rows = (flight: number) => [
  'id,activity,unit,category,kg_co2e_per_unit,cell',
  `flight-domestic,Domestic flight,passenger-km,category_6,${flight},Air!F12`,
  'hotel-night,Hotel night,night,category_6,35.1,Hotel!C9',
]

describeOnBothEngines('public factor sets', (open) => {
  let app: LedgerApp
  const load = async (lines: readonly string[], dryRun = false, said = SET) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'southerly-set-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = path.join(folder, 'travel.csv')
    writeFileSync(file, lines.join('\n'))
    const services = { database: app.database, clock: fixedClock('2026-11-15T00:00:00Z') }
    return loadFactorSet(services, said, await readFactorSetFile(file), { by: 'op', dryRun })
  }
  const flown = (id: string, more: object = {}) => ({
    id,
    activity: 'domestic flight',
    ...YEAR,
    quantity: 10_000,
    unit: 'passenger-km',
    ...more,
  })
  const travel = async () =>
    (await app.totals(ABN)).by_category.find(({ category }) => category === 'category_6')
  beforeAll(async () => {
    app = await ledgerApp(await open({ holding: 'starter' }))
  })

  it('are loaded as versions that say what changed, and a dry run saves nothing', async () => {
    expect(await load(rows(0.2), true)).toMatchObject({ outcome: 'checked', factors: 2 })
    expect((await app.get('/v1/public-factors')).data).toEqual([])
    expect(await load(rows(0.2))).toMatchObject({
      outcome: 'loaded',
      set: { version: 1 },
      added: ['flight-domestic', 'hotel-night'],
    })
    expect(await load(rows(0.2))).toMatchObject({ outcome: 'already_loaded', set: { version: 1 } })
    const listed = (await app.get('/v1/public-factors?search=flights')).data
    expect(listed).toEqual([
      {
        factor_id: FLIGHT,
        activity: 'Domestic flight',
        unit: 'passenger-km',
        category: 'category_6',
        kg_co2e_per_unit: 0.2,
        cell: 'Air!F12',
        set: { ...SET, version: 1, file_sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      },
    ])
    const first = await app.get('/v1/public-factors?limit=1')
    expect(first.data).toHaveLength(1)
    expect(first).toMatchObject({ page: { next_cursor: expect.any(String) } })
  })

  it('are offered where the national factors have nothing, and count once a person chose them', async () => {
    const asked = (await app.post(ABN, [flown('f-1')])).data.results
    expect(asked).toMatchObject([
      { status: 'refused', reasons: [{ code: 'factor_not_held', allowed: [FLIGHT] }] },
    ])
    const taken = (await app.post(ABN, [flown('f-2', { factor_id: FLIGHT, remember: true })])).data.results
    expect(taken).toMatchObject([{ status: 'taken', counts: true }])
    // Remembered for the words.
    expect((await app.post(ABN, [flown('f-3')])).data.results).toMatchObject([{ status: 'taken' }])
    expect((await travel())!.t).toBeCloseTo(4, 12)
    const { by_factor } = await app.totals(ABN)
    expect(by_factor).toMatchObject([
      {
        factor_id: FLIGHT,
        source: 'public',
        edition: '2025',
        gwp_set: 'AR5',
        printed: 'Department of Travel, conversion factors, factors-2025.xlsx, Air!F12',
      },
    ])
    const explained = await app.get(`/v1/companies/${ABN}/ledger-lines/explain?period=2025-26&line=f-2`)
    expect(explained.data).toMatchObject({
      parts: [{ row_id: `${FLIGHT}@v1`, file_sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }],
    })
  })

  it('are suggested for the words of a file', async () => {
    const response = await app.inject({
      method: 'POST',
      url: `/v1/companies/${ABN}/ledger-imports?period=2025-26&name=hotels.csv&dry_run=true`,
      headers: { ...app.tenant.headers, 'content-type': 'application/octet-stream' },
      payload: Buffer.from('Date,Product,Quantity,Unit\n3/07/2025,Hotel Sydney,2,night\n'),
    })
    expect(response.json()).toMatchObject({
      data: {
        words: [
          { suggestions: [{ factor_id: 'public:travel-2025/hotel-night', name: 'Hotel night, per night' }] },
        ],
      },
    })
  })

  it('leave lines as they were computed when a set is loaded anew or withdrawn', async () => {
    expect(await load(rows(0.3))).toMatchObject({
      set: { version: 2 },
      added: [],
      changed: ['flight-domestic'],
      removed: [],
    })
    expect((await travel())!.t).toBeCloseTo(4, 12)
    await app.post(ABN, [flown('f-4')])
    expect((await travel())!.t).toBeCloseTo(7, 12)
    const services = { database: app.database, clock: fixedClock('2026-11-15T00:00:00Z') }
    expect(await withdrawFactorSet(services, 'travel-2025', 'op')).toMatchObject({ outcome: 'withdrawn' })
    expect((await travel())!.t).toBeCloseTo(7, 12)
    expect((await app.get('/v1/public-factors')).data).toEqual([])
    const after = (await app.post(ABN, [flown('f-5', { factor_id: FLIGHT })])).data.results
    expect(after).toMatchObject([{ status: 'refused', reasons: [{ code: 'factor_not_held' }] }])
    await expect(withdrawFactorSet(services, 'travel-2025', 'op')).rejects.toThrow('no public factor set')
  })
})

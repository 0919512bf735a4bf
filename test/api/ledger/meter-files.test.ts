import { readFileSync } from 'node:fs'
import { zipSync } from 'fflate'
import { beforeAll, expect, it } from 'vitest'
import { openOnOneEngine } from '../../support/engines.ts'
import { type LedgerApp, ledgerApp } from '../../support/ledger-app.ts'

const ABN = '10000000000'
const METER = '4103035678'
const FILE = readFileSync(
  new URL('../../../src/sources/imports/fixtures/nem12-solar-site.csv', import.meta.url),
  'utf8',
)

/** Consumption of the file by month, read by hand: streams whose suffix begins with E. */
function byMonth(text: string): Map<string, number> {
  const found = new Map<string, number>()
  let counts = false
  for (const cells of text.split(/\r?\n/).map((line) => line.split(','))) {
    if (cells[0] === '200') counts = cells[4]!.startsWith('E')
    if (cells[0] !== '300' || !counts) continue
    const month = `${cells[1]!.slice(0, 4)}-${cells[1]!.slice(4, 6)}`
    const kwh = cells.slice(2, 50).reduce((sum, cell) => sum + Number(cell), 0)
    found.set(month, (found.get(month) ?? 0) + kwh)
  }
  return found
}

let app: LedgerApp
beforeAll(async () => {
  app = await ledgerApp(await openOnOneEngine({ holding: 'starter' }))
})

interface Imported {
  readonly data: {
    readonly summary: Record<string, number>
    readonly file: object
    readonly reasons: readonly { readonly code: string }[]
  }
}

const send = async (query = '', body: string | Buffer = FILE) =>
  app.inject({
    method: 'POST',
    url: `/v1/companies/${ABN}/ledger-imports?period=2025-26&name=meter.csv${query}`,
    headers: { ...app.tenant.headers, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(body),
  })

it('asks for the region of a meter, and refuses a damaged meter file as a whole', async () => {
  expect((await send('&dry_run=true')).json<Imported>().data).toMatchObject({
    meters: [{ meter: METER, region: null }],
    file: { format: 'meter', sheet: 'Readings by month' },
    summary: { taken: 0, refused: byMonth(FILE).size },
    reasons: [{ code: 'region_needed' }],
  })
  const zip = Buffer.from(zipSync({ 'reads/meter.csv': Buffer.from(FILE) }))
  expect((await send('&dry_run=true', zip)).json<Imported>().data.file).toMatchObject({ format: 'meter' })
  const damaged = await send('', FILE.replace(/^300,20250701,0\.708/m, '300,20250701,lots'))
  expect(damaged.statusCode).toBe(422)
  expect(damaged.json()).toMatchObject({ detail: expect.stringContaining('lots') })
})

it('enters the readings of a meter month by month, once, in the region that a person chose', async () => {
  const chosen = await app.inject({
    method: 'PUT',
    url: `/v1/companies/${ABN}/meter-regions`,
    headers: app.tenant.headers,
    payload: { meters: [{ meter: METER, region: 'NSW' }] },
  })
  expect(chosen.statusCode).toBe(200)
  const months = byMonth(FILE)
  expect(months.size).toBeGreaterThan(0)
  expect((await send()).json<Imported>().data.summary).toMatchObject({ taken: months.size, refused: 0 })
  const { totals, by_month } = await app.totals(ABN)
  for (const [month, kwh] of months)
    expect(by_month.find((one) => one.month === month)?.scope2_location_t).toBeCloseTo((kwh * 0.64) / 1000, 9)
  const [line] = (await app.get(`/v1/companies/${ABN}/ledger-lines?period=2025-26`)).data as unknown as [
    object,
  ]
  expect(line).toMatchObject({
    id: `${METER}/${[...months.keys()][0]}`,
    facility: METER,
    region: 'NSW',
    note: expect.stringMatching(/^\d+ of 31 days complete/),
    document: { name: 'meter.csv', place: 'Readings by month, row 2' },
  })
  expect((await send()).json<Imported>().data.summary).toMatchObject({ already_held: months.size })
  // The same month in a later file does not count again.
  const later = FILE.replace(/^(300,20250701),0\.708/m, '$1,0.709')
  expect((await send('', later)).json<Imported>().data).toMatchObject({
    summary: { taken: 0 },
    reasons: [{ code: 'id_taken' }],
  })
  expect((await app.totals(ABN)).totals).toEqual(totals)
})

import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { describeOnOneEngine } from '../support/engines.ts'
import { newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

const AGL = '/v1/companies/74115061375'
const YEAR = { start: '2025-07-01', end: '2026-06-30' }
const CONSUMPTION = {
  region: 'NSW',
  period: YEAR,
  kwh: 10,
  exempt_kwh: 0,
  document_sha256: '0'.repeat(64),
}

describeOnOneEngine('what costs more than an item', (open) => {
  let test: TestApp
  let tenant: TestTenant

  beforeAll(async () => {
    const home = mkdtempSync(path.join(tmpdir(), 'southerly-charges-'))
    const database = await open({ holding: 'starter' })
    test = await testApp(database, { environment: { SOUTHERLY_HOME: home } })
    tenant = await newTenant(database, test.clock)
    return async () => {
      await test.app.close()
      await rm(home, { recursive: true })
    }
  })

  const send = async (url: string, payload: Buffer) =>
    await test.inject({
      method: 'POST',
      url,
      headers: { ...tenant.headers, 'content-type': 'application/octet-stream' },
      payload,
    })
  const list = async (): Promise<void> => {
    await test.inject({ url: '/v1/company-periods', headers: tenant.headers })
  }
  const spent = async (operation: string): Promise<number> => {
    await test.app.services.meter.flush()
    const usage = await test.inject({ url: '/v1/usage', headers: tenant.headers })
    const rows: { operation: string; items: number }[] = usage.json().data
    return rows.find((row) => row.operation === operation)?.items ?? 0
  }

  it('is a large upload, taken or refused after it was looked into', async () => {
    const taken = await send('/v1/evidence-files?name=meter.csv', Buffer.from('a,b\n1,2\n'.repeat(300_000)))
    expect([taken.statusCode, await spent('addEvidenceFile')]).toEqual([201, 3])
    const refused = await send('/v1/evidence-files?name=bill.pdf', Buffer.from('a,b\n1,2\n'))
    expect([refused.statusCode, await spent('addEvidenceFile')]).toEqual([422, 4])
  })

  it('is an import, for the process that reads the file', async () => {
    const preview = await send(
      `${AGL}/imports?kind=electricity&period=2025-26&name=a.csv`,
      Buffer.from('NMI,State,Month,kWh\nM1,NSW,Jul 2025,1\n'),
    )
    expect([preview.statusCode, await spent('importFile')]).toEqual([200, 5])
  })

  it('is a list that has readiness computed again, once for each change of the tenant', async () => {
    await list()
    expect(await spent('listCompanyPeriods')).toBe(0)
    const written = await test.inject({
      method: 'PUT',
      url: `${AGL}/market-based-scope2/evidence`,
      headers: tenant.headers,
      payload: { period: YEAR, instruments: [], consumption: [CONSUMPTION] },
    })
    expect(written.statusCode).toBe(200)
    await list()
    expect(await spent('listCompanyPeriods')).toBe(1)
    await list()
    expect(await spent('listCompanyPeriods')).toBe(1)
  })

  it('is a history of large versions', async () => {
    const url = `${AGL}/market-based-scope2/evidence`
    const before = await test.inject({ url: `${url}?period=2025-26`, headers: tenant.headers })
    const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2025, 6 + month, 1)))
    const consumption = months.flatMap((month, index) =>
      Array.from({ length: 50 }, (_, place) => ({
        ...CONSUMPTION,
        period: {
          start: month.toISOString().slice(0, 10),
          end: new Date(Date.UTC(2025, 7 + index, 0)).toISOString().slice(0, 10),
        },
        meter: `NMI ${place}`,
      })),
    )
    const written = await test.inject({
      method: 'PUT',
      url,
      headers: { ...tenant.headers, 'if-match': before.headers['etag'] },
      payload: { period: YEAR, instruments: [], consumption },
    })
    expect(written.statusCode).toBe(200)
    await test.inject({ url: `${url}/history?period=2025-26`, headers: tenant.headers })
    expect(await spent('listMarketBasedEvidenceVersions')).toBeGreaterThan(1)
  })

  it('is a comparison of snapshots, by the slots that differ', async () => {
    const get = async (url: string) => (await test.inject({ url, headers: tenant.headers })).json().data
    const snapshots: { snapshot: string }[] = await get('/v1/snapshots?limit=200')
    const [newest, oldest] = [snapshots[0]!.snapshot, snapshots.at(-1)!.snapshot]
    const { changes } = await get(`/v1/snapshots/${oldest}/diff/${newest}?rows=0`)
    expect(changes.length).toBeGreaterThan(20)
    expect(await spent('diffSnapshots')).toBe(Math.ceil(changes.length / 20))
  })

  it('is a profile of a named day', async () => {
    const spentFor = async (choice: string): Promise<number> => {
      const before = await spent('getClimateProfile')
      const answer = await test.inject({ url: `${AGL}/climate-profile${choice}`, headers: tenant.headers })
      expect(answer.statusCode).toBe(200)
      return (await spent('getClimateProfile')) - before
    }
    expect(await spentFor('')).toBe(1)
    expect(await spentFor('?as_of=2026-11-15')).toBe(2)
    expect(await spentFor('')).toBe(1)
  })
})

import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { describeOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

const COMPANY = '/v1/companies/74115061375'
const METER_FILE = readFileSync(
  new URL('../../src/sources/imports/fixtures/nem12-solar-site.csv', import.meta.url),
)
const BILLS = 'NMI,State,Month,kWh\n2001985732,VIC,Jul 2025,5\n'

describeOnOneEngine('imports', (open) => {
  let test: StarterApp

  beforeAll(async () => {
    test = await starterApp(await open({ holding: 'starter' }))
    return () => test.app.close()
  })

  const send = async (payload: string | Buffer, query = '', headers: Record<string, string> = {}) =>
    test.inject({
      method: 'POST',
      url: `${COMPANY}/imports?kind=electricity&period=2025-26&name=a.csv${query}`,
      headers: { ...test.tenant.headers, ...headers, 'content-type': 'application/octet-stream' },
      payload,
    })
  const evidence = async () =>
    test.inject({ url: `${COMPANY}/market-based-scope2/evidence`, headers: test.tenant.headers })

  it('asks for the region of a meter, remembers it, and applies both files', async () => {
    const asked = (await send(METER_FILE)).json().data
    expect(asked).toMatchObject({
      proposed: null,
      fault_count: 1,
      meters: [{ nmi: '4103035678', region: null }],
      meters_without_region: ['4103035678'],
      meter_regions: null,
    })
    expect((await send(METER_FILE, '&apply=true')).json()).toMatchObject({ code: 'import_file_invalid' })
    expect((await evidence()).statusCode).toBe(404)

    await test.inject({
      method: 'PUT',
      url: `${COMPANY}/meter-regions`,
      headers: test.tenant.headers,
      payload: { meters: [{ meter: '4103035678', region: 'NSW' }] },
    })
    const preview = (await send(METER_FILE)).json().data
    expect(preview).toMatchObject({ fault_count: 0, present: null, changes: [{ change: 'added' }] })
    expect(preview).toMatchObject({
      meters_without_region: [],
      meter_regions: { meters: [{ meter: '4103035678', region: 'NSW' }] },
    })
    expect((await evidence()).statusCode).toBe(404)

    const first = (await send(METER_FILE, '&apply=true')).json().data
    expect(first.applied).toMatchObject({ version: 1, changed: true })
    expect((await send(BILLS, '&apply=true')).json().code).toBe('precondition_required')
    const second = await send(BILLS, '&apply=true', { 'if-match': `"${first.applied.etag}"` })
    expect(second.json().data.applied).toMatchObject({ version: 2 })
    const { consumption } = (await evidence()).json().data
    expect(consumption).toMatchObject([
      { meter: '4103035678', region: 'NSW', document_sha256: preview.file.sha256 },
      { meter: '2001985732', region: 'VIC', kwh: 5 },
    ])
  })

  it('gives templates, and refuses one whose example line was left in it', async () => {
    for (const format of ['csv', 'xlsx']) {
      const template = await test.inject({
        url: `/v1/imports/electricity/template?format=${format}`,
        headers: test.tenant.headers,
      })
      expect(template.headers['content-disposition']).toContain(`electricity-template.${format}`)
      const { faults, ignored_columns } = (await send(template.rawPayload)).json().data
      expect(ignored_columns).toEqual([])
      expect(faults).toMatchObject([{ message: expect.stringContaining('example line') as string }])
    }
  })

  it('refuses in words what cannot be read, and a period that is missing', async () => {
    expect((await send('%PDF-1.7')).json()).toMatchObject({
      status: 422,
      code: 'import_file_invalid',
      detail: expect.stringContaining('a.csv: is a PDF') as string,
    })
    const without = await test.inject({
      method: 'POST',
      url: `${COMPANY}/imports?kind=instruments&name=a.csv`,
      headers: { ...test.tenant.headers, 'content-type': 'application/octet-stream' },
      payload: 'x',
    })
    expect(without.json().code).toBe('missing_parameter')
  })
})

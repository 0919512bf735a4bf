import { readFileSync } from 'node:fs'
import { zipSync } from 'fflate'
import { beforeAll, expect, it } from 'vitest'
import { describeOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'
import { type TestApp, testApp } from './support.ts'

const COMPANY = '/v1/companies/74115061375'
const METER_FILE = readFileSync(
  new URL('../../src/sources/imports/fixtures/nem12-solar-site.csv', import.meta.url),
)
const BILLS = 'Site,NMI,State,Month,kWh\nDepot Footscray,2001985732,VIC,Jul 2025,5\n'

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
    const packed = Buffer.from(zipSync({ 'reads/meters.csv': METER_FILE }))
    const said = (await send(packed, '&regions=4103035678:Victoria')).json().data
    expect(said).toMatchObject({ fault_count: 0, file: { format: 'nem12' } })
    expect(said.proposed.consumption).toMatchObject([{ meter: '4103035678', region: 'VIC' }])
    expect((await send(METER_FILE, '&regions=4103035678:WA')).json()).toMatchObject({
      code: 'invalid_parameter',
      valid_values: expect.arrayContaining(['SWIS', 'NWIS']) as string[],
    })

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
      { site: 'Depot Footscray', meter: '2001985732', region: 'VIC', kwh: 5 },
    ])
  })

  it('answers a large file in pages, with long texts cut and the record left out', async () => {
    const head = 'Site ID,Name,Address,State,Postcode\n'
    const sites = async (text: string, query = '', app: Pick<TestApp, 'inject'> = test) => {
      const answer = await app.inject({
        method: 'POST',
        url: `${COMPANY}/imports?kind=sites&name=a.csv${query}`,
        headers: { ...test.tenant.headers, 'content-type': 'application/octet-stream' },
        payload: head + text,
      })
      expect([answer.statusCode, answer.body.length < 1_500_000]).toEqual([200, true])
      return answer.json().data
    }
    const line = (at: number, name: string): string => `s${at},${name},1 George St,NSW,2000\n`
    const many = Array.from({ length: 450 }, (_, at) => line(at, `Depot ${at}`)).join('')
    const first = await sites(many)
    expect(first).toMatchObject({ fault_count: 0, change_counts: { added: 450 }, next_offset: 200 })
    expect([first.changes.length, first.proposed.sites.length]).toEqual([200, 450])
    const rest = await sites(many, '&offset=400&limit=1000')
    expect([rest.changes.length, rest.next_offset]).toEqual([50, null])
    expect(rest.changes[0].name).toBe('Depot 400')

    const narrow = await testApp(test.app.services.database, {
      environment: { SOUTHERLY_BODY_LIMIT: '2048' },
      clock: test.clock,
    })
    const whole = await sites(many, '', narrow)
    expect([whole.proposed, whole.proposed_left_out]).toEqual([null, true])
    await narrow.app.close()

    const long = await sites(line(1, 'x'.repeat(3000)))
    expect(long.changes[0].after.name).toBe(`${'x'.repeat(500)}… (3000 characters)`)
    const longer = await sites(line(1, 'x'.repeat(4001)))
    expect(longer.faults[0].message).toBe('has 4001 characters; at most 4000 are accepted in a cell')
    expect(longer.faults[0].value.length).toBeLessThan(200)
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

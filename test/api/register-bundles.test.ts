import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clockOf } from '../../src/clock.ts'
import { purgeRegister } from '../../src/operations/register/purge.ts'
import { verifyBundle } from '../../src/reports/verifier/verify-bundle.ts'
import type { Database } from '../../src/store/database.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { type BundleApp, bundleApp } from '../support/bundle-app.ts'
import { jsonIn, makePlainBundle, reseal } from '../support/bundles.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { REGISTERED, type RegisterServer, recordOf, registerServer } from '../support/register-server.ts'
import { newTenant, type TestTenant } from './support.ts'

const GUID = '8f2a1c3e-5b7d-4e9f-a0b1-c2d3e4f5a6b7'
const NAME = 'BUNNINGS GROUP LIMITED'
/** A company that no table, no extract and no register tells of. */
const NOBODY = '51824753556'

interface Bundle {
  readonly zip: Uint8Array
  readonly check: object
  readonly evidenceHash: string
}

describeOnOneEngine('what the business register says', (open) => {
  let database: Database
  let server: RegisterServer
  let app: BundleApp
  let tenant: TestTenant
  beforeAll(async () => {
    database = await open({ holding: 'starter' })
    server = await registerServer()
    app = await bundleApp(database, makePlainBundle, {
      environment: { ABR_GUID: GUID, SOUTHERLY_REGISTER_TIMEOUT_MS: '10000' },
      registerTransport: server.transport,
    })
    tenant = await newTenant(database, app.clock)
    answerWith(recordOf(REGISTERED, NAME))
  })
  afterAll(async () => {
    await app.close()
    server.close()
  })

  const answerWith = (text: string): void => {
    server.respond = (response) => response.setHeader('content-type', 'text/xml').end(text)
  }
  const send = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, status = 200) => {
    const headers = { ...tenant.headers, 'content-type': 'application/json', prefer: 'wait=20' }
    const response = await app.inject({
      method,
      url,
      headers: method === 'GET' ? tenant.headers : headers,
      ...(payload === undefined ? {} : { payload }),
    })
    expect([url, response.statusCode, response.body.slice(0, 300)]).toMatchObject([url, status, {}])
    return response
  }
  const bundle = async (abn: string, status = 201): Promise<Bundle> => {
    await send('POST', `/v1/companies/${abn}/disclosure-report`, { period: '2024-25' }, status)
    const { rawPayload } = await send('GET', `/v1/companies/${abn}/disclosure-reports/latest/download`)
    const zip = new Uint8Array(rawPayload)
    const report = jsonIn(unzipSync(zip), 'report.json')
    expect(verifyBundle(zip, null).findings).toEqual([])
    const { register_check } = report['entity'] as { readonly register_check: object }
    return { zip, check: register_check, evidenceHash: String(report['evidence_hash']) }
  }

  it('is in a bundle, cited by the hash of its content and known to the verifier', async () => {
    const { zip, check } = await bundle(REGISTERED)
    expect(check).toMatchObject({ status: 'confirmed', answered_on: '2026-11-15', name_in_register: NAME })
    const files = unzipSync(zip)
    const [kept] = await database.query<{ content_sha256: string }>(
      SQL`select content_sha256 from register_observation`,
    )
    expect(jsonIn(files, 'provenance.json')['inputs']).toContainEqual(
      expect.objectContaining({
        dataset: 'au_abr_register',
        release: 'observation',
        file_sha256: kept?.content_sha256,
        field: 'name',
        value_text: NAME,
      }),
    )
    const report = jsonIn(files, 'report.json')
    const entity = {
      ...(report['entity'] as object),
      register_check: { ...check, answered_on: '2025-01-01' },
    }
    const forged = reseal({
      ...files,
      'report.json': Buffer.from(JSON.stringify({ ...report, entity })),
    })
    expect(verifyBundle(forged, null).findings).toContainEqual(
      expect.objectContaining({ where: 'entity.register_check' }),
    )
  })

  it('makes the same bundle from the same answer, and another from another', async () => {
    const first = await bundle(REGISTERED, 200)
    await purgeRegister({ database, clock: app.clock }, REGISTERED, {
      actor: 'operator',
      reason: 'asked by the Registrar',
    })
    answerWith(recordOf(REGISTERED, 'ZINC HOLDINGS LIMITED'))
    const second = await bundle(REGISTERED)
    expect(second.check).toMatchObject({ name_in_register: 'ZINC HOLDINGS LIMITED' })
    expect(second.evidenceHash).not.toBe(first.evidenceHash)
  })

  it('a bundle stands after a purge; the next one says that the register is unavailable', async () => {
    const later = clockOf(() => app.clock.time() + 1000)
    const purge = await purgeRegister({ database, clock: later }, REGISTERED, {
      actor: 'operator',
      reason: 'withdrawn',
    })
    expect(purge).toMatchObject({ copies: 1, bundles: 1 })
    server.respond = (response) => response.writeHead(503).end()
    const company = { name: 'Zinc Holdings Limited', state: 'VIC', postcode: '3121' }
    await send('PUT', `/v1/companies/${REGISTERED}/sites`, { company, sites: [] })
    const { check } = await bundle(REGISTERED)
    expect(check).toMatchObject({ status: 'unavailable', answered_on: null, name_in_register: null })
    const history = await send('GET', `/v1/companies/${REGISTERED}/disclosure-reports`)
    expect(history.json<{ data: object[] }>().data).toHaveLength(3)
  })

  it('what a tenant declares stands in where no register is at hand, in its own answers alone', async () => {
    const url = `/v1/companies/${NOBODY}/climate-profile`
    await send('GET', `${url}?include_declared=true`, undefined, 502)
    const company = { name: 'Nobody Else Pty Ltd', address: '12 Mill Street, Ballarat VIC 3350' }
    await send('PUT', `/v1/companies/${NOBODY}/sites`, { company, sites: [] })
    await send('GET', url, undefined, 502)
    const { data } = (await send('GET', `${url}?include_declared=true`)).json<{
      data: Record<string, object>
    }>()
    expect(data).toMatchObject({
      entity: {
        name: 'Nobody Else Pty Ltd',
        postcode: '3350',
        basis: 'tenant_declared',
        data_quality: { flags: ['declared_by_tenant'] },
        resolution: { status: 'tenant_declared', register_check: { status: 'unavailable' } },
      },
      grid_intensity: { region_decision: { grid_region: 'VIC1' } },
      climate_context: { availability: { status: expect.stringMatching(/^(available|stale)$/) } },
      scenario_context: { availability: { status: 'available' } },
    })
    expect((await bundle(NOBODY)).check).toMatchObject({ status: 'unavailable' })
  })

  it('contradicts what a tenant declared by name', async () => {
    app.clock.forward(24 * 60 * 60 * 1000)
    answerWith(recordOf(NOBODY, 'SOMEBODY ELSE LIMITED'))
    const { data } = (
      await send('GET', `/v1/companies/${NOBODY}/climate-profile?include_declared=true`)
    ).json<{ data: object }>()
    expect(data).toMatchObject({
      entity: {
        name: 'SOMEBODY ELSE LIMITED',
        data_quality: { flags: ['declared_name_differs'] },
        resolution: {
          register_check: {
            status: 'differs',
            name_here: 'Nobody Else Pty Ltd',
            name_in_register: 'SOMEBODY ELSE LIMITED',
          },
        },
      },
    })
  })

  it('is in risks, batches, factors and files too', async () => {
    const risk = await send('GET', `/v1/companies/${NOBODY}/climate-risk`)
    expect(risk.json<object>()).toMatchObject({
      data: { register_check: { name_in_register: 'SOMEBODY ELSE LIMITED' } },
    })
    await send('GET', `/v1/companies/${NOBODY}/reference-context?period=2024-25`)
    const batch = await send('POST', '/v1/companies/batch/climate-profiles', {
      abns: [NOBODY, '55004898962', 'no ABN'],
      include: ['entity'],
    })
    expect(batch.body).toContain('SOMEBODY ELSE LIMITED')
    const file = await send('GET', `/v1/companies/${NOBODY}/climate-profile/export?format=xlsx`)
    const sheets = Object.values(unzipSync(new Uint8Array(file.rawPayload))).map((bytes) =>
      Buffer.from(bytes).toString(),
    )
    expect(sheets.join()).toMatch(/Name and status confirmed on 16 November 2026/)
  })
})

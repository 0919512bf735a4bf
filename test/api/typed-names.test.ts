import { unzipSync } from 'fflate'
import { beforeAll, expect, it } from 'vitest'
import { canonicalJson, sha256 } from '../../src/domain/evidence.ts'
import { verifyBundle } from '../../src/reports/verifier/verify-bundle.ts'
import type { Database } from '../../src/store/database.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { type BundleApp, bundleApp } from '../support/bundle-app.ts'
import { statement, target, YEAR_2026 } from '../support/disclosure-records.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { newTenant, type TestTenant } from './support.ts'

const AGL = '74115061375'
const PERIOD = '2025-07-01/2026-06-30'
const OLD_STATEMENTS = {
  period: YEAR_2026,
  statements: [{ ...statement('6(a)'), author: 'A. Writer of 2025', approver: 'The Board of 2025' }],
}
const OLD_TARGETS = { targets: [{ ...target(), approver: 'The Committee of 2025' }] }

/** Versions from when people typed who wrote and who approved. */
describeOnOneEngine('records that hold typed names', (open) => {
  let database: Database
  let app: BundleApp
  let tenant: TestTenant

  beforeAll(async () => {
    database = await open({ holding: 'starter' })
    app = await bundleApp(database)
    tenant = await newTenant(database, app.clock)
    await database.as({ kind: 'tenant', tenantId: tenant.id }, async (sql) => {
      for (const [kind, period, body] of [
        ['s2_statements', PERIOD, OLD_STATEMENTS],
        ['emission_targets', '', OLD_TARGETS],
      ] as const)
        await sql.query(
          SQL`insert into tenant_record (tenant_id, abn, kind, period, version, body, body_sha256, authored_by, authored_at)
           values ($1, $2, $3, $4, 1, $5, $6, 'operator', '2026-09-01')`,
          [tenant.id, AGL, kind, period, canonicalJson(body), sha256(canonicalJson(body))],
        )
    })
    return () => app.close()
  })

  const get = async (path: string) => {
    const answer = await app.inject({ url: `/v1/companies/${AGL}/${path}`, headers: tenant.headers })
    expect([path, answer.statusCode]).toEqual([path, 200])
    return answer
  }

  it('are read and listed with every word', async () => {
    expect((await get(`s2-statements?period=${PERIOD}`)).json().data.statements).toEqual(
      OLD_STATEMENTS.statements,
    )
    expect((await get('emission-targets')).json().data.targets).toEqual(OLD_TARGETS.targets)
    expect((await get(`s2-statements/history?period=${PERIOD}`)).body).toContain('The Board of 2025')
    expect((await get('emission-targets/history')).body).toContain('The Committee of 2025')
  })

  it('are in a bundle with every word, which verifies, and count for nothing', async () => {
    const run = await app.inject({
      method: 'POST',
      url: `/v1/companies/${AGL}/disclosure-report`,
      headers: { ...tenant.headers, prefer: 'wait=25' },
      payload: { period: '2025-26' },
    })
    const id: string = run.json().data.artifact_id
    const zip = (await get(`disclosure-reports/${id}/download`)).rawPayload
    const { records } = JSON.parse(Buffer.from(unzipSync(zip)['provenance.json']!).toString())
    const bodyOf = (kind: string) => records.find(({ record }: { record: string }) => record === kind).body
    expect(bodyOf('s2_statements')).toEqual(OLD_STATEMENTS)
    expect(bodyOf('emission_targets')).toEqual(OLD_TARGETS)
    expect(verifyBundle(zip, null).findings).toEqual([])
    const { rows } = (await get(`filing-readiness?period=${PERIOD}`)).json().data
    const row = rows.find(({ requirement_id }: { requirement_id: string }) => requirement_id === '6(a)')
    expect(row.rung).toBe('stated')
  })

  it('are imported over without the names, which the history keeps', async () => {
    const file = Buffer.from(
      'ID,Target name,Target year,Base value,Owner\nT1,Half by 2030,2029-30,1000,Another owner\n',
    )
    const url = `/v1/companies/${AGL}/imports?kind=targets&name=targets.csv`
    const headers = { ...tenant.headers, 'content-type': 'application/octet-stream' }
    const etag = String((await get('emission-targets')).headers['etag'])
    const applied = await app.inject({
      method: 'POST',
      url: `${url}&apply=true`,
      headers: { ...headers, 'if-match': etag },
      payload: file,
    })
    expect([applied.statusCode, applied.json().detail]).toEqual([200, undefined])
    const [now] = (await get('emission-targets')).json().data.targets
    expect(now).toMatchObject({ owner: 'Another owner' })
    expect(now).not.toHaveProperty('approver')
    expect((await get('emission-targets/history')).body).toContain('The Committee of 2025')
  })
})

import { expect, it } from 'vitest'
import { canonicalJson, sha256 } from '../../src/domain/evidence.ts'
import { PACKS } from '../../src/domain/tenancy/access.ts'
import {
  API_KEY_RANDOM_BYTES,
  formatApiKey,
  hashKeySecret,
  makeApiKey,
} from '../../src/domain/tenancy/api-key.ts'
import { appendAudit, readAuditEvents, verifyAuditChain } from '../../src/operations/tenancy/audit.ts'
import { createTenant } from '../../src/operations/tenancy/tenants.ts'
import { migrate } from '../../src/store/migrate.ts'
import { readMigrations } from '../../src/store/migration-files.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { SECRET, testApp, testClock } from '../api/support.ts'
import { openOnOneEngine } from '../support/engines.ts'
import { RECORD_EXAMPLES } from '../support/record-resources.ts'

const ABN = '74115061375'
const ROUTE = 'emission-targets'

it('a database from before there were people keeps its keys, its history and its audit chain', async () => {
  const database = await openOnOneEngine({ holding: 'nothing' })
  const clock = testClock()
  const all = await readMigrations()
  const people = all.findIndex(({ name }) => name.endsWith('_members'))
  await migrate(database, { migrations: all.slice(0, people) })

  const { id: tenantId } = await createTenant(database, clock, { name: 'Acme', plan: 'local' })
  const key = makeApiKey('live', Buffer.alloc(API_KEY_RANDOM_BYTES, 7))
  const actor = `key:${key.id}`
  const { body } = RECORD_EXAMPLES.find(({ route }) => route === ROUTE)!
  const text = canonicalJson(body)
  await database.as({ kind: 'operator' }, async (sql) => {
    await sql.query(
      SQL`insert into api_key (id, tenant_id, mode, name, secret_hash, scopes, packs, created_at, created_by)
          values ($1, $2, 'live', 'from before', $3, '{admin}', $5::text[], $4, 'operator')`,
      [key.id, tenantId, hashKeySecret(SECRET, key.id, key.secret).toString('hex'), clock.now(), PACKS],
    )
    await appendAudit(sql, clock, {
      tenantId,
      actor,
      action: 'tenant_record.written',
      subject: `tenant_record:${ABN}:emission_targets`,
      detail: { abn: ABN, version: 1 },
    })
  })
  await database.as({ kind: 'tenant', tenantId }, (sql) =>
    sql.query(
      SQL`insert into tenant_record (tenant_id, abn, kind, period, version, body, body_sha256, authored_by, authored_at)
          select $1, $2, 'emission_targets', '', version, $3, $4, $5, $6 from generate_series(1, 2) version`,
      [tenantId, ABN, text, sha256(text), actor, clock.now()],
    ),
  )
  const before = await readAuditEvents(database, tenantId, { limit: 10 })
  expect(before).toHaveLength(2)

  const { applied } = await migrate(database)
  expect(applied).toHaveLength(all.length - people)

  expect(await readAuditEvents(database, tenantId, { limit: 10 })).toEqual(before)
  expect((await verifyAuditChain(database, tenantId))[0]?.broken).toBeUndefined()
  const test = await testApp(database, { clock })
  const headers = { authorization: `Bearer ${formatApiKey(key)}` }
  const ask = async (url: string) => (await test.inject({ url, headers })).json()
  expect(await ask('/v1/me')).toMatchObject({ actor, member: null, key: { id: key.id } })
  expect((await ask('/v1/members')).data).toEqual([])
  const record = await ask(`/v1/companies/${ABN}/${ROUTE}`)
  expect(record.data).toMatchObject({ version: 2, authored_by: actor })
  const history = (await ask(`/v1/companies/${ABN}/${ROUTE}/history`)).data
  expect(history.map(({ version, authored_by_name }: Version) => [version, authored_by_name])).toEqual([
    [2, 'from before'],
    [1, 'from before'],
  ])
  const invited = await test.inject({
    method: 'POST',
    url: '/v1/members',
    headers,
    payload: { name: 'Ada', email: 'ada@example.com', roles: ['admin'] },
  })
  expect(invited.statusCode).toBe(201)
  expect((await verifyAuditChain(database, tenantId))[0]?.broken).toBeUndefined()
  await test.app.close()
  await database.close()
})

interface Version {
  readonly version: number
  readonly authored_by_name: string
}

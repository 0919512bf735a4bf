import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { systemClock } from '../../src/clock.ts'
import { fingerprintOf } from '../../src/operations/tenancy/server-secret.ts'
import { openDatabase } from '../../src/store/open.ts'
import { settleServerFact } from '../../src/store/server-facts.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { newTenant, SECRET } from '../api/support.ts'
import { newPostgresUrl } from '../support/engines.ts'
import { type Server, serve, temporaryDirectory, testSettings } from './southerly.ts'

const NO_LIMITS = { requests_per_minute: null, requests_in_flight: null, items_per_month: null }
const BATCH = 10

test.skipIf(inject('postgresUrl') === undefined)(
  'limits hold for two servers together, and what a server answered counts although it was killed',
  async () => {
    const databaseUrl = await newPostgresUrl({ holding: 'starter' })
    const database = await openDatabase({ databaseUrl, pool: 2 })
    const home = temporaryDirectory()
    // As an earlier version has set it up: keys of newTenant are hashed with the setting itself.
    await database.transaction((sql) => settleServerFact(sql, 'secret_fingerprint', fingerprintOf(SECRET)))
    const settings = (name: string) =>
      testSettings(path.join(home, name), {
        DATABASE_URL: databaseUrl,
        SOUTHERLY_SECRET: SECRET.toString(),
        SOUTHERLY_WORKERS: '0',
      })
    const servers = await Promise.all([serve(settings('one')), serve(settings('two'))])
    const tenantWith = (overrides: object) =>
      newTenant(database, systemClock, { plan: 'professional', overrides: { ...NO_LIMITS, ...overrides } })
    /** At the same time, at both servers in turn; how many were answered with each status. */
    const askAtOnce = async (count: number, ask: (server: Server) => Promise<Response>) => {
      const answers = Array.from({ length: count }, (_, index) => ask(servers[index % servers.length]!))
      const statuses = (await Promise.all(answers)).map(({ status }) => status)
      return {
        ok: statuses.filter((one) => one === 200).length,
        refused: statuses.filter((one) => one === 429).length,
      }
    }
    const itemsOf = async (tenantId: string) => {
      const [row] = await database.as({ kind: 'operator' }, (sql) =>
        sql.query<{ used: number; held: number }>(
          SQL`select (select coalesce(sum(items), 0)::bigint from usage_day where tenant_id = $1) as used,
                (select coalesce(sum(items), 0)::bigint from limit_lease where tenant_id = $1) as held`,
          [tenantId],
        ),
      )
      return row!
    }

    const hurried = await tenantWith({ requests_per_minute: 40 })
    expect(await askAtOnce(100, (server) => server.call('/v1/me', { key: hurried.key }))).toEqual({
      ok: 40,
      refused: 60,
    })

    const frugal = await tenantWith({ items_per_month: 100 })
    const lookups = Array.from({ length: BATCH }, () => ({ factor_id: 'nonsense' }))
    const body = JSON.stringify({ lookups })
    const headers = { 'content-type': 'application/json' }
    const sent = await askAtOnce(20, (server) =>
      server.call('/v1/emission-factors/batch', { key: frugal.key, method: 'POST', headers, body }),
    )
    expect(sent).toEqual({ ok: 10, refused: 10 })
    await expect.poll(() => itemsOf(frugal.id)).toEqual({ used: 100, held: 0 })

    const doomed = await tenantWith({ items_per_month: 100_000 })
    const [first, second] = servers
    const emissions = `/v1/entities/74115061375/emissions`
    for (let asked = 0; asked < 25; asked += 1)
      expect((await first.call(emissions, { key: doomed.key })).status).toBe(200)
    first.child.kill('SIGKILL')
    await first.ended
    const { used, held } = await itemsOf(doomed.id)
    expect(used + held).toBeGreaterThanOrEqual(25)
    expect((await second.call(emissions, { key: doomed.key })).status).toBe(200)
    await database.close()
  },
)

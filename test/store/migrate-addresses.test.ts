import { expect, it } from 'vitest'
import { appendAudit } from '../../src/operations/tenancy/audit.ts'
import { createTenant } from '../../src/operations/tenancy/tenants.ts'
import { migrate } from '../../src/store/migrate.ts'
import { readMigrations } from '../../src/store/migration-files.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { testClock } from '../api/support.ts'
import { openOnOneEngine } from '../support/engines.ts'

it('members from before count as confirmed when they joined by the provider, and only then', async () => {
  const database = await openOnOneEngine({ holding: 'nothing' })
  const clock = testClock()
  const all = await readMigrations()
  const addresses = all.findIndex(({ name }) => name.endsWith('_key_chains_and_addresses'))
  await migrate(database, { migrations: all.slice(0, addresses) })
  const { id: tenantId } = await createTenant(database, clock, { name: 'Acme', plan: 'local' })
  const at = clock.now().toISOString()
  const members = { oidc: 'mem_000000000000oidc', passkey: 'mem_000000000passkey' }
  await database.as({ kind: 'operator' }, async (sql) => {
    for (const [how, id] of Object.entries(members)) {
      await sql.query(
        SQL`insert into member (tenant_id, id, name, email, roles, packs, status, invited_at, invited_by, joined_at)
            values ($1, $2, 'Lee', $3, '{viewer}', '{}', 'active', $4, 'operator', $4)`,
        [tenantId, id, `${how}@example.com`, at],
      )
      const event = { tenantId, actor: `member:${id}`, subject: `member:${id}` }
      await appendAudit(sql, clock, { ...event, action: 'member.joined', detail: { how, roles: ['viewer'] } })
    }
  })
  await migrate(database)
  const rows = await database.as({ kind: 'tenant', tenantId }, (sql) =>
    sql.query(SQL`select member_id, confirmed_by from member_address where confirmed_at is not null`),
  )
  expect(rows).toEqual([{ member_id: members.oidc, confirmed_by: 'provider' }])
})

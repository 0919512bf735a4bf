import { beforeAll, expect, it } from 'vitest'
import { sha256 } from '../../src/domain/evidence.ts'
import { createTenant } from '../../src/operations/tenancy/tenants.ts'
import type { Actor, Database } from '../../src/store/database.ts'
import { findEvidenceFile, versionsNaming } from '../../src/store/evidence-files.ts'
import { migrate } from '../../src/store/migrate.ts'
import { readMigrations } from '../../src/store/migration-files.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { testClock } from '../api/support.ts'
import { describeOnBothEngines } from '../support/engines.ts'

const ABN = '74115061375'
const [BILL, MINUTES, OTHER] = ['a', 'b', 'c'].map((letter) => letter.repeat(64)) as [string, string, string]
const clock = testClock()

describeOnBothEngines('documents that records name', (open) => {
  let database: Database
  let tenantId: string
  let tenant: Actor
  const write = (kind: string, version: number, named: readonly string[], deletion: string | null = null) => {
    const body = JSON.stringify({ documents: named })
    return database.as(tenant, (sql) =>
      sql.query(
        SQL`insert into tenant_record (tenant_id, abn, kind, period, version, body, body_sha256, authored_by, authored_at, deletion_reason)
              values ($1, $2, $3, '', $4, $5, $6, 'operator', $7, $8)`,
        [tenantId, ABN, kind, version, body, sha256(body), clock.now(), deletion],
      ),
    )
  }
  const namedBy = async (hash: string): Promise<unknown> =>
    (await database.as(tenant, (sql) => findEvidenceFile(sql, { tenantId, sha256: hash })))?.named_by
  const versionsOf = async (hash: string): Promise<unknown> =>
    (await database.as(tenant, (sql) => versionsNaming(sql, { tenantId, sha256: hash }))).map(
      ({ kind, version }) => `${kind} ${version}`,
    )

  beforeAll(async () => {
    database = await open({ holding: 'nothing' })
    const all = await readMigrations()
    const before = all.findIndex(({ name }) => name.endsWith('_record_documents'))
    await migrate(database, { migrations: all.slice(0, before) })
    tenantId = (await createTenant(database, clock, { name: 'Acme', plan: 'local' })).id
    tenant = { kind: 'tenant', tenantId }
    await database.as(tenant, async (sql) => {
      for (const hash of [BILL, MINUTES, OTHER])
        await sql.query(
          SQL`insert into evidence_file (tenant_id, sha256, name, size, media_type, received_at, received_by)
                values ($1, $2, 'bill.pdf', 1, 'application/pdf', $3, 'operator')`,
          [tenantId, hash, clock.now()],
        )
    })
    await write('sites', 1, [BILL, MINUTES])
    await write('targets', 1, [BILL])
    await migrate(database)
  })

  it('are known of versions from before they were written down', async () => {
    expect(await versionsOf(BILL)).toEqual(['sites 1', 'targets 1'])
    expect(await namedBy(BILL)).toEqual([
      { abn: ABN, kind: 'sites', period: '' },
      { abn: ABN, kind: 'targets', period: '' },
    ])
    expect(await namedBy(OTHER)).toEqual([])
  })

  it('are those of the newest version only, and of none that was deleted', async () => {
    await write('sites', 2, [MINUTES, OTHER, OTHER])
    await write('targets', 2, [BILL], 'entered by mistake')
    expect(await namedBy(BILL)).toEqual([])
    expect(await namedBy(OTHER)).toEqual([{ abn: ABN, kind: 'sites', period: '' }])
    expect(await versionsOf(BILL)).toEqual(['sites 1', 'targets 1', 'targets 2'])
    expect(await versionsOf(MINUTES)).toEqual(['sites 1', 'sites 2'])
  })

  it('are found by an index, also under the rules of rows', async () => {
    const plan = await database.as(tenant, async (sql) => {
      await sql.exec(SQL`set local enable_seqscan = off`)
      return sql.query<Record<string, string>>(
        SQL`explain (costs off) select abn from record_document where tenant_id = $1 and sha256 = $2`,
        [tenantId, BILL],
      )
    })
    const text = plan.map((row) => Object.values(row)[0]).join('\n')
    expect(text).toMatch(/Index Cond: .*sha256 = /)
  })
})

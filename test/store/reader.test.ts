import { beforeAll, expect, it } from 'vitest'
import type { Actor, Database } from '../../src/store/database.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { describeOnBothEngines } from '../support/engines.ts'

const tenant = (tenantId: string): Actor => ({ kind: 'tenant', tenantId })
const KEYS = SQL`select id from tenant order by id`
const WHO = SQL`select current_user as role, coalesce(current_setting('southerly.tenant_id', true), '') as tenant`

describeOnBothEngines('reads in one round trip', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open({ pool: 1 })
    await database.as({ kind: 'operator' }, (sql) =>
      sql.exec(
        SQL`insert into tenant (id, name, kind, plan, created_at)
            select id, id, 'customer', 'sandbox', now() from unnest(array['ten_aaaa', 'ten_bbbb']) as t (id)`,
      ),
    )
  })

  it('see what a transaction of the same actor sees, by a name or without', async () => {
    for (const id of ['ten_aaaa', 'ten_bbbb'])
      for (const name of [undefined, 'tenants', 'tenants']) {
        const inTransaction = await database.as(tenant(id), (sql) => sql.query(KEYS))
        expect(await database.reader(tenant(id)).query(KEYS, [], name)).toEqual(inTransaction)
        expect(inTransaction).toEqual([{ id }])
      }
    expect(await database.reader({ kind: 'operator' }).query(KEYS)).toHaveLength(2)
  })

  it('leave nothing of the actor to whoever has the connection next', async () => {
    const before = await database.query(WHO)
    expect(await database.reader(tenant('ten_aaaa')).query(WHO)).toEqual([
      { role: 'southerly_app', tenant: 'ten_aaaa' },
    ])
    expect(await database.query(WHO)).toEqual(before)
    await expect(database.reader(tenant('ten_aaaa')).query(SQL`select 1 / 0`)).rejects.toMatchObject({
      sqlState: '22012',
    })
    expect(await database.query(WHO)).toEqual(before)
    expect(await database.reader(tenant('ten_bbbb')).query(KEYS)).toEqual([{ id: 'ten_bbbb' }])
  })

  it('write nothing', async () => {
    const renaming = database
      .reader({ kind: 'operator' })
      .query(SQL`update tenant set name = 'x' returning id`)
    await expect(renaming).rejects.toMatchObject({ sqlState: '25006' })
  })

  it('are refused inside a transaction, and for what is no tenant', async () => {
    const inside = database.as(tenant('ten_aaaa'), () => database.reader(tenant('ten_aaaa')).query(KEYS))
    await expect(inside).rejects.toThrow(/use the `sql`/)
    await expect(database.reader(tenant(`ten_a'; reset role`)).query(KEYS)).rejects.toThrow(/not a tenant id/)
  })

  it('answer a name after it has failed', async () => {
    const divide = (by: number) =>
      database.reader(tenant('ten_aaaa')).query(SQL`select 6 / $1::int as n`, [by], 'divide')
    await expect(divide(0)).rejects.toMatchObject({ sqlState: '22012' })
    expect(await divide(2)).toEqual([{ n: 3 }])
    expect(await divide(3)).toEqual([{ n: 2 }])
  })

  it('answer each of those that are asked for at once, by a name or without, again and again', async () => {
    const reader = database.reader(tenant('ten_bbbb'))
    for (let time = 0; time < 3; time += 1)
      expect(
        await Promise.all([
          reader.query(KEYS),
          reader.query(SQL`select id from tenant where id = $1`, ['ten_aaaa'], 'one_tenant'),
          reader.query(SQL`select $1::int + 1 as n`, [time], 'one_more'),
          reader.query(WHO),
        ]),
      ).toEqual([
        [{ id: 'ten_bbbb' }],
        [],
        [{ n: time + 1 }],
        [{ role: 'southerly_app', tenant: 'ten_bbbb' }],
      ])
  })

  it('answer the names of those that were asked for at once when one has failed', async () => {
    const reader = database.reader(tenant('ten_aaaa'))
    const before = SQL`select 'before' as place`
    const divide = SQL`select 12 / $1::int as n`
    const after = SQL`select 'after' as place`
    const ask = (by: number) =>
      Promise.all([
        reader.query(before, [], 'place_before'),
        reader.query(divide, [by], 'divide_twelve'),
        reader.query(after, [], 'place_after'),
      ])
    await expect(ask(0)).rejects.toMatchObject({ sqlState: '22012' })
    for (const by of [3, 4])
      expect(await ask(by)).toEqual([[{ place: 'before' }], [{ n: 12 / by }], [{ place: 'after' }]])
    await expect(ask(0)).rejects.toMatchObject({ sqlState: '22012' })
    expect(await ask(6)).toHaveLength(3)
    await reader.query(SQL`select 1 as one`, [], 'asked_later')
    const kept = await reader.query<{ name: string }>(SQL`select name from pg_prepared_statements`)
    if (database.engine === 'postgres')
      expect(kept.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['place_before', 'divide_twelve', 'place_after', 'asked_later']),
      )
  })

  it('refuse a name that another statement has, and go on', async () => {
    const reader = database.reader(tenant('ten_aaaa'))
    expect(await reader.query(SQL`select 1 as one`, [], 'twice')).toEqual([{ one: 1 }])
    await expect(reader.query(SQL`select 2 as two`, [], 'twice')).rejects.toThrow(
      'two statements are called "twice"',
    )
    expect(await reader.query(KEYS)).toEqual([{ id: 'ten_aaaa' }])
  })
})

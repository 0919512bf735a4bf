import { expect } from 'vitest'
import { fixedClock } from '../../src/clock.ts'
import { type EraseRequest, eraseTenant } from '../../src/operations/tenancy/erase-tenant.ts'
import type { Actor, Database, Sql } from '../../src/store/database.ts'
import { identifier, SQL } from '../../src/store/sql-text.ts'

const OPERATOR: Actor = { kind: 'operator' }

/**
 * Erases ten_aaaa, which has a row in every one of these tables as ten_bbbb has, and looks for what is left of it in every table of
 * the database.
 */
export async function expectErasure(database: Database, tables: readonly string[]): Promise<void> {
  const tools = { database, objects: undefined, clock: fixedClock('2026-11-17T00:00:00Z') }
  const erase = (more: Partial<EraseRequest> = {}) =>
    eraseTenant(tools, 'ten_aaaa', {
      confirmed: 'ten_aaaa',
      reason: 'contract ended',
      withKeptBundles: true,
      ...more,
    })
  await expect(erase({ confirmed: 'ten_bbbb' })).rejects.toThrow(/is not ten_aaaa/)
  await expect(erase()).rejects.toThrow(/is not suspended/)
  await database.as(OPERATOR, (sql) =>
    sql.exec(SQL`
      update tenant set suspended_at = now(), suspended_reason = 'x' where id = 'ten_aaaa';
      insert into job (queue, data, state, due_at) values ('q', '{"tenant_id": "ten_aaaa"}', 'active', now() + interval '1 hour')`),
  )
  await expect(erase()).rejects.toThrow(/a worker is at work/)
  await database.as(OPERATOR, (sql) => sql.exec(SQL`update job set state = 'waiting'`))
  await expect(erase({ withKeptBundles: false })).rejects.toThrow(
    /1 of 1 bundles .* kept, the last until 2032-06-30/,
  )

  const rowsOfB = () =>
    database.as(OPERATOR, async (sql) => {
      const counts: Record<string, number> = {}
      for (const table of tables) counts[table] = await rowsNaming(sql, table, 'ten_bbbb')
      return counts
    })
  const before = await rowsOfB()
  const { rows_erased, bundles } = await erase()
  expect(Object.keys(rows_erased)).toEqual(expect.arrayContaining([...tables, 'job']))
  expect(bundles).toHaveLength(1)
  expect(await rowsOfB()).toEqual(before)

  const all = await database.query<{ name: string }>(
    SQL`select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  const naming = await database.transaction(async (sql) => {
    const found: string[] = []
    for (const { name } of all) {
      await sql.exec(SQL`set local role ${tables.includes(name) ? SQL`southerly_operator` : SQL`none`}`)
      if ((await rowsNaming(sql, name, 'ten_aaaa')) > 0) found.push(name)
    }
    return found
  })
  expect(naming).toEqual(['tenant_erasure'])
  await expect(erase()).rejects.toThrow(/ten_aaaa was erased at 2026-11-17/)
  // No transaction but that one can remove history.
  const removing = (sql: Sql): Promise<void> => sql.exec(SQL`delete from audit_event`)
  await expect(database.as(OPERATOR, removing)).rejects.toMatchObject({ sqlState: '42501' })
  await database.as(OPERATOR, async (sql) => {
    await sql.exec(SQL`set local southerly.erased_tenant = 'ten_aaaa'`)
    await removing(sql)
  })
  expect(await rowsOfB()).toEqual(before)
}

/** Rows in which a text stands anywhere. */
async function rowsNaming(sql: Sql, table: string, text: string): Promise<number> {
  const [row] = await sql.query<{ n: number }>(
    SQL`select count(*)::int as n from ${identifier(table)} t where t::text like '%' || $1 || '%'`,
    [text],
  )
  return row!.n
}

import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { SQL, trustedSql } from '../../src/store/sql-text.ts'
import { describeOnBothEngines } from '../support/engines.ts'

describeOnBothEngines('transactions', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.transaction((sql) =>
      sql.exec(
        SQL`create table note (id int primary key check (id > 0), body text); grant select on note to southerly_public`,
      ),
    )
  })
  const insert = (id: number, body = ''): Promise<unknown> =>
    database.transaction((sql) => sql.query(SQL`insert into note values ($1, $2)`, [id, body]))
  const ids = async (): Promise<unknown[]> =>
    (await database.query<{ id: number }>(SQL`select id from note order by id`)).map(({ id }) => id)
  const works = async (): Promise<void> =>
    expect(await database.query(SQL`select 1 as one`)).toEqual([{ one: 1 }])

  it('returns what the work returns, committed', async () => {
    expect(
      await database.transaction((sql) => sql.query(SQL`insert into note values (1) returning id`)),
    ).toEqual([{ id: 1 }])
    expect(await ids()).toContain(1)
  })

  it('rolls back when the work throws, and throws the same error', async () => {
    const fault = new Error('changed my mind')
    const attempt = database.transaction(async (sql) => {
      await sql.query(SQL`insert into note values (2)`)
      throw fault
    })
    await expect(attempt).rejects.toBe(fault)
    expect(await ids()).not.toContain(2)
  })

  it('is not poisoned for the next by a failed statement', async () => {
    await expect(database.transaction((sql) => sql.query(SQL`select nonsense`))).rejects.toMatchObject({
      sqlState: '42703',
    })
    await expect(database.query(SQL`select nonsense`)).rejects.toMatchObject({ sqlState: '42703' })
    await works()
    await insert(3)
    expect(await ids()).toContain(3)
  })

  it('refuses to commit when the work has swallowed the error of a statement', async () => {
    const attempt = database.transaction(async (sql) => {
      await sql.query(SQL`insert into note values (4)`)
      await sql.query(SQL`insert into note values (4)`).catch(() => {})
    })
    await expect(attempt).rejects.toMatchObject({ sqlState: '25P02' })
    expect(await ids()).not.toContain(4)
    await works()
  })

  it('commits when the work has gone back to a savepoint after the error', async () => {
    await database.transaction(async (sql) => {
      await sql.exec(SQL`insert into note values (5); savepoint before`)
      await sql
        .query(SQL`insert into note values (5)`)
        .catch(() => sql.exec(SQL`rollback to savepoint before`))
    })
    expect(await ids()).toContain(5)
  })

  it('refuses statements after its end', async () => {
    const escaped = await database.transaction(async (sql) => sql)
    await expect(escaped.query(SQL`select 1`)).rejects.toThrow(/the transaction is over/)
  })

  it('runs statements that were asked for at once one after the other', async () => {
    const numbers = await database.transaction((sql) =>
      Promise.all([1, 2, 3].map((n) => sql.query<{ n: number }>(SQL`select $1::int as n`, [n]))),
    )
    expect(numbers).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]])
  })

  it('rolls back when one of several statements at once fails', async () => {
    const attempt = database.transaction((sql) =>
      Promise.all([
        sql.query(SQL`insert into note values (8)`),
        sql.query(SQL`select nonsense`),
        sql.query(SQL`select 1`),
      ]),
    )
    await expect(attempt).rejects.toMatchObject({ sqlState: '42703' })
    expect(await ids()).not.toContain(8)
  })

  it('refuses the database inside a transaction instead of waiting for itself', async () => {
    await expect(database.transaction(() => database.query(SQL`select 1`))).rejects.toThrow(/use the `sql`/)
    await expect(database.transaction(() => database.transaction(async () => 1))).rejects.toThrow(
      /use the `sql`/,
    )
    await works()
  })

  it('keeps concurrent transactions apart', async () => {
    await insert(100, '0')
    const increment = (): Promise<unknown> =>
      database.transaction(async (sql) => {
        const [row] = await sql.query<{ body: string }>(SQL`select body from note where id = 100 for update`)
        await sleep(1)
        await sql.query(SQL`update note set body = $1 where id = 100`, [String(Number(row?.body) + 1)])
      })
    await Promise.all(Array.from({ length: 20 }, increment))
    expect(await database.query(SQL`select body from note where id = 100`)).toEqual([{ body: '20' }])
  })

  it('answers many reads at once, each with its own', async () => {
    const numbers = Array.from({ length: 200 }, (_, index) => index)
    const answers = await Promise.all(
      numbers.map((n) => database.query<{ n: number }>(SQL`select $1::int as n`, [n])),
    )
    expect(answers.map(([row]) => row?.n)).toEqual(numbers)
  })

  it('reads nothing of a transaction that has not committed', async () => {
    const seen = { inside: 0, after: 0 }
    await database.transaction(async (sql) => {
      await sql.query(SQL`insert into note values (6)`)
      seen.inside = (await sql.query(SQL`select from note where id = 6`)).length
    })
    seen.after = (await database.query(SQL`select from note where id = 6`)).length
    expect(seen).toEqual({ inside: 1, after: 1 })
  })

  it.each([
    ['insert into note values (1)', '23505', 'note_pkey'],
    ['insert into note values (-1)', '23514', 'note_id_check'],
    [
      `insert into snapshot_in_force values ('2024-01-01', 'none')`,
      '23503',
      'snapshot_in_force_snapshot_id_fkey',
    ],
    ['select * from missing', '42P01', undefined],
    ['select 1 / 0', '22012', undefined],
    ['selec', '42601', undefined],
  ])('tells what was wrong with: %s', async (statement, sqlState, constraint) => {
    const attempt = database.transaction((sql) => sql.query(trustedSql(statement)))
    await expect(attempt).rejects.toMatchObject({ name: 'DatabaseError', sqlState, constraint })
  })

  it('shows in the stack of an error who asked', async () => {
    const asker = async (): Promise<void> => {
      await database.query(SQL`select nonsense`)
    }
    const error = await asker().catch((caught: unknown) => caught)
    expect((error as Error).stack).toContain('transactions.test.ts')
  })

  it('writes nothing outside a transaction', async () => {
    await expect(database.query(SQL`insert into note values (7)`)).rejects.toMatchObject({
      sqlState: '25006',
    })
    expect(await ids()).not.toContain(7)
  })

  it('refuses a tenant id that could be anything else', async () => {
    const attempt = database.as({ kind: 'tenant', tenantId: `ten_a'; reset role; --` }, (sql) =>
      sql.query(SQL`select 1`),
    )
    await expect(attempt).rejects.toThrow(/not a tenant id/)
  })
})

import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { SQL, trustedSql } from '../../src/store/sql-text.ts'
import { describeOnBothEngines } from '../support/engines.ts'

describeOnBothEngines('a database', (open, engine) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })

  it('says which engine it is', () => {
    expect(database.engine).toBe(engine)
  })

  it('answers a query with parameters', async () => {
    expect(await database.query(SQL`select $1::int + 1 as next`, [41])).toEqual([{ next: 42 }])
  })

  it('has no rows for a query that finds none, and for a statement that has none', async () => {
    expect(await database.query(SQL`select 1 as one where false`)).toEqual([])
    const made = await database.transaction((sql) => sql.query(SQL`create table empty_one (id int)`))
    expect(made).toEqual([])
  })

  it('answers with texts of any alphabet, empty ones and null, under names of any alphabet', async () => {
    expect(
      await database.query(SQL`select $1 as "größe", '' as empty, null as nothing`, ['日本 👍 é']),
    ).toEqual([{ größe: '日本 👍 é', empty: '', nothing: null }])
  })

  it('answers with many rows and with long values', async () => {
    const rows = await database.query<{ number: number; long: string }>(
      SQL`select number, repeat('ä' || number, 300) as long from generate_series(1, 5000) as number`,
    )
    expect(rows).toHaveLength(5000)
    expect(rows[4999]).toEqual({ number: 5000, long: 'ä5000'.repeat(300) })
    expect(await database.query(SQL`select length($1) as length`, ['x'.repeat(3_000_000)])).toEqual([
      { length: 3_000_000 },
    ])
  })

  it.each([
    ['selekt', [], '42601'],
    ['select $1::int', ['one'], '22P02'],
    ['select 1 / (3 - number) as share from generate_series(1, 5) as number', [], '22012'],
    ['select $1::int; select 2', [1], '42601'],
  ])('tells the error of %s, whatever came before it, and goes on', async (text, parameters, sqlState) => {
    await expect(database.query(trustedSql(text), parameters)).rejects.toMatchObject({
      name: 'DatabaseError',
      sqlState,
    })
    expect(await database.query(SQL`select 1 as one`)).toEqual([{ one: 1 }])
  })

  it('runs a script with notices up to its error', async () => {
    const script = SQL`do $$ begin raise notice 'by the way'; end $$; select 1; select 1 / 0`
    await expect(database.transaction((sql) => sql.exec(script))).rejects.toMatchObject({ sqlState: '22012' })
    await database.transaction((sql) =>
      sql.exec(SQL`do $$ begin raise notice 'by the way'; end $$; select 1`),
    )
  })
})

describeOnBothEngines('a statement with a name', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.transaction((sql) =>
      sql.exec(
        SQL`create table pair (a int primary key, b int); insert into pair values (1, 10), (2, 0), (3, 30);
            grant select on pair to southerly_public`,
      ),
    )
  })
  const share = (a: number | string): Promise<object[]> =>
    database.query(SQL`select 60 / b as share from pair where a = $1`, [a], 'share_of_pair')

  it('answers each time for the parameters of that time, and after its own errors', async () => {
    for (let round = 0; round < 8; round += 1) {
      expect(await share(1)).toEqual([{ share: 6 }])
      expect(await share(3)).toEqual([{ share: 2 }])
      await expect(share(2)).rejects.toMatchObject({ sqlState: '22012' })
      await expect(share('two')).rejects.toMatchObject({ sqlState: '22P02' })
      expect(await share(4)).toEqual([])
    }
  })

  it('sees what was written and how the table was changed since', async () => {
    await database.transaction((sql) => sql.exec(SQL`insert into pair values (5, 5)`))
    expect(await share(5)).toEqual([{ share: 12 }])
    await database.transaction((sql) =>
      sql.exec(SQL`alter table pair drop constraint pair_pkey; alter table pair alter column b type bigint`),
    )
    expect(await database.query(SQL`select b from pair where a = $1`, [5], 'b_of_pair')).toEqual([{ b: 5 }])
    await database.transaction((sql) =>
      sql.exec(SQL`alter table pair add column c int; create index on pair (a)`),
    )
    expect(await database.query(SQL`select b from pair where a = $1`, [5], 'b_of_pair')).toEqual([{ b: 5 }])
  })

  it('can be asked again after it could not be understood', async () => {
    const later = (): Promise<object[]> =>
      database.query(SQL`select d from later where d = $1`, [1], 'later_one')
    await expect(later()).rejects.toMatchObject({ sqlState: '42P01' })
    await database.transaction((sql) =>
      sql.exec(
        SQL`create table later (d int); insert into later values (1); grant select on later to southerly_public`,
      ),
    )
    expect(await later()).toEqual([{ d: 1 }])
  })

  it('answers the same within transactions, also under other eyes, and after one that was rolled back', async () => {
    const inside = database.as({ kind: 'operator' }, (sql) =>
      sql.query(SQL`select $1::int as it, current_user as who`, [1], 'whose_eyes'),
    )
    expect(await inside).toEqual([{ it: 1, who: 'southerly_operator' }])
    const failing = database.transaction(async (sql) => {
      await sql.query(SQL`select $1::int as it, current_user as who`, [1], 'whose_eyes')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    const outside = await database.query<{ who: string }>(
      SQL`select $1::int as it, current_user as who`,
      [2],
      'whose_eyes',
    )
    expect(outside).toEqual([{ it: 2, who: expect.not.stringMatching('southerly_operator') }])
  })
})

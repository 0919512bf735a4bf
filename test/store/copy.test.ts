import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { describeOnBothEngines } from '../support/engines.ts'

const text = (csv: string): Uint8Array => new TextEncoder().encode(csv)

describeOnBothEngines('copyCsv', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.transaction((sql) =>
      sql.exec(
        SQL`create table line (id int primary key, body text); grant select on line to southerly_public`,
      ),
    )
  })
  beforeEach(() => database.transaction((sql) => sql.exec(SQL`truncate line`)))
  const copy = (chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<number> =>
    database.transaction((sql) => sql.copyCsv(SQL`line (id, body)`, chunks))
  const count = async (): Promise<unknown> =>
    (await database.query<{ n: number }>(SQL`select count(*) as n from line`))[0]?.n

  it('loads rows and counts them; an empty cell is null, a quoted empty one is not', async () => {
    expect(await copy([text('1,plain\n2,\n3,""\n4,"a ""b"",\nc"\n')])).toBe(4)
    expect(await database.query(SQL`select body from line order by id`)).toEqual([
      { body: 'plain' },
      { body: null },
      { body: '' },
      { body: 'a "b",\nc' },
    ])
  })

  it('takes chunks that end anywhere: inside a character, a quote, a record', async () => {
    const csv = text('1,"Gunditjmara – »\n«"\n2,"""\n"""\n')
    expect(await copy(Array.from(csv, (byte) => new Uint8Array([byte])))).toBe(2)
    expect(await database.query(SQL`select body from line order by id`)).toEqual([
      { body: 'Gunditjmara – »\n«' },
      { body: '"\n"' },
    ])
  })

  it('takes nothing at all, and a last line without its end', async () => {
    expect(await copy([])).toBe(0)
    expect(await copy([text('1,a\n2,b')])).toBe(2)
  })

  it('loads more than fits one piece', async () => {
    async function* chunks(): AsyncGenerator<Uint8Array> {
      for (let chunk = 0; chunk < 100; chunk += 1) {
        const rows = Array.from({ length: 1000 }, (_, row) => `${chunk * 1000 + row},"${'x'.repeat(90)}\n"\n`)
        yield text(rows.join(''))
      }
    }
    expect(await copy(chunks())).toBe(100_000)
    expect(await count()).toBe(100_000)
  })

  it('loads nothing when a row is wrong', async () => {
    await expect(copy([text('1,a\nx,b\n')])).rejects.toMatchObject({
      name: 'DatabaseError',
      sqlState: '22P02',
    })
    await expect(copy([text('1,a\n1,b\n')])).rejects.toMatchObject({
      sqlState: '23505',
      constraint: 'line_pkey',
    })
    expect(await count()).toBe(0)
  })

  it('loads nothing when the source fails half-way, and says what failed', async () => {
    async function* failing(): AsyncGenerator<Uint8Array> {
      yield text('1,a\n')
      throw new RangeError('row 2 of the file is wrong')
    }
    await expect(copy(failing())).rejects.toThrow(new RangeError('row 2 of the file is wrong'))
    expect(await count()).toBe(0)
  })

  it('refuses statements of the rows’ own source instead of waiting for itself', async () => {
    const attempt = database.transaction((sql) => {
      async function* asking(): AsyncGenerator<Uint8Array> {
        await sql.query(SQL`select 1`)
        yield text('1,a\n')
      }
      return sql.copyCsv(SQL`line (id, body)`, asking())
    })
    await expect(attempt).rejects.toThrow(/a copy is running in this transaction/)
    expect(await count()).toBe(0)
  })

  it('loads in the same transaction as the statements around it', async () => {
    const attempt = database.transaction(async (sql) => {
      await sql.query(SQL`insert into line values (1, 'first')`)
      await sql.copyCsv(SQL`line (id, body)`, [text('2,second\n')])
      expect(await sql.query(SQL`select id from line order by id`)).toEqual([{ id: 1 }, { id: 2 }])
      throw new Error('no')
    })
    await expect(attempt).rejects.toThrow('no')
    expect(await count()).toBe(0)
  })
})

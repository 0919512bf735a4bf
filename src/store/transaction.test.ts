import { expect, test } from 'vitest'
import type { Sql } from './database.ts'
import { SQL, textOf } from './sql-text.ts'
import { createTransactions, type OpeningSql } from './transaction.ts'

/** A connection that writes down what it is sent, and can fail as a server does that will not begin. */
function recording(opens = true): { readonly sent: string[]; readonly connection: OpeningSql } {
  const sent: string[] = []
  const note = async (text: string): Promise<never[]> => {
    sent.push(text)
    return []
  }
  return {
    sent,
    connection: {
      query: (text) => note(textOf(text)),
      exec: async (script) => void (await note(textOf(script))),
      copyCsv: async () => 0,
      async openWith(opening, text) {
        if (!opens) throw new Error('cannot begin')
        return await note([...opening, text].map(textOf).join(' + '))
      },
    },
  }
}

const OPENING = [SQL`begin`, SQL`set local role reader`]
const run = <T>(connection: OpeningSql, work: (sql: Sql) => Promise<T>): Promise<T> =>
  createTransactions().run(connection, OPENING, work, () => {})

test('the opening is sent together with the first statement', async () => {
  const { sent, connection } = recording()
  await run(connection, async (sql) => {
    await sql.query(SQL`select 1`)
    await sql.query(SQL`select 2`)
  })
  expect(sent).toEqual(['begin + set local role reader + select 1', 'select 2', 'commit'])
})

test('a script is sent after the opening', async () => {
  const { sent, connection } = recording()
  await run(connection, (sql) => sql.exec(SQL`select 1; select 2`))
  expect(sent).toEqual(['begin; set local role reader', 'select 1; select 2', 'commit'])
})

test('work without a statement sends nothing, whether it returns or throws', async () => {
  const { sent, connection } = recording()
  expect(await run(connection, async () => 'done')).toBe('done')
  await expect(run(connection, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(sent).toEqual([])
})

test('nothing runs outside a transaction that did not open, and it does not end as if it had', async () => {
  const { sent, connection } = recording(false)
  const swallowing = run(connection, async (sql) => {
    await sql.query(SQL`insert 1`).catch(() => {})
    await sql.query(SQL`insert 2`).catch(() => {})
    await sql.exec(SQL`insert 3`).catch(() => {})
  })
  await expect(swallowing).rejects.toThrow('cannot begin')
  expect(sent).toEqual(['rollback'])
})

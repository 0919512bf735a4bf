import { describe, expect, expectTypeOf, test } from 'vitest'
import type { ReadonlySql, Sql } from './database.ts'
import { identifier, joined, parametersFor, SQL, type SqlText, textOf } from './sql-text.ts'

const VALUE = `1; drop table tenant --`

test('what is put into SQL is SQL, letter by letter', () => {
  const columns = joined(['id', 'table'].map(identifier))
  const statement = SQL`select ${columns} from ${identifier('bundle')} where ${SQL`id = $1`}`
  expect(textOf(statement)).toBe('select "id", "table" from "bundle" where id = $1')
  expect(textOf(joined([SQL`a`, SQL`b`], SQL` or `))).toBe('a or b')
  expect(textOf(SQL`values (${parametersFor(['x', 'y', 'z'])})`)).toBe('values ($1, $2, $3)')
  expect(textOf(SQL``)).toBe('')
})

describe('a string is no SQL', () => {
  test('for the compiler', () => {
    expectTypeOf<string>().not.toExtend<SqlText>()
    expectTypeOf<'select 1'>().not.toExtend<Parameters<ReadonlySql['query']>[0]>()
    expectTypeOf<`limit ${number}`>().not.toExtend<Parameters<Sql['exec']>[0]>()
    expectTypeOf<string>().not.toExtend<Parameters<Sql['copyCsv']>[0]>()
    expectTypeOf<string | number>().not.toExtend<Parameters<typeof SQL>[1]>()
    // Nor is anything that merely looks like it.
    expectTypeOf<{ text: string }>().not.toExtend<SqlText>()
  })

  test('nor where the compiler was deceived', () => {
    const disguised = JSON.parse(JSON.stringify(VALUE)) as SqlText
    expect(() => SQL`select 1 limit ${disguised}`).toThrow(TypeError)
    expect(() => joined([SQL`a`, disguised])).toThrow(TypeError)
    expect(() => textOf(disguised)).toThrow(TypeError)
    expect(() => textOf(JSON.parse('{"text":"select 1"}') as SqlText)).toThrow(TypeError)
  })
})

test.each(['', 'a"b', 'a b', '1st', VALUE, 'a\0', 'é', 'x'.repeat(64)])(
  '%j is no name of a column',
  (name) => {
    expect(() => identifier(name)).toThrow(/^not a name of a table or column: /)
  },
)

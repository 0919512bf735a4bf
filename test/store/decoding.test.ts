import { inspect } from 'node:util'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { encodeParameter } from '../../src/store/decoding.ts'
import { SQL, trustedSql } from '../../src/store/sql-text.ts'
import { DECODING_CASES } from '../support/decoding-cases.ts'
import { describeOnBothEngines, FULL_RUN, newPostgresUrl } from '../support/engines.ts'
import { runProgram } from '../support/run-program.ts'

describeOnBothEngines('decoding', (open, engine) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })

  it.each(DECODING_CASES)('$expression', async ({ expression, parameters, expected }) => {
    const [row] = await database.query<{ value: unknown }>(
      SQL`select ${trustedSql(expression)} as value`,
      parameters,
    )
    expect(row?.value).toStrictEqual(expected)
  })

  it.each(FULL_RUN ? ['Australia/Sydney', 'UTC'] : ['Australia/Sydney'])(
    'is the same in a process under TZ=%s',
    async (TZ) => {
      const place =
        engine === 'embedded'
          ? ['template', inject('embeddedTemplates').migrated]
          : ['url', await newPostgresUrl()]
      const printed: unknown = JSON.parse(await runProgram('print-decoded', place, { TZ }))
      expect(printed).toEqual(
        DECODING_CASES.map(({ expected }) => inspect(expected, { breakLength: Infinity })),
      )
    },
  )

  it('reads instants in whatever time zone a session has', async () => {
    const instants = await database.transaction(async (sql) => {
      await sql.exec(SQL`set local timezone = 'Australia/Adelaide'`)
      return sql.query(
        SQL`select '2024-01-01 00:00:00+00'::timestamptz as summer, '1880-01-01 00:00:00+00'::timestamptz as mean_time`,
      )
    })
    expect(instants).toEqual([{ summer: '2024-01-01T00:00:00.000Z', mean_time: '1880-01-01T00:00:00.000Z' }])
  })

  it.each([
    [`9007199254740992::int8`, /9007199254740992.*cast it to text/],
    [`'0044-03-15 12:00:00+00 BC'::timestamptz`, /years before 1/],
  ])('refuses %s', async (expression, message) => {
    await expect(database.query(SQL`select ${trustedSql(expression)} as value`)).rejects.toThrow(message)
    expect(await database.query(SQL`select 1 as one`)).toEqual([{ one: 1 }])
  })
})

describe('parameters that cannot be stored', () => {
  it.each([undefined, Number.NaN, Infinity, () => 1, Symbol('s')])('refuses %s by its position', (value) => {
    expect(() => encodeParameter(value, 1)).toThrow(/^parameter \$2: .*pass null/)
  })

  it('refuses them inside an array too', () => {
    expect(() => encodeParameter(['a', undefined], 0)).toThrow(/^parameter \$1/)
  })
})

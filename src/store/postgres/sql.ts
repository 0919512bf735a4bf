import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { secondsSince } from '../../telemetry/tally.ts'
import { statementDurations } from '../../telemetry/work-figures.ts'
import { encodeParameter } from '../decoding.ts'
import { type SqlText, textOf } from '../sql-text.ts'
import { requireOwnName } from '../statement-names.ts'
import type { Opening, OpeningSql } from '../transaction.ts'
import { databaseError } from './errors.ts'
import { queryGroup } from './query-group.ts'

/** A statement that is asked for, as `ReadonlySql.query` takes it. */
export interface AskedStatement {
  readonly text: SqlText
  readonly parameters?: readonly unknown[] | undefined
  readonly name?: string | undefined
}

/** Statements on one connection, several of which can be sent at once. */
export interface GroupSql extends OpeningSql {
  /** Answers the rows of each. When one fails, those after it do not run, and all answer its error. */
  together(opening: Opening, asked: readonly AskedStatement[]): Promise<object[][]>
}

/** Without it the driver sends a text that has no parameters in a way that allows for several statements. */
const ONE_STATEMENT = { queryMode: 'extended' } as const

/** Statements on one connection. A server that gives no answer within `answerWithinMs` is frozen or gone. */
export function sqlOf(client: pg.PoolClient, answerWithinMs: number): GroupSql {
  const limit = { query_timeout: answerWithinMs }
  const together: GroupSql['together'] = async (opening, asked) => {
    const statements = asked.map(({ text, parameters = [], name }) => {
      if (name !== undefined) requireOwnName(name, textOf(text))
      return { text: textOf(text), values: parameters.map(encodeParameter), name }
    })
    const began = performance.now()
    try {
      return await queryGroup(client, opening.map(textOf), statements, answerWithinMs)
    } catch (error) {
      throw databaseError(error)
    } finally {
      statementDurations.observe(secondsSince(began))
    }
  }
  return {
    async query<T extends object>(
      text: SqlText,
      parameters: readonly unknown[] = [],
      name?: string,
    ): Promise<T[]> {
      const values = parameters.map(encodeParameter)
      const prepared = name === undefined ? {} : { name }
      if (name !== undefined) requireOwnName(name, textOf(text))
      const began = performance.now()
      const result = await client
        .query<T>({ text: textOf(text), values, ...ONE_STATEMENT, ...prepared, ...limit })
        .catch((error: unknown) => {
          throw databaseError(error)
        })
        .finally(() => statementDurations.observe(secondsSince(began)))
      return result.rows
    },
    async openWith<T extends object>(
      opening: Opening,
      text: SqlText,
      parameters?: readonly unknown[],
      name?: string,
    ): Promise<T[]> {
      const [rows] = await together(opening, [{ text, parameters, name }])
      return rows as T[]
    },
    together,
    async exec(script) {
      await client.query({ text: textOf(script), ...limit }).catch((error: unknown) => {
        throw databaseError(error)
      })
    },
    async copyCsv(target, chunks) {
      const copy = client.query(copyFrom(`copy ${textOf(target)} from stdin (format csv)`))
      let sourceFault: unknown
      async function* source(): AsyncGenerator<Uint8Array> {
        try {
          yield* chunks
        } catch (error) {
          sourceFault = error
          throw error
        }
      }
      await pipeline(Readable.from(source(), { objectMode: false }), copy).catch((error: unknown) => {
        throw error === sourceFault ? error : databaseError(error)
      })
      return copy.rowCount
    },
  }
}

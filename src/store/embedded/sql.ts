import { secondsSince } from '../../telemetry/tally.ts'
import { statementDurations } from '../../telemetry/work-figures.ts'
import type { Sql } from '../database.ts'
import { encodeParameter } from '../decoding.ts'
import { type SqlText, textOf } from '../sql-text.ts'
import type { Asked } from './connection.ts'
import { csvPieces } from './csv-pieces.ts'
import { readReply } from './reply.ts'

const COPY_PIECE_BYTES = 4 * 1024 * 1024

/** SQL put to the engine. Answers are read here, in the thread that asked: the engine's own has enough to do. */
export function sqlOf(engine: Asked): Sql {
  return {
    async query<T extends object>(
      text: SqlText,
      parameters: readonly unknown[] = [],
      name?: string,
    ): Promise<T[]> {
      const statement = { text: textOf(text), parameters: parameters.map(encodeParameter) }
      const named = name === undefined ? statement : { ...statement, name }
      const began = performance.now()
      try {
        return readReply((await engine.ask({ operation: 'query', ...named })) as Uint8Array) as T[]
      } finally {
        statementDurations.observe(secondsSince(began))
      }
    },
    async exec(script) {
      readReply((await engine.ask({ operation: 'exec', text: textOf(script) })) as Uint8Array)
    },
    async copyCsv(target, chunks) {
      let rows = 0
      for await (const csv of csvPieces(chunks, COPY_PIECE_BYTES))
        rows += Number(await engine.ask({ operation: 'copy', target: textOf(target), csv }))
      return rows
    },
  }
}

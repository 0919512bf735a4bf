import { secondsSince } from '../../telemetry/tally.ts'
import { statementDurations } from '../../telemetry/work-figures.ts'
import { encodeParameter } from '../decoding.ts'
import { type SqlText, textOf } from '../sql-text.ts'
import { requireOwnName } from '../statement-names.ts'
import type { Opening, OpeningSql } from '../transaction.ts'
import type { Asked } from './connection.ts'
import { csvPieces } from './csv-pieces.ts'
import type { SentParameter } from './messages.ts'
import { readReply } from './reply.ts'

const COPY_PIECE_BYTES = 4 * 1024 * 1024

/** Bytes alone: the way to another thread copies all the memory that they are a part of. */
function toSend(value: unknown, index: number): SentParameter {
  const parameter = encodeParameter(value, index)
  return Buffer.isBuffer(parameter) && parameter.byteLength < parameter.buffer.byteLength
    ? new Uint8Array(parameter)
    : parameter
}

/** SQL put to the engine. Answers are read here, in the thread that asked: the engine's own has enough to do. */
export function sqlOf(engine: Asked): OpeningSql {
  const put = async <T extends object>(
    text: SqlText,
    parameters: readonly unknown[],
    options: { readonly name?: string; readonly opening?: readonly string[] },
  ): Promise<T[]> => {
    const statement = { text: textOf(text), parameters: parameters.map(toSend), ...options }
    if (options.name !== undefined) requireOwnName(options.name, statement.text)
    const began = performance.now()
    try {
      return readReply((await engine.ask({ operation: 'query', ...statement })) as Uint8Array) as T[]
    } finally {
      statementDurations.observe(secondsSince(began))
    }
  }
  return {
    query: async <T extends object>(text: SqlText, parameters: readonly unknown[] = [], name?: string) =>
      await put<T>(text, parameters, name === undefined ? {} : { name }),
    openWith: async <T extends object>(
      opening: Opening,
      text: SqlText,
      parameters: readonly unknown[] = [],
      name?: string,
    ) =>
      await put<T>(text, parameters, {
        opening: opening.map(textOf),
        ...(name === undefined ? {} : { name }),
      }),
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

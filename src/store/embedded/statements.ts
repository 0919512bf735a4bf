import { type PGlite, protocol } from '@electric-sql/pglite'
import type { SentParameter } from './messages.ts'

/**
 * Puts statements to PGlite, all messages of one at once: its own `query` enters the engine six times and needs twice
 * the time. The answers are PostgreSQL's bytes, for answer.ts to read in the thread that asked.
 */
export interface Statements {
  query(
    text: string,
    parameters: readonly SentParameter[],
    options?: {
      /** Keeps the statement parsed and, where it can, planned; belongs to one text alone. */
      readonly name?: string | undefined
      /** Statements that run before it. They end with one Sync, so that a failure skips what comes after it. */
      readonly opening?: readonly string[] | undefined
    },
  ): Promise<Uint8Array<ArrayBuffer>>
  /** A script of several statements without parameters. */
  exec(script: string): Promise<Uint8Array<ArrayBuffer>>
}

export function createStatements(pglite: PGlite): Statements {
  const prepared = new Set<string>()
  const put = async (messages: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> => {
    const answer: Uint8Array[] = []
    // What is handed over is the engine's memory, which the next message overwrites.
    const onRawData = (bytes: Uint8Array): void => void answer.push(bytes.slice())
    await pglite.execProtocolRawStream(joined(messages), { syncToFs: false, onRawData })
    return joined(answer)
  }
  return {
    async query(text, parameters, { name = '', opening = [] } = {}) {
      const answer = await put([
        ...opening.flatMap((statement) => [
          serialize.parse({ text: statement }),
          serialize.bind({}),
          serialize.execute(),
        ]),
        ...(prepared.has(name) ? [] : [serialize.parse({ name, text })]),
        serialize.bind({ statement: name, values: [...parameters] }),
        serialize.describe({ type: 'P' }),
        serialize.execute(),
        serialize.sync(),
      ])
      if (name !== '' && !prepared.has(name) && countParsed(answer) > opening.length) prepared.add(name)
      return answer
    },
    exec: (script) => put([serialize.query(script)]),
  }
}

const { serialize } = protocol
const PARSE_COMPLETE = 0x31

/** Statements that were parsed. A message is a letter, its length from there on, and its body. */
function countParsed(answer: Uint8Array): number {
  const view = new DataView(answer.buffer, answer.byteOffset, answer.byteLength)
  let parsed = 0
  for (let position = 0; position < answer.length; position += 1 + view.getInt32(position + 1))
    if (answer[position] === PARSE_COMPLETE) parsed += 1
  return parsed
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let length = 0
  for (const part of parts) {
    whole.set(part, length)
    length += part.length
  }
  return whole
}

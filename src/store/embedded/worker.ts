/** The embedded engine in its own thread: in the main thread it would starve every timer and socket. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import { collectWhenIdle } from '../../telemetry/idle-collection.ts'
import type { EngineFault, EngineMessage, EngineReply, EngineRequest, EngineStart } from './messages.ts'
import { startPglite } from './pglite.ts'
import { createStandingRole } from './standing-role.ts'
import { createStatements, type Statements } from './statements.ts'
import { createTurns } from './turns.ts'
import { createUpkeep } from './upkeep.ts'

interface Opened {
  readonly pglite: PGlite
  readonly statements: Statements
}

type Answers = {
  [Name in EngineRequest['operation']]: (
    engine: Opened,
    request: Extract<EngineRequest, { operation: Name }>,
  ) => Promise<unknown>
}

const ANSWERS: Answers = {
  query: ({ statements }, { text, parameters, name, opening }) =>
    statements.query(text, parameters, { name, opening }),
  exec: ({ statements }, { text }) => statements.exec(text),
  copy: async ({ pglite }, { target, csv }) => {
    const blob = new Blob([new Uint8Array(csv)])
    return (await pglite.query(`copy ${target} from '/dev/blob' (format csv)`, [], { blob })).affectedRows
  },
  dump: async ({ pglite }) => new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer()),
  close: ({ pglite }) => pglite.close(),
}

function answer<Name extends EngineRequest['operation']>(
  engine: Opened,
  request: Extract<EngineRequest, { operation: Name }> & { operation: Name },
): Promise<unknown> {
  return ANSWERS[request.operation](engine, request)
}

function faultOf(error: unknown): EngineFault {
  if (!(error instanceof Error)) return { message: String(error) }
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return {
    message: error.message,
    ...(typeof code === 'string' ? { sqlState: code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
  }
}

/** Bytes change hands between threads, anything else is copied. */
const handedOver = (value: unknown): ArrayBuffer[] =>
  value instanceof Uint8Array && value.buffer instanceof ArrayBuffer ? [value.buffer] : []

const lastLog: string[] = []
function remember(line: string): void {
  lastLog.push(line)
  if (lastLog.length > 20) lastLog.shift()
  if (/\bPANIC:/.test(line)) stopAfter(line)
}

/**
 * PostgreSQL ends its process after a panic, such as a write-ahead log that a full disk does not let grow, and recovers at
 * the next start. PGlite lives on and answers nothing sensible any more; its thread has to end, once the reply has left.
 */
function stopAfter(line: string): void {
  setImmediate(() => {
    throw new Error(line)
  })
}

/** Answers the other end of a port until it is closed there or that thread has ended. */
function createService(pglite: PGlite): (port: MessagePort) => void {
  const turns = createTurns()
  const engine: Opened = { pglite, statements: createStatements(pglite) }
  const role = createStandingRole(pglite)
  const upkeep = createUpkeep(pglite, role)
  const rollBack = async (): Promise<void> => {
    await pglite.exec('rollback')
  }
  return function serve(port) {
    const holder = turns.newHolder()
    const reply = (message: EngineReply): void => port.postMessage(message, handedOver(message.value))
    port.on('message', (message: EngineMessage) => {
      if (message.operation === 'connect') return serve(message.port)
      if (message.operation === 'release') return void holder.release(message.turn, () => upkeep.afterTurn())
      const { id, turn, ...request } = message
      if (request.operation === 'copy') upkeep.noticeLoad()
      const statement = async (): Promise<unknown> => {
        if (turn === undefined && request.operation === 'query') await role.enter()
        return await answer(engine, request)
      }
      const answered = turn === undefined ? turns.alone(statement) : holder.within(turn, statement)
      answered.then(
        (value) => reply({ id, value }),
        (error: unknown) => reply({ id, fault: faultOf(error) }),
      )
    })
    port.on('close', () => void holder.releaseAll(rollBack))
  }
}

const main = parentPort!
try {
  createService(await startPglite(workerData as EngineStart, remember))(main)
  main.postMessage({ id: 0 } satisfies EngineReply)
  collectWhenIdle()
} catch (error) {
  const { message } = faultOf(error)
  main.postMessage({
    id: 0,
    fault: { message: [message, ...lastLog].join('\n') },
  } satisfies EngineReply)
  main.close()
}

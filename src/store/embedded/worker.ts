/** The embedded engine in a thread of its own: in the main thread it would starve every timer and socket. */
import { parentPort, workerData } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import type { EngineFault, EngineReply, EngineRequest, EngineStart } from './messages.ts'
import { startPglite } from './pglite.ts'

type Answers = {
  [Name in EngineRequest['operation']]: (
    pglite: PGlite,
    request: Extract<EngineRequest, { operation: Name }>,
  ) => Promise<unknown>
}

const ANSWERS: Answers = {
  query: async (pglite, { text, parameters }) => (await pglite.query(text, [...parameters])).rows,
  exec: async (pglite, { text }) => {
    await pglite.exec(text)
  },
  copy: async (pglite, { target, csv }) => {
    const blob = new Blob([new Uint8Array(csv)])
    return (await pglite.query(`copy ${target} from '/dev/blob' (format csv)`, [], { blob })).affectedRows
  },
  dump: async (pglite) => new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer()),
  close: (pglite) => pglite.close(),
}

function answer<Name extends EngineRequest['operation']>(
  pglite: PGlite,
  request: Extract<EngineRequest, { operation: Name }> & { operation: Name },
): Promise<unknown> {
  return ANSWERS[request.operation](pglite, request)
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

const lastLog: string[] = []
function remember(line: string): void {
  lastLog.push(line)
  if (lastLog.length > 20) lastLog.shift()
}

const port = parentPort!
const reply = (message: EngineReply): void => port.postMessage(message)

try {
  const pglite = await startPglite(workerData as EngineStart, remember)
  port.on('message', ({ id, ...request }: { id: number } & EngineRequest) => {
    answer(pglite, request).then(
      (value) => reply({ id, value }),
      (error: unknown) => reply({ id, fault: faultOf(error) }),
    )
  })
  reply({ id: 0 })
} catch (error) {
  const { message } = faultOf(error)
  reply({ id: 0, fault: { message: [message, ...lastLog].join('\n') } })
  port.close()
}

/** The embedded engine in a thread of its own: in the main thread it would starve every timer and socket. */
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { decoderOf } from '../decoding.ts'
import { DurableFiles } from './durable-files.ts'
import type { EngineFault, EngineReply, EngineRequest, EngineStart } from './messages.ts'

const START_PARAMETERS = [
  // PGlite's own parameters turn fsync off.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...[
    'wal_sync_method=fsync',
    'max_wal_size=64MB',
    'min_wal_size=32MB',
    'shared_buffers=64MB',
    'TimeZone=UTC',
    'DateStyle=ISO',
  ].flatMap((setting) => ['-c', setting]),
]

const lastLog: string[] = []

async function startEngine({ directory, template }: EngineStart): Promise<PGlite> {
  const pglite = await PGlite.create({
    startParams: START_PARAMETERS,
    onStderr: (line) => {
      lastLog.push(line)
      if (lastLog.length > 20) lastLog.shift()
      return true
    },
    ...(directory === undefined ? {} : { fs: new DurableFiles(directory) }),
    ...(template === undefined ? {} : { loadDataDir: new Blob([new Uint8Array(template)]) }),
  })
  // Neither parameters nor values are PGlite's to convert: parameters arrive as text, decoding.ts reads the answers.
  for (const oid of Object.keys(pglite.parsers)) pglite.parsers[oid] = decoderOf(Number(oid))
  for (const oid of Object.keys(pglite.serializers)) pglite.serializers[oid] = (text: string) => text
  return pglite
}

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

const port = parentPort!
const reply = (message: EngineReply): void => port.postMessage(message)

try {
  const pglite = await startEngine(workerData as EngineStart)
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

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { MessagePort } from 'node:worker_threads'
import type { DatabaseForThread } from '../operations/database.ts'
import { createFairTurns } from '../operations/fair-turns.ts'
import { countObjectTry } from '../telemetry/object-figures.ts'
import type { FromProcess, ProcessStart, ProcessTask, TaskOutcome, ToProcess } from './process-messages.ts'

export interface ProcessSettings extends Omit<ProcessStart, 'databaseUrl' | 'secret'> {
  readonly size: number
  /** A process without work for so long is let go, and the memory with it. */
  readonly idleMilliseconds: number
  /** Whether requests are answered on this machine too: then files give way to them. */
  readonly besideRequests: boolean
  /** What a process opens its database with, and the server's secret; asked for at the start of each. */
  connect(): Promise<{ readonly database: DatabaseForThread; readonly secret: Uint8Array }>
}

/** A process that does one task at a time. It starts with its first task and keeps what it read of a snapshot. */
interface ProcessPlace {
  /** Starts the process of the first task before there is one, and has its typesetter practise. */
  startAhead(): void
  /** Aborting ends the process: what it has begun in the database is rolled back. */
  run(task: ProcessTask, signal?: AbortSignal): Promise<TaskOutcome>
  close(): Promise<void>
}

/** A pool whose processes tenants share by turns. */
export interface SharedPool extends Omit<ProcessPlace, 'run'> {
  /** As above, when it is the turn of the owner: whoever used the processes least lately goes before others that wait. */
  run(owner: string, task: ProcessTask, signal?: AbortSignal): Promise<TaskOutcome>
}

export function createProcessPool(settings: ProcessSettings): SharedPool {
  const places = Array.from({ length: settings.size }, () => createPlace(settings))
  /** The one that was used last is used next: it has most of what a task needs in memory. */
  const free = [...places]
  const turns = createFairTurns(settings.size, { fillsAll: true })
  return {
    startAhead: () => free.at(-1)?.startAhead(),
    run: (owner, task, signal) =>
      turns.take(owner, async () => {
        const place = free.pop()!
        try {
          return await place.run(task, signal)
        } finally {
          free.push(place)
        }
      }),
    async close() {
      await Promise.all(places.map((place) => place.close()))
    },
  }
}

/** A place for one process, which is there while there is work for it. */
function createPlace(settings: ProcessSettings): ProcessPlace {
  let starting: Promise<ChildProcess> | undefined
  let idle: NodeJS.Timeout | undefined
  const start = (): Promise<ChildProcess> => {
    const own = startProcess(settings, () => {
      if (starting === own) starting = undefined
    })
    return own
  }
  const end = async (): Promise<void> => {
    clearTimeout(idle)
    const ending = starting
    starting = undefined
    const child = await ending?.catch(() => undefined)
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  const started = (): Promise<ChildProcess> => (starting ??= start())
  return {
    startAhead() {
      started()
        .then((child) => tell(child, { practise: true }))
        // One that does not start says why when it is needed.
        .catch(() => {})
    },
    async run(task, signal) {
      signal?.throwIfAborted()
      clearTimeout(idle)
      try {
        return await outcomeOf(await started(), task, signal)
      } catch (error) {
        await end()
        throw error
      } finally {
        idle = setTimeout(() => void end(), settings.idleMilliseconds).unref()
      }
    },
    close: end,
  }
}

const PROGRAM = fileURLToPath(new URL('./bundle-process.ts', import.meta.url))
const QUICK_MODULES = new URL('../quick-modules.ts', import.meta.url).href

async function startProcess(settings: ProcessSettings, onExit: () => void): Promise<ChildProcess> {
  const { keys, objectStore, renderers, besideRequests, now } = settings
  const { database, secret } = await settings.connect()
  const child = fork(PROGRAM, besideRequests ? ['--give-way'] : [], {
    execArgv: ['--import', QUICK_MODULES],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  // Heard by the task that it fails; without a listener between two tasks it would end this process.
  child.on('error', () => {})
  child.on('exit', onExit)
  child.on('message', (message: FromProcess) => {
    if ('objectTry' in message) countObjectTry(message.objectTry)
  })
  if (database.engine === 'embedded') passOn(child, database.port)
  const databaseUrl = database.engine === 'postgres' ? database.url : undefined
  tell(child, { start: { databaseUrl, secret, keys, objectStore, renderers, now } })
  return child
}

/** Lets the process talk with the embedded engine, which lives in this one. When it ends, its transaction is rolled back. */
function passOn(child: ChildProcess, port: MessagePort): void {
  port.on('message', (engine: unknown) => tell(child, { engine }))
  child.on('message', (message: FromProcess) => {
    if ('engine' in message) port.postMessage(message.engine)
  })
  child.on('exit', () => port.close())
  // A process that never started has no exit.
  child.on('error', () => port.close())
}

/** What cannot be sent has no reader any more; its exit is heard elsewhere. */
const tell = (child: ChildProcess, message: ToProcess): void =>
  void (child.connected && child.send(message, () => {}))

/** Rejects when the process ends before its task, or is to. */
function outcomeOf(
  child: ChildProcess,
  task: ProcessTask,
  signal: AbortSignal | undefined,
): Promise<TaskOutcome> {
  const heard = new AbortController()
  const { promise, resolve, reject } = Promise.withResolvers<TaskOutcome>()
  const listeners = {
    message: (message: FromProcess) => 'outcome' in message && resolve(message.outcome),
    error: reject,
    exit: () => reject(new Error('the process that makes bundles has ended in the middle of one')),
  }
  for (const [event, listener] of Object.entries(listeners)) child.on(event, listener)
  if (signal?.aborted === true) reject(signal.reason as Error)
  signal?.addEventListener('abort', () => reject(signal.reason as Error), { signal: heard.signal })
  tell(child, { task })
  if (!child.connected) listeners.exit()
  return promise.finally(() => {
    heard.abort()
    for (const [event, listener] of Object.entries(listeners)) child.off(event, listener)
  })
}

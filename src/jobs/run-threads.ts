import { type MessagePort, Worker } from 'node:worker_threads'
import type { RunOutcome, RunTask, RunThreadData, ThreadMessage } from './run-messages.ts'

export interface RunThreadSettings extends Omit<RunThreadData, 'database' | 'secret'> {
  readonly size: number
  readonly idleMilliseconds: number
  /** What a thread opens its database with, and the server's secret; asked for at the start of each. */
  connect(): Promise<Pick<RunThreadData, 'database' | 'secret'>>
  /** Has the report set that comes by the port. */
  readonly typeset: (port: MessagePort, signal: AbortSignal) => void
}

/** Threads that perform one run at a time each. They start with their first run and keep what they read of a snapshot. */
export interface RunThreads {
  /** Starts the thread of the first run before there is one. */
  startAhead(): void
  /** Aborting ends the thread: what it has begun in the database is rolled back. */
  run(task: RunTask, signal: AbortSignal): Promise<RunOutcome>
  close(): Promise<void>
}

export function createRunThreads(settings: RunThreadSettings): RunThreads {
  const threads = Array.from({ length: settings.size }, () => createRunThread(settings))
  /** The one that was used last is used next: it has most of what a run needs in memory. */
  const free = [...threads]
  const waiting: ((thread: RunThread) => void)[] = []
  const giveBack = (thread: RunThread): void => {
    const next = waiting.shift()
    if (next === undefined) free.push(thread)
    else next(thread)
  }
  return {
    startAhead: () => free.at(-1)?.startAhead(),
    async run(task, signal) {
      const thread = free.pop() ?? (await new Promise<RunThread>((resolve) => waiting.push(resolve)))
      try {
        return await thread.run(task, signal)
      } finally {
        giveBack(thread)
      }
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}

type RunThread = RunThreads

/** Not one of a pool of the library's: none hands a port to each of its threads, which the embedded database needs. */
function createRunThread(settings: RunThreadSettings): RunThread {
  let starting: Promise<Worker> | undefined
  let idle: NodeJS.Timeout | undefined
  const start = (): Promise<Worker> => {
    const own = startThread(settings, () => {
      if (starting === own) starting = undefined
    })
    return own
  }
  const end = async (): Promise<void> => {
    clearTimeout(idle)
    const ending = starting
    starting = undefined
    await (await ending?.catch(() => undefined))?.terminate()
  }
  const started = (): Promise<Worker> => (starting ??= start())
  return {
    startAhead() {
      // One that does not start says why when it is needed.
      started().catch(() => {})
    },
    async run(task, signal) {
      signal.throwIfAborted()
      clearTimeout(idle)
      try {
        const worker = await started()
        return await outcomeOf(worker, task, signal, settings)
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

async function startThread(settings: RunThreadSettings, onExit: () => void): Promise<Worker> {
  const { keys, renderers, besideRequests, now } = settings
  const { database, secret } = await settings.connect()
  const worker = new Worker(new URL('./run-thread.ts', import.meta.url), {
    workerData: { database, secret, keys, renderers, besideRequests, now } satisfies RunThreadData,
    transferList: database.engine === 'embedded' ? [database.port] : [],
  })
  // Heard by the run that it fails; without a listener between two runs it would end the process.
  worker.on('error', () => {})
  worker.on('exit', onExit)
  return worker
}

/** Rejects when the thread ends before its work, or is to. */
function outcomeOf(
  worker: Worker,
  task: RunTask,
  signal: AbortSignal,
  { typeset }: RunThreadSettings,
): Promise<RunOutcome> {
  const heard = new AbortController()
  const { promise, resolve, reject } = Promise.withResolvers<RunOutcome>()
  const listeners = {
    message: (message: ThreadMessage) =>
      'outcome' in message ? resolve(message.outcome) : typeset(message.typesetter, signal),
    error: reject,
    exit: () => reject(new Error('the thread that performs runs has ended in the middle of one')),
  }
  for (const [event, listener] of Object.entries(listeners)) worker.on(event, listener)
  if (signal.aborted) reject(signal.reason as Error)
  signal.addEventListener('abort', () => reject(signal.reason as Error), { signal: heard.signal })
  worker.postMessage(task)
  return promise.finally(() => {
    heard.abort()
    for (const [event, listener] of Object.entries(listeners)) worker.off(event, listener)
  })
}

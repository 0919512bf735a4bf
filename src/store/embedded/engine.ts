import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { DatabaseError } from '../database.ts'
import type { EngineReply, EngineRequest, EngineStart } from './messages.ts'

/** The engine's thread, seen from the main thread: requests are answered in the order they were sent. */
export interface Engine {
  ask(request: EngineRequest): Promise<unknown>
  /** Closes the database cleanly and ends the thread. */
  close(): Promise<void>
}

/** Starts the thread; rejects with what the engine said when it cannot open its files. */
export async function startEngine(start: EngineStart): Promise<Engine> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: start })
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  let ended: DatabaseError | undefined
  let lastId = 0

  const expect = (id: number): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (ended !== undefined) reject(ended)
      else waiting.set(id, { resolve, reject })
    })
  const end = (reason: string, cause?: unknown): void => {
    ended ??= new DatabaseError(reason, { sqlState: '08006', cause })
    for (const { reject } of waiting.values()) reject(ended)
    waiting.clear()
  }
  worker.on('message', ({ id, value, fault }: EngineReply) => {
    const waiter = waiting.get(id)
    waiting.delete(id)
    if (fault === undefined) waiter?.resolve(value)
    else waiter?.reject(new DatabaseError(fault.message, fault))
  })
  worker.on('error', (error) => end(`the embedded database has stopped: ${String(error)}`, error))
  worker.on('exit', () => end('the embedded database is closed'))

  const ask = (request: EngineRequest): Promise<unknown> => {
    lastId += 1
    const answer = expect(lastId)
    if (ended === undefined) worker.postMessage({ id: lastId, ...request })
    return answer
  }
  await expect(0)
  return {
    ask,
    async close() {
      if (ended !== undefined) return
      const exited = once(worker, 'exit')
      await ask({ operation: 'close' })
      await worker.terminate()
      await exited
    },
  }
}

import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
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
  program ??= compileProgram()
  const workerData: EngineStart = { ...start, program: await program }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData })
  const waiting = new Map<number, { resolve: (reply: EngineReply) => void; reject: (error: Error) => void }>()
  let ended: DatabaseError | undefined
  let lastId = 0
  let closing = false

  const replyTo = (id: number): Promise<EngineReply> =>
    new Promise((resolve, reject) => {
      if (ended !== undefined) reject(ended)
      else waiting.set(id, { resolve, reject })
    })
  const end = (reason: string, cause?: unknown): void => {
    ended ??= new DatabaseError(reason, { sqlState: '08006', cause })
    for (const { reject } of waiting.values()) reject(ended)
    waiting.clear()
  }
  worker.on('message', (reply: EngineReply) => {
    const waiter = waiting.get(reply.id)
    waiting.delete(reply.id)
    waiter?.resolve(reply)
  })
  worker.on('error', (error) => end(`the embedded database has stopped: ${String(error)}`, error))
  worker.on('exit', () =>
    end(closing ? 'the embedded database is closed' : 'the embedded database has stopped by itself'),
  )

  const ask = async (request: EngineRequest): Promise<unknown> => {
    lastId += 1
    const reply = replyTo(lastId)
    if (ended === undefined) worker.postMessage({ id: lastId, ...request })
    return valueOf(await reply)
  }
  valueOf(await replyTo(0))
  return {
    ask,
    async close() {
      if (ended !== undefined) return
      closing = true
      const exited = once(worker, 'exit')
      await ask({ operation: 'close' })
      await worker.terminate()
      await exited
    },
  }
}

/** Compiled once per process and shared by its threads: a second database then starts in half the time. */
let program: Promise<WebAssembly.Module> | undefined

async function compileProgram(): Promise<WebAssembly.Module> {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  return WebAssembly.compile(await readFile(path.join(folder, 'pglite.wasm')))
}

/** Throws in the thread and stack of whoever asked, so that an error shows which statement it came from. */
function valueOf({ value, fault }: EngineReply): unknown {
  if (fault !== undefined) throw new DatabaseError(fault.message, fault)
  return value
}

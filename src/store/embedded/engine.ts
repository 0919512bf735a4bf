import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import { type Connection, createConnection } from './connection.ts'
import type { EngineMessage, EngineStart } from './messages.ts'

/** The engine's thread, seen from the thread that started it. */
export interface Engine {
  readonly connection: Connection
  /** A port for another thread, which must be transferred to it. */
  newPort(): MessagePort
  /** Closes the database cleanly when all have had their turns, and ends the thread. */
  close(): Promise<void>
}

/** Starts the thread; rejects with what the engine said when it cannot open its files. */
export async function startEngine(start: EngineStart): Promise<Engine> {
  program ??= compileProgram()
  const workerData: EngineStart = { ...start, program: await program }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData,
    // The engine's memory is its own; its thread only passes replies on, and by default would keep 100 MB for young ones.
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  })
  const connection = createConnection(worker)
  let closing = false
  let hasEnded = false
  const end = (reason: string, cause?: unknown): void => {
    hasEnded = true
    connection.end(reason, cause)
  }
  worker.on('error', (error) => end(`the embedded database has stopped: ${String(error)}`, error))
  worker.on('exit', () =>
    end(closing ? 'the embedded database is closed' : 'the embedded database has stopped by itself'),
  )
  await connection.started()
  return {
    connection,
    newPort() {
      const { port1, port2 } = new MessageChannel()
      worker.postMessage({ operation: 'connect', port: port1 } satisfies EngineMessage, [port1])
      return port2
    },
    async close() {
      if (hasEnded) return
      closing = true
      const exited = once(worker, 'exit')
      await connection.ask({ operation: 'close' })
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

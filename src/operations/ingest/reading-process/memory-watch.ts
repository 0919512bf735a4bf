import { writeSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { MEMORY_EXCEEDED } from './task.ts'

/**
 * A thread of the reading process that ends the process when it takes too much, or when no one waits for it any more. V8's own
 * limit knows neither buffers nor WebAssembly, and the thread that reads cannot look at itself while it allocates.
 */
const { limitBytes, parent } = workerData as { readonly limitBytes: number; readonly parent: number }

const look = (): void => {
  const exceeded = process.memoryUsage.rss() > limitBytes
  if (!exceeded && process.ppid === parent) return
  if (exceeded) writeSync(2, MEMORY_EXCEEDED)
  process.kill(process.pid, 'SIGKILL')
}

look()
parentPort?.postMessage('watching')
setInterval(look, 25)

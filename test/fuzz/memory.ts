import type { Fault } from './oracle/finding.ts'
import type { Use } from './world/inspector.ts'

const MEGABYTE = 1024 * 1024
/** Beyond the answer cache of 64 MB, which may fill during a run. */
const HEAP_GROWTH = 128 * MEGABYTE
/** Threads of bundles and files come and go, each with a heap and a typesetter of its own. */
const RESIDENT_GROWTH = 1024 * MEGABYTE

/** Watches what a server uses after its garbage was collected: it may grow for a while, but not for ever. */
export class MemoryWatch {
  readonly checkpoints: ({ readonly requests: number } & Use)[] = []

  /** The first checkpoint is the measure of all others. */
  add(requests: number, use: Use): Fault | undefined {
    const { heap, resident } = use
    this.checkpoints.push({ requests, ...use })
    const [first] = this.checkpoints
    const grown = { heap: heap - first!.heap, resident: resident - first!.resident }
    if (grown.heap <= HEAP_GROWTH && grown.resident <= RESIDENT_GROWTH) return undefined
    return {
      kind: 'memory',
      detail: `grew by ${megabytes(grown.heap)} MB of heap and ${megabytes(grown.resident)} MB in all between ${first!.requests} and ${requests} requests`,
    }
  }
}

export const megabytes = (bytes: number): number => Math.round(bytes / MEGABYTE)

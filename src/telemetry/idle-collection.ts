import { Session } from 'node:inspector/promises'
import { type EventLoopUtilization, performance } from 'node:perf_hooks'

const LOOK_MILLISECONDS = 15_000
/** A server that only answers health checks is below that. */
const IDLE_SHARE = 0.03
/** Requests wait for it, the longer the more stays: 0.4 s of processor time for 120 MB. A trickle of requests does not count. */
const WORTH_SHARE = 0.25
const WORTH_BYTES = 8 * 1024 * 1024

/**
 * Collects garbage of this thread when there is nothing else to do. V8 does so only when a program asks for more memory: a server that goes
 * quiet after a busy hour would keep tens of megabytes of garbage for as long as it is quiet. Answers how to stop it.
 */
export function collectWhenIdle(lookEvery = LOOK_MILLISECONDS): () => void {
  let lastLook = performance.eventLoopUtilization()
  let stays = 0
  const look = async (): Promise<void> => {
    const busy = shareSince(lastLook)
    lastLook = performance.eventLoopUtilization()
    if (!isWorthwhile({ busy, stays, grownBy: used() - stays })) return
    await collectGarbage()
    stays = used()
  }
  // What fails once would fail every time, and the server works without it.
  const timer = setInterval(() => void look().catch(() => clearInterval(timer)), lookEvery).unref()
  return () => clearInterval(timer)
}

/** Whether to collect now: `busy` is the share of time that was spent working, `grownBy` what may be garbage, in bytes. */
export const isWorthwhile = ({ busy, stays, grownBy }: Look): boolean =>
  busy < IDLE_SHARE && grownBy > Math.max(WORTH_BYTES, WORTH_SHARE * stays)

interface Look {
  readonly busy: number
  /** What was left when garbage was last collected, in bytes. */
  readonly stays: number
  readonly grownBy: number
}

const shareSince = (earlier: EventLoopUtilization): number =>
  performance.eventLoopUtilization(earlier).utilization

const used = (): number => {
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** The one documented way to have V8 give memory back. */
async function collectGarbage(): Promise<void> {
  const session = new Session()
  session.connect()
  try {
    await session.post('HeapProfiler.collectGarbage')
  } finally {
    session.disconnect()
  }
}

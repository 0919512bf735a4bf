import { setTimeout as sleep } from 'node:timers/promises'
import { TransportError } from './transport-error.ts'

export interface Retry {
  readonly attempts: number
  readonly firstWaitMs: number
  /** A longer wait is not sat out: the error says when to come back. */
  readonly longestWaitMs: number
  /** Waits between attempts; tests put their own here. */
  readonly wait: (milliseconds: number) => Promise<void>
}

const DEFAULT_RETRY: Retry = {
  attempts: 4,
  firstWaitMs: 500,
  longestWaitMs: 60_000,
  wait: async (milliseconds) => {
    await sleep(milliseconds)
  },
}

const DEFAULT_TIMEOUT_MS = 60_000

/** Tries until an attempt succeeds, fails for good, or attempts run out. Waits double, or last as long as the publisher asks. */
export async function withRetries<T>(
  url: string,
  options: {
    readonly retry?: Partial<Retry>
    readonly timeoutMs?: number
    readonly signal?: AbortSignal
  },
  attempt: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const retry = { ...DEFAULT_RETRY, ...options.retry }
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS
  for (let tried = 1; ; tried += 1) {
    options.signal?.throwIfAborted()
    const deadline = AbortSignal.timeout(timeoutMs)
    try {
      return await attempt(
        options.signal === undefined ? deadline : AbortSignal.any([deadline, options.signal]),
      )
    } catch (error) {
      options.signal?.throwIfAborted()
      const fault = transportFault(url, error, deadline, timeoutMs)
      const waitMs = fault.retryAfterMs ?? retry.firstWaitMs * 2 ** (tried - 1)
      if (!fault.transient || tried >= retry.attempts || waitMs > retry.longestWaitMs) throw fault
      await retry.wait(waitMs)
    }
  }
}

/** Whatever the network throws, as a fault that may pass; our own refusals and file errors stay what they are. */
function transportFault(url: string, error: unknown, signal: AbortSignal, timeoutMs: number): TransportError {
  if (error instanceof TransportError) return error
  if (signal.aborted)
    return new TransportError(url, `did not answer within ${timeoutMs} ms`, { transient: true, cause: error })
  if (error instanceof TypeError || (error as { code?: unknown }).code !== undefined) {
    const { cause } = error as { cause?: { code?: string } }
    return new TransportError(url, `could not be reached (${cause?.code ?? (error as Error).message})`, {
      transient: true,
      cause: error,
    })
  }
  throw error
}

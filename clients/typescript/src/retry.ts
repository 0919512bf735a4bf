import { ConnectionError, ProblemError } from './problem.ts'

export interface RetryOptions {
  /** Tries after the first one; 3 unless given. */
  readonly retries?: number
  /** Longest wait for one more try, in milliseconds; a service that asks for more is believed and not asked again. */
  readonly longestWaitMs?: number
}

const FIRST_WAIT_MS = 500
const LONGEST_OWN_WAIT_MS = 8_000

/**
 * Milliseconds to wait before the next try, or undefined when there is to be none. Waits double and have no random part:
 * the service spreads its callers itself, by the Retry-After that it sends.
 */
export function waitBeforeRetry(
  error: unknown,
  tried: number,
  repeatable: boolean,
  { retries = 3, longestWaitMs = 60_000 }: RetryOptions,
): number | undefined {
  if (tried > retries || !mayRetry(error, repeatable)) return undefined
  const own = Math.min(FIRST_WAIT_MS * 2 ** (tried - 1), LONGEST_OWN_WAIT_MS)
  const wait = error instanceof ProblemError ? (error.retryAfterMs ?? own) : own
  return wait <= longestWaitMs ? wait : undefined
}

/** Refused before anything was done: also safe for what must not be done twice. */
const REFUSED_AT_THE_DOOR = new Set(['rate_limited', 'concurrency_limited', 'shutting_down', 'not_ready'])

function mayRetry(error: unknown, repeatable: boolean): boolean {
  if (error instanceof ProblemError)
    return error.problem.retryable && (repeatable || REFUSED_AT_THE_DOOR.has(error.code))
  return error instanceof ConnectionError && repeatable
}

/** Waits, unless the caller gives up meanwhile. */
export function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer)
      reject(signal?.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    if (signal?.aborted === true) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}

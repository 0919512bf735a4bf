import type { Exchange } from './exchange.ts'

/** Whether the process still takes requests, and which of them are running. */
export interface Lifecycle {
  /** It still answers everything but `/readyz`, so that a load balancer sends its requests elsewhere. */
  leaving: boolean
  draining: boolean
  readonly running: Set<Exchange>
  /** Called when the last running request was answered. */
  onIdle: (() => void) | undefined
}

export const createLifecycle = (): Lifecycle => ({
  leaving: false,
  draining: false,
  running: new Set(),
  onIdle: undefined,
})

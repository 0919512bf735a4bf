import type { Exchange } from './exchange.ts'

/** Whether the process still takes requests, and which of them are running. */
export interface Lifecycle {
  draining: boolean
  readonly running: Set<Exchange>
  /** Called when the last running request was answered. */
  onIdle: (() => void) | undefined
}

export const createLifecycle = (): Lifecycle => ({ draining: false, running: new Set(), onIdle: undefined })

const LONGEST_WAIT_MILLISECONDS = 2_000
const AFTER_FAULT_MILLISECONDS = 2_000

/** How long a reading is good for. */
export interface Freshness {
  readonly milliseconds: number
  /** Also for this many times as long as it took; unset: that does not matter. */
  readonly timesItsCost?: number
}

/**
 * Reads something once for all who ask while it is fresh. A reading that hangs is waited for, never asked twice; callers wait for it
 * within bounds and get undefined after that, or when it failed.
 */
export function keptReading<T>(
  read: () => Promise<T>,
  { milliseconds: fresh, timesItsCost = 0 }: Freshness,
  report: (error: Error) => void,
): () => Promise<T | undefined> {
  let reading: Promise<T | undefined> | undefined
  const keep = (milliseconds: number): void =>
    void setTimeout(() => (reading = undefined), milliseconds).unref()
  const begin = async (): Promise<T | undefined> => {
    const began = performance.now()
    try {
      const value = await read()
      keep(Math.max(fresh, timesItsCost * (performance.now() - began)))
      return value
    } catch (error) {
      // Asked again soon.
      keep(AFTER_FAULT_MILLISECONDS)
      report(error as Error)
      return undefined
    }
  }
  return () => Promise.race([(reading ??= begin()), giveUp()])
}

const giveUp = (): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), LONGEST_WAIT_MILLISECONDS).unref())

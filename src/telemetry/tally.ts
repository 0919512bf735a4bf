/** Bounds of durations, seconds. */
export const BUCKETS = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120,
] as const

/** Durations as plain numbers: they reach the registry only when someone asks for them, and cost a request next to nothing. */
export interface Durations {
  observe(seconds: number): void
  /** How many were observed in each bucket; the last one holds those above every bound. */
  readonly byBucket: readonly number[]
  readonly sum: number
}

export function createDurations(): Durations {
  const byBucket = Array.from({ length: BUCKETS.length + 1 }, () => 0)
  let sum = 0
  return {
    observe(seconds) {
      let bucket = 0
      while (bucket < BUCKETS.length && seconds > BUCKETS[bucket]!) bucket += 1
      byBucket[bucket]! += 1
      sum += seconds
    },
    byBucket,
    get sum() {
      return sum
    },
  }
}

/** Seconds since `began`, a reading of `performance.now()`. */
export const secondsSince = (began: number): number => (performance.now() - began) / 1000

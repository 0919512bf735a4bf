import { readFileSync } from 'node:fs'

/** What a process held in memory during a soak, in megabytes. */
export interface MemoryUse {
  readonly name: string
  readonly samples: number
  /** Median of the second fifth of the time: the first fifth fills caches. */
  readonly early: number
  /** Median of the last fifth. */
  readonly late: number
  readonly most: number
}

const FIFTHS = 5
/** Fewer say nothing. */
const FEWEST_SAMPLES = 10
const MOST_GROWTH = 0.15
const GROWTH_MB = 16

/** Resident memory of a process; undefined when it is gone, or where the system does not say. */
export function residentMegabytes(pid: number | undefined): number | undefined {
  if (pid === undefined) return undefined
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
  } catch {
    return undefined
  }
}

export function memoryUse(name: string, samples: readonly number[]): MemoryUse | undefined {
  if (samples.length < FEWEST_SAMPLES) return undefined
  const fifth = Math.floor(samples.length / FIFTHS)
  return {
    name,
    samples: samples.length,
    early: median(samples.slice(fifth, 2 * fifth)),
    late: median(samples.slice(-fifth)),
    most: Math.max(...samples),
  }
}

/** Processes that grew beyond what a garbage collector may leave lying for a while. */
export const grown = (uses: readonly MemoryUse[]): string[] =>
  uses
    .filter(({ early, late }) => late > early * (1 + MOST_GROWTH) + GROWTH_MB)
    .map(({ name, early, late }) => `${name} grew from ${early.toFixed(0)} to ${late.toFixed(0)} MB`)

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]!
}

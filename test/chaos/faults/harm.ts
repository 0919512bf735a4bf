import { setTimeout as sleep } from 'node:timers/promises'
import { Random } from '../../../bench/random.ts'
import type { World } from '../world/world.ts'
import { HARM } from './faults.ts'
import { type Counts, type Fault, planFaults } from './plan.ts'

export interface Harmed {
  /** How often each fault happened. */
  readonly faults: Readonly<Partial<Record<Fault, number>>>
  /** Faults that were planned, all kinds together. */
  readonly planned: number
  /** Faults that this machine does not allow, and why. */
  readonly notTried: readonly string[]
  /** Why a fault could not be caused although it should have been, such as no node coming up any more. */
  readonly brokenOff: readonly string[]
}

interface Load {
  /** Writes that were acknowledged so far. */
  acknowledged(): number
  /** Told after each fault. */
  onFault(harmed: Pick<Harmed, 'faults' | 'planned'>): void
}

/** A machine that is busy starts a node in half a minute: faults without a write between them prove little. */
const WORK_MS = 30_000

/**
 * Faults one after the other, spread over the time, each after a write was acknowledged since the one before. A fault that takes longer
 * than its share makes the whole longer.
 */
export async function harm(
  world: World,
  options: Counts & { readonly seed: number; readonly minutes: number },
  load: Load,
  signal: AbortSignal,
): Promise<Harmed> {
  const plan = planFaults(options.seed, options)
  const planned = plan.length
  const random = new Random(options.seed + 1)
  const faults: Partial<Record<Fault, number>> = {}
  const notTried = new Set<string>()
  const began = performance.now()
  const share = (options.minutes * 60_000) / (planned + 1)
  const pauseUntil = (count: number): Promise<void> =>
    sleep(Math.max(0, began + count * share - performance.now()), undefined, { signal }).catch(() => {})
  const ended = (brokenOff: readonly string[] = []): Harmed => ({
    faults,
    planned,
    notTried: [...notTried],
    brokenOff,
  })
  for (const [index, fault] of plan.entries()) {
    const before = load.acknowledged()
    await pauseUntil(index + 1)
    const until = performance.now() + WORK_MS
    while (load.acknowledged() === before && performance.now() < until && !signal.aborted) await sleep(20)
    if (signal.aborted) return ended()
    try {
      const refusal = await HARM[fault](world, random)
      if (refusal === undefined) faults[fault] = (faults[fault] ?? 0) + 1
      else notTried.add(`${fault}: ${refusal}`)
    } catch (error) {
      return ended([`${fault} after ${index} faults: ${(error as Error).message}`])
    }
    load.onFault({ faults, planned })
  }
  await pauseUntil(planned + 1)
  return ended()
}

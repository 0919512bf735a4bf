/** What this process, and the processes that make its bundles, have asked the object store for. */
import { createDurations, type Durations } from './tally.ts'

const OPERATIONS = ['get', 'put', 'delete', 'list'] as const
/** `refused` is the store's word on a request; `unavailable` is silence, or a fault of the store. */
const OUTCOMES = ['answered', 'missing', 'refused', 'unavailable'] as const

export type ObjectOperation = (typeof OPERATIONS)[number]

/** One try to reach the store. A request is tried up to three times. */
export interface ObjectTry {
  readonly operation: ObjectOperation
  readonly outcome: (typeof OUTCOMES)[number]
  readonly seconds: number
}

interface ObjectFigures {
  readonly durations: Durations
  readonly outcomes: Map<ObjectTry['outcome'], number>
}

const tries = new Map<ObjectOperation, ObjectFigures>()
let forward: ((one: ObjectTry) => void) | undefined

/** Counts from zero on, once there is an object store: an installation without one has no such metrics. */
export function openObjectFigures(): void {
  for (const operation of OPERATIONS)
    if (!tries.has(operation))
      tries.set(operation, {
        durations: createDurations(),
        outcomes: new Map(OUTCOMES.map((outcome) => [outcome, 0])),
      })
}

export function countObjectTry(one: ObjectTry): void {
  if (forward !== undefined) {
    forward(one)
    return
  }
  openObjectFigures()
  const { durations, outcomes } = tries.get(one.operation)!
  durations.observe(one.seconds)
  outcomes.set(one.outcome, outcomes.get(one.outcome)! + 1)
}

/** For a process without metrics: has the process that started it count. */
export function forwardObjectTries(to: (one: ObjectTry) => void): void {
  forward = to
}

export const countedObjectTries = (): ReadonlyMap<ObjectOperation, ObjectFigures> => tries

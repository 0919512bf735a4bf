import { heavyLimited } from '../../../operations/tenancy/limit-errors.ts'

/** Heavy requests of one tenant that wait for the one that runs. */
const MOST_WAITING = 20

/**
 * One heavy request of a tenant at a time: what one tenant asks for at once must not keep the others waiting. The next
 * ones wait in line; when the line is full, a request is refused with 429.
 */
export interface HeavyLanes {
  take<Result>(tenantId: string, work: () => Result | Promise<Result>): Promise<Result>
}

interface Lane {
  waiting: number
  /** Settles when the last request in line is done. */
  end: Promise<unknown>
}

export function createHeavyLanes(): HeavyLanes {
  const lanes = new Map<string, Lane>()
  return {
    async take(tenantId, work) {
      const lane = lanes.get(tenantId)
      if (lane !== undefined && lane.waiting >= MOST_WAITING) throw heavyLimited(MOST_WAITING)
      const own: Lane = lane ?? { waiting: 0, end: Promise.resolve() }
      lanes.set(tenantId, own)
      own.waiting += 1
      const turn = own.end.then(() => {
        own.waiting -= 1
        return work()
      })
      const done = turn.catch(() => {})
      own.end = done
      try {
        return await turn
      } finally {
        if (own.end === done) lanes.delete(tenantId)
      }
    },
  }
}

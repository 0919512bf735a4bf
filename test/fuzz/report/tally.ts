import type { FuzzRequest, Outcome } from '../request.ts'

/** What an operation was asked and how it answered. */
interface Counts {
  requests: number
  milliseconds: number
  slowest: number
  readonly statuses: Record<string, number>
}

/** Counts of a run, by operation and by status. */
export class Tally {
  readonly operations = new Map<string, Counts>()
  requests = 0

  count({ operation }: FuzzRequest, outcome: Outcome): void {
    let counts = this.operations.get(operation)
    if (counts === undefined)
      this.operations.set(operation, (counts = { requests: 0, milliseconds: 0, slowest: 0, statuses: {} }))
    const status = outcome.kind === 'answer' ? String(outcome.status) : outcome.kind
    const took = outcome.kind === 'answer' ? outcome.milliseconds : 0
    this.requests += 1
    counts.requests += 1
    counts.milliseconds += took
    counts.slowest = Math.max(counts.slowest, took)
    counts.statuses[status] = (counts.statuses[status] ?? 0) + 1
  }

  /** How often each status was answered, in order of the status. */
  statuses(): Readonly<Record<string, number>> {
    const sums: Record<string, number> = {}
    for (const { statuses } of this.operations.values())
      for (const [status, count] of Object.entries(statuses)) sums[status] = (sums[status] ?? 0) + count
    return Object.fromEntries(Object.entries(sums).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  }

  /** Operations by the time that they took in all. */
  dearest(count: number): readonly (readonly [operation: string, counts: Counts])[] {
    return [...this.operations].toSorted(([, a], [, b]) => b.milliseconds - a.milliseconds).slice(0, count)
  }
}

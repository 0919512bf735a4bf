import type { FilingReadiness, ReadinessScore, ReadinessState } from './readiness.ts'
import type { EvidenceStatus } from './row.ts'

/** Where a readiness stands, in few words. */
export interface ReadinessMark {
  readonly readiness_state: ReadinessState
  readonly score: ReadinessScore
  readonly score_line: string
}

/** A requirement whose status is another one; null where it was or is not asked for. */
export interface StatusChange {
  readonly requirement_id: string
  readonly title: string
  readonly from: EvidenceStatus | null
  readonly to: EvidenceStatus | null
  /** What the status is now for. */
  readonly detail: string
}

export interface ReadinessChange {
  readonly before: ReadinessMark
  readonly after: ReadinessMark
  readonly requirements: readonly StatusChange[]
}

/** What differs between two readings of one period: score, line and each status, in the order of the standard. */
export function compareReadiness(before: FilingReadiness, after: FilingReadiness): ReadinessChange {
  const earlier = new Map(before.rows.map((row) => [row.requirement_id, row]))
  const now = new Set(after.rows.map(({ requirement_id }) => requirement_id))
  return {
    before: markOf(before),
    after: markOf(after),
    requirements: [
      ...after.rows.flatMap(({ requirement_id, title, evidence_status: to, detail }) => {
        const from = earlier.get(requirement_id)?.evidence_status ?? null
        return from === to ? [] : [{ requirement_id, title, from, to, detail }]
      }),
      ...before.rows
        .filter(({ requirement_id }) => !now.has(requirement_id))
        .map(({ requirement_id, title, evidence_status: from }) => ({
          requirement_id,
          title,
          from,
          to: null,
          detail: 'It is no longer asked for.',
        })),
    ],
  }
}

const markOf = ({ readiness_state, score, score_line }: FilingReadiness): ReadinessMark => ({
  readiness_state,
  score,
  score_line,
})

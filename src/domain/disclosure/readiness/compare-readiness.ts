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
  /** Why it has this status now. */
  readonly detail: string
}

/** A requirement that counts in the score now and did not before, or the other way round. */
export interface CountChange {
  readonly requirement_id: string
  readonly change: 'joined' | 'left'
  readonly why: string
}

export interface ReadinessChange {
  readonly before: ReadinessMark
  readonly after: ReadinessMark
  /** Why the denominator moved. */
  readonly denominator: readonly CountChange[]
  readonly requirements: readonly StatusChange[]
}

/** What differs between two readings of one period: score, line and each status, in the order of the standard. */
export function compareReadiness(before: FilingReadiness, after: FilingReadiness): ReadinessChange {
  const earlier = new Map(before.rows.map((row) => [row.requirement_id, row]))
  const now = new Set(after.rows.map(({ requirement_id }) => requirement_id))
  return {
    before: markOf(before),
    after: markOf(after),
    denominator: countChanges(before, after),
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
          detail: 'It is no longer required.',
        })),
    ],
  }
}

/** Every requirement that joined or left the count, with the reason that a person or rule gave. */
function countChanges(before: FilingReadiness, after: FilingReadiness): CountChange[] {
  const [earlier, now] = [before, after].map(
    ({ rows }) => new Map(rows.map((row) => [row.requirement_id, row])),
  )
  const ids = [...new Set([...earlier!.keys(), ...now!.keys()])]
  return ids.flatMap((requirement_id): CountChange[] => {
    const [was, is] = [earlier!.get(requirement_id), now!.get(requirement_id)]
    if ((was?.is_counted ?? false) === (is?.is_counted ?? false)) return []
    return is?.is_counted === true
      ? [{ requirement_id, change: 'joined', why: is.detail }]
      : [
          {
            requirement_id,
            change: 'left',
            why: is?.set_aside?.reason ?? is?.detail ?? 'It is no longer required.',
          },
        ]
  })
}

const markOf = ({ readiness_state, score, score_line }: FilingReadiness): ReadinessMark => ({
  readiness_state,
  score,
  score_line,
})

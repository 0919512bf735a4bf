import type { ReadinessRow } from './assess.ts'
import type { EvidenceStatus } from './row.ts'

/** One step from all scored requirements to those that count. */
export interface DenominatorStep {
  readonly count: number
  readonly why: string
}

/** In the order in which a line tells them; statuses that nothing has are left out. */
const WORDS: Readonly<Record<EvidenceStatus, string>> = {
  evidenced: 'evidenced',
  partially_evidenced: 'in part',
  stale: 'stale',
  conflicting: 'in conflict',
  missing: 'missing',
  not_material: 'judged not material',
  relief_applied: 'relief',
  not_applicable: 'not applicable',
}

/** How many scored requirements stand where. What a person judged not material is never counted as evidenced. */
export function scoreLine(rows: readonly ReadinessRow[]): string {
  const shown = rows.filter(
    ({ is_counted, scored, set_aside }) => is_counted || (scored && set_aside !== null),
  )
  const parts = (Object.keys(WORDS) as EvidenceStatus[]).flatMap((status) => {
    const count = shown.filter(({ evidence_status }) => evidence_status === status).length
    return count === 0 ? [] : [`${count} ${WORDS[status]}`]
  })
  return parts.join(', ')
}

/** From all scored requirements to those that count, each group that left with its reason. */
export function denominatorOf(rows: readonly ReadinessRow[]): DenominatorStep[] {
  const scored = rows.filter((row) => row.scored)
  const left = scored.filter(({ set_aside }) => set_aside !== null)
  const parents = scored.filter(({ is_counted, set_aside }) => !is_counted && set_aside === null)
  const groups = Map.groupBy(
    left,
    ({ set_aside }) => `${WORDS[set_aside!.status]}, by ${set_aside!.reference}`,
  )
  return [
    { count: scored.length, why: 'scored requirements in this version' },
    ...(parents.length === 0 ? [] : [{ count: -parents.length, why: 'counted through their parts' }]),
    ...[...groups].map(([why, group]) => ({ count: -group.length, why })),
  ]
}

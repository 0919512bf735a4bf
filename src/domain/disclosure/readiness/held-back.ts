import { type Contradiction, sentenceOf } from '../contradictions/contradiction.ts'
import { areExplanationsApproved } from './approval.ts'
import { type Finding, isAtLeast, type ReadinessFacts, STATUS_OF_RUNG } from './row.ts'
import { heldByNumbers } from './statement-rung.ts'

/** Contradictions that someone explained for a requirement, while no other member has approved the explanations. */
export const waitingFor = (id: string, facts: ReadinessFacts): readonly Contradiction[] =>
  areExplanationsApproved(facts)
    ? []
    : facts.contradictions.filter(
        ({ status, requirement_ids }) => status === 'explained' && requirement_ids.includes(id),
      )

/** What an explanation alone comes to. */
export const explainedFinding = (
  [first]: readonly Contradiction[],
  references: readonly string[],
): Finding => ({
  status: STATUS_OF_RUNG.stated,
  rung: 'stated',
  by: 'tenant',
  references,
  detail: `Stated. ${first === undefined ? '' : sentenceOf(first)} It is explained, and the explanation counts once a member other than its author approves it in the review.`,
  flag: 'explanation_not_approved',
})

/** A finding no higher than `stated` where numbers of the statement contradict what is held or are not confirmed, or an explanation waits for its approval. */
export function heldBack(id: string, finding: Finding, facts: ReadinessFacts): Finding {
  if (!isAtLeast(finding.rung, 'supported')) return finding
  const numbers = facts.statement_numbers.get(id)
  if (numbers !== undefined)
    return {
      ...finding,
      status: STATUS_OF_RUNG.stated,
      rung: 'stated',
      ...heldByNumbers(numbers),
    }
  const waiting = waitingFor(id, facts)
  return waiting.length === 0 ? finding : explainedFinding(waiting, finding.references)
}

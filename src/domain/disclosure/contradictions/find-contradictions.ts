import { LEDGER_KIND } from '../../ledger/record.ts'
import type { ContradictionRules } from '../framework.ts'
import { applyRule } from './apply-rules.ts'
import { type Contradiction, contradictionId, type Explanation, type Found, sizeOf } from './contradiction.ts'
import type { ContradictionFacts } from './facts.ts'
import { CONTRADICTION_KINDS, type ContradictionKind, KINDS } from './kinds.ts'
import { pairsOf } from './pairs.ts'
import { RULES } from './rules.ts'

/** Everything in the records that something published, or another place in them, speaks against. */
export function findContradictions(
  facts: ContradictionFacts,
  touched: ContradictionRules,
  explanations: ReadonlyMap<string, Explanation>,
): Contradiction[] {
  const pairs = pairsOf(facts)
  const versions = { ...facts.records, [LEDGER_KIND]: facts.ledger }
  return CONTRADICTION_KINDS.flatMap((kind) => {
    const all = RULES[kind].flatMap((rule) => applyRule(rule, pairs[rule.pairs], versions))
    return all.map((found) => {
      const id = contradictionId(kind, found, facts)
      const explanation = explanations.get(id) ?? null
      return {
        id,
        kind,
        ...found,
        requirement_ids: requirementsOf(kind, found, touched),
        size: sizeOf(found),
        settle: found.settle ?? KINDS[kind].settle,
        status: explanation === null ? 'open' : 'explained',
        explanation,
      }
    })
  })
}

/** Those that the declared value is evidence of, those of the kind, and without either those of the record. */
function requirementsOf(
  kind: ContradictionKind,
  { requirement_ids, declared }: Found,
  { by_kind, by_record }: ContradictionRules,
): string[] {
  const ids = [...requirement_ids, ...(by_kind[kind] ?? [])]
  return [...new Set(ids.length === 0 ? by_record[declared.record] : ids)]
}

/** Where the values stand that contradict something and that nobody has explained. */
export const placesOfOpen = (
  kind: ContradictionKind,
  contradictions: readonly Contradiction[],
): ReadonlySet<string> =>
  new Set(
    contradictions
      .filter((one) => one.kind === kind && one.status === 'open')
      .map(({ declared }) => declared.pointer),
  )

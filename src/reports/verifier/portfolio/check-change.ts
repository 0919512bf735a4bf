import { evaluatePublished } from '../formula/evaluate-published.ts'
import { isRecord, type Json, listOf, own, recordOf } from '../formula/shape.ts'
import type { Finding } from '../verification.ts'
import { compared } from './check-figures.ts'

/** Causes in the answer, by the figure of the formula. */
const CAUSES = {
  change_t: 'change_t',
  amount_t: 'amount_t',
  attribution_t: 'attribution_t',
  emissions_t: 'emissions_t',
  newly_covered_t: 'coverage_t',
  method_t: 'method_t',
} as const

/** Where a holding of the answer says again what its pair has of now. */
const NOW = {
  amount_after: 'outstanding_aud',
  denominator_after: 'denominator_aud',
  financed_after: 'scope1_and_2_t',
} as const

/** The change by its causes, from the holdings before and after; those after are the holdings of the answer. */
export function checkChange(
  method: unknown,
  given: unknown,
  answer: Json,
  stated: readonly Json[],
): { readonly figures: number; readonly findings: readonly Finding[] } {
  const change = own(answer, 'change') ?? null
  const where = 'answer/change'
  if (change === null || !isRecord(given))
    return { figures: 0, findings: compared(where, isRecord(change), isRecord(given), 'input') }
  const said = recordOf(change, 'the change')
  const pairs = listOf(own(given, 'pairs'), 'the pairs').map((one) => recordOf(one, 'a pair'))
  const figures = evaluatePublished(method, 'portfolio_change', given)
  const byId = new Map(pairs.map((pair) => [own(pair, 'id'), pair]))
  const sum = (name: string): number | null => {
    const known = pairs.map((pair) => own(pair, name)).filter((value) => typeof value === 'number')
    return known.length === 0 ? null : known.reduce((total, value) => total + value, 0)
  }
  const without = (name: string): number => pairs.filter((pair) => (own(pair, name) ?? null) === null).length
  const counted = {
    before_t: sum('financed_before'),
    after_t: sum('financed_after'),
    added: without('amount_before'),
    removed: without('amount_after'),
  }
  const findings = [
    ...Object.entries(CAUSES).map(([name, figure]) => [name, figures[figure] ?? null] as const),
    ...Object.entries(counted),
  ].flatMap(([name, found]) => compared(`${where}/${name}`, own(said, name) ?? null, found, 'number'))
  return {
    figures: Object.keys(CAUSES).length + Object.keys(counted).length,
    findings: [
      ...findings,
      ...compared(`${where}/holdings`, byId.size, pairs.length, 'input'),
      ...compared(`${where}/holdings`, stated.length, pairs.length - counted.removed, 'input'),
      ...stated.flatMap((holding) => {
        const pair = byId.get(own(holding, 'id'))
        return Object.entries(NOW).flatMap(([after, name]) =>
          compared(
            `${where}/holding ${String(own(holding, 'id'))}: ${name}`,
            own(holding, name) ?? null,
            pair === undefined ? 'no pair' : (own(pair, after) ?? null),
            'input',
          ),
        )
      }),
    ],
  }
}

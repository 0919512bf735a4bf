import type { GateNeed } from '../framework.ts'
import type { S2Statements } from '../records/s2-statements.ts'
import type { ReadinessFacts } from './row.ts'

/** The law asks for one scenario at this warming or below, and one at the other or above. */
const LOW_WARMING_C = 1.5
const HIGH_WARMING_C = 2.5

/** What a gate asks for beside words, and is not there; null when all is. */
export function lacking(need: GateNeed | undefined, facts: ReadinessFacts): string | null {
  const body = facts.records.s2_statements?.body
  if (need === undefined || body === undefined) return null
  if (need.scenarios === true) return hasBothScenarios(body) ? null : SCENARIOS_LACKING
  const measures = need.figures ?? []
  const isThere =
    body.statements.some(({ kind, figures }) =>
      kind === 'disclosure' ? (figures ?? []).some(({ measure }) => measures.includes(measure)) : false,
    ) ||
    (need.or_electricity === true && (facts.scope2?.totals.location_based_t ?? null) !== null)
  return isThere ? null : `Stated without its figure: add ${measures.join(' or ')} under \`figures\`.`
}

const SCENARIOS_LACKING = `Stated without both scenarios: list one at ${LOW_WARMING_C} °C and one at ${HIGH_WARMING_C} °C or more under \`scenarios\`.`

function hasBothScenarios({ statements }: S2Statements): boolean {
  const warmings = statements.flatMap(({ kind, scenarios }) =>
    kind === 'disclosure' ? (scenarios ?? []).map(({ warming_c }) => warming_c) : [],
  )
  return (
    warmings.some((warming) => warming <= LOW_WARMING_C) &&
    warmings.some((warming) => warming >= HIGH_WARMING_C)
  )
}

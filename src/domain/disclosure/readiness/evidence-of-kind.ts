import type { GateNeed } from '../framework.ts'
import type { S2Statements } from '../records/s2-statements.ts'
import type { ReadinessFacts } from './row.ts'

/** The law asks for one scenario at 1.5 °C and another at 2.5 °C or more. No pathway of the IPCC ends the century outside of these. */
const LOW_WARMING_C = { least: 1, most: 1.5 } as const
const HIGH_WARMING_C = { least: 2.5, most: 6 } as const

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

const SCENARIOS_LACKING = `Stated without both scenarios: list one at ${LOW_WARMING_C.least} to ${LOW_WARMING_C.most} °C and another, with another name, at ${HIGH_WARMING_C.least} to ${HIGH_WARMING_C.most} °C under \`scenarios\`.`

function hasBothScenarios({ statements }: S2Statements): boolean {
  const all = statements.flatMap(({ kind, scenarios }) => (kind === 'disclosure' ? (scenarios ?? []) : []))
  const within = ({ least, most }: { readonly least: number; readonly most: number }) =>
    all.filter(({ warming_c }) => warming_c >= least && warming_c <= most).map(({ name }) => nameOf(name))
  const [low, high] = [within(LOW_WARMING_C), within(HIGH_WARMING_C)]
  return low.some((name) => high.some((other) => other !== name))
}

const nameOf = (name: string): string => name.trim().toLowerCase()

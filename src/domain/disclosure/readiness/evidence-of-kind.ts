import { MEASURE_WORDS } from '../contradictions/rule.ts'
import type { GateNeed } from '../framework.ts'
import type { S2Statements } from '../records/s2-statements.ts'
import type { ReadinessFacts } from './row.ts'
import { foldedName, outsideFamily } from './scenario-families.ts'

/** The law asks for one scenario at 1.5 °C and another at 2.5 °C or more. No pathway of the IPCC ends the century outside of these. */
const LOW_WARMING_C = { least: 1, most: 1.5 } as const
const HIGH_WARMING_C = { least: 2.5, most: 6 } as const

/** What a gate asks for beside words, and is not there; null when all is. */
export function lacking(need: GateNeed | undefined, facts: ReadinessFacts): string | null {
  const body = facts.records.s2_statements?.body
  if (need === undefined || body === undefined) return null
  if (need.scenarios === true) return scenariosLacking(body)
  const measures = need.figures ?? []
  const isThere =
    body.statements.some(({ kind, figures }) =>
      kind === 'disclosure' ? (figures ?? []).some(({ measure }) => measures.includes(measure)) : false,
    ) ||
    (need.or_electricity === true && (facts.scope2?.totals.location_based_t ?? null) !== null)
  const names = Object.entries(MEASURE_WORDS).flatMap(([measure, name]) =>
    measures.includes(measure) ? [name] : [],
  )
  return isThere
    ? null
    : `Stated without its figure: enter ${names.join(' or ')} as a figure of the statement.`
}

const SCENARIOS_LACKING = `Stated without both scenarios: list one at ${LOW_WARMING_C.least} to ${LOW_WARMING_C.most} °C and another, with another name, at ${HIGH_WARMING_C.least} to ${HIGH_WARMING_C.most} °C among the scenarios of the statement.`

function scenariosLacking({ statements }: S2Statements): string | null {
  const declared = statements.flatMap(({ kind, scenarios }) =>
    kind === 'disclosure' ? (scenarios ?? []) : [],
  )
  const strange = declared.flatMap((one) => {
    const family = outsideFamily(one)
    return family === undefined
      ? []
      : `${one.name} at ${one.warming_c} °C does not count: ${family.name} is at ${family.least_c} to ${family.most_c} °C (${family.source}).`
  })
  return hasBoth(declared.filter((one) => outsideFamily(one) === undefined))
    ? null
    : [SCENARIOS_LACKING, ...strange].join(' ')
}

function hasBoth(all: readonly { readonly name: string; readonly warming_c: number }[]): boolean {
  const within = ({ least, most }: { readonly least: number; readonly most: number }) =>
    all
      .filter(({ warming_c }) => warming_c >= least && warming_c <= most)
      .map(({ name }) => foldedName(name))
      .filter((name) => name !== '')
  const [low, high] = [within(LOW_WARMING_C), within(HIGH_WARMING_C)]
  return low.some((name) => high.some((other) => other !== name))
}

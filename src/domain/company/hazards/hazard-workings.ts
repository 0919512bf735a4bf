import { unavailable } from '../../availability.ts'
import type { GivenValues } from '../../formula/given.ts'
import { workingOf } from '../../formula/working-of.ts'
import { Printed, printed, type Working, type WorkingArgument } from '../../working.ts'
import type { AssessedHazard, HazardAssessment } from './assessment.ts'
import { HAZARDS_FORMULAS, hazardFormula } from './formula.ts'
import { hazardRow } from './hazard-table.ts'

/** Hazards whose bands are those of physical_risk, which states their working. */
const OF_PHYSICAL_RISK: ReadonlySet<string> = new Set(['warming', 'drying', 'extreme_heat'])

/** How the band of each hazard came about. */
export const hazardWorkings = (assessed: readonly HazardAssessment[]): readonly Working[] =>
  assessed.filter(({ hazard }) => !OF_PHYSICAL_RISK.has(hazard)).flatMap(workingsOf)

function workingsOf(assessment: HazardAssessment): Working[] {
  const { hazard, evidence } = assessment
  if (assessment.status === 'absent')
    return [
      {
        kind: 'missing',
        formula: hazardFormula(hazard),
        about: { hazard },
        availability: unavailable('not_assessed', assessment.reason.code, assessment.reason.detail),
        inputs: evidence,
      },
    ]
  return [
    workingOf(HAZARDS_FORMULAS, hazardFormula(hazard), givenOf(assessment), {
      about: { hazard, unit: hazardRow(hazard).indicators[0]?.unit ?? '' },
      observed: assessment.indicators[0]?.period ?? null,
      inputs: evidence,
    }),
  ]
}

/** What the band is decided on: the storms, or the one figure that the rule names last. */
function givenOf(assessment: AssessedHazard): GivenValues {
  if (assessment.hazard === 'tropical_cyclone') return { storms: stormsOf(assessment) }
  const value = Number(Object.values(assessment.trace[0]!.inputs).at(-1))
  return { measure: asPrinted(value, assessment.evidence) }
}

function asPrinted(value: number, evidence: AssessedHazard['evidence']): WorkingArgument {
  const found = printed(value, evidence)
  return found === null || found.evidence.length === 0 ? value : found
}

/** Each storm within reach by its highest wind there. Where none came so near, the nearest of all is cited and not counted. */
function stormsOf({ indicators, evidence }: AssessedHazard): WorkingArgument {
  const hasAny = (indicators.find(({ id }) => id === 'storms_34kt')?.value ?? 0) > 0
  return [...Map.groupBy(hasAny ? evidence : [], ({ field }) => field).values()].map((positions) => {
    const strongest = positions.reduce((best, one) =>
      Number(one.value_text) > Number(best.value_text) ? one : best,
    )
    return { highest_wind: new Printed(Number(strongest.value_text), [strongest]) }
  })
}

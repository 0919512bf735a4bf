import { roundFigures } from '../../domain/company/round-figures.ts'
import { roleOfLevel } from '../../domain/company/scenarios/statutory-role.ts'
import type { PlanFigure } from '../../domain/company/transition/reference.ts'
import { marketOf, shownTarget } from '../../domain/company/transition/transition-scenarios.ts'
import {
  EMISSIONS_VALUE_LABEL,
  NOT_COVERED,
  PLAN,
  TRANSITION_STATEMENTS,
} from '../../domain/company/transition/transition-words.ts'
import type { PlanAnswer } from '../../operations/reference/transition-answers.ts'
import { presentMeta, presentRelease } from './data.ts'

export const presentTransitionPlan = (answer: PlanAnswer) => ({
  data: {
    plan: { ...PLAN, development_path: answer.development_path },
    scenarios: answer.scenarios.map((scenario) => ({
      id: scenario.id,
      name: scenario.name,
      warming_2100_c: scenario.warming_2100.value,
      statutory_role: roleOfLevel(scenario.warming_2100.value),
      market: marketOf(scenario),
      regions: answer
        .regionsOf(scenario.id)
        .map(({ region, intensities }) => roundFigures({ region, years: intensities })),
    })),
    emissions_value: {
      label: EMISSIONS_VALUE_LABEL,
      price_basis: answer.values[0]?.price_basis ?? null,
      years: answer.values.map(({ reporting_year, aud_per_t, cell }) => ({
        reporting_year,
        aud_per_t,
        cell,
      })),
    },
    units: [...answer.units.values()].flat().map(({ unit, station, technology, closure_year, cell }) => ({
      unit,
      station,
      technology,
      expected_closure_year: closure_year,
      cell,
      scope1_intensity: intensityOf(answer, unit),
    })),
    targets: answer.targets.map(shownTarget),
  },
  meta: {
    ...presentMeta(answer.snapshot, answer.evidence_hash, answer.releases),
    statements: TRANSITION_STATEMENTS,
    not_covered: NOT_COVERED,
    provenance: answer.releases.map(presentRelease),
  },
})

function intensityOf({ intensities }: PlanAnswer, unit: string): PlanFigure | null {
  const found = intensities.get(unit)
  return found === undefined ? null : { value: found.value, unit: found.unit, cell: found.cell }
}

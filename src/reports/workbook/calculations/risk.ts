import { type Band, RISK_LEVELS, type RiskLevel } from '../../../domain/company/bands.ts'
import {
  BENCHMARK_BANDS,
  EXCESS_CEILING,
  FEWEST_COMPONENTS,
  SECTOR_INTENSITY_BANDS,
  TRAJECTORY_BANDS,
} from '../../../domain/company/risk/transition-risk.ts'
import type { Argument, Calculation } from '../../../domain/disclosure/report/calculation.ts'
import { bandFormula } from '../band-formula.ts'
import type { Working, WorkingPapers } from '../papers.ts'

/** The place of a level in the list Levels. */
const placeOf = (level: RiskLevel): number => RISK_LEVELS.indexOf(level) + 1
const rank = (cell: string): string => `MATCH(${cell},Levels,0)`

interface Transition {
  readonly kgco2e_per_aud: Argument
  readonly safeguard: {
    readonly coverage: Argument
    readonly band: Argument
    readonly excess_unmet: boolean
  } | null
  readonly slope_percent: Argument
  readonly percentile: Argument
}

/** Four components, and the second-highest of them. */
export const transitionRiskWorking: Working = (papers, calculation, argument) => {
  const given = argument as Transition
  const { steps } = papers
  steps.section(calculation)
  const banded = (
    name: string,
    label: string,
    unit: string | null,
    figure: Argument,
    table: readonly Band[],
  ): string | null => {
    const cell = figure === null ? null : steps.given(label, figure, unit)
    return steps.output(calculation, name, cell === null ? null : bandFormula(table, cell))
  }
  const components = [
    banded(
      'sector_intensity',
      'Carbon behind a dollar of the division',
      'kg CO2-e per A$',
      given.kgco2e_per_aud,
      SECTOR_INTENSITY_BANDS,
    ),
    safeguardExposure(papers, calculation, given.safeguard),
    banded(
      'regulatory_trajectory',
      'Change a year, share of the first',
      '%',
      given.slope_percent,
      TRAJECTORY_BANDS,
    ),
    banded('benchmark_position', 'Percentile among peers', null, given.percentile, BENCHMARK_BANDS),
  ].filter((cell) => cell !== null)
  if (components.length < FEWEST_COMPONENTS) {
    steps.output(calculation, 'overall', null)
    return
  }
  const ranks = components.map((cell, index) =>
    steps.step(`Level of component ${index + 1}`, rank(cell), null),
  )
  const second = steps.step(
    'Second-highest level',
    `LARGE(${ranks[0]}:${ranks.at(-1)},${FEWEST_COMPONENTS})`,
    null,
  )
  const raise = given.safeguard?.excess_unmet === true
  steps.output(
    calculation,
    'overall',
    `INDEX(Levels,${raise ? `MIN(${placeOf(EXCESS_CEILING)},${second}+1)` : second})`,
  )
}

function safeguardExposure(
  papers: WorkingPapers,
  calculation: Calculation,
  safeguard: Transition['safeguard'],
): string | null {
  const { steps } = papers
  if (safeguard === null) return steps.output(calculation, 'safeguard_exposure', null)
  const coverage = steps.given('Coverage by the Safeguard Mechanism', safeguard.coverage, null)
  const isCovered = coverage !== null && steps.value(coverage) === 'covered'
  if (!isCovered) return steps.output(calculation, 'safeguard_exposure', `IF(${coverage}="covered","","low")`)
  const hasBand = papers.results.has('safeguard.band')
  return steps.output(calculation, 'safeguard_exposure', hasBand ? papers.term(safeguard.band) : null)
}

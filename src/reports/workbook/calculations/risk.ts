import { type Band, RISK_LEVELS, type RiskLevel } from '../../../domain/company/bands.ts'
import {
  DROUGHT_CEILING,
  DROUGHT_MODIFIERS,
  DROUGHT_STEPS,
  EXTRA_HEAT_BANDS,
  HEAT_LEVEL_BANDS,
  RAINFALL_BANDS,
  TEMPERATURE_BANDS,
} from '../../../domain/company/risk/physical-bands.ts'
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
/** The worst of levels that are in cells. */
export const worst = (cells: readonly string[]): string =>
  cells.length === 1 ? cells[0]! : `INDEX(Levels,MAX(${cells.map(rank).join(',')}))`

/** A level of rain, raised by so many levels after a dry year. */
export const raisedByDrought = (band: string, raise: string): string =>
  `INDEX(Levels,MIN(${placeOf(DROUGHT_CEILING)},${rank(band)}+${raise}))`

type Pair = Readonly<Record<string, Argument>>

export const physicalRiskWorking: Working = (papers, calculation, given) => {
  const { mean_temperature, rainfall, heat_days_35 } = given as Readonly<Record<string, Pair | null>>
  const { steps } = papers
  steps.section(calculation)
  const warming = warmingBand(papers, calculation, mean_temperature ?? null)
  const rain = rainBand(papers, calculation, rainfall ?? null)
  const heat = heatBand(papers, calculation, heat_days_35 ?? null)
  const known = (...cells: readonly (string | null)[]): string | null => {
    const found = cells.filter((cell) => cell !== null)
    return found.length === 0 ? null : worst(found)
  }
  steps.output(calculation, 'chronic', known(warming, rain))
  steps.output(calculation, 'acute', heat)
  steps.output(calculation, 'overall', known(warming, rain, heat))
}

function warmingBand({ steps }: WorkingPapers, calculation: Calculation, pair: Pair | null): string | null {
  if (pair === null) return steps.output(calculation, 'mean_temperature', null)
  const change = steps.given('Warming since the baseline', pair['change'] ?? null, '°C')
  const deviation = steps.given('Standard deviation of the baseline', pair['deviation'] ?? null, '°C')
  const ratio = steps.step('Warming in standard deviations', `${change}/${deviation}`, null)
  return steps.output(calculation, 'mean_temperature', bandFormula(TEMPERATURE_BANDS, ratio))
}

/** Rain below the baseline, raised by up to two levels after a very dry year. */
function rainBand({ steps }: WorkingPapers, calculation: Calculation, pair: Pair | null): string | null {
  if (pair === null) return steps.output(calculation, 'rainfall', null)
  const percent = steps.given('Rainfall now over the baseline', pair['percent'] ?? null, '%')
  const latest = steps.given('Latest year over the baseline', pair['latest_percent'] ?? null, '%')
  const band = steps.step('Band of the mean', bandFormula(RAINFALL_BANDS, percent!), null)
  const raise = steps.step(
    'Levels to raise after a dry year',
    bandFormula(DROUGHT_MODIFIERS, latest!, (name) => String(DROUGHT_STEPS[name])),
    null,
  )
  return steps.output(calculation, 'rainfall', raisedByDrought(band, raise))
}

function heatBand({ steps }: WorkingPapers, calculation: Calculation, pair: Pair | null): string | null {
  if (pair === null) return steps.output(calculation, 'heat_days_35', null)
  const change = steps.given('Days at 35 °C or more: change', pair['change'] ?? null, 'days')
  const days = steps.given('Days at 35 °C or more: now', pair['days'] ?? null, 'days')
  const extra = steps.step('Band of the change', bandFormula(EXTRA_HEAT_BANDS, change!), null)
  const level = steps.step('Band of the number of days', bandFormula(HEAT_LEVEL_BANDS, days!), null)
  return steps.output(calculation, 'heat_days_35', worst([extra, level]))
}

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

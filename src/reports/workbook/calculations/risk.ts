import type { Argument, Calculation } from '../../../domain/disclosure/report/calculation.ts'
import type { Working, WorkingPapers } from '../papers.ts'

/** A band by its upper edge; the edge belongs to the band above unless `included`. */
type Steps = readonly (readonly [band: string, below: number, included?: true])[]

/** Edges by the pages docs/methods/physical_risk.md and transition_risk.md. */
const EDGES = {
  warming: [
    ['low', 0.5],
    ['moderate', 1],
    ['high', 1.5],
    ['very_high', 2],
  ],
  rainfall: [
    ['extreme', 70],
    ['very_high', 80],
    ['high', 88],
    ['moderate', 95],
  ],
  extraHeat: [
    ['low', 3],
    ['moderate', 7],
    ['high', 15],
    ['very_high', 30],
  ],
  heat: [
    ['low', 5],
    ['moderate', 20],
    ['high', 50],
    ['very_high', 100],
  ],
  intensity: [
    ['low', 0.15],
    ['moderate', 0.4],
    ['high', 1],
  ],
  trajectory: [
    ['low', -4.9, true],
    ['moderate', -1],
    ['high', 1, true],
  ],
  position: [
    ['low', 25],
    ['moderate', 50],
    ['high', 75],
  ],
} as const satisfies Readonly<Record<string, Steps>>

const bandOf = (steps: Steps, last: string, cell: string): string =>
  steps.reduceRight(
    (otherwise, [band, below, included]) =>
      `IF(${cell}${included ? '<=' : '<'}${below},"${band}",${otherwise})`,
    `"${last}"`,
  )
const rank = (cell: string): string => `MATCH(${cell},Levels,0)`
const worst = (cells: readonly string[]): string =>
  cells.length === 1 ? cells[0]! : `INDEX(Levels,MAX(${cells.map(rank).join(',')}))`

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
  return steps.output(calculation, 'mean_temperature', bandOf(EDGES.warming, 'extreme', ratio))
}

/** Rain below the baseline, raised by up to two levels after a very dry year. */
function rainBand({ steps }: WorkingPapers, calculation: Calculation, pair: Pair | null): string | null {
  if (pair === null) return steps.output(calculation, 'rainfall', null)
  const percent = steps.given('Rainfall now over the baseline', pair['percent'] ?? null, '%')
  const latest = steps.given('Latest year over the baseline', pair['latest_percent'] ?? null, '%')
  const band = steps.step('Band of the mean', bandOf(EDGES.rainfall, 'low', percent!), null)
  const raise = steps.step(
    'Levels to raise after a dry year',
    `IF(${latest}<40,2,IF(${latest}<60,1,0))`,
    null,
  )
  return steps.output(calculation, 'rainfall', `INDEX(Levels,MIN(5,${rank(band)}+${raise}))`)
}

function heatBand({ steps }: WorkingPapers, calculation: Calculation, pair: Pair | null): string | null {
  if (pair === null) return steps.output(calculation, 'heat_days_35', null)
  const change = steps.given('Days at 35 °C or more: change', pair['change'] ?? null, 'days')
  const days = steps.given('Days at 35 °C or more: now', pair['days'] ?? null, 'days')
  const extra = steps.step('Band of the change', bandOf(EDGES.extraHeat, 'extreme', change!), null)
  const level = steps.step('Band of the number of days', bandOf(EDGES.heat, 'extreme', days!), null)
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
    edges: Steps,
  ): string | null => {
    const cell = figure === null ? null : steps.given(label, figure, unit)
    return steps.output(calculation, name, cell === null ? null : bandOf(edges, 'very_high', cell))
  }
  const components = [
    banded(
      'sector_intensity',
      'Carbon behind a dollar of the division',
      'kg CO2-e per A$',
      given.kgco2e_per_aud,
      EDGES.intensity,
    ),
    safeguardExposure(papers, calculation, given.safeguard),
    banded(
      'regulatory_trajectory',
      'Change a year, share of the first',
      '%',
      given.slope_percent,
      EDGES.trajectory,
    ),
    banded('benchmark_position', 'Percentile among peers', null, given.percentile, EDGES.position),
  ].filter((cell) => cell !== null)
  if (components.length < 2) {
    steps.output(calculation, 'overall', null)
    return
  }
  const ranks = components.map((cell, index) =>
    steps.step(`Level of component ${index + 1}`, rank(cell), null),
  )
  const second = steps.step('Second-highest level', `LARGE(${ranks[0]}:${ranks.at(-1)},2)`, null)
  const raise = given.safeguard?.excess_unmet === true
  steps.output(calculation, 'overall', `INDEX(Levels,${raise ? `MIN(4,${second}+1)` : second})`)
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

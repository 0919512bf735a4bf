import {
  ROLE_TITLES,
  roleOfLevel,
  STATUTORY_ROLES,
  type StatutoryRole,
} from '../domain/company/scenarios/statutory-role.ts'
import { FIRST_YEAR } from '../domain/company/transition/formula.ts'
import { coverageStatement } from '../domain/company/transition/plan-coverage.ts'
import type { Compared, Metric } from '../domain/disclosure/report/report.ts'
import { capital, number } from './format.ts'

/** A figure in both scenarios; null where a scenario does not give it. */
export interface ComparedFigure {
  readonly side: 'physical' | 'transition'
  readonly label: string
  readonly unit: string | null
  /** In the order of the roles. One figure for all scenarios stands in both. */
  readonly metrics: readonly (Metric | null)[]
}

/** What the two scenarios are taken from, such as `Step Change (1.8 °C)`; null where nothing may serve as one. */
export interface ComparedSource {
  readonly side: ComparedFigure['side']
  readonly names: readonly (string | null)[]
}

export interface StatutoryScenarios {
  readonly sources: readonly ComparedSource[]
  readonly figures: readonly ComparedFigure[]
}

interface Found extends Compared {
  /** Null for a figure of all scenarios. */
  readonly role: StatutoryRole | null
  readonly metric: Metric
}

/** The physical and the transition figures that may serve as the two scenarios of the law, side by side. */
export function statutoryScenarios(metrics: readonly Metric[]): StatutoryScenarios {
  const found = metrics.filter(({ value }) => value !== null).flatMap(read)
  const groups = Map.groupBy(found, ({ side, figure, year }) => `${side} ${figure} ${year}`)
  const figures = [...groups.values()].map((group): ComparedFigure => {
    const [first] = group
    return {
      side: first!.side,
      label: capital(first!.label),
      unit: first!.metric.unit,
      metrics: STATUTORY_ROLES.map(
        (role) => group.find((one) => one.role === null || one.role === role)?.metric ?? null,
      ),
    }
  })
  return {
    sources: (['physical', 'transition'] as const)
      .map((side) => ({
        side,
        names: STATUTORY_ROLES.map(
          (role) => found.find((one) => one.side === side && one.role === role)?.scenario?.name ?? null,
        ),
      }))
      .filter(({ names }) => names.some((name) => name !== null)),
    figures: [...figures.filter(isPhysical), ...figures.filter((one) => !isPhysical(one))],
  }
}

const isPhysical = ({ side }: ComparedFigure): boolean => side === 'physical'

function read(metric: Metric): Found[] {
  const { compared } = metric
  if (compared === undefined) return []
  const role = compared.scenario === null ? null : roleOfLevel(compared.scenario.warming_c)
  return compared.scenario !== null && role === null ? [] : [{ ...compared, role, metric }]
}

/** How much of the company the transition side is about; null where that is not known. */
export function coverageRemark(metrics: readonly Metric[]): string | null {
  const share = metrics.find(({ id }) => id === 'transition_scenarios.coverage.share')
  return typeof share?.value === 'number' ? coverageStatement(share.value, share.observed) : null
}

/** Bars of one panel of the picture: a pair for each figure. */
export interface Panel {
  readonly title: string
  readonly unit: string
  readonly categories: readonly string[]
  /** By role, then by category. */
  readonly values: readonly (readonly (number | null)[])[]
}

/** Figures in degrees, by how the picture names them. */
const DRAWN_WARMING: Readonly<Record<string, string>> = {
  temperature_from_now: 'Mean temperature',
  hottest_day_from_now: 'Hottest day of a year',
}

/** Figures of the market, by how the picture names them. */
const DRAWN_MARKET: Readonly<Record<string, string>> = {
  intensity: 'Grid intensity',
  remaining: 'Power stations',
}

/** What the picture shows: degrees above now, and what is left of today's intensity and power stations. */
export function statutoryPanels(metrics: readonly Metric[]): Panel[] {
  const found = metrics.flatMap(read)
  const valueOf = (figure: string, year: number | null, role: StatutoryRole): number | null => {
    const value = found.find(
      (one) => one.figure === figure && one.year === year && (one.role ?? role) === role,
    )?.metric.value
    return typeof value === 'number' ? value : null
  }
  const today = metrics.find(({ id }) => id === 'transition_scenarios.closures.today')?.value
  const drawn = found.filter(({ figure, year }) => figure in DRAWN_MARKET && year !== FIRST_YEAR)
  const years = [...Map.groupBy(drawn, ({ figure, year }) => `${figure} ${year}`).values()].map(
    ([first]) => first!,
  )
  const share = (value: number | null, of: unknown): number | null =>
    value === null || typeof of !== 'number' || of === 0 ? null : (100 * value) / of
  const panels = [
    panelOf(
      'Physical: above now, °C',
      '°C',
      Object.entries(DRAWN_WARMING).map(([figure, name]) => ({
        name,
        values: STATUTORY_ROLES.map((role) => valueOf(figure, null, role)),
      })),
    ),
    panelOf(
      'Transition: of now, %',
      '% of now',
      years.map(({ figure, year }) => ({
        name: `${DRAWN_MARKET[figure]}, ${year}`,
        values: STATUTORY_ROLES.map((role) =>
          share(
            valueOf(figure, year, role),
            figure === 'intensity' ? valueOf(figure, FIRST_YEAR, role) : today,
          ),
        ),
      })),
    ),
  ]
  return panels.filter(({ categories }) => categories.length > 0)
}

function panelOf(
  title: string,
  unit: string,
  all: readonly { readonly name: string; readonly values: readonly (number | null)[] }[],
): Panel {
  const bars = all.filter(({ values }) => values.some((value) => value !== null))
  return {
    title,
    unit,
    categories: bars.map(({ name }) => name),
    values: STATUTORY_ROLES.map((_role, at) => bars.map(({ values }) => values[at] ?? null)),
  }
}

/** A panel in words, for those who do not see it. */
export const spokenPanel = ({ title, categories, values }: Panel): string =>
  `${title}: ${categories
    .map((name, row) => {
      const parts = STATUTORY_ROLES.map((role, at) => {
        const value = values[at]?.[row] ?? null
        return `${ROLE_TITLES[role]}: ${value === null ? 'not known' : number(value, 2)}`
      })
      return `${name}, ${parts.join(', ')}`
    })
    .join('; ')}.`

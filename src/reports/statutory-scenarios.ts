import {
  roleOfLevel,
  STATUTORY_ROLES,
  type StatutoryRole,
} from '../domain/company/scenarios/statutory-role.ts'
import type { Metric } from '../domain/disclosure/report/report.ts'
import { capital, number } from './format.ts'

/** The two scenarios of section 296D(2B), as the columns of a table are called. */
export const ROLE_TITLES: Readonly<Record<StatutoryRole, string>> = {
  limited_to_1_5: 'Limited to 1.5 °C',
  exceeds_2_5: '2.5 °C or more',
}

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

const PHYSICAL =
  /^scenarios\.(?<scenario>level_[\d_]+)\.(?<figure>warming\.temperature|drying\.rainfall|extreme_heat\.days_(?:35|40)|hottest_day\.hottest_day)(?<change>_from_now)?_central$/
const TRANSITION =
  /^transition_scenarios\.(?<scenario>(?!closures|value)\w+)\.(?<figure>(?:intensity|scope2)_\d{4})$/
/** One set, and one series, for all scenarios. */
const OF_ALL = /^transition_scenarios\.(?<figure>closures\.remaining_\d{4}|value\.cost_\d{4})$/

interface Found {
  readonly side: ComparedFigure['side']
  readonly figure: string
  /** Null for a figure of all scenarios. */
  readonly role: StatutoryRole | null
  readonly source: string | null
  readonly metric: Metric
}

/** The physical and the transition figures that may serve as the two scenarios of the law, side by side. */
export function statutoryScenarios(metrics: readonly Metric[]): StatutoryScenarios {
  const found = metrics.filter(({ value }) => value !== null).flatMap(read)
  const figures = [...Map.groupBy(found, ({ figure }) => figure).values()].map((group): ComparedFigure => {
    const [first] = group
    return {
      side: first!.side,
      label: labelOf(first!.metric),
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
          (role) => found.find((one) => one.side === side && one.role === role)?.source ?? null,
        ),
      }))
      .filter(({ names }) => names.some((name) => name !== null)),
    figures: [...figures.filter(isPhysical), ...figures.filter((one) => !isPhysical(one))],
  }
}

const isPhysical = ({ side }: ComparedFigure): boolean => side === 'physical'

function read(metric: Metric): Found[] {
  const { id, label } = metric
  const physical = PHYSICAL.exec(id)?.groups
  const level = Number(physical?.['scenario']?.replace('level_', '').replace('_', '.'))
  const transition = TRANSITION.exec(id)?.groups
  const degrees = Number(/\((?<degrees>[\d.]+) °C\):/.exec(label)?.groups?.['degrees'])
  const ofAll = OF_ALL.exec(id)?.groups
  if (ofAll !== undefined)
    return [{ side: 'transition', figure: ofAll['figure']!, role: null, source: null, metric }]
  const role = roleOfLevel(physical === undefined ? degrees : level)
  if (role === null) return []
  const source = label.split(':')[0] ?? null
  if (physical !== undefined)
    return [
      {
        side: 'physical',
        figure: `${physical['figure']}${physical['change'] ?? ''}`,
        role,
        source: `${source} of global warming`,
        metric,
      },
    ]
  return transition === undefined
    ? []
    : [{ side: 'transition', figure: transition['figure']!, role, source, metric }]
}

const labelOf = ({ label }: Metric): string =>
  capital(label.replace(/^[^:]*: /, '').replace(/, middle of the models$/, ''))

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
  'warming.temperature_from_now': 'Mean temperature',
  'hottest_day.hottest_day_from_now': 'Hottest day of a year',
}

/** What the picture shows: degrees above now, and what is left of today's intensity and power stations. */
export function statutoryPanels(metrics: readonly Metric[]): Panel[] {
  const found = metrics.flatMap(read)
  const valueOf = (figure: string, role: StatutoryRole): number | null => {
    const value = found.find((one) => one.figure === figure && (one.role ?? role) === role)?.metric.value
    return typeof value === 'number' ? value : null
  }
  const today = metrics.find(({ id }) => id === 'transition_scenarios.closures.today')?.value
  const years = [...new Set(found.map(({ figure }) => figure))].flatMap((figure) => {
    const year = /^(?:intensity|closures\.remaining)_(?<year>\d{4})$/.exec(figure)?.groups?.['year']
    return year === undefined || year === FIRST_YEAR ? [] : [{ figure, year }]
  })
  const share = (value: number | null, of: unknown): number | null =>
    value === null || typeof of !== 'number' || of === 0 ? null : (100 * value) / of
  const panels = [
    panelOf(
      'Physical: above now, °C',
      '°C',
      Object.entries(DRAWN_WARMING).map(([figure, name]) => ({
        name,
        values: STATUTORY_ROLES.map((role) => valueOf(figure, role)),
      })),
    ),
    panelOf(
      'Transition: of now, %',
      '% of now',
      years.map(({ figure, year }) => ({
        name: figure.startsWith('intensity') ? `Grid intensity, ${year}` : `Power stations, ${year}`,
        values: STATUTORY_ROLES.map((role) =>
          share(
            valueOf(figure, role),
            figure.startsWith('intensity') ? valueOf(`intensity_${FIRST_YEAR}`, role) : today,
          ),
        ),
      })),
    ),
  ]
  return panels.filter(({ categories }) => categories.length > 0)
}

/** Where the outlook begins: its intensity is now. */
const FIRST_YEAR = '2027'

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

import type { MetricEntry } from '../documents.ts'

/** The two scenarios that section 296D(2B) asks for. */
export type Role = 'limited' | 'exceeds'
export const ROLES: readonly Role[] = ['limited', 'exceeds']

/** A metric that may serve as one of the two scenarios, or stands for both. */
export interface StatutoryFigure {
  /** Of the metric in report.json. */
  readonly index: number
  readonly name: string
  readonly roles: readonly Role[]
  readonly value: number | string
}

const HAZARDS = [
  'warming.temperature',
  'drying.rainfall',
  'extreme_heat.days_35',
  'extreme_heat.days_40',
  'hottest_day.hottest_day',
]
const PHYSICAL_NAMES: ReadonlySet<string> = new Set(
  HAZARDS.flatMap((name) => [`${name}_central`, `${name}_from_now_central`]),
)

/** docs/methods/scenario_analysis.md: 1.5 °C is the one, 2.5 °C and more the other. */
export function rolesOf(degrees: number): readonly Role[] {
  if (degrees === 1.5) return ['limited']
  return degrees >= 2.5 ? ['exceeds'] : []
}

/** Figures of both scenarios, physical by their level and transition by the warming that the plan gives its scenario. */
export function statutoryFigures(metrics: readonly MetricEntry[]): StatutoryFigure[] {
  const taken = new Set<string>()
  return metrics.flatMap(({ id, label, value }, index) => {
    if (value === null) return []
    const [topic, scenario = '', ...rest] = id.split('.')
    const name = rest.join('.')
    const roles = rolesIn(topic, scenario, name, label).filter((role) => {
      const key = `${topic} ${name} ${role}`
      const isFirst = !taken.has(key)
      taken.add(key)
      return isFirst
    })
    return roles.length === 0 ? [] : [{ index, name, roles, value }]
  })
}

function rolesIn(topic: string | undefined, scenario: string, name: string, label: string): readonly Role[] {
  if (topic === 'scenarios')
    return PHYSICAL_NAMES.has(name) ? rolesOf(Number(scenario.slice('level_'.length).replace('_', '.'))) : []
  if (topic !== 'transition_scenarios') return []
  if (scenario === 'closures') return /^remaining_\d+$/.test(name) ? ROLES : []
  if (scenario === 'value') return /^cost_\d+$/.test(name) ? ROLES : []
  const degrees = /\(([\d.]+) °C\)/.exec(label)?.[1]
  return /^(?:intensity|scope2)_\d+$/.test(name) ? rolesOf(Number(degrees)) : []
}

/** The outlook begins with this year, which stands for now. */
const NOW = 'intensity_2027'

/** What the two panels of the picture are drawn from, scenario by scenario. */
export function statutoryBars(metrics: readonly MetricEntry[]): number[][] {
  const found = statutoryFigures(metrics)
  const today = metrics.find(({ id }) => id === 'transition_scenarios.closures.today')?.value
  const valueOf = (name: string, role: Role): unknown =>
    found.find((one) => one.name === name && one.roles.includes(role))?.value
  const names = [...new Set(found.map(({ name }) => name))]
  const warming = ['warming.temperature_from_now_central', 'hottest_day.hottest_day_from_now_central']
  const paths = names.filter((name) => /^(?:intensity|remaining)_\d+$/.test(name) && name !== NOW)
  const shares = (role: Role): unknown[] =>
    paths.map((name) => {
      const now = name.startsWith('intensity') ? valueOf(NOW, role) : today
      const value = valueOf(name, role)
      return typeof value === 'number' && typeof now === 'number' && now !== 0 ? (value / now) * 100 : null
    })
  const known = (values: readonly unknown[]): number[] => values.filter((value) => typeof value === 'number')
  return [
    ROLES.flatMap((role) => known(warming.map((name) => valueOf(name, role)))),
    ROLES.flatMap((role) => known(shares(role))),
  ].filter(({ length }) => length > 0)
}

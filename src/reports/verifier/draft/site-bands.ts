import type { MetricEntry } from '../documents.ts'
import { ROLES, type Role, rolesOf } from './statutory-figures.ts'

const BANDS = ['low', 'moderate', 'high', 'very_high', 'extreme']
/** From here on the first sentence names a hazard. */
const HIGH = BANDS.indexOf('high')

interface Entry {
  readonly index: number
  readonly label: string
  readonly role: Role
  readonly hazard: string
  readonly name: string
  readonly value: string | number
}

export interface SiteBands {
  /** Of the metrics that the table shows. */
  readonly indexes: readonly number[]
  /** What the picture is drawn from: bands as numbers from 1, now and in each scenario. */
  readonly numbers: readonly number[]
  readonly sentences: readonly string[]
}

/** The sites by hazard, now and in both scenarios of the law; null where no site has a band in one. */
export function siteBands(metrics: readonly MetricEntry[]): SiteBands | null {
  const entries = entriesOf(metrics)
  const hazards = [...new Set(entries.map(({ hazard }) => hazard))].filter((hazard) =>
    entries.some((one) => one.hazard === hazard && one.name === 'worst' && bandAt(one) >= 0),
  )
  if (hazards.length === 0) return null
  const find = (hazard: string, role: Role, name: string): Entry | undefined =>
    entries.find((one) => one.hazard === hazard && one.role === role && one.name === name)
  const now = (hazard: string, name: string): Entry | undefined =>
    find(hazard, 'limited', name) ?? find(hazard, 'exceeds', name)
  const series = [
    (hazard: string) => now(hazard, 'worst_now'),
    (hazard: string) => find(hazard, 'limited', 'worst'),
    (hazard: string) => find(hazard, 'exceeds', 'worst'),
  ]
  const shown = [
    (hazard: string) => now(hazard, 'assessed'),
    ...series,
    (hazard: string) => now(hazard, 'weighted_now'),
    (hazard: string) => find(hazard, 'limited', 'weighted'),
    (hazard: string) => find(hazard, 'exceeds', 'weighted'),
  ]
  return {
    indexes: hazards.flatMap((hazard) => shown.flatMap((of) => of(hazard)?.index ?? [])),
    numbers: series.flatMap((of) =>
      hazards.map((hazard) => bandAt(of(hazard)) + 1).filter((level) => level > 0),
    ),
    sentences: [
      sentenceOfNow(hazards.flatMap((hazard) => now(hazard, 'worst_now') ?? [])),
      ...ROLES.flatMap((role) =>
        sentenceOf(hazards.map((hazard) => [find(hazard, role, 'worst_now'), find(hazard, role, 'worst')])),
      ),
    ],
  }
}

function entriesOf(metrics: readonly MetricEntry[]): Entry[] {
  const all = metrics.flatMap(({ id, label, value }, index) => {
    const [topic, kind, scenario = '', hazard = '', name = ''] = id.split('.')
    if (topic !== 'sites' || kind !== 'scenarios' || value === null) return []
    const [role] = rolesOf(Number(scenario.replace('level_', '').replace('_', '.')))
    return role === undefined ? [] : [{ index, label, role, scenario, hazard, name, value }]
  })
  return all.filter(({ role, scenario }) => scenario === all.find((one) => one.role === role)?.scenario)
}

const bandAt = (entry: Entry | undefined): number => BANDS.indexOf(String(entry?.value))
const bandIn = (entry: Entry): string => String(entry.value).replaceAll('_', ' ')
const nameIn = ({ label }: Entry): string => (label.split(': ')[1] ?? '').toLowerCase()

const counted = (some: readonly string[], all: number): string =>
  `${some.length} of ${all} ${all === 1 ? 'hazard' : 'hazards'}${some.length === 0 ? '' : `: ${some.join(', ')}`}.`

function sentenceOfNow(entries: readonly Entry[]): string {
  const known = entries.filter((one) => bandAt(one) >= 0)
  const high = known.filter((one) => bandAt(one) >= HIGH).map((one) => `${nameIn(one)} (${bandIn(one)})`)
  return `Now, the worst site is in the band high or above for ${counted(high, known.length)}`
}

function sentenceOf(pairs: readonly (readonly [Entry | undefined, Entry | undefined])[]): string[] {
  const known = pairs.flatMap(([before, after]) =>
    before === undefined || after === undefined || bandAt(before) < 0 || bandAt(after) < 0
      ? []
      : [{ before, after }],
  )
  const [first] = known
  if (first === undefined) return []
  const moved = known
    .filter(({ before, after }) => before.value !== after.value)
    .map(({ before, after }) => `${nameIn(after)} (${bandIn(before)} to ${bandIn(after)})`)
  const [level = ''] = first.after.label.split(': ')
  return [`${level}, the worst site is in another band for ${counted(moved, known.length)}`]
}

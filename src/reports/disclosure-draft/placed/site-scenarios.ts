import { RISK_LEVELS } from '../../../domain/company/bands.ts'
import {
  ROLE_TITLES,
  roleOfLevel,
  STATUTORY_ROLES,
  type StatutoryRole,
} from '../../../domain/company/scenarios/statutory-role.ts'
import { capital, words } from '../../format.ts'
import { siteHazardsChart } from '../../pdf/charts/site-hazards.ts'
import { type Figures, metricCell, type PlacedMetric } from '../figures.ts'
import { cell, type DraftBlock, type DraftCell, type DraftTable, paragraph, text } from '../model.ts'

/** One hazard over the sites: figures by their name, in each of the two scenarios of the law. */
interface SiteHazard {
  readonly label: string
  readonly of: (role: StatutoryRole, name: string) => PlacedMetric | undefined
}

interface Found {
  readonly role: StatutoryRole | null
  readonly level: string
  readonly hazard: string
  readonly name: string
  readonly placed: PlacedMetric
}

const SITE_SCENARIO = /^sites\.scenarios\.level_(?<level>[\d_]+)\.(?<hazard>\w+)\.(?<name>\w+)$/
const [LIMITED, EXCEEDS] = STATUTORY_ROLES

/** The sites by hazard: now, in a world limited to 1.5 °C, and in one of at least 2.5 °C. A picture, three sentences, a table. */
export function siteScenariosPlaced(figures: Figures): DraftBlock[] {
  const found = siteFigures(figures)
  const hazards = [...Map.groupBy(found, ({ hazard }) => hazard).values()].map(hazardOf)
  const drawn = hazards.filter(({ of }) =>
    STATUTORY_ROLES.some((role) => levelAt(of(role, 'worst')) !== null),
  )
  if (drawn.length === 0) return []
  return [
    drawing(drawn),
    paragraph(sentencesOf(drawn, levelsIn(found)).join(' ')),
    siteTable(drawn),
    {
      kind: 'small',
      line: text(
        'Computed from public data in the middle of the models, for sites with a band both now and then. Half of the sites are counted by emissions where all of them have some, otherwise by number.',
      ),
    },
  ]
}

/** Of several levels that may serve as a scenario of the law, the first does. */
function siteFigures({ metricsWhere }: Figures): Found[] {
  const all = metricsWhere(({ id, value }) => value !== null && SITE_SCENARIO.test(id)).map(
    (placed): Found => {
      const { level = '', hazard = '', name = '' } = SITE_SCENARIO.exec(placed.metric.id)?.groups ?? {}
      return { role: roleOfLevel(Number(level.replace('_', '.'))), level, hazard, name, placed }
    },
  )
  return all.filter(
    ({ role, level }) => role !== null && level === all.find((one) => one.role === role)?.level,
  )
}

const levelsIn = (found: readonly Found[]): ReadonlyMap<StatutoryRole | null, string> =>
  new Map(found.map(({ role, placed }) => [role, placed.metric.label.split(': ')[0] ?? '']))

const hazardOf = (group: readonly Found[]): SiteHazard => ({
  label: group[0]?.placed.metric.label.split(': ')[1] ?? '',
  of: (role, name) => group.find((one) => one.role === role && one.name === name)?.placed,
})

/** 1 for the lowest band. */
function levelAt(placed: PlacedMetric | undefined): number | null {
  const at = RISK_LEVELS.findIndex((level) => level === placed?.metric.value)
  return at < 0 ? null : at + 1
}

const SERIES = [
  { name: 'Now', of: ({ of }: SiteHazard) => of(LIMITED, 'worst_now') ?? of(EXCEEDS, 'worst_now') },
  { name: ROLE_TITLES[LIMITED], of: ({ of }: SiteHazard) => of(LIMITED, 'worst') },
  { name: ROLE_TITLES[EXCEEDS], of: ({ of }: SiteHazard) => of(EXCEEDS, 'worst') },
] as const

function drawing(hazards: readonly SiteHazard[]): DraftBlock {
  const categories = hazards.map(({ label }) => label)
  const series = SERIES.map(({ name, of }) => ({ name, values: hazards.map((one) => levelAt(of(one))) }))
  const spoken = hazards.map((one, row) => {
    const bands = series.map(({ name, values }) => `${name}: ${bandWords(values[row] ?? null)}`)
    return `${one.label}, ${bands.join(', ')}.`
  })
  return {
    kind: 'chart',
    caption: 'The worst of the sites by hazard: now and in both scenarios of the law',
    alternative: spoken.join(' '),
    scene: siteHazardsChart({ categories, series, bands: RISK_LEVELS.map((level) => capital(words(level))) }),
    data: { kind: 'columns', categories, series, unit: 'Band, from 1 (low) to 5 (extreme)' },
  }
}

const bandWords = (level: number | null): string =>
  level === null ? 'not known' : words(RISK_LEVELS[level - 1] ?? '')

/** Bands from here on are named in the first sentence. */
const HIGH = RISK_LEVELS.indexOf('high') + 1

/** What the picture shows, in one sentence for now and one for each scenario. */
function sentencesOf(
  hazards: readonly SiteHazard[],
  levels: ReadonlyMap<StatutoryRole | null, string>,
): string[] {
  const now = hazards.flatMap((one) => {
    const level = levelAt(SERIES[0].of(one))
    return level === null ? [] : [{ name: one.label.toLowerCase(), level }]
  })
  const high = now.filter(({ level }) => level >= HIGH)
  return [
    `Now, the worst site is in the band high or above for ${high.length} of ${hazardsCounted(now.length)}${listed(high.map(({ name, level }) => `${name} (${bandWords(level)})`))}.`,
    ...STATUTORY_ROLES.flatMap((role) => {
      const both = hazards.flatMap((one) => {
        const [before, after] = [levelAt(one.of(role, 'worst_now')), levelAt(one.of(role, 'worst'))]
        return before === null || after === null ? [] : [{ name: one.label.toLowerCase(), before, after }]
      })
      const moved = both.filter(({ before, after }) => before !== after)
      const level = levels.get(role)
      return level === undefined || both.length === 0
        ? []
        : [
            `${level}, the worst site is in another band for ${moved.length} of ${hazardsCounted(both.length)}${listed(moved.map(({ name, before, after }) => `${name} (${bandWords(before)} to ${bandWords(after)})`))}.`,
          ]
    }),
  ]
}

const hazardsCounted = (count: number): string => `${count} ${count === 1 ? 'hazard' : 'hazards'}`
const listed = (items: readonly string[]): string => (items.length === 0 ? '' : `: ${items.join(', ')}`)

/** Within a title; degrees keep their capital. */
const small = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1)

const COLUMNS: readonly {
  readonly title: string
  readonly of: (one: SiteHazard) => PlacedMetric | undefined
}[] = [
  { title: 'Sites', of: ({ of }) => of(LIMITED, 'assessed') ?? of(EXCEEDS, 'assessed') },
  ...SERIES.map(({ name, of }) => ({ title: `Worst: ${small(name)}`, of })),
  { title: 'Half: now', of: ({ of }) => of(LIMITED, 'weighted_now') ?? of(EXCEEDS, 'weighted_now') },
  ...STATUTORY_ROLES.map((role) => ({
    title: `Half: ${small(ROLE_TITLES[role])}`,
    of: ({ of }: SiteHazard) => of(role, 'weighted'),
  })),
]

const siteTable = (hazards: readonly SiteHazard[]): DraftTable => ({
  kind: 'table',
  caption: 'Bands of the worst site, and the band that half of the sites do not exceed',
  columns: [
    { title: 'Hazard', share: 1.2, align: 'left' },
    ...COLUMNS.map(({ title }, at) => ({
      title,
      share: at === 0 ? 0.5 : 1,
      align: at === 0 ? ('right' as const) : ('left' as const),
    })),
  ],
  rows: hazards.map((one): DraftCell[] => [
    cell(one.label),
    ...COLUMNS.map(({ of }) => {
      const placed = of(one)
      return placed === undefined ? cell('–') : metricCell(placed)
    }),
  ]),
})

import { LEVELS, rolledUp, worst } from './arithmetic.ts'
import { byTable } from './hazards.ts'

type Given = Readonly<Record<string, unknown>>
type Figures = Readonly<Record<string, number>>
type Point = Figures & { readonly shift: number }

const ENDS = ['low', 'central', 'high'] as const

/** Each result at both ends and in the middle of the models, under its name and the end. */
const atEnds = (given: Given, work: (change: number, end: string) => Given): Given =>
  Object.fromEntries(
    ENDS.flatMap((end) =>
      Object.entries({
        change: given[`change_${end}`],
        ...work(given[`change_${end}`] as number, end),
      }).map(([name, value]) => [`${name}_${end}`, value]),
    ),
  )

/** A figure then, against the baseline and against now. */
const against = (name: string, then: number, baseline: number | null, now: number | null): Given => ({
  [name]: then,
  [`${name}_from_baseline`]: baseline === null ? null : then - baseline,
  [`${name}_from_now`]: now === null ? null : then - now,
})

const hasCurve = (given: Given): boolean => (given['curve'] as readonly unknown[]).length > 0

const numberOf = (given: Given, name: string): number | null => (given[name] ?? null) as number | null

/** docs/methods/scenario_analysis.md: the middle year of each window and its warming. */
const WINDOWS: readonly (readonly [middle: number, warming: number])[] = [
  [1995.5, 0.69],
  [2004.5, 0.85],
  [2010.5, 0.94],
  [2015.5, 1.09],
  [2016.5, 1.1395],
  [2020.5, 1.243],
  [2025.5, 1.3695],
  [2030.5, 1.4945],
  [2035.5, 1.6055],
]

/** The straight line between the points on both sides. */
function between(points: readonly (readonly [x: number, y: number])[], x: number): number {
  const after = points.findIndex(([one]) => one > x)
  const [[x1, y1], [x2, y2]] = [points[after - 1]!, points[after]!]
  return y1 + ((y2 - y1) / (x2 - x1)) * (x - x1)
}

function observedWarming(given: Given): Given {
  const middle = ((given['first_year'] as number) + (given['latest_year'] as number)) / 2
  const warming = between(WINDOWS, middle)
  const levels = given['changes'] as readonly Figures[]
  return {
    warming_now: warming,
    ...Object.fromEntries(
      ENDS.map((end) => [
        `so_far_${end}`,
        between([[0.69, 0], ...levels.map((row): [number, number] => [row['warming']!, row[end]!])], warming),
      ]),
    ),
  }
}

/** On the line between the two points beside a shift. */
function onCurve({ curve }: Given, shift: number, figure: string): number {
  const points = curve as readonly Point[]
  const above = points.find((point) => point.shift >= shift)!
  const below = points.findLast((point) => point.shift <= shift)!
  if (above === below) return above[figure]!
  const share = (shift - below.shift) / (above.shift - below.shift)
  return below[figure]! + share * (above[figure]! - below[figure]!)
}

const heatBand = (days: number, before: number): string | null =>
  worst([byTable('extra_heat_days', days - before), byTable('heat_days', days)])

/** The band of the mean, a level higher after a year below 60 % of the baseline, two below 40 %. */
const rainBand = (percent: number, latest: number): string =>
  LEVELS[Math.min(4, LEVELS.indexOf(byTable('rainfall', percent)) + (latest < 40 ? 2 : latest < 60 ? 1 : 0))]!

type BothBands = readonly [then: string | null, now: string | null]

/** The bands of a site then and now, by the figures that docs/methods/scenario_analysis.md names for a hazard. */
const SITE_BANDS: Readonly<Record<string, (site: Figures) => BothBands>> = {
  warming: ({ temperature_now: now, temperature_baseline: before, deviation, change, so_far }) => [
    byTable('warming', (now! + change! - so_far! - before!) / deviation!),
    byTable('warming', (now! - before!) / deviation!),
  ],
  drying: ({ rainfall_now: now, rainfall_baseline: before, latest_percent: latest, change, so_far }) => {
    const factor = (100 + change!) / (100 + so_far!)
    const percent = (100 * now!) / before!
    return [rainBand(percent * factor, latest! * factor), rainBand(percent, latest!)]
  },
  extreme_heat: ({ days_35, days_35_now, days_35_baseline }) => [
    heatBand(days_35!, days_35_baseline!),
    heatBand(days_35_now!, days_35_baseline!),
  ],
  hottest_day: ({ hottest_day, hottest_day_now }) => [
    byTable('hottest_day', hottest_day!),
    byTable('hottest_day', hottest_day_now!),
  ],
}

const OF_EVERY_SITE: ReadonlySet<string> = new Set(['site', 'covered_emissions_t', 'scope1_t'])

const siteScenario =
  (bandsOf: (site: Figures) => BothBands) =>
  ({ sites }: Given): Given => {
    const counted = (sites as readonly Figures[])
      .filter((site) => Object.keys(site).some((name) => !OF_EVERY_SITE.has(name)))
      .map((site) => ({
        bands: bandsOf(site),
        tonnes: Math.max(site['covered_emissions_t'] ?? 0, site['scope1_t'] ?? 0),
      }))
    const at = (place: 0 | 1) =>
      rolledUp(counted.map(({ bands, tonnes }) => ({ band: bands[place]!, tonnes })))
    return { ...at(0), worst_now: at(1)['worst'], weighted_now: at(1)['weighted'] }
  }

/** The least of the three ends, the middle one, and the most. */
function inOrder(given: Given, name: string, end: string) {
  const ends = ENDS.map((one) => hotDays(given, name, given[`change_${one}`] as number, one))
  const days = ends.map((one) => one.days)
  const chosen = end === 'low' ? Math.min(...days) : end === 'high' ? Math.max(...days) : days[1]!
  return { ...ends[0]!, days: chosen }
}

/** Days now and what the curve adds from the warming of now to that of the level; from the baseline where now is not known. */
function hotDays(given: Given, name: string, change: number, end: string) {
  const now = numberOf(given, `${name}_now`)
  const then = onCurve(given, change, name)
  const baseline = numberOf(given, `${name}_observed`) ?? onCurve(given, 0, name)
  const days =
    now === null
      ? then
      : Math.max(0, now + then - onCurve(given, given[`${name}_so_far_${end}`] as number, name))
  return { days, baseline, now }
}

/** docs/methods/scenario_analysis.md, and the same over sites in docs/methods/site_rollup.md. */
export const SCENARIO_ORACLE: Readonly<Record<string, (given: Given) => Given>> = {
  observed_warming: observedWarming,
  scenario_warming: (given) =>
    atEnds(given, (change, end) => {
      const [now, before] = [given['temperature_now'] as number, given['temperature_baseline'] as number]
      const then = now + change - (given[`so_far_${end}`] as number)
      return {
        ...against('temperature', then, before, now),
        band: byTable('warming', (then - before) / (given['deviation'] as number)),
      }
    }),
  scenario_drying: (given) =>
    atEnds(given, (change, end) => {
      const [now, before] = [given['rainfall_now'] as number, given['rainfall_baseline'] as number]
      const factor = (1 + change / 100) / (1 + (given[`so_far_${end}`] as number) / 100)
      return {
        ...against('rainfall', now * factor, before, now),
        band: rainBand((100 * now * factor) / before, (given['latest_percent'] as number) * factor),
      }
    }),
  scenario_heat: (given) =>
    atEnds(given, (_change, end) => {
      const hot = inOrder(given, 'days_35', end)
      const hotter = inOrder(given, 'days_40', end)
      return {
        ...against('days_35', hot.days, hot.baseline, hot.now),
        ...against('days_40', hotter.days, hotter.baseline, hotter.now),
        band: heatBand(hot.days, hot.baseline),
      }
    }),
  scenario_hottest_day: (given) =>
    atEnds(given, (change, end) => {
      const now = numberOf(given, 'hottest_day_now')
      const hottest =
        now === null
          ? onCurve(given, change, 'hottest_day')
          : now + change - (given[`so_far_${end}`] as number)
      return {
        ...against('hottest_day', hottest, hasCurve(given) ? onCurve(given, 0, 'hottest_day') : null, now),
        band: byTable('hottest_day', hottest),
      }
    }),
  ...Object.fromEntries(
    Object.entries(SITE_BANDS).map(([hazard, bands]) => [`site_scenario_${hazard}`, siteScenario(bands)]),
  ),
}

import { rolledUp, worst } from './arithmetic.ts'
import { byTable } from './hazards.ts'

type Given = Readonly<Record<string, unknown>>
type Figures = Readonly<Record<string, number>>
type Point = Figures & { readonly shift: number }

/** Each result at both ends and in the middle of the models, under its name and the end. */
const atEnds = (given: Given, work: (change: number) => Given): Given =>
  Object.fromEntries(
    ['low', 'central', 'high'].flatMap((end) =>
      Object.entries(work(given[`change_${end}`] as number)).map(([name, value]) => [
        `${name}_${end}`,
        value,
      ]),
    ),
  )

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

/** The band of a site by the figures that docs/methods/scenario_analysis.md names for a hazard; null without them. */
const SITE_BANDS: Readonly<Record<string, (site: Figures) => string | null>> = {
  warming: ({ change, deviation }) => byTable('warming', change! / deviation!),
  drying: ({ change }) => byTable('rainfall', 100 + change!),
  extreme_heat: ({ days_35, days_35_baseline }) => heatBand(days_35!, days_35_baseline!),
  hottest_day: ({ hottest_day }) => byTable('hottest_day', hottest_day!),
}

const OF_EVERY_SITE: ReadonlySet<string> = new Set(['site', 'covered_emissions_t', 'scope1_t'])

const siteScenario =
  (band: (site: Figures) => string | null) =>
  ({ sites }: Given): Given =>
    rolledUp(
      (sites as readonly Figures[])
        .filter((site) => Object.keys(site).some((name) => !OF_EVERY_SITE.has(name)))
        .map((site) => ({
          band: band(site)!,
          tonnes: Math.max(site['covered_emissions_t'] ?? 0, site['scope1_t'] ?? 0),
        })),
    )

/** docs/methods/scenario_analysis.md, and the same over sites in docs/methods/site_rollup.md. */
export const SCENARIO_ORACLE: Readonly<Record<string, (given: Given) => Given>> = {
  scenario_warming: (given) =>
    atEnds(given, (change) => ({
      temperature: (given['baseline'] as number) + change,
      band: byTable('warming', change / (given['deviation'] as number)),
    })),
  scenario_drying: (given) =>
    atEnds(given, (change) => ({
      rainfall: (given['baseline'] as number) * (1 + change / 100),
      band: byTable('rainfall', 100 + change),
    })),
  scenario_heat: (given) =>
    atEnds(given, (change) => {
      const days = onCurve(given, change, 'days_35')
      return {
        days_35: days,
        days_40: onCurve(given, change, 'days_40'),
        band: heatBand(days, onCurve(given, 0, 'days_35')),
      }
    }),
  scenario_hottest_day: (given) =>
    atEnds(given, (change) => {
      const hottest = onCurve(given, change, 'hottest_day')
      return { hottest_day: hottest, band: byTable('hottest_day', hottest) }
    }),
  ...Object.fromEntries(
    Object.entries(SITE_BANDS).map(([hazard, band]) => [`site_scenario_${hazard}`, siteScenario(band)]),
  ),
}

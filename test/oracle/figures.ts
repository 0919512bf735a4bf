import { average, LEVELS, rolledUp, total, worst } from './arithmetic.ts'
import { COMPANY_ORACLE } from './company.ts'
import { DECLARED_ORACLE } from './declared.ts'
import { byTable, HAZARD_ORACLE } from './hazards.ts'
import { SCENARIO_ORACLE } from './scenarios.ts'
import { scope3Screening } from './scope3.ts'
import { TRANSITION_ORACLE } from './transition.ts'

type Figure = number | null
type Given = Readonly<Record<string, unknown>>
type Results = Readonly<Record<string, unknown>>

const plus = (one: Figure, other: Figure): Figure => (one === null || other === null ? null : one + other)

interface Year {
  readonly year: number
  readonly value: number
  readonly share?: Figure
}

/** docs/methods/climate_context.md. */
function climateIndicator({ indicator, years }: { indicator: string; years: readonly Year[] }): Results {
  const needed = indicator === 'rainfall' ? 0.97 : 0.9
  const complete = years.filter(({ share }) => (share ?? 1) >= needed)
  const then = complete.filter(({ year }) => year >= 1981 && year <= 2010).map(({ value }) => value)
  const now = complete.slice(-10)
  const latest = complete.at(-1)!
  const mean = average(then)
  const recent = average(now.map(({ value }) => value))
  const below = complete.filter(({ value }) => value < latest.value).length
  const same = complete.filter(({ value }) => value === latest.value).length
  const percent = (value: number): Figure => (mean > 0 ? (100 * value) / mean : null)
  return {
    baseline_mean: mean,
    baseline_deviation: Math.sqrt(total(then.map((value) => (value - mean) ** 2)) / (then.length - 1)),
    recent_mean: recent,
    change: recent - mean,
    percent_of_baseline: percent(recent),
    latest: latest.value,
    latest_percentile: (100 * (below + same / 2)) / complete.length,
    latest_percent_of_baseline: percent(latest.value),
  }
}

type Measures = Readonly<Record<string, Figure | undefined>>

/** docs/methods/physical_risk.md. */
function physicalRisk(given: Measures): Readonly<Record<string, string | null>> {
  const of = (name: string): Figure => given[name] ?? null
  const [change, deviation, rain, dry] = [
    of('warming'),
    of('deviation'),
    of('percent_of_baseline'),
    of('latest_year_percent_of_baseline'),
  ]
  const warming =
    change === null || deviation === null || deviation === 0 ? null : byTable('warming', change / deviation)
  const rainfall =
    rain === null || dry === null
      ? null
      : LEVELS[Math.min(4, LEVELS.indexOf(byTable('rainfall', rain)) + (dry < 40 ? 2 : dry < 60 ? 1 : 0))]!
  const [extra, days] = [of('extra_days'), of('days_now')]
  const heat =
    extra === null || days === null
      ? null
      : worst([byTable('extra_heat_days', extra), byTable('heat_days', days)])
  return {
    mean_temperature: warming,
    rainfall,
    heat_days_35: heat,
    chronic: worst([warming, rainfall]),
    acute: heat,
    // Both sides must be known.
    overall: worst([warming, rainfall]) === null || heat === null ? null : worst([warming, rainfall, heat]),
  }
}

/** docs/methods/site_rollup.md. */
function siteRollup({ sites }: { sites: readonly Measures[] }): Results {
  const banded = sites.flatMap((site) => {
    const band = physicalRisk(site)['overall'] ?? null
    return band === null
      ? []
      : [{ band, tonnes: Math.max(site['covered_emissions_t'] ?? 0, site['scope1_t'] ?? 0) }]
  })
  return {
    sites_known: sites.length,
    ...rolledUp(banded),
    ...Object.fromEntries(
      LEVELS.map((level) => [`sites_${level}`, banded.filter(({ band }) => band === level).length]),
    ),
  }
}

type Days = readonly { readonly energy_mwh: number; readonly emissions_t: number }[]

/** docs/methods/grid_intensity.md: every day weighs by its energy. */
function gridIntensity({ latest_days, earlier_days }: { latest_days: Days; earlier_days: Days }): Results {
  const intensity = (days: Days): Figure => {
    const energy = average(days.map(({ energy_mwh }) => energy_mwh))
    return energy > 0 ? average(days.map(({ emissions_t }) => emissions_t)) / energy : null
  }
  const [now, before] = [intensity(latest_days), intensity(earlier_days)]
  return {
    now,
    before,
    change_percent: now === null || before === null || before === 0 ? null : 100 * (now / before - 1),
  }
}

/** The formulas derived a second time by hand, from the methods' pages and not from the published formulas. */
export const ORACLE: Readonly<Record<string, (given: Given) => Results>> = {
  ...COMPANY_ORACLE,
  ...DECLARED_ORACLE,
  ...HAZARD_ORACLE,
  ...SCENARIO_ORACLE,
  ...TRANSITION_ORACLE,
  sum: (given) => ({ sum: plus(given['scope1_t'] as Figure, given['scope2_t'] as Figure) }),
  income_intensity: (given) => {
    const { scope1_t, scope2_t, total_income_aud } = given as Readonly<Record<string, number>>
    return { intensity: ((scope1_t! + scope2_t!) / total_income_aud!) * 1e6 }
  },
  grid_intensity: (given) => gridIntensity(given as Parameters<typeof gridIntensity>[0]),
  climate_indicator: (given) => climateIndicator(given as Parameters<typeof climateIndicator>[0]),
  scope3_screening: scope3Screening,
  physical_risk: (given) => physicalRisk(given as Measures),
  site_rollup: (given) => siteRollup(given as Parameters<typeof siteRollup>[0]),
}

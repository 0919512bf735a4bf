import { average, bandOf, LEVELS, percentile, raised, type Steps, total, worst } from '../arithmetic.ts'
import type { Formula } from './formula.ts'

type Figure = number | null

interface Year {
  readonly year: number
  readonly value: number
}

/** Years of a grid cell, as `1981:18.2 1982:18.4@0.95`: a year counts with nine tenths of its days, for rain with more. */
function yearsIn(text: string, indicator: string): Year[] {
  const needed = indicator === 'rainfall' ? 0.97 : 0.9
  return text
    .split(' ')
    .map((item) => {
      const [year = '', rest = ''] = item.split(':')
      const [value = '', share = '1'] = rest.split('@')
      return { year: Number(year), value: Number(value), share: Number(share) }
    })
    .filter(({ share }) => share >= needed)
    .map(({ year, value }) => ({ year, value }))
}

/** docs/methods/climate_context.md: one indicator from the complete years of one series. */
export const climateIndicator: Formula = (given) => {
  const { indicator, baseline, recent_years, ...rest } = given as {
    indicator: string
    baseline: { first_year: number; last_year: number }
    recent_years: number
    years: string | readonly Year[]
  }
  const years = typeof rest.years === 'string' ? yearsIn(rest.years, indicator) : rest.years
  const then = years
    .filter(({ year }) => year >= baseline.first_year && year <= baseline.last_year)
    .map(({ value }) => value)
  const now = years.slice(-recent_years)
  const latest = years.at(-1)!
  const mean = average(then)
  const deviation = Math.sqrt(total(then.map((value) => (value - mean) ** 2)) / (then.length - 1))
  const recent = average(now.map(({ value }) => value))
  const percentOf = (value: number): Figure => (mean > 0 ? (100 * value) / mean : null)
  return {
    baseline_mean: mean,
    baseline_deviation: deviation,
    recent_mean: recent,
    change: recent - mean,
    percent_of_baseline: percentOf(recent),
    latest: latest.value,
    latest_percentile: percentile(
      latest.value,
      years.map(({ value }) => value),
    ),
    latest_percent_of_baseline: percentOf(latest.value),
    years,
    baseline: { ...baseline, mean, standard_deviation: deviation },
    recent: { first_year: now[0]!.year, last_year: latest.year, mean: recent },
  }
}

export const WARMING: Steps = [
  ['low', 0.5],
  ['moderate', 1],
  ['high', 1.5],
  ['very_high', 2],
]
export const RAINFALL: Steps = [
  ['extreme', 70],
  ['very_high', 80],
  ['high', 88],
  ['moderate', 95],
]
export const EXTRA_HEAT: Steps = [
  ['low', 3],
  ['moderate', 7],
  ['high', 15],
  ['very_high', 30],
]
export const HEAT: Steps = [
  ['low', 5],
  ['moderate', 20],
  ['high', 50],
  ['very_high', 100],
]

/** docs/methods/physical_risk.md. */
export const physicalRisk: Formula = (given) => {
  const { mean_temperature, rainfall, heat_days_35 } = given as {
    mean_temperature: { change: number; deviation: number } | null
    rainfall: { percent: number; latest_percent: number } | null
    heat_days_35: { change: number; days: number } | null
  }
  const warming =
    mean_temperature === null
      ? null
      : bandOf(WARMING, 'extreme', mean_temperature.change / mean_temperature.deviation)
  const drought = (percent: number): number => (percent < 40 ? 2 : percent < 60 ? 1 : 0)
  const rain =
    rainfall === null
      ? null
      : raised(bandOf(RAINFALL, 'low', rainfall.percent), drought(rainfall.latest_percent), 'extreme')
  const heat =
    heat_days_35 === null
      ? null
      : worst([
          bandOf(EXTRA_HEAT, 'extreme', heat_days_35.change),
          bandOf(HEAT, 'extreme', heat_days_35.days),
        ])
  return {
    mean_temperature: warming,
    rainfall: rain,
    heat_days_35: heat,
    chronic: worst([warming, rain]),
    acute: heat,
    overall: worst([warming, rain, heat]),
  }
}

const INTENSITY: Steps = [
  ['low', 0.15],
  ['moderate', 0.4],
  ['high', 1],
]
const TRAJECTORY: Steps = [
  ['low', -4.9, true],
  ['moderate', -1],
  ['high', 1, true],
]
const POSITION: Steps = [
  ['low', 25],
  ['moderate', 50],
  ['high', 75],
]

/** docs/methods/transition_risk.md: the second-highest of four components. */
export const transitionRisk: Formula = (given) => {
  const {
    kgco2e_per_aud,
    safeguard,
    slope_percent,
    percentile: rank,
  } = given as {
    kgco2e_per_aud: Figure
    safeguard: { coverage: string; band: string | null; excess_unmet: boolean } | null
    slope_percent: Figure
    percentile: Figure
  }
  const banded = (steps: Steps, value: Figure): string | null =>
    value === null ? null : bandOf(steps, 'very_high', value)
  const components = {
    sector_intensity: banded(INTENSITY, kgco2e_per_aud),
    safeguard_exposure: safeguard === null ? null : safeguard.coverage === 'covered' ? safeguard.band : 'low',
    regulatory_trajectory: banded(TRAJECTORY, slope_percent),
    benchmark_position: banded(POSITION, rank),
  }
  const ranked = Object.values(components)
    .filter((band) => band !== null)
    .toSorted((a, b) => LEVELS.indexOf(b) - LEVELS.indexOf(a))
  const second = ranked[1] ?? null
  return {
    ...components,
    overall: second !== null && safeguard?.excess_unmet === true ? raised(second, 1, 'very_high') : second,
  }
}

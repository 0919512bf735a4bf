import type { Availability } from '../../availability.ts'
import { Cited, printed, type Working, type WorkingArgument } from '../../working.ts'
import {
  type IndicatorId,
  type IndicatorSummary,
  type IndicatorYears,
  indicatorRule,
} from './climate-indicators.ts'

interface Summarised {
  readonly indicator: IndicatorId
  readonly availability: Availability
  readonly summary: IndicatorSummary | null
}

/**
 * How the figures of each indicator at a place came about. Made here, because a function keeps alive all that its
 * surroundings hold: where the indicators are computed, that is every year of every series in reach.
 */
export const indicatorWorkings =
  (indicators: readonly Summarised[], years: readonly IndicatorYears[]): (() => readonly Working[]) =>
  () =>
    indicators.map((one, position) => workingOf(one, position, years))

/** `position` is the place of the indicator among all. */
function workingOf(
  { indicator, availability, summary }: Summarised,
  position: number,
  years: readonly IndicatorYears[],
): Working {
  const common = { formula: 'climate_indicator', availability }
  const about = { indicator, unit: indicatorRule(indicator).unit }
  const behind = years.find((one) => one.indicator === indicator)
  if (summary === null || behind === undefined) return { ...common, kind: 'missing', about, inputs: [] }
  const { baseline, recent, latest } = summary
  return {
    ...common,
    kind: 'calculated',
    about: { ...about, position, latest_year: latest.year },
    observed: `${recent.years[0]}/${latest.year}`,
    inputs: behind.evidence,
    arguments: {
      indicator,
      baseline: { first_year: baseline.first_year, last_year: baseline.last_year },
      recent_years: recent.years.length,
      years: yearsArgument(behind),
    },
    outputs: Object.fromEntries(
      Object.entries(indicatorFigures(summary)).map(([name, value]) => [name, { value }]),
    ),
    lists: ['years', 'baseline', 'recent'],
  }
}

/** What is computed for an indicator, by the names that formulas use. */
export const indicatorFigures = ({
  baseline,
  recent,
  latest,
  change,
  percent_of_baseline,
}: IndicatorSummary): Readonly<Record<string, number | null>> => ({
  baseline_mean: baseline.mean,
  baseline_deviation: baseline.standard_deviation,
  recent_mean: recent.mean,
  change,
  percent_of_baseline,
  latest: latest.value,
  latest_percentile: latest.percentile,
  latest_percent_of_baseline: latest.percent_of_baseline,
})

/** Each year by the input that prints it, or the one input that lists them all. */
function yearsArgument({ years, values, evidence }: IndicatorYears): WorkingArgument {
  const [first] = evidence
  return first !== undefined && evidence.length < years.length
    ? new Cited(first)
    : years.map((year, at) => ({ year, value: printed(values[at] ?? null, evidence.slice(at, at + 1)) }))
}

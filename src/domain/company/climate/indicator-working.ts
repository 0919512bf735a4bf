import type { Availability } from '../../availability.ts'
import { workingOf as workingOfFormula } from '../../formula/working-of.ts'
import { Cited, printed, type Working, type WorkingArgument } from '../../working.ts'
import { type IndicatorSummary, type IndicatorYears } from './climate-indicators.ts'
import { CLIMATE_CONTEXT_FORMULAS } from './formula.ts'
import { type IndicatorId, indicatorRule } from './indicator-rules.ts'

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
  const { recent, latest } = summary
  const given = { indicator, years: yearsArgument(behind) }
  return workingOfFormula(CLIMATE_CONTEXT_FORMULAS, 'climate_indicator', given, {
    availability,
    about: { ...about, position, latest_year: latest.year },
    observed: `${recent.years[0]}/${latest.year}`,
    inputs: behind.evidence,
  })
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
    ? new Cited(first, ['year', 'value', 'share'])
    : years.map((year, at) => ({ year, value: printed(values[at] ?? null, evidence.slice(at, at + 1)) }))
}

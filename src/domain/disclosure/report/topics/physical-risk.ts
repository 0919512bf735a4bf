import type { IndicatorAtPlace } from '../../../company/climate/climate-context.ts'
import { CLIMATE_INDICATORS, type IndicatorId } from '../../../company/climate/climate-indicators.ts'
import type { EvidenceInput } from '../../../evidence.ts'
import { printedNumber } from '../../../printed-number.ts'
import type { Disclosure } from '../../disclosure.ts'
import type { Citations } from '../citations.ts'
import { absent, calculated, type Figure, type Part, parts } from '../draft.ts'

const LABELS: Readonly<Record<string, string>> = {
  mean_temperature: 'Mean temperature',
  rainfall: 'Rainfall',
  heat_days_35: 'Days at 35 °C or more',
  heat_days_40: 'Days at 40 °C or more',
} satisfies Record<IndicatorId, string>

/** How figures, charts and sheets name an indicator. */
export const indicatorLabel = (indicator: string): string => LABELS[indicator] ?? indicator

/** How the figure of each indicator is named in the series that are loaded. */
const COLUMNS: Readonly<Record<IndicatorId, string>> = {
  mean_temperature: 'mean_temp_c',
  rainfall: 'rain_mm',
  heat_days_35: 'days_ge_35',
  heat_days_40: 'days_ge_40',
}

/** What the climate at the head office has been doing, and the bands that follow. */
export function physicalMetrics(disclosure: Disclosure, citations: Citations): Part {
  const origin = disclosure.profile.blocks.climate_context
  if (origin.result === null)
    return absent('physical_risk', citations, origin, {
      id: 'physical_risk.overall',
      label: 'Physical risk at the head office',
      unit: null,
    })
  return parts(
    ...origin.result.indicators.map((indicator) => indicatorPart(disclosure, indicator, citations)),
    bands(disclosure, citations),
  )
}

/** The complete years behind an indicator and the inputs that print them. */
export interface AnnualSeries {
  /** Oldest first; empty where the source does not print them. */
  readonly years: readonly { readonly year: number; readonly value: number }[]
  readonly inputs: readonly EvidenceInput[]
  /** True when one input lists all years, as `1981:18.2 1982:18.4@0.95`, the share of days after the sign. */
  readonly is_listed: boolean
}

export function annualSeries({ profile }: Pick<Disclosure, 'profile'>, indicator: IndicatorId): AnnualSeries {
  const { inputs } = profile.input.climate
  const listed = inputs.find(({ field }) => field === COLUMNS[indicator])
  if (listed !== undefined)
    return { years: listedYears(listed, indicator), inputs: [listed], is_listed: true }
  const printed = inputs
    .filter(({ field }) => field.endsWith(` ${COLUMNS[indicator]}`))
    .toSorted((a, b) => Number(a.observed) - Number(b.observed))
  const years = printed.flatMap((input) => {
    const value = printedNumber(input.value_text)
    return value === null ? [] : [{ year: Number(input.observed), value }]
  })
  return { years, inputs: printed, is_listed: false }
}

/** A cell's list holds incomplete years too, each with its share of days. */
function listedYears({ value_text }: EvidenceInput, indicator: IndicatorId): AnnualSeries['years'] {
  const needed = CLIMATE_INDICATORS.find(({ id }) => id === indicator)!.complete_share
  return (value_text ?? '').split(' ').flatMap((item) => {
    const [, year, value, coverage] = /^(\d+):([^@]+)(?:@(.+))?$/.exec(item) ?? []
    if (year === undefined || value === undefined || Number(coverage ?? 1) < needed) return []
    return [{ year: Number(year), value: Number(value) }]
  })
}

function indicatorPart(disclosure: Disclosure, entry: IndicatorAtPlace, citations: Citations): Part {
  const { indicator, summary, availability } = entry
  const origin = { ...disclosure.profile.blocks.climate_context, availability }
  const figure = (name: string, label: string, value: number | null, unit: string | null): Figure => ({
    id: `physical_risk.${indicator}.${name}`,
    label: `${indicatorLabel(indicator)}: ${label}`,
    value,
    unit,
    observed: summary === null ? null : `${summary.recent.years[0]}/${summary.latest.year}`,
  })
  const unit = CLIMATE_INDICATORS.find(({ id }) => id === indicator)?.unit ?? null
  const series = annualSeries(disclosure, indicator)
  if (summary === null)
    return absent(
      'physical_risk',
      citations,
      { ...origin, inputs: [] },
      figure('recent_mean', 'mean now', null, unit),
    )
  const figures = {
    baseline_mean: figure('baseline_mean', 'mean of 1981-2010', summary.baseline.mean, unit),
    baseline_deviation: figure(
      'baseline_deviation',
      'standard deviation of 1981-2010',
      summary.baseline.standard_deviation,
      unit,
    ),
    recent_mean: figure('recent_mean', 'mean of the latest ten complete years', summary.recent.mean, unit),
    change: figure('change', 'change since 1981-2010', summary.change, unit),
    percent_of_baseline: figure(
      'percent_of_baseline',
      'now over 1981-2010',
      summary.percent_of_baseline,
      '%',
    ),
    latest: figure('latest', `in ${summary.latest.year}`, summary.latest.value, unit),
    latest_percentile: figure(
      'latest_percentile',
      `percentile of ${summary.latest.year} among all years`,
      summary.latest.percentile,
      null,
    ),
    latest_percent_of_baseline: figure(
      'latest_percent_of_baseline',
      `${summary.latest.year} over 1981-2010`,
      summary.latest.percent_of_baseline,
      '%',
    ),
  }
  const at = disclosure.profile.blocks.climate_context.result?.indicators.indexOf(entry) ?? -1
  const pointer = `/series/climate/indicators/${at}`
  return calculated(
    'physical_risk',
    citations,
    { ...origin, inputs: series.inputs },
    {
      id: `physical_risk.${indicator}`,
      formula: 'climate_indicator',
      arguments: {
        indicator,
        baseline: { first_year: summary.baseline.first_year, last_year: summary.baseline.last_year },
        recent_years: summary.recent.years.length,
        years: series.is_listed
          ? { input: citations.cite(series.inputs[0]!) }
          : series.inputs.map((input) => ({
              year: Number(input.observed),
              value: { input: citations.cite(input) },
            })),
      },
      figures,
      pointers: { years: `${pointer}/years`, baseline: `${pointer}/baseline`, recent: `${pointer}/recent` },
    },
  )
}

function bands(disclosure: Disclosure, citations: Citations): Part {
  const origin = disclosure.profile.blocks.physical_risk
  const { result } = origin
  const figure = (name: string, label: string, value: string | null): Figure => ({
    id: `physical_risk.${name}`,
    label,
    value,
    unit: null,
  })
  if (result === null)
    return absent(
      'physical_risk',
      citations,
      origin,
      figure('overall', 'Physical risk at the head office', null),
    )
  const bandOf = (indicator: IndicatorId): string | null =>
    result.indicators.find((one) => one.indicator === indicator)?.band ?? null
  const metric = (name: string) => ({ metric: `physical_risk.${name}` })
  const known = (indicator: IndicatorId): boolean => bandOf(indicator) !== null
  return calculated('physical_risk', citations, origin, {
    id: 'physical_risk.bands',
    formula: 'physical_risk',
    arguments: {
      mean_temperature: known('mean_temperature')
        ? {
            change: metric('mean_temperature.change'),
            deviation: metric('mean_temperature.baseline_deviation'),
          }
        : null,
      rainfall: known('rainfall')
        ? {
            percent: metric('rainfall.percent_of_baseline'),
            latest_percent: metric('rainfall.latest_percent_of_baseline'),
          }
        : null,
      heat_days_35: known('heat_days_35')
        ? { change: metric('heat_days_35.change'), days: metric('heat_days_35.recent_mean') }
        : null,
    },
    figures: {
      mean_temperature: figure('mean_temperature.band', 'Mean temperature: band', bandOf('mean_temperature')),
      rainfall: figure('rainfall.band', 'Rainfall: band', bandOf('rainfall')),
      heat_days_35: figure('heat_days_35.band', 'Days at 35 °C or more: band', bandOf('heat_days_35')),
      chronic: figure('chronic', 'Chronic physical risk at the head office', result.chronic),
      acute: figure('acute', 'Acute physical risk at the head office', result.acute),
      overall: figure('overall', 'Physical risk at the head office', result.overall),
    },
  })
}

import { ownYears } from '../../../company/emissions/emissions-record.ts'
import { LAST_GWP_BREAK, type TrendSeries } from '../../../company/emissions/emissions-trend.ts'
import { CONFIDENCE, LAST_YEAR } from '../../../company/emissions/trajectory.ts'
import type { Disclosure } from '../../disclosure.ts'
import type { Argument } from '../calculation.ts'
import type { Citations } from '../citations.ts'
import { absent, calculated, type Figure, type Part, parts } from '../draft.ts'

const LABELS = { scope1: 'Scope 1', scope2: 'Scope 2', scope1_and_2: 'Scope 1 and 2' } as const

/** Where reported emissions have been heading since the last change of warming potentials. */
export function trendMetrics(disclosure: Disclosure, citations: Citations): Part {
  const origin = disclosure.profile.blocks.emissions_trend
  if (origin.result === null)
    return absent('trend', citations, origin, {
      id: 'trend.scope1_and_2.slope',
      label: 'Scope 1 and 2: change a year',
      unit: 't CO2-e a year',
    })
  const years = yearArguments(disclosure, citations)
  return parts(
    ...origin.result.series.map((series) =>
      calculated(
        'trend',
        citations,
        { ...origin, availability: series.since_gwp_break.availability },
        {
          id: `trend.${series.series}`,
          formula: 'linear_trend',
          arguments: {
            series: series.series,
            years,
            gwp_break: LAST_GWP_BREAK,
            last_year: LAST_YEAR,
            confidence: CONFIDENCE,
          },
          figures: figuresOf(series),
          ...(series.series === 'scope1_and_2' && series.since_gwp_break.fit !== null
            ? { pointers: { trajectory: '/series/emissions/trajectory' } }
            : {}),
        },
      ),
    ),
  )
}

function figuresOf({ series, since_gwp_break, compound_annual_growth, required_rates }: TrendSeries) {
  const { fit } = since_gwp_break
  const last = fit?.trajectory.at(-1)
  const path = required_rates.find(({ id }) => id === 'safeguard_decline_path')
  const figure = (name: string, label: string, value: number | null, unit: string | null): Figure => ({
    id: `trend.${series}.${name}`,
    label: `${LABELS[series]}: ${label}`,
    value,
    unit,
    observed: fit === null ? null : `${fit.first_year}/${fit.last_year}`,
  })
  return {
    slope: figure('slope', 'change a year', fit?.slope ?? null, 't CO2-e a year'),
    slope_percent: figure(
      'slope_percent',
      'change a year, share of the first',
      fit?.slope_percent ?? null,
      '%',
    ),
    r_squared: figure('r_squared', 'share of variation that the line explains', fit?.r_squared ?? null, null),
    compound_annual_growth: figure(
      'compound_annual_growth',
      'compound growth a year, as a fraction',
      compound_annual_growth,
      null,
    ),
    projected: figure('projected_2029_30', 'the line in 2029-30', last?.value ?? null, 't CO2-e'),
    projected_low: figure(
      'projected_2029_30_low',
      'lower end of the 90 % interval in 2029-30',
      last?.interval?.low ?? null,
      't CO2-e',
    ),
    projected_high: figure(
      'projected_2029_30_high',
      'upper end of the 90 % interval in 2029-30',
      last?.interval?.high ?? null,
      't CO2-e',
    ),
    required_percent: figure(
      'required_percent',
      'change a year to the Safeguard decline path',
      path?.change_percent_per_year ?? null,
      '% of the latest year',
    ),
  }
}

/** Every published year of the company's own with its figures by input. */
export function yearArguments({ profile }: Disclosure, citations: Citations): Argument {
  const { record } = profile.input
  return ownYears(record).map((year) => {
    const evidence = (record?.inputs ?? []).filter((input) => input.observed === year.reporting_year)
    return {
      reporting_year: year.reporting_year,
      scope1_t: citations.value(year.scope1_t?.value ?? null, evidence, 'scope1_t'),
      scope2_t: citations.value(year.scope2_t?.value ?? null, evidence, 'scope2_t'),
    }
  })
}

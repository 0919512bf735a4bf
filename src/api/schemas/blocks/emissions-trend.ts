import { Type } from 'typebox'
import { block } from '../block.ts'
import { Availability, nullable, ReportingYear } from '../data.ts'

const YearValue = Type.Object({ reporting_year: ReportingYear, value: Type.Number() })

const Fit = Type.Object({
  n: Type.Integer(),
  first_year: ReportingYear,
  last_year: ReportingYear,
  slope: Type.Number({ description: 'Change a year, t CO2-e.' }),
  intercept: Type.Number(),
  r_squared: nullable(Type.Number()),
  fitted_first_year: Type.Number(),
  slope_percent: nullable(Type.Number({ description: 'Slope divided by the fitted first year, % a year.' })),
  window: Type.Enum(['accepted', 'known_sale_or_takeover', 'structural_break', 'line_explains_little'], {
    description: 'Whether the line is accepted, or why it is neither banded nor carried on.',
  }),
  outlook: Availability,
  trajectory: Type.Array(
    Type.Object({
      reporting_year: ReportingYear,
      value: nullable(
        Type.Number({ description: 'Null if the line falls below zero. It is not a forecast.' }),
      ),
      forecast: nullable(Type.Number({ description: 'The same as `value`.' })),
      floored: Type.Boolean(),
      reason_code: nullable(Type.Enum(['line_below_zero'], { description: 'Why `value` is null.' })),
      interval: nullable(Type.Object({ low: Type.Number(), high: Type.Number() })),
    }),
  ),
  flags: Type.Array(Type.String()),
})

const TrendSeries = Type.Object({
  series: Type.Enum(['scope1', 'scope2', 'scope1_and_2']),
  years: Type.Array(YearValue),
  gaps: Type.Array(ReportingYear),
  changes: Type.Array(
    Type.Object({
      from: ReportingYear,
      to: ReportingYear,
      change: Type.Number(),
      change_percent: nullable(Type.Number()),
      flags: Type.Array(Type.String()),
    }),
  ),
  compound_annual_growth: nullable(Type.Number()),
  headline: Type.Object(
    {
      availability: Availability,
      measure: Type.Enum(['compound_annual_change']),
      from: nullable(ReportingYear),
      to: nullable(ReportingYear),
      change_percent_per_year: nullable(
        Type.Number({ description: 'Each year over the year before it, compounded.' }),
      ),
      latest: nullable(
        Type.Object({
          from: ReportingYear,
          to: ReportingYear,
          change_percent: nullable(Type.Number({ description: 'Percentage of the previous year.' })),
        }),
      ),
      flags: Type.Array(Type.Enum(['covid_year', 'structural_break', 'gap'])),
      from_before_covid: nullable(
        Type.Object(
          {
            from: ReportingYear,
            to: ReportingYear,
            change_percent_per_year: Type.Number(),
            flags: Type.Array(Type.Enum(['spans_gwp_break'])),
          },
          {
            description:
              'The same from 2018-19, the last year before the pandemic, on mixed warming potentials. No band uses it.',
          },
        ),
      ),
      note: nullable(
        Type.String({
          description: 'What to show beside the rate: its cautions, and the rate from before the pandemic.',
        }),
      ),
    },
    {
      description:
        'What to quote: the compound change a year between the first and last year of the window, and the latest year’s own change. `since_gwp_break` is the fitted line to 2029-30.',
    },
  ),
  since_gwp_break: Type.Object(
    { availability: Availability, fit: nullable(Fit) },
    { description: 'From 2020-21 on, in divisions H and I from 2022-23 on.' },
  ),
  long_history: nullable(
    Type.Object({ availability: Availability, fit: nullable(Fit), flags: Type.Array(Type.String()) }),
  ),
  required_rates: Type.Array(
    Type.Object({
      id: Type.String({
        description:
          '`safeguard_decline_path` (only in the series of scope 1, for the facilities that the mechanism covers), or the id of one of your own targets.',
      }),
      basis: Type.Optional(
        Type.Literal('tenant_declared', {
          description: 'Set on your own targets, which `include_targets=true` shows.',
        }),
      ),
      availability: Availability,
      target_year: ReportingYear,
      target_t: nullable(Type.Number()),
      change_t_per_year: nullable(Type.Number()),
      change_percent_per_year: nullable(Type.Number({ description: 'Percentage of the latest year.' })),
      compound_percent_per_year: nullable(
        Type.Number({ description: 'Each year over the year before it, as `headline` counts.' }),
      ),
      reached: nullable(
        Type.Boolean({
          description:
            'True if the latest year is at or below the target. A rate above zero is then headroom.',
        }),
      ),
    }),
  ),
})

export const EmissionsTrend = block(
  'EmissionsTrend',
  'Where reported emissions have been heading, to 2029-30.',
  {
    gwp_break: ReportingYear,
    fitted_from: ReportingYear,
    changes_of_control: Type.Array(
      Type.Object({
        facility: Type.String(),
        reporting_year: ReportingYear,
        role: Type.Enum(['seller', 'buyer']),
        covered_emissions_t: Type.Number(),
      }),
      {
        description:
          'Facilities that changed hands within the fitted years, if they are more than a tenth of scope 1: no line is accepted then.',
      },
    ),
    series: Type.Array(TrendSeries),
  },
)

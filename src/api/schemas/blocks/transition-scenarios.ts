import { Type } from 'typebox'
import { block } from '../block.ts'
import { Availability, nullable } from '../data.ts'
import { ServingScenarios } from '../serving-scenarios.ts'

const ReportingYear = Type.String({ examples: ['2029-30'] })
const Cell = Type.String({
  description: 'Sheet and cell of the inputs workbook.',
  examples: ['Retirement!F14'],
})

export const PlanFigure = Type.Object({ value: Type.Number(), unit: Type.String(), cell: Cell })

const StatutoryRole = nullable(
  Type.String({ description: 'Which scenario of section 296D(2B) it may serve as; null for neither.' }),
)

/** What the plan says of a scenario as a whole. */
const market = Type.Object({
  warming_2100: PlanFigure,
  carbon_budget: nullable(PlanFigure),
  carbon_budget_2030: nullable(PlanFigure),
  emissions_limit_2034_35: nullable(PlanFigure),
})

const IntensityYears = Type.Array(
  Type.Object({
    reporting_year: ReportingYear,
    intensity_t_per_mwh: nullable(Type.Number({ description: 'Without distributed solar.' })),
  }),
)

/** Who a scenario is, wherever one is shown. */
export const planScenario = {
  id: Type.String({ examples: ['step_change'] }),
  name: Type.String({ examples: ['Step Change'] }),
  warming_2100_c: Type.Number({ description: 'Global warming by 2100 that the plan gives it, °C.' }),
  statutory_role: StatutoryRole,
  market,
}

export const Plan = Type.Object({
  title: Type.String(),
  publisher: Type.String(),
  inputs: Type.String(),
  outlook: Type.String(),
  outlook_status: Type.String({ examples: ['draft'] }),
  development_path: nullable(Type.String({ examples: ['CDP4'] })),
})

export const PlanTarget = Type.Object({
  region: Type.String({ examples: ['NSW'] }),
  measure: Type.String({ examples: ['state_emissions_reduction_target'] }),
  period: Type.String({ examples: ['2030'] }),
  ...PlanFigure.properties,
})

export const planValue = { reporting_year: ReportingYear, aud_per_t: Type.Number(), cell: Cell }

export const planRegion = { region: Type.String({ examples: ['NSW'] }), years: IntensityYears }

export const planUnit = {
  unit: Type.String({ examples: ['BW01'] }),
  station: Type.String({ examples: ['Bayswater'] }),
  expected_closure_year: Type.Integer({ description: 'Calendar year; after 2050: not in the outlook.' }),
  cell: Cell,
}

export const TransitionScenarios = block(
  'TransitionScenarios',
  'The company in the three scenarios of the electricity market’s plan (1.5, 1.8 and 2.6 °C by 2100): intensity of its grid and scope 2 to 2050, closure years of its power stations, state targets, and scope 1 at the plan’s value of emissions reduction. The outlook is a draft.',
  {
    plan: Plan,
    statements: Type.Array(Type.String()),
    not_covered: Type.Array(Type.String(), { description: 'What the plan says nothing about.' }),
    both_statutory_scenarios: Type.Boolean({
      description:
        'Both scenarios of section 296D(2B) are among those shown, and the plan covers at least `coverage.least_percent` of the company’s scope 1 and 2.',
    }),
    statutory_scenarios: ServingScenarios,
    coverage: Type.Object(
      {
        availability: Availability,
        covered_t: nullable(
          Type.Number({ description: 'Scope 1 of listed stations, and scope 2 with a path.' }),
        ),
        emissions_t: nullable(Type.Number()),
        percent: nullable(Type.Number()),
        least_percent: Type.Number(),
        statement: Type.String(),
      },
      { description: 'How much of the company’s scope 1 and 2 the plan is about.' },
    ),
    emissions: nullable(
      Type.Object({
        reporting_year: ReportingYear,
        scope1_t: nullable(Type.Number()),
        scope2_t: nullable(Type.Number()),
      }),
    ),
    region: Type.Object({
      availability: Availability,
      region: nullable(Type.String({ description: 'Region of the plan.', examples: ['NSW'] })),
      grid_region: nullable(Type.String({ examples: ['NSW1'] })),
      state: nullable(Type.String()),
      rule: Type.Enum(['postcode', 'state', 'facilities', 'none']),
    }),
    scenarios: Type.Array(
      Type.Object({
        ...planScenario,
        regions: Type.Array(
          Type.Object({
            ...planRegion,
            is_own: Type.Boolean({ description: 'The region that scope 2 is computed with.' }),
          }),
          { description: 'The company’s own region and those of its public facilities.' },
        ),
        scope2: Type.Object({
          availability: Availability,
          years: Type.Array(Type.Object({ reporting_year: ReportingYear, scope2_t: Type.Number() })),
        }),
      }),
      { description: 'From the least warm.' },
    ),
    closures: Type.Object({
      availability: Availability,
      one_set_for_all_scenarios: Type.Boolean(),
      facilities: Type.Array(
        Type.Object({
          facility: Type.String(),
          state: nullable(Type.String()),
          reporting_year: ReportingYear,
          scope1_t: Type.Number(),
          stations: Type.Array(Type.String({ description: 'As the plan names them.' })),
          link_reason: Type.String({ description: 'Why facility and stations are the same.' }),
          units: Type.Array(Type.Object(planUnit)),
        }),
      ),
      not_listed: Type.Array(Type.String(), {
        description: 'Power stations of the company that burn fuel and are not in the plan.',
      }),
      today_t: nullable(Type.Number()),
      first_closure: nullable(Type.Integer()),
      last_closure: nullable(Type.Integer()),
      years: Type.Array(
        Type.Object({
          reporting_year: ReportingYear,
          remaining_t: Type.Number({
            description: 'Of today’s emissions, split equally over the units of a station.',
          }),
          remaining_percent: nullable(Type.Number()),
        }),
      ),
    }),
    targets: Type.Array(PlanTarget, { description: 'Of the company’s state and of the whole market.' }),
    emissions_value: Type.Object({
      availability: Availability,
      label: Type.String(),
      one_series_for_all_scenarios: Type.Boolean(),
      price_basis: nullable(Type.String({ description: 'Year of the prices, and how it is known.' })),
      income: nullable(Type.Object({ income_year: ReportingYear, total_income_aud: Type.Number() })),
      income_availability: Availability,
      years: Type.Array(
        Type.Object({
          ...planValue,
          cost_aud: nullable(Type.Number({ description: 'Scope 1 of the latest year at this value.' })),
          share_of_income_percent: nullable(Type.Number()),
        }),
      ),
    }),
    safeguard: Type.Object({
      coverage: nullable(Type.String({ examples: ['covered'] })),
      rule: Type.String(),
      decline: Type.Array(
        Type.Object({ reporting_year: ReportingYear, reduction_contribution: Type.Number() }),
        { description: 'What is left of a baseline under the statutory decline, beside the scenarios.' },
      ),
    }),
  },
)

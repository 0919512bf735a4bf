import { FIRST_YEAR, NAMED_YEARS } from '../../../company/transition/formula.ts'
import type { MetricName, TopicTable } from '../topic-table.ts'

const yearTo = (year: number): string => `year to June ${year}`

/** A figure in each of the years that are named. */
const inYears = (
  years: readonly number[],
  output: string,
  name: (year: number) => MetricName,
): Record<string, MetricName> => Object.fromEntries(years.map((year) => [`${output}_${year}`, name(year)]))

/** A figure of one year in one scenario, or without `scenario` in all of them. */
const compared = (figure: string, year: number, label: string, scenario: string | null = null) => ({
  compared: { side: 'transition' as const, figure, year, label: `${label}, ${yearTo(year)}`, scenario },
})

const SCENARIO = '{name} ({degrees})'

const ALL_YEARS = [FIRST_YEAR, ...NAMED_YEARS]

/** The company in the scenarios of the electricity market’s plan. */
export const TRANSITION_SCENARIOS_TOPIC: TopicTable = {
  topic: 'transition_scenarios',
  outcomes: ({ profile }) => [profile.blocks.transition_scenarios],
  formulas: {
    scope2_outlook: {
      calculation: 'transition_scenarios.{scenario}.grid',
      metrics: {
        ...inYears(ALL_YEARS, 'intensity', (year) => ({
          id: `transition_scenarios.{scenario}.intensity_${year}`,
          label: `${SCENARIO}: grid intensity in {region}, ${yearTo(year)}`,
          unit: 't CO2-e/MWh',
          ...compared('intensity', year, 'grid intensity in {region}', SCENARIO),
        })),
        ...inYears(NAMED_YEARS, 'scope2_t', (year) => ({
          id: `transition_scenarios.{scenario}.scope2_${year}`,
          label: `${SCENARIO}: scope 2 if the same electricity is bought, ${yearTo(year)}`,
          unit: 't CO2-e',
          ...compared('scope2', year, 'scope 2 if the same electricity is bought', SCENARIO),
        })),
      },
      gap: {
        id: 'transition_scenarios.{scenario}.grid',
        label: `${SCENARIO}: grid intensity and scope 2`,
        unit: null,
      },
    },
    station_closures: {
      calculation: 'transition_scenarios.closures',
      metrics: {
        today_t: {
          id: 'transition_scenarios.closures.today',
          label: 'All scenarios: scope 1 of the power stations in the plan, latest year',
          unit: 't CO2-e',
        },
        first_closure: {
          id: 'transition_scenarios.closures.first',
          label: 'All scenarios: first unit expected to close',
          unit: 'year',
        },
        last_closure: {
          id: 'transition_scenarios.closures.last',
          label: 'All scenarios: last unit expected to close',
          unit: 'year',
        },
        ...inYears(NAMED_YEARS, 'remaining_t', (year) => ({
          id: `transition_scenarios.closures.remaining_${year}`,
          label: `All scenarios: scope 1 of units still running, ${yearTo(year)}`,
          unit: 't CO2-e',
          ...compared('remaining', year, 'scope 1 of units still running'),
        })),
      },
      gap: {
        id: 'transition_scenarios.closures.today',
        label: 'All scenarios: power stations expected to close',
        unit: null,
      },
    },
    emissions_value: {
      calculation: 'transition_scenarios.value',
      metrics: {
        ...inYears(ALL_YEARS, 'cost_aud', (year) => ({
          id: `transition_scenarios.value.cost_${year}`,
          label: `All scenarios: scope 1 at AEMO’s planning value of emissions reduction, ${yearTo(year)}`,
          unit: 'A$',
          ...compared('cost', year, 'scope 1 at AEMO’s planning value of emissions reduction'),
        })),
        ...inYears(ALL_YEARS, 'share_percent', (year) => ({
          id: `transition_scenarios.value.share_of_income_${year}`,
          label: `All scenarios: scope 1 at AEMO’s planning value, share of published income, ${yearTo(year)}`,
          unit: '%',
        })),
      },
      gap: {
        id: 'transition_scenarios.value.cost',
        label: 'All scenarios: scope 1 at AEMO’s planning value of emissions reduction',
        unit: null,
      },
    },
    plan_coverage: {
      calculation: 'transition_scenarios.coverage',
      metrics: {
        emissions_t: {
          id: 'transition_scenarios.coverage.emissions',
          label: 'All scenarios: scope 1 and 2 of the company, latest year',
          unit: 't CO2-e',
        },
        covered_t: {
          id: 'transition_scenarios.coverage.covered',
          label: 'All scenarios: scope 1 and 2 that the plan is about',
          unit: 't CO2-e',
        },
        covered_percent: {
          id: 'transition_scenarios.coverage.share',
          label: 'All scenarios: share of scope 1 and 2 that the plan is about',
          unit: '%',
        },
      },
      gap: {
        id: 'transition_scenarios.coverage.share',
        label: 'All scenarios: share of scope 1 and 2 that the plan is about',
        unit: null,
      },
    },
  },
  gap: {
    id: 'transition_scenarios.all',
    label: 'Scenarios of the electricity market’s plan',
    unit: null,
  },
}

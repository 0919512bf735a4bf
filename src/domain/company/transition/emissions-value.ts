import { AVAILABLE, type Availability, unavailable } from '../../availability.ts'
import { evaluate } from '../../formula/evaluate.ts'
import type { CarbonPrice } from '../risk/carbon-cost.ts'
import type { TaxIncome } from '../sector/benchmark-metrics.ts'
import { FIRST_YEAR, LAST_YEAR, TRANSITION_FORMULAS } from './formula.ts'
import type { TransitionReference, ValueYear } from './reference.ts'
import { EMISSIONS_VALUE_LABEL } from './transition-words.ts'

export interface ValuedYear {
  readonly reporting_year: string
  readonly aud_per_t: number
  readonly cell: string
  readonly cost_aud: number | null
  readonly share_of_income_percent: number | null
}

export interface EmissionsValue {
  readonly availability: Availability
  readonly label: string
  readonly one_series_for_all_scenarios: true
  readonly price_basis: string | null
  readonly income: { readonly income_year: string; readonly total_income_aud: number } | null
  readonly income_availability: Availability
  readonly years: readonly ValuedYear[]
}

/** Income of the company, or why there is none to compare with. */
export type KnownIncome = { readonly income: TaxIncome } | { readonly reason: Availability }

/** Values in the years of the outlook. */
export const valuesInOutlook = ({ values }: TransitionReference): readonly ValueYear[] =>
  values.filter(({ reporting_year }) => {
    const ending = Number(reporting_year.slice(0, 4)) + 1
    return ending >= FIRST_YEAR && ending <= LAST_YEAR
  })

/** The plan's value of a tonne in a year, as a price. */
export function planningValue({ values }: TransitionReference, year: string | undefined): CarbonPrice | null {
  const found = values.find(({ reporting_year }) => reporting_year === year)
  return found === undefined
    ? null
    : {
        aud_per_t: found.aud_per_t,
        basis: 'planning_value',
        label: `${EMISSIONS_VALUE_LABEL} for ${year}, not a price that anyone pays.`,
        evidence: found.evidence,
      }
}

/** Scope 1 at the value that the plan gives to a tonne, and its share of published income. */
export function emissionsValue(
  reference: TransitionReference,
  scope1_t: number | null,
  known: KnownIncome,
): EmissionsValue {
  const values = valuesInOutlook(reference)
  const income = 'income' in known ? known.income : null
  const years = evaluate(TRANSITION_FORMULAS.formula('emissions_value'), {
    scope1_t,
    income_aud: income?.total_income_aud ?? null,
    years: values.map(({ reporting_year, aud_per_t }) => ({ reporting_year, aud_per_t })),
  }).list('years')
  return {
    availability: valueAvailability(values, scope1_t, known),
    label: EMISSIONS_VALUE_LABEL,
    one_series_for_all_scenarios: true,
    price_basis: values[0]?.price_basis ?? null,
    income:
      income === null || income.total_income_aud === null
        ? null
        : { income_year: income.income_year, total_income_aud: income.total_income_aud },
    income_availability: 'reason' in known ? known.reason : AVAILABLE,
    years: values.map(({ reporting_year, aud_per_t, cell }, at) => ({
      reporting_year,
      aud_per_t,
      cell,
      cost_aud: (years[at]?.['cost_aud'] ?? null) as number | null,
      share_of_income_percent: (years[at]?.['share_percent'] ?? null) as number | null,
    })),
  }
}

function valueAvailability(
  values: readonly ValueYear[],
  scope1_t: number | null,
  known: KnownIncome,
): Availability {
  if (values.length === 0)
    return unavailable(
      'not_assessed',
      'value_not_loaded',
      'This snapshot contains no value of emissions reduction.',
    )
  if (scope1_t === null)
    return unavailable('not_published', 'scope1_not_published', 'No scope 1 is published for the company.')
  return 'reason' in known ? known.reason : AVAILABLE
}

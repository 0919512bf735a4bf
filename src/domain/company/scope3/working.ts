import { printedNumber } from '../../printed-number.ts'
import { printed, type Working, type WorkingArgument, type WorkingOutput } from '../../working.ts'
import type { SafeguardRow } from '../safeguard/facility.ts'
import { type PurchasesInput, SCREENED_CATEGORIES } from './categories.ts'
import type { EnergyInput } from './energy.ts'
import type { DivisionMultiplier, Multiplier } from './purchases.ts'
import rates from './rates.json' with { type: 'json' }
import { mapCategories } from './relevance.ts'
import type { Scope3Category, ScreeningInput } from './screening.ts'
import { type DivisionRates, emissionsRate, type PerEmployee, ratesOf, type SizeInput } from './sizes.ts'

/** What screening was given and gave. `facilities` are those whose gases no fuel is behind. */
interface Screening {
  readonly reporting_year: string
  readonly input: ScreeningInput
  readonly facilities: readonly (SafeguardRow & { readonly is_well: boolean })[]
  /** Oil and gas extraction is the class of the company, so that all it burns is its own. */
  readonly extracts_gas: boolean
  readonly categories: readonly Scope3Category[]
}

/** Names everything that screening chooses from, so that the choice can be repeated too. */
export const screeningWorking = ({
  reporting_year,
  input,
  extracts_gas,
  facilities,
  categories,
}: Screening): Working => ({
  kind: 'calculated',
  formula: 'scope3_screening',
  observed: reporting_year,
  arguments: {
    ...companyArguments(input),
    ...factorArguments(input.energy),
    extracts_gas,
    process_gases_t: facilities.map(({ facility, gases, covered_emissions_t, is_well }) => ({
      facility,
      is_well,
      covered_t: covered_emissions_t,
      ch4_t: gases.ch4_t,
      n2o_t: gases.n2o_t,
      other_t: gases.other_t,
    })),
    ...sizeArguments(input.size),
    ...purchaseArguments(input.purchases),
    ...rateArguments(input.size),
  },
  outputs: Object.fromEntries(categories.flatMap(outputsOf)),
})

/** Which categories the class of the company has, as the map says. */
const relevantCategories = ({ anzsic, facility_groups }: ScreeningInput): number[] =>
  mapCategories(anzsic, facility_groups).flatMap(({ category, relevance }) =>
    relevance === 'relevant' ? [category] : [],
  )

type Arguments = { readonly [name: string]: WorkingArgument }

const companyArguments = (input: ScreeningInput): Arguments => ({
  scope1_t: printed(input.energy.scope1_t, input.company.evidence, 'scope1_t'),
  scope2_t: printed(input.energy.scope2_t, input.company.evidence, 'scope2_t'),
  net_energy_gj:
    input.energy.net_energy === null
      ? null
      : printed(input.energy.net_energy.gigajoules, input.energy.net_energy.evidence, 'net_energy_gj'),
  division: input.energy.division,
  relevant_categories: relevantCategories(input),
  factor_region: input.energy.factor_region,
})

const factorArguments = ({ electricity_factors, fuel_factors, stations }: EnergyInput): Arguments => ({
  electricity: electricity_factors.map(({ region, scope2_kg_per_kwh, scope3_kg_per_kwh, evidence }) => ({
    region,
    scope2_kg_per_kwh: printed(scope2_kg_per_kwh, evidence),
    scope3_kg_per_kwh: printed(scope3_kg_per_kwh, evidence),
  })),
  fuels: fuel_factors.map(({ fuel, region, scope1_kg_per_gj, scope3_kg_per_gj, evidence }) => ({
    fuel,
    region,
    scope1_kg_per_gj: printed(scope1_kg_per_gj, evidence),
    scope3_kg_per_gj: printed(scope3_kg_per_gj, evidence),
  })),
  stations: stations.map(({ facility, scope1_t, primary_fuel, factor_region, evidence }) => ({
    facility,
    scope1_t: printed(scope1_t, evidence, 'scope1_t'),
    primary_fuel,
    factor_region,
  })),
})

const sizeArguments = ({ employers, income, deflator }: SizeInput): Arguments => ({
  employers: employers.map(({ name, band, division }) => ({ name, band, division })),
  income_aud: income === null ? null : printed(income.aud, income.evidence),
  income_year: income?.income_year ?? null,
  prices:
    deflator === null
      ? null
      : {
          base_year: deflator.base_year,
          quarters: deflator.evidence.map((input) => ({
            quarter: input.observed,
            level: printed(printedNumber(input.value_text), [input]),
          })),
        },
})

const purchaseArguments = ({ industries, multipliers, division, goods }: PurchasesInput): Arguments => ({
  industries: industries.map(({ code, output_aud_m, purchases_aud_m, evidence }) => ({
    code,
    output_aud_m: printed(output_aud_m, evidence, 'production'),
    purchases_aud_m: Object.fromEntries(
      Object.entries(purchases_aud_m).map(([supplier, value]) => [
        supplier,
        printed(value, evidence, supplier),
      ]),
    ),
  })),
  multipliers: multipliers.map(multiplierArguments),
  own_division: division === null ? null : divisionArguments(division),
  goods_division: goods === null ? null : divisionArguments(goods),
})

const multiplierArguments = (multiplier: Multiplier): Arguments => ({
  code: multiplier.code,
  published_kg_per_aud: printed(
    multiplier.published_kg_per_aud,
    multiplier.evidence,
    'total_kgco2e_per_aud_published',
  ),
  domestic_kg_per_aud: printed(
    multiplier.domestic_kg_per_aud,
    multiplier.evidence,
    'total_kgco2e_per_aud_domestic',
  ),
})

const divisionArguments = (division: DivisionMultiplier): Arguments => ({
  ...multiplierArguments(division),
  direct_kg_per_aud: printed(division.direct_kg_per_aud, division.evidence, 'direct_kgco2e_per_aud'),
})

/** Rates of the divisions that the company is and employs in: of this method's own table, not of a publisher's file. */
const rateArguments = (size: SizeInput): Arguments => {
  const { division, employers } = size
  const used = [...new Set([division, ...employers.map((employer) => employer.division)])]
  const { bands, income, spend_factor, energy_factor, apart_at_most, range_at_most } = rates
  const { low, high } = rates.bought_at_wells
  const emissions = emissionsRate(size)
  return {
    rates: Object.fromEntries(
      used.flatMap((code) => {
        const own = ratesOf(code)
        return code === null || own === undefined ? [] : [[code, numbersOf(own)]]
      }),
    ),
    emissions_rate: emissions === null ? null : perEmployee(emissions),
    shared_rates: {
      bands,
      income,
      spend_factor,
      energy_factor,
      apart_at_most,
      range_at_most,
      bought_at_wells: { low, high },
    },
  }
}

const numbersOf = ({
  travel,
  waste,
  commuting,
  income,
  output_share,
  emissions,
}: DivisionRates): Arguments => ({
  travel: perEmployee(travel),
  waste: perEmployee(waste),
  commuting: perEmployee(commuting),
  aud_per_employee: income.aud_per_employee,
  output_share: output_share.of_income,
  emissions: emissions === null ? null : perEmployee(emissions),
})

const perEmployee = ({ t_per_employee, factor }: PerEmployee): Arguments => ({ t_per_employee, factor })

const outputsOf = ({ category, emissions_t, availability }: Scope3Category): [string, WorkingOutput][] =>
  SCREENED_CATEGORIES.some((one) => one === category)
    ? (['low', 'central', 'high'] as const).map((end) => [
        `category_${category}.${end}`,
        { value: emissions_t?.[end] ?? null, availability },
      ])
    : []

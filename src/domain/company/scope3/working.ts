import { printedNumber } from '../../printed-number.ts'
import { printed, type Working, type WorkingArgument, type WorkingOutput } from '../../working.ts'
import type { SafeguardRow } from '../safeguard/facility.ts'
import type { EnergyInput } from './energy.ts'
import type { SpendInput } from './inputs.ts'
import type { Scope3Category, ScreeningInput } from './screening.ts'

/** What screening was given and gave. `facilities` are those whose gases no fuel stands behind. */
interface Screening {
  readonly reporting_year: string
  readonly input: ScreeningInput
  readonly facilities: readonly SafeguardRow[]
  readonly categories: readonly Scope3Category[]
}

/** Names everything that screening chooses from, so that the choice can be repeated too. */
export const screeningWorking = ({ reporting_year, input, facilities, categories }: Screening): Working => ({
  kind: 'calculated',
  formula: 'scope3_screening',
  observed: reporting_year,
  arguments: {
    ...companyArguments(input),
    ...factorArguments(input.energy),
    process_gases_t: facilities.map(({ facility, gases }) => ({
      facility,
      ch4_t: gases.ch4_t,
      n2o_t: gases.n2o_t,
      other_t: gases.other_t,
    })),
    ...spendArguments(input.spend),
  },
  outputs: Object.fromEntries(categories.flatMap(outputsOf)),
})

type Arguments = { readonly [name: string]: WorkingArgument }

const companyArguments = ({ company, energy }: ScreeningInput): Arguments => ({
  scope1_t: printed(energy.scope1_t, company.evidence, 'scope1_t'),
  scope2_t: printed(energy.scope2_t, company.evidence, 'scope2_t'),
  net_energy_gj:
    energy.net_energy === null
      ? null
      : printed(energy.net_energy.gigajoules, energy.net_energy.evidence, 'net_energy_gj'),
  division: energy.division,
  factor_region: energy.factor_region,
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

const spendArguments = ({ industries, multipliers, income, deflator }: SpendInput): Arguments => ({
  industries: industries.map(({ code, output_aud_m, direct_kg_per_aud, purchases_aud_m, evidence }) => ({
    code,
    output_aud_m: printed(output_aud_m, evidence, 'production'),
    direct_kg_per_aud: printed(direct_kg_per_aud, evidence, 'direct_kgco2e_per_aud'),
    purchases_aud_m: Object.fromEntries(
      Object.entries(purchases_aud_m).map(([supplier, value]) => [
        supplier,
        printed(value, evidence, supplier),
      ]),
    ),
  })),
  multipliers: multipliers.map(({ code, published_kg_per_aud, domestic_kg_per_aud, evidence }) => ({
    code,
    published_kg_per_aud: printed(published_kg_per_aud, evidence, 'total_kgco2e_per_aud_published'),
    domestic_kg_per_aud: printed(domestic_kg_per_aud, evidence, 'total_kgco2e_per_aud_domestic'),
  })),
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

const outputsOf = ({ category, emissions_t, availability }: Scope3Category): [string, WorkingOutput][] =>
  (['low', 'central', 'high'] as const).map((end) => [
    `category_${category}.${end}`,
    { value: emissions_t?.[end] ?? null, availability },
  ])

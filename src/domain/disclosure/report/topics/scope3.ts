import { factorsOfYear } from '../../../company/scope3/screen-company.ts'
import type { Scope3Category } from '../../../company/scope3/screening.ts'
import { fittingIncome } from '../../../company/sector/benchmark-metrics.ts'
import type { EvidenceInput } from '../../../evidence.ts'
import { printedNumber } from '../../../printed-number.ts'
import type { Disclosure } from '../../disclosure.ts'
import type { Argument } from '../calculation.ts'
import type { Citations } from '../citations.ts'
import { absent, calculated, type Figure, type Part } from '../draft.ts'

/** Screening of three categories of scope 3: an order of magnitude, never an inventory, never added up. */
export function scope3Metrics(disclosure: Disclosure, citations: Citations): Part {
  const origin = disclosure.profile.blocks.scope3_screening
  const { result } = origin
  if (result === null)
    return absent('scope3', citations, origin, {
      id: 'scope3.category_3.central',
      label: 'Category 3, fuel- and energy-related activities: screening',
      unit: 't CO2-e',
    })
  return calculated('scope3', citations, origin, {
    id: 'scope3.screening',
    formula: 'scope3_screening',
    arguments: screeningArguments(disclosure, result.reporting_year, citations),
    figures: Object.fromEntries(
      result.categories.flatMap((category) => figuresOf(category, result.reporting_year)),
    ),
  })
}

function figuresOf(
  { category, name, emissions_t, availability }: Scope3Category,
  observed: string,
): [string, Figure][] {
  const ends = { low: 'low end', central: 'central value', high: 'high end' } as const
  return (['low', 'central', 'high'] as const).map((end) => [
    `category_${category}.${end}`,
    {
      id: `scope3.category_${category}.${end}`,
      label: `Category ${category}, ${name.toLowerCase()}: screening, ${ends[end]}`,
      value: emissions_t?.[end] ?? null,
      unit: 't CO2-e',
      observed,
      availability,
    },
  ])
}

/** Everything that screening chooses from, so that the choice can be repeated too. */
function screeningArguments({ profile }: Disclosure, year: string, citations: Citations): Argument {
  const { record, screening: facts } = profile.input
  const own = (record?.inputs ?? []).filter(({ observed }) => observed === year)
  const figures = record?.years.find(({ reporting_year }) => reporting_year === year)
  const factors = factorsOfYear(facts, year)
  return {
    scope1_t: citations.value(figures?.scope1_t?.value ?? null, own, 'scope1_t'),
    scope2_t: citations.value(figures?.scope2_t?.value ?? null, own, 'scope2_t'),
    net_energy_gj: citations.value(figures?.net_energy_gj?.value ?? null, own, 'net_energy_gj'),
    division: facts.division,
    factor_region: facts.factor_region,
    electricity: factors.electricity.map((factor) => ({
      region: factor.region,
      scope2_kg_per_kwh: citations.value(factor.scope2_kg_per_kwh, factor.evidence),
      scope3_kg_per_kwh: citations.value(factor.scope3_kg_per_kwh, factor.evidence),
    })),
    fuels: factors.fuels.map((factor) => ({
      fuel: factor.fuel,
      region: factor.region,
      scope1_kg_per_gj: citations.value(factor.scope1_kg_per_gj, factor.evidence),
      scope3_kg_per_gj: citations.value(factor.scope3_kg_per_gj, factor.evidence),
    })),
    stations: facts.stations
      .filter(({ reporting_year }) => reporting_year === year)
      .map((station) => ({
        facility: station.facility,
        scope1_t: citations.value(station.scope1_t, station.evidence, 'scope1_t'),
        primary_fuel: station.primary_fuel,
        factor_region: station.factor_region,
      })),
    process_gases_t: facts.facilities
      .filter(({ reporting_year, gases }) => reporting_year === year && gases.ch4_t !== null)
      .map(({ facility, gases }) => ({
        facility,
        ch4_t: gases.ch4_t,
        n2o_t: gases.n2o_t,
        other_t: gases.other_t,
      })),
    ...spendArguments(profile.input.screening, citations),
  }
}

function spendArguments(
  facts: Disclosure['profile']['input']['screening'],
  citations: Citations,
): { readonly [name: string]: Argument } {
  const fitted = facts.reporter === null ? null : fittingIncome(facts.reporter)
  const income = fitted !== null && 'income' in fitted ? fitted.income : null
  return {
    industries: facts.industries.map((industry) => ({
      code: industry.code,
      output_aud_m: citations.value(industry.output_aud_m, industry.evidence, 'production'),
      direct_kg_per_aud: citations.value(
        industry.direct_kg_per_aud,
        industry.evidence,
        'direct_kgco2e_per_aud',
      ),
      purchases_aud_m: Object.fromEntries(
        Object.entries(industry.purchases_aud_m).map(([code, value]) => [
          code,
          citations.value(value, industry.evidence, code),
        ]),
      ),
    })),
    multipliers: facts.suppliers.map((one) => ({
      code: one.code,
      published_kg_per_aud: citations.value(
        one.published_kg_per_aud,
        one.evidence,
        'total_kgco2e_per_aud_published',
      ),
      domestic_kg_per_aud: citations.value(
        one.domestic_kg_per_aud,
        one.evidence,
        'total_kgco2e_per_aud_domestic',
      ),
    })),
    income_aud: income === null ? null : citations.value(income.total_income_aud, income.evidence),
    income_year: income?.income_year ?? null,
    prices: facts.deflator === null ? null : priceArguments(facts.deflator, citations),
  }
}

function priceArguments(
  { base_year, evidence }: { readonly base_year: string; readonly evidence: readonly EvidenceInput[] },
  citations: Citations,
): Argument {
  return {
    base_year,
    quarters: evidence.map((input) => ({
      quarter: input.observed,
      level: citations.value(printedNumber(input.value_text), [input]),
    })),
  }
}

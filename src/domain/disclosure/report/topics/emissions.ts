import type { EmissionsYear } from '../../../company/emissions/emissions-record.ts'
import type { EvidenceInput } from '../../../evidence.ts'
import type { Disclosure } from '../../disclosure.ts'
import type { Citations } from '../citations.ts'
import { absent, calculated, type Part, parts, publishedMetric } from '../draft.ts'

/** The year of the registry that feeds the report, as printed; null where none speaks for the period. */
const registryYearOf = ({ profile, registry }: Disclosure): EmissionsYear | null =>
  profile.blocks.emissions.result?.history.find(
    ({ reporting_year }) => reporting_year === registry.reporting_year,
  ) ?? null

/** What the registry prints of the company for the year that feeds the report. */
export function emissionsMetrics(disclosure: Disclosure, citations: Citations): Part {
  const origin = disclosure.profile.blocks.emissions
  const year = registryYearOf(disclosure)
  if (year === null)
    return absent('emissions', citations, origin, {
      id: 'emissions.scope1_and_2',
      label: 'Scope 1 and 2 emissions',
      unit: 't CO2-e',
    })
  const observed = year.reporting_year
  const printed = (field: string): EvidenceInput | undefined =>
    (disclosure.profile.input.record?.inputs ?? []).find(
      (input) => input.field === field && input.observed === observed,
    )
  const figures = [
    {
      id: 'emissions.scope1',
      label: 'Scope 1 emissions',
      field: 'scope1_t',
      unit: 't CO2-e',
      value: year.scope1_t?.value ?? null,
    },
    {
      id: 'emissions.scope2',
      label: 'Scope 2 emissions, location-based',
      field: 'scope2_t',
      unit: 't CO2-e',
      value: year.scope2_t?.value ?? null,
    },
    {
      id: 'emissions.net_energy',
      label: 'Net energy consumed',
      field: 'net_energy_gj',
      unit: 'GJ',
      value: year.net_energy_gj?.value ?? null,
    },
  ]
  return parts(
    {
      metrics: figures.map(({ field, ...figure }) =>
        publishedMetric('emissions', citations, origin, { ...figure, observed }, printed(field)),
      ),
      calculations: [],
    },
    calculated(
      'emissions',
      citations,
      { ...origin, basis: 'derived' },
      {
        id: 'emissions.total',
        formula: 'sum',
        arguments: {
          terms: [year.scope1_t, year.scope2_t].map((one, index) =>
            citations.value(
              one?.value ?? null,
              disclosure.profile.input.record?.inputs.filter((input) => input.observed === observed) ?? [],
              index === 0 ? 'scope1_t' : 'scope2_t',
            ),
          ),
        },
        figures: {
          sum: {
            id: 'emissions.scope1_and_2',
            label: 'Scope 1 and 2 emissions',
            value: year.scope1_and_2_t,
            unit: 't CO2-e',
            observed,
          },
        },
      },
    ),
    history(disclosure, citations),
    marketBased(disclosure, citations, observed),
    incomeIntensity(disclosure, citations),
  )
}

/** Every year that is loaded, for the chart: no figure of its own, and traced like one. */
function history({ profile }: Disclosure, citations: Citations): Part {
  const { record } = profile.input
  const years = profile.blocks.emissions.result?.history ?? []
  const printed = (year: EmissionsYear, field: 'scope1_t' | 'scope2_t') =>
    citations.value(
      year[field]?.value ?? null,
      (record?.inputs ?? []).filter(({ observed }) => observed === year.reporting_year),
      field,
    )
  return {
    metrics: [],
    calculations: [
      {
        id: 'emissions.history',
        method: profile.blocks.emissions.method,
        formula: 'registry_years',
        arguments: {
          years: years.map((year) => ({
            reporting_year: year.reporting_year,
            scope1_t: printed(year, 'scope1_t'),
            scope2_t: printed(year, 'scope2_t'),
            reason_code: year.availability.reason_code,
          })),
        },
        outputs: { years: '/series/emissions/years' },
      },
    ],
  }
}

/** Market-based scope 2 that the company let the regulator publish, where it did. */
function marketBased(disclosure: Disclosure, citations: Citations, observed: string): Part {
  const row = disclosure.profile.input.market_based.find((one) => one.reporting_year === observed)
  if (row === undefined) return parts()
  return {
    metrics: [
      publishedMetric(
        'emissions',
        citations,
        disclosure.profile.blocks.emissions,
        {
          id: 'emissions.scope2_market_based',
          label: 'Scope 2 emissions, market-based, as published by the regulator',
          value: row.scope2_t,
          unit: 't CO2-e',
          observed,
        },
        row.evidence[0],
      ),
    ],
    calculations: [],
  }
}

function incomeIntensity(disclosure: Disclosure, citations: Citations): Part {
  const origin = disclosure.profile.blocks.emissions
  const { reporter } = disclosure.profile.input
  const intensity = origin.result?.income_intensity
  if (intensity === undefined) return parts()
  const figure = {
    id: 'emissions.income_intensity',
    label: 'Scope 1 and 2 per A$ million of total income',
    unit: 't CO2-e per A$ million',
    observed: origin.result?.latest.reporting_year ?? null,
    availability: intensity.availability,
  }
  const income = reporter?.incomes.find(({ income_year }) => income_year === intensity.income_year)
  if (intensity.t_per_aud_million === null || reporter === null || income === undefined)
    return absent('emissions', citations, { ...origin, basis: 'derived', inputs: [] }, figure)
  return calculated(
    'emissions',
    citations,
    { ...origin, basis: 'derived' },
    {
      id: 'emissions.income_intensity',
      formula: 'income_intensity',
      arguments: {
        scope1_t: citations.value(reporter.scope1_t, reporter.evidence, 'scope1_t'),
        scope2_t: citations.value(reporter.scope2_t, reporter.evidence, 'scope2_t'),
        total_income_aud: citations.value(income.total_income_aud, income.evidence),
      },
      figures: { intensity: { ...figure, value: intensity.t_per_aud_million } },
    },
  )
}

import { Type } from 'typebox'
import type { ClimateProfile } from '../../../clients/typescript/src/index.ts'
import { blocksOn } from '../../domain/company/blocks.ts'
import { acceptedSlope } from '../../domain/company/emissions/trajectory.ts'
import { absenceOf } from '../cite.ts'
import { Figure, figure, Text } from '../shapes.ts'

type ProfileData = ClimateProfile['data']

/** The figures of a company that an agent asks for most, each named with its unit. */
export const CompanyFigures = Type.Object({
  abn: Type.String(),
  name: Text,
  reporting_year: Text,
  scope1_t_co2e: Figure,
  scope2_location_based_t_co2e: Figure,
  net_energy_gj: Figure,
  emissions_basis: Text,
  income_intensity_t_per_aud_million: Figure,
  sector: Text,
  peers: Figure,
  headline_percentile: figure(
    'Among the peers, by headline_percentile_metric; transition risk uses the same one.',
  ),
  headline_percentile_metric: Text,
  scope1_and_2_compound_change_percent_a_year: figure(
    'Compound change a year from trend_first_year to the latest year. Quote this as the trend.',
  ),
  scope1_and_2_change_percent_a_year_from_2018_19: figure(
    'The same from before the pandemic, on mixed warming potentials: context, not a trend.',
  ),
  trend_flags: Type.Array(Type.String(), {
    description: 'covid_year: the window begins or ends in a pandemic year; say so with the rate.',
  }),
  scope1_and_2_latest_year_change_percent: figure('The latest year compared with the year before.'),
  scope1_trend_percent_a_year: figure(
    'Slope of the fitted scope 1 line, in per cent of its first year; null if the line is not accepted.',
  ),
  trend_first_year: Text,
  transition_risk_band: Text,
  safeguard_coverage: Text,
  grid_region: Text,
  transition_scenarios: Type.Optional(
    Type.Array(
      Type.Object({
        scenario: Type.String(),
        warming_2100_c: Type.Number(),
        scope2_2029_30_t: Figure,
        scope2_2049_50_t: Figure,
      }),
      { description: 'AEMO’s draft outlook: today’s scope 2 at the grid of each scenario.' },
    ),
  ),
  transition_all_scenarios: Type.Optional(
    Type.Object(
      {
        plan_covers_percent: Figure,
        may_serve_as_statutory: Type.Boolean(),
        power_stations_t: Figure,
        first_closure: Figure,
        last_closure: Figure,
        remaining: Type.Array(Type.Object({ year: Type.String(), t: Type.Number(), percent: Figure })),
        emissions_value: Type.Array(
          Type.Object({
            year: Type.String(),
            aud_per_t: Type.Number(),
            scope1_cost_aud: Figure,
            percent_of_income: Figure,
          }),
          { description: 'Today’s scope 1 at AEMO’s planning value: not a price that is paid.' },
        ),
        targets: Type.Array(Type.String(), { description: 'Of the state and of the market.' }),
      },
      { description: 'One set for all scenarios.' },
    ),
  ),
  water_balance: Type.Optional(
    Type.Array(
      Type.Object({ variable: Type.String(), last_month: Text, percentile: Figure, category: Text }),
      {
        description:
          'Twelve months compared with 1981-2010: 0 is the driest. Only if a water balance is loaded.',
      },
    ),
  ),
})

/** Blocks of the profile that the figures are from. */
export const FIGURE_BLOCKS = [...blocksOn('mcp')]

export function companyFigures(data: ProfileData) {
  const { emissions, sector_benchmark: benchmark, sector_classification: sector } = data
  const latest = emissions?.latest ?? null
  const scope1 = data.emissions_trend?.series?.find(({ series }) => series === 'scope1')
  const fit = scope1?.since_gwp_break.fit ?? null
  const headline = data.emissions_trend?.series?.find(({ series }) => series === 'scope1_and_2')?.headline
  return {
    abn: data.abn,
    name: data.entity?.name ?? null,
    reporting_year: latest?.reporting_year ?? null,
    scope1_t_co2e: latest?.scope1_t?.value ?? null,
    scope2_location_based_t_co2e: latest?.scope2_t?.value ?? null,
    net_energy_gj: latest?.net_energy_gj?.value ?? null,
    emissions_basis: emissions?.basis ?? null,
    income_intensity_t_per_aud_million: emissions?.income_intensity?.t_per_aud_million ?? null,
    sector:
      sector?.anzsic?.group?.title ??
      sector?.anzsic?.subdivision?.title ??
      sector?.anzsic?.division?.title ??
      null,
    peers: benchmark?.entity_count ?? null,
    headline_percentile: benchmark?.headline?.percentile ?? null,
    headline_percentile_metric: benchmark?.headline?.metric ?? null,
    scope1_and_2_compound_change_percent_a_year: headline?.change_percent_per_year ?? null,
    scope1_and_2_change_percent_a_year_from_2018_19:
      headline?.from_before_covid?.change_percent_per_year ?? null,
    trend_flags: [...(headline?.flags ?? [])],
    scope1_and_2_latest_year_change_percent: headline?.latest?.change_percent ?? null,
    scope1_trend_percent_a_year: acceptedSlope(fit),
    trend_first_year: fit?.first_year ?? null,
    transition_risk_band: data.transition_risk?.band ?? null,
    safeguard_coverage: data.safeguard_mechanism?.coverage ?? null,
    grid_region: data.grid_intensity?.region ?? null,
    ...transition(data),
    ...waterBalance(data),
  }
}

const transition = ({ transition_scenarios }: ProfileData) =>
  transition_scenarios?.scenarios === undefined
    ? {}
    : {
        ...ofAllScenarios(transition_scenarios),
        transition_scenarios: transition_scenarios.scenarios.map(({ name, warming_2100_c, scope2 }) => {
          const inYear = (year: string) =>
            scope2.years.find(({ reporting_year }) => reporting_year === year)?.scope2_t ?? null
          return {
            scenario: name,
            warming_2100_c,
            scope2_2029_30_t: inYear('2029-30'),
            scope2_2049_50_t: inYear('2049-50'),
          }
        }),
      }

/** The years in which national targets fall due, and the end of the outlook; a value of money has no target. */
const NAMED_YEARS = ['2029-30', '2034-35', '2049-50']
const VALUE_YEARS = ['2029-30', '2049-50']
/** A state has a handful; the profile lists them all. */
const MOST_TARGETS = 5

/** What is the same in every scenario: closures of power stations, the value of emissions reduction, and targets. */
function ofAllScenarios({
  both_statutory_scenarios,
  closures,
  coverage,
  emissions_value: value,
  targets = [],
}: NonNullable<ProfileData['transition_scenarios']>) {
  const named = <T extends { readonly reporting_year: string }>(
    years: readonly T[] = [],
    wanted: readonly string[] = NAMED_YEARS,
  ): readonly T[] => years.filter(({ reporting_year }) => wanted.includes(reporting_year))
  return {
    transition_all_scenarios: {
      plan_covers_percent: coverage?.percent ?? null,
      may_serve_as_statutory: both_statutory_scenarios ?? false,
      power_stations_t: closures?.today_t ?? null,
      first_closure: closures?.first_closure ?? null,
      last_closure: closures?.last_closure ?? null,
      remaining: named(closures?.years).map(({ reporting_year, remaining_t, remaining_percent }) => ({
        year: reporting_year,
        t: remaining_t,
        percent: remaining_percent,
      })),
      emissions_value: named(value?.years, VALUE_YEARS).map(
        ({ reporting_year, aud_per_t, cost_aud, share_of_income_percent }) => ({
          year: reporting_year,
          aud_per_t,
          scope1_cost_aud: cost_aud,
          percent_of_income: share_of_income_percent,
        }),
      ),
      targets: targets
        .slice(0, MOST_TARGETS)
        .map(
          ({ region, measure, period, value: goal, unit }) =>
            `${region} ${measure.replaceAll('_', ' ')} ${period}: ${goal} ${unit}`,
        ),
    },
  }
}

const waterBalance = ({ water_stress }: ProfileData) =>
  water_stress?.figures === undefined
    ? {}
    : {
        water_balance: water_stress.figures.map(({ variable, last_month, percentile, category }) => ({
          variable,
          last_month,
          percentile,
          category,
        })),
      }

/** Why a figure of the company is missing, block by block. */
export const companyAbsences = (data: ProfileData, prefix = '') =>
  FIGURE_BLOCKS.flatMap((name) => absenceOf(`${prefix}${name}`, data[name]?.availability))

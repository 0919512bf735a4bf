import { Type } from 'typebox'
import { COVERAGES } from '../../../domain/company/safeguard/safeguard.ts'
import { block, RiskLevel } from '../block.ts'
import { Availability, nullable, ReportingYear } from '../data.ts'

const number = nullable(Type.Number())

const Published = Type.Object(
  {
    facility: Type.String(),
    reporting_year: ReportingYear,
    responsible_emitter: Type.String(),
    emitter_abn: nullable(Type.String()),
    controlling_corporation: nullable(Type.String()),
    controlling_corporation_abn: nullable(Type.String()),
    link_basis: nullable(Type.String()),
    derived_status: Type.String(),
    covered_emissions_t: Type.Number(),
    baseline_t: number,
    net_emissions_t: number,
    net_position_t: number,
    reduction_contribution: number,
    accus_issued: number,
    accus_deemed_surrendered: number,
    accus_surrendered: number,
    smcs_surrendered: number,
    smcs_issued: number,
    gases: Type.Object({ co2_t: number, ch4_t: number, n2o_t: number, other_t: number }),
    state: Type.String(),
    anzsic_group: nullable(Type.String()),
  },
  { description: 'The row of the Safeguard table.' },
)

const Facility = Type.Object({
  facility: Type.String(),
  reporting_year: ReportingYear,
  status: Type.String(),
  band: nullable(RiskLevel),
  covered_emissions_t: Type.Number(),
  baseline_t: number,
  exceedance_percent: number,
  role: Type.Enum(['controlling_corporation', 'responsible_emitter']),
  link_basis: Type.String(),
  name_score: number,
  link_carried_from: Type.Optional(
    Type.String({
      description: 'The earlier year whose link is used for this one; only if a link was carried forward.',
    }),
  ),
  link_confirmation: Type.Optional(
    Type.Object(
      { by: Type.String(), at: Type.String(), reason: Type.String() },
      { description: 'Who confirmed the link, when and why; only where a person did.' },
    ),
  ),
  published: Published,
})

const FormerFacility = Type.Object({
  facility: Type.String({ description: 'As last published.' }),
  responsible_emitter: Type.String(),
  last_reporting_year: ReportingYear,
  covered_emissions_t: Type.Number({
    description: 'In the last year in which it is listed as the company’s.',
  }),
  now: Type.Enum(['not_listed', 'controlled_by_another', 'control_not_known']),
  listed_as: nullable(
    Type.Object(
      {
        facility: Type.String(),
        responsible_emitter: Type.String(),
        controlling_corporation: nullable(Type.String()),
        controlling_corporation_abn: nullable(Type.String()),
      },
      { description: 'The facility in the newest year; null if it is not listed.' },
    ),
  ),
})

const Path = Type.Object({
  facility: Type.String(),
  availability: Availability,
  projection: Availability,
  flags: Type.Array(Type.String()),
  years: Type.Array(
    Type.Object({
      reporting_year: ReportingYear,
      reduction_contribution: Type.Number(),
      baseline_t: Type.Number(),
      at_floor: Type.Boolean(),
      projected_t: number,
      floored: Type.Boolean(),
      interval: nullable(
        Type.Object(
          { low: Type.Number(), high: Type.Number() },
          { description: '90 % prediction interval of `projected_t`; null with fewer than four years.' },
        ),
      ),
      shortfall_t: number,
    }),
  ),
})

export const SafeguardMechanism = block(
  'SafeguardMechanism',
  'Facilities under the mechanism, their status and their path to 2029-30.',
  {
    coverage: Type.Enum([...COVERAGES], {
      description:
        '`sectoral_baseline`: the power stations are on a main grid and share one baseline for the whole sector, so that no row is published for them.',
    }),
    coverage_note: nullable(Type.String()),
    reporting_year: ReportingYear,
    band: nullable(RiskLevel),
    distribution: Type.Array(
      Type.Object({ band: RiskLevel, facilities: Type.Integer(), covered_emissions_t: Type.Number() }),
    ),
    covered_emissions_t: Type.Number(),
    covered_before_decline_t: nullable(
      Type.Number({
        description: 'Of the same facilities in 2022-23; null if one of them was not listed then.',
      }),
    ),
    share_of_scope1: number,
    regime_break: ReportingYear,
    facilities: Type.Array(Facility),
    former_facilities: Type.Optional(
      Type.Array(FormerFacility, {
        description:
          'Facilities from earlier years that are not the company’s in the newest, each with its last row; only if there are any.',
      }),
    ),
    outlook: Type.Object({
      facilities: Type.Array(Path),
      not_projected: Type.Array(Type.String()),
      years: Type.Array(
        Type.Object({
          reporting_year: ReportingYear,
          shortfall_t: Type.Number(),
          price_aud_per_t: number,
          cost_aud: number,
        }),
      ),
      actual_shortfall_t: nullable(
        Type.Number({
          description:
            'Covered emissions above the baselines in the latest year, before units: the figure to hold `total_shortfall_t` against.',
        }),
      ),
      total_shortfall_t: number,
      cost_availability: Availability,
      total_cost_aud: number,
    }),
  },
)

import { Type } from 'typebox'
import { RESOLUTION_STATUSES } from '../../domain/company/identity/entity.ts'
import { block } from './block.ts'
import { Availability, nullable, ReportingYear } from './data.ts'
import { EmissionsYear, NameSpan, Restatement } from './entities.ts'

const Related = Type.Object({
  abn: Type.String(),
  name: Type.String(),
  reason: Type.String(),
  first_year: ReportingYear,
  last_year: ReportingYear,
})

const TransferCertificates = Type.Array(
  Type.Object({
    reporting_year: ReportingYear,
    scope1_t: Type.Number(),
    scope2_t: Type.Number(),
    net_energy_gj: Type.Number(),
    source: Type.Object({ release: Type.String(), ref: Type.String() }),
  }),
  {
    description:
      'What the company reports as holder of a reporting transfer certificate. The registry prints it beside the company’s own row, so it is in none of its figures.',
  },
)

export const entityMembers = {
  abn: Type.String(),
  acn: nullable(Type.String({ description: 'Last nine digits of the ABN where they are an ACN.' })),
  name: Type.String(),
  names: Type.Array(NameSpan),
  entity_type: nullable(Type.String()),
  state: nullable(Type.String()),
  postcode: nullable(
    Type.String({ description: 'Of the main business location: a head office, not a site.' }),
  ),
  resolution: Type.Object({
    status: Type.Enum([...RESOLUTION_STATUSES]),
    decided_by: Type.Array(Type.Object({ field: Type.String(), from: Type.String() }), {
      description: 'Where each field was taken from.',
    }),
    name_comparison: nullable(
      Type.Object({
        left: Type.String({ description: 'Name in the registry.' }),
        right: Type.String({ description: 'Name in the register.' }),
        score: Type.Number(),
        match: Type.String(),
        flags: Type.Array(Type.String()),
      }),
    ),
  }),
  registry: Type.Object({
    availability: Availability,
    reporter_roles: Type.Array(Type.String()),
    first_year: nullable(ReportingYear),
    last_year: nullable(ReportingYear),
    years_published: Type.Integer(),
    transfer_certificates: TransferCertificates,
  }),
  register: Type.Object({
    availability: Availability,
    status: nullable(Type.String()),
    status_from: nullable(Type.String()),
    gst_status: nullable(Type.String()),
    other_names: Type.Array(Type.String()),
    updated_on: nullable(Type.String()),
  }),
  reported_by: Type.Array(Related, {
    description: 'Controlling corporations that report the facilities this company operates.',
  }),
  suggestions: Type.Array(Related, {
    description: 'Other ABNs that may be the same business. Never merged.',
  }),
}

export const Entity = block('Entity', 'Who the company is, from registry and register.', entityMembers)

export const Emissions = block('Emissions', 'Latest published year, with the history as published.', {
  latest: EmissionsYear,
  gwp_set: Type.String(),
  market_based_scope2: nullable(
    Type.Object({
      reporting_year: ReportingYear,
      scope2_t: Type.Number(),
      value_text: Type.String(),
      covers_all_facilities: Type.Boolean(),
      facility_coverage_pct: nullable(Type.Number()),
    }),
  ),
  income_intensity: Type.Object({
    availability: Availability,
    t_per_aud_million: nullable(
      Type.Number({ description: 'Scope 1 and 2 per A$ million of tax-entity income.' }),
    ),
    income_year: nullable(Type.String()),
    total_income_aud: nullable(Type.Number()),
  }),
  transfer_certificates: TransferCertificates,
  history: Type.Array(EmissionsYear),
  gaps: Type.Array(ReportingYear),
  restatements: Type.Array(Restatement),
  next_release: Type.Object({ reporting_year: ReportingYear, expected_on: Type.String() }),
  preparer_notes: Type.Array(Type.Object({ code: Type.String(), meaning: Type.String() })),
})

const YearValue = Type.Object({ reporting_year: ReportingYear, value: Type.Number() })

const Fit = Type.Object({
  n: Type.Integer(),
  first_year: ReportingYear,
  last_year: ReportingYear,
  slope: Type.Number({ description: 'Change a year, t CO2-e.' }),
  intercept: Type.Number(),
  r_squared: nullable(Type.Number()),
  fitted_first_year: Type.Number(),
  slope_percent: nullable(Type.Number({ description: 'Slope over the fitted first year, % a year.' })),
  trajectory: Type.Array(
    Type.Object({
      reporting_year: ReportingYear,
      value: Type.Number(),
      floored: Type.Boolean(),
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
  since_gwp_break: Type.Object({ availability: Availability, fit: nullable(Fit) }),
  long_history: nullable(
    Type.Object({ availability: Availability, fit: nullable(Fit), flags: Type.Array(Type.String()) }),
  ),
  required_rates: Type.Array(
    Type.Object({
      id: Type.String({ description: '`safeguard_decline_path`, or the id of one of your own targets.' }),
      basis: Type.Optional(
        Type.Literal('tenant_declared', {
          description: 'Set on your own targets, which `include_targets=true` shows.',
        }),
      ),
      availability: Availability,
      target_year: ReportingYear,
      target_t: nullable(Type.Number()),
      change_t_per_year: nullable(Type.Number()),
      change_percent_per_year: nullable(Type.Number()),
      reached: nullable(
        Type.Boolean({
          description: 'The latest year is at or below the target: a rate above zero is room left.',
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
    series: Type.Array(TrendSeries),
  },
)

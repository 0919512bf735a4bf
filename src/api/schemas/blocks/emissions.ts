import { Type } from 'typebox'
import { block } from '../block.ts'
import { Availability, nullable, ReportingYear } from '../data.ts'
import { EmissionsYear, Restatement } from '../entities.ts'

export const TransferCertificates = Type.Array(
  Type.Object({
    reporting_year: ReportingYear,
    scope1_t: Type.Number(),
    scope2_t: Type.Number(),
    net_energy_gj: Type.Number(),
    source: Type.Object({ release: Type.String(), ref: Type.String() }),
  }),
  {
    description:
      'What the company reports as the holder of a reporting transfer certificate. The registry lists it separately from the company’s own row, so it is not in any of its figures.',
  },
)

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

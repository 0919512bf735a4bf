import { Type } from 'typebox'
import { RESOLUTION_STATUSES } from '../../../domain/company/identity/entity.ts'
import { REGISTER_CHECKS } from '../../../domain/company/identity/register-check.ts'
import { block } from '../block.ts'
import { Availability, DisplayName, nullable, ReportingYear } from '../data.ts'
import { NameSpan } from '../entities.ts'
import { TransferCertificates } from './emissions.ts'

const Related = Type.Object({
  abn: Type.String(),
  name: Type.String(),
  display_name: DisplayName,
  reason: Type.String(),
  first_year: ReportingYear,
  last_year: ReportingYear,
})

export const RegisterCheck = Type.Object(
  {
    status: Type.Enum([...REGISTER_CHECKS]),
    answered_on: nullable(
      Type.String({ description: 'Date of the response used here; null if there is none.' }),
    ),
    name_here: nullable(Type.String({ description: 'Name in the registry or in a loaded extract.' })),
    name_in_register: nullable(Type.String({ description: 'Name that the register returned.' })),
  },
  {
    description:
      'Whether the business register itself was checked: `confirmed` if name and status agree, `differs` if one does not, `not_asked`, or `unavailable` if it did not respond in time.',
  },
)

export const entityMembers = {
  abn: Type.String(),
  acn: nullable(Type.String({ description: 'Last nine digits of the ABN where they are an ACN.' })),
  name: Type.String({ description: 'As published.' }),
  display_name: DisplayName,
  names: Type.Array(NameSpan),
  entity_type: nullable(Type.String()),
  state: nullable(Type.String()),
  postcode: nullable(
    Type.String({ description: 'Of the main business location: a head office, not a site.' }),
  ),
  resolution: Type.Object({
    status: Type.Enum([...RESOLUTION_STATUSES]),
    decided_by: Type.Array(Type.Object({ field: Type.String(), from: Type.String() }), {
      description: 'Source of each field.',
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
    register_check: RegisterCheck,
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

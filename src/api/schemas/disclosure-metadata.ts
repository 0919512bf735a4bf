import { Type } from 'typebox'
import { nullable } from './data.ts'
import { disclosureAnswer, Period, RecordVersion, RegistryFeed, Standard } from './disclosure.ts'

const text = nullable(Type.String())
const count = nullable(Type.Integer())

const Record = Type.Object({
  record: Type.String(),
  title: Type.String(),
  status: Type.Enum(['present', 'missing', 'other_period']),
  version: count,
  authored_by: text,
  authored_by_name: Type.Optional(
    Type.String({ description: 'Name of the person who wrote it; unset if no person did.' }),
  ),
  authored_at: text,
  sha256: nullable(Type.String({ description: 'SHA-256 of the canonical JSON of the record.' })),
  next_action: nullable(Type.String({ description: 'What to do about a missing record.' })),
})

export const DisclosureMetadata = disclosureAnswer('DisclosureMetadata', {
  standard: Standard,
  registry: RegistryFeed,
  records: Type.Array(Record),
  completeness: Type.Object({
    present: Type.Integer(),
    expected: Type.Integer(),
    missing: Type.Array(Type.String()),
  }),
  elections: Type.Object(
    {
      consolidation_approach: text,
      reliefs: nullable(Type.Array(Type.String())),
      method_elections: count,
      standing_targets: count,
      says_no_target: nullable(Type.Boolean()),
      instruments: count,
      electricity_rows: count,
      statements: count,
      signed_off_by: text,
    },
    {
      description:
        'What was decided for the period. Null if the record is missing, which does not mean "none".',
    },
  ),
  records_hash: Type.String({
    description: 'SHA-256 over the kinds, versions and hashes of the records that exist.',
  }),
})

const Line = Type.Object({
  line: Type.Enum(['period', 'boundary', 'geography', 'gases', 'thresholds', 'exclusions']),
  registry: Type.String(),
  standard: Type.String(),
  difference: Type.Enum(['none', 'differs', 'unknown']),
  size_t: nullable(Type.Number({ description: 't CO2-e; null if not stated.' })),
  what_to_do: text,
  requirement_ids: Type.Array(Type.String()),
})

export const BoundaryReconciliation = disclosureAnswer('BoundaryReconciliation', {
  record: RecordVersion,
  reconciled_period: Period,
  registry_years: Type.Array(Type.Object({ reporting_year: Type.String(), days: Type.Integer() })),
  registry_t: nullable(
    Type.Number({ description: 'The registry’s scope 1 and 2 for exactly this period; otherwise null.' }),
  ),
  lines: Type.Array(Line),
})

import { type TProperties, Type } from 'typebox'
import { Availability, Day, dataAnswer, dataQuery, Method, nullable } from './data.ts'
import { blockChoice, Provenance } from './profile.ts'

/** Pieces that the answers composed from a tenant's records share. */
export const Period = Type.Object({ start: Day, end: Day })

export const periodParameter = Type.Optional(
  Type.String({
    maxLength: 30,
    description:
      'A July-June year (2025-26), a calendar year (2025) or two days joined by a slash. Default: the newest period that has a record, otherwise the latest July-June year that has ended. The answer says which.',
    examples: ['2025-26'],
  }),
)

export const disclosureQuery = <P extends TProperties>(properties: P) =>
  dataQuery({ period: periodParameter, explain: blockChoice.explain, ...properties })

export const RecordVersion = nullable(
  Type.Object(
    { version: Type.Integer(), sha256: Type.String() },
    { description: 'The version of the tenant’s record that was used; null when there is none.' },
  ),
)

export const Standard = Type.Object({
  version: Type.String({ examples: ['2024-09'] }),
  title: Type.String(),
  url: Type.String(),
  basis: Type.Enum(['in_force', 'early_adoption', 'voluntary'], {
    description: 'Why this version applies; `voluntary` for a period before the first mandatory one.',
  }),
  reason: Type.String(),
})

export const RegistryFeed = Type.Object(
  {
    availability: Availability,
    match: Type.Enum(['same_period', 'overlapping_period', 'earlier_period', 'none']),
    reporting_year: nullable(Type.String()),
    mismatch: nullable(Type.Object({ code: Type.String(), detail: Type.String() })),
  },
  { description: 'The registry year closest to the period, and what differs.' },
)

/** An answer composed from records, under the name `id`. */
export const disclosureAnswer = <P extends TProperties>(id: string, members: P) =>
  dataAnswer(
    id,
    Type.Object({
      abn: Type.String(),
      name: nullable(Type.String()),
      period: Type.Object({
        start: Day,
        end: Day,
        basis: Type.Enum(['asked_for', 'newest_record', 'latest_july_june_year']),
      }),
      method: Method,
      ...members,
      provenance: Provenance,
      evidence_hash: Type.String(),
    }),
  )

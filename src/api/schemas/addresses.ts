import { Type } from 'typebox'
import { MATCH_STATUSES } from '../../domain/address/outcome.ts'
import { PRECISIONS } from '../../domain/address/rank.ts'
import { Availability, dataAnswer, Method, nullable, ProvenanceRelease } from './data.ts'

const Share = Type.Number({ minimum: 0, maximum: 1 })

const ParsedAddress = Type.Object(
  {
    flat: nullable(Type.Object({ type: nullable(Type.String()), number: Type.String() })),
    level: nullable(Type.Object({ type: Type.String(), number: nullable(Type.String()) })),
    lot: nullable(Type.String()),
    number: nullable(Type.Object({ first: Type.String(), last: nullable(Type.String()) })),
    street_and_locality: Type.Array(Type.String()),
    state: nullable(Type.String()),
    postcode: nullable(Type.String()),
  },
  { description: 'How the text was parsed.' },
)

const Candidate = Type.Object({
  label: Type.String({ description: 'The candidate on one line, as written in the address file.' }),
  address_detail_pid: nullable(Type.String({ description: 'Identifier; null for a street or locality.' })),
  score: Type.Number({ minimum: 0, maximum: 1, description: 'Product of the agreements, four decimals.' }),
  precision: Type.Enum([...PRECISIONS], {
    description:
      'What was found: the exact address; its building, without the requested unit; another number nearby; only the street; only the locality.',
  }),
  agreement: Type.Object(
    {
      locality: Share,
      street: Type.Optional(Share),
      number: Type.Optional(Share),
      flat: Type.Optional(Share),
    },
    { description: 'How well each part matches; 1 is an exact match.' },
  ),
  building_name: nullable(Type.String()),
  locality: Type.String(),
  state: Type.String(),
  postcode: nullable(Type.String()),
  location: nullable(
    Type.Object(
      { latitude: Type.Number(), longitude: Type.Number() },
      {
        description:
          'The file’s coordinates for this exact candidate, in degrees. A street or locality has none, and no other point is used instead.',
      },
    ),
  ),
  geocode_type: nullable(Type.String({ description: 'What the point marks, in the publisher’s words.' })),
  source: nullable(Type.Object({ release: Type.String(), ref: Type.String() })),
})

export const AddressMatches = dataAnswer(
  'AddressMatches',
  Type.Object({
    query: Type.String(),
    status: Type.Enum([...MATCH_STATUSES], {
      description:
        'Only `matched` may be used without checking: `ambiguous` has several close candidates, `uncertain` differs from the address given.',
    }),
    availability: Availability,
    parsed: ParsedAddress,
    candidates: Type.Array(Candidate, { description: 'Best first.' }),
    method: Method,
    provenance: Type.Array(ProvenanceRelease),
  }),
)

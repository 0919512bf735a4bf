import { Type } from 'typebox'
import { Meta, nullable, ProvenanceRelease } from './data.ts'

const number = nullable(Type.Number())

const Multiplier = Type.Object({
  level: Type.Enum(['industry', 'division']),
  code: Type.String({ description: 'Industry of the input-output table, or division of ANZSIC.' }),
  name: Type.String(),
  division: nullable(Type.String()),
  anzsic_classes: Type.Array(Type.String(), { description: 'Classes of ANZSIC 2006 in the industry.' }),
  direct_kgco2e_per_aud: number,
  total_kgco2e_per_aud: nullable(
    Type.Number({ description: 'With all that was bought, as published. Transition risk shows this one.' }),
  ),
  total_kgco2e_per_aud_domestic: number,
  output_aud_m: number,
  price_basis: Type.String(),
  confidence: Type.String(),
  note: nullable(Type.String()),
  source: Type.String(),
  basis: Type.Literal('reported'),
  release: Type.String(),
  ref: Type.String({ description: 'Row in the publisher’s file.' }),
})

export const MultiplierPage = Type.Object(
  {
    data: Type.Array(Multiplier),
    page: Type.Object({
      limit: Type.Integer(),
      next_cursor: nullable(Type.String()),
      has_more: Type.Boolean(),
    }),
    meta: Type.Intersect([
      Meta,
      Type.Object({ total: Type.Integer(), provenance: Type.Array(ProvenanceRelease) }),
    ]),
  },
  { $id: 'MultiplierPage', additionalProperties: false },
)

import { Type } from 'typebox'
import { Meta, Method, nullable, ProvenanceRelease } from './data.ts'

const ProductOption = Type.Object({
  percent_green: nullable(Type.Number({ description: 'Share of use, %.' })),
  price: nullable(Type.Number()),
  price_text: nullable(Type.String()),
  price_unit: nullable(Type.String({ examples: ['AUD/kWh'] })),
  price_basis: nullable(
    Type.String({ description: 'What the price applies to: every kWh used, or only the green ones.' }),
  ),
})

const RenewableProduct = Type.Object(
  {
    product_id: Type.String({ examples: ['plan:ACT62929SRE15@EME:1'] }),
    kind: Type.Enum(['plan_product', 'retailer_offer']),
    provider: nullable(Type.String()),
    provider_abn: nullable(Type.String()),
    product_name: nullable(Type.String()),
    offer: Type.Enum(['offered', 'not_named', 'none_seen'], {
      description: 'not_named: plans include it without a name. none_seen: a survey found none.',
    }),
    product_type: nullable(Type.String()),
    states: Type.Array(Type.String()),
    states_text: nullable(Type.String({ description: 'Where it is offered, as stated.' })),
    customer_type: nullable(Type.String()),
    plan_id: nullable(Type.String()),
    options: Type.Array(ProductOption),
    accreditation: Type.Object({
      scheme: nullable(Type.String()),
      status: nullable(
        Type.String({ description: 'How we know it. The scheme’s register is not published as data.' }),
      ),
    }),
    plans_total: nullable(Type.Number()),
    plans_with_greenpower: nullable(Type.Number()),
    seen_on: nullable(Type.String()),
    seen_in: nullable(Type.String()),
    description: nullable(Type.String()),
    basis: Type.Literal('reported'),
    data_quality: Type.Object({
      score: Type.Integer({ minimum: 1, maximum: 5 }),
      flags: Type.Array(Type.String()),
    }),
    source: Type.Object({ release: Type.String(), refs: Type.Array(Type.String()) }),
  },
  { $id: 'RenewableProduct', additionalProperties: false },
)

export const RenewableProductPage = Type.Object(
  {
    data: Type.Array(RenewableProduct),
    page: Type.Object({
      limit: Type.Integer(),
      next_cursor: nullable(Type.String()),
      has_more: Type.Boolean(),
    }),
    meta: Type.Intersect([
      Meta,
      Type.Object({ total: Type.Integer(), method: Method, provenance: Type.Array(ProvenanceRelease) }),
    ]),
  },
  { $id: 'RenewableProductPage', additionalProperties: false },
)

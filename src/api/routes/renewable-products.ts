import { Type } from 'typebox'
import { STATES } from '../../domain/company/grid/region-of-place.ts'
import { RENEWABLE_PRODUCTS, type RenewableProduct } from '../../domain/renewable/products.ts'
import { productsEvidence, renewableProducts } from '../../operations/factors/renewable-products.ts'
import { answerListFromSnapshot } from '../data-list.ts'
import { pageQuery } from '../platform/page.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { presentMeta, presentMethod, presentRelease } from '../present/data.ts'
import { dataQuery } from '../schemas/data.ts'
import { RenewableProductPage } from '../schemas/renewable-product.ts'

/** Said with every answer: who reads the list must not take it for the scheme's register. */
const NOT_THE_REGISTER = {
  code: 'not_the_scheme_register',
  message:
    'Read from plan data that retailers publish. The scheme publishes its register as text only: accreditation numbers and retailers of Western Australia, Tasmania and the Northern Territory are not here.',
}

const route = (path: string, operationId: string): Route =>
  keyedRoute({
    method: 'GET',
    path,
    operationId,
    summary: 'List renewable electricity products (GreenPower) that retailers offer',
    description:
      'Shares of use and prices, and what each price applies to. A retailer whose plans show none is listed with `offer=none_seen`; that does not prove that it has none.',
    tag: 'Emission factors',
    since: '0.1.0',
    scope: 'reference:read',
    pack: 'au_climate_disclosure',
    query: dataQuery({
      provider: Type.Optional(
        Type.String({ minLength: 1, maxLength: 100, description: 'Part of the name.', examples: ['AGL'] }),
      ),
      abn: Type.Optional(
        Type.String({ maxLength: 32, description: 'ABN of the retailer.', examples: ['74115061375'] }),
      ),
      state: Type.Optional(
        Type.Enum([...STATES], {
          description: 'State or territory that the product is sold in.',
        }),
      ),
      customer_type: Type.Optional(
        Type.Enum(['RESIDENTIAL', 'BUSINESS'], { description: 'Customers that the product is for.' }),
      ),
      percent_green: Type.Optional(
        Type.Number({ minimum: 0, maximum: 100, description: 'At least this share of use, %.' }),
      ),
      offer: Type.Optional(
        Type.Enum(['offered', 'not_named', 'none_seen'], {
          description:
            'offered: a named product. not_named: plans include it without a name. none_seen: a survey found none.',
        }),
      ),
      ...pageQuery,
    }),
    response: RenewableProductPage,
    handler: (context) => {
      const { limit: _limit, cursor: _cursor, snapshot: _snapshot, as_of: _asOf, ...question } = context.query
      return answerListFromSnapshot(context, operationId, async (snapshot) => {
        const products = await renewableProducts(context.services.database, snapshot, question)
        return {
          rows: products,
          id: ({ product_id }: RenewableProduct) => product_id,
          present: presentProduct,
          about: (shown: readonly RenewableProduct[]) => {
            const evidenceHash = productsEvidence(shown)
            const used = new Set(shown.map(({ release_id }) => release_id))
            const releases = [...snapshot.releases.values()].filter(({ id }) => used.has(id))
            return {
              evidenceHash,
              beside: {},
              meta: {
                ...presentMeta(snapshot, evidenceHash, releases, [NOT_THE_REGISTER]),
                total: products.length,
                method: presentMethod(RENEWABLE_PRODUCTS),
                provenance: releases.map(presentRelease),
              },
            }
          },
        }
      })
    },
  })

function presentProduct({ release_id, refs, inputs: _inputs, quality, flags, ...product }: RenewableProduct) {
  return {
    ...product,
    basis: 'reported' as const,
    data_quality: { score: quality, flags },
    source: { release: release_id, refs },
  }
}

export const renewableProductRoutes: readonly Route[] = [
  route('/v1/emission-factors/renewable-products', 'listRenewableProducts'),
  route('/v1/emission-factors/greenpower', 'listGreenPower'),
]

import { evidenceHash } from '../../domain/evidence.ts'
import {
  composeProducts,
  RENEWABLE_PRODUCTS,
  type RenewableProduct,
} from '../../domain/renewable/products.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { planProducts, retailerOffers } from '../../store/greenpower.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { requireAbn } from '../require-abn.ts'

export interface ProductsQuestion {
  /** Part of the name of a retailer. */
  readonly provider?: string | undefined
  readonly abn?: string | undefined
  readonly state?: string | undefined
  readonly customer_type?: string | undefined
  /** At least this share of use, %. */
  readonly percent_green?: number | undefined
  readonly offer?: string | undefined
}

/** Green power that retailers offer. Retailers in whose plans none was seen are listed only when asked for. */
export async function renewableProducts(
  database: ReadonlySql,
  snapshot: SnapshotView,
  question: ProductsQuestion,
): Promise<RenewableProduct[]> {
  const abn = question.abn === undefined ? undefined : requireAbn(question.abn)
  const products = composeProducts(
    await planProducts(database, snapshot.id),
    await retailerOffers(database, snapshot.id),
  )
  const provider = question.provider?.toLowerCase()
  return products.filter(
    (product) =>
      (question.offer === undefined ? product.offer !== 'none_seen' : product.offer === question.offer) &&
      (provider === undefined || product.provider?.toLowerCase().includes(provider) === true) &&
      (abn === undefined || product.provider_abn === abn) &&
      (question.state === undefined || product.states.includes(question.state)) &&
      (question.customer_type === undefined || product.customer_type === question.customer_type) &&
      (question.percent_green === undefined ||
        product.options.some(
          ({ percent_green: share }) => share !== null && share >= question.percent_green!,
        )),
  )
}

export const productsEvidence = (products: readonly RenewableProduct[]): string =>
  evidenceHash(
    products.flatMap(({ inputs }) => inputs),
    [RENEWABLE_PRODUCTS],
  )

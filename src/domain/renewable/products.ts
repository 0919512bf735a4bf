import { STATES } from '../company/grid/region-of-place.ts'
import type { EvidenceInput, Method } from '../evidence.ts'
import { plainRef } from '../operator-decision.ts'
import { compareText } from '../text-order.ts'

export const RENEWABLE_PRODUCTS: Method = { id: 'renewable_products', version: '1.0.0' }

/** The release that a row was read from. */
interface Release {
  readonly release_id: string
  readonly dataset: string
  readonly file_sha256: string
}

/** One share of one product of one plan. */
export interface PlanProductRow extends Release {
  readonly row_ref: string
  readonly plan_id: string
  readonly plan_name: string | null
  readonly retailer: string | null
  readonly retailer_abn: string | null
  readonly customer_type: string | null
  readonly distributors: readonly string[]
  readonly product_kind: string
  readonly product_number: number
  readonly product_name: string | null
  readonly description: string | null
  readonly scheme: string | null
  readonly percent_green: number | null
  readonly percent_green_text: string | null
  readonly price: number | null
  readonly price_text: string | null
  readonly price_unit: string | null
  readonly price_basis: string | null
  readonly updated_on: string | null
  readonly flags: readonly string[]
}

/** Whether a retailer was seen to offer a product, or plans that do not name one. */
type Offer = 'offered' | 'not_named' | 'none_seen'

/** What a survey of plans saw of one retailer. */
export interface RetailerOfferRow extends Release {
  readonly row_ref: string
  readonly provider: string
  readonly provider_abn: string | null
  readonly product_name: string | null
  readonly offer: Offer
  readonly product_type: string | null
  readonly states: string | null
  readonly percent_green_options: readonly string[]
  readonly customer_type: string | null
  readonly prices_aud: readonly string[]
  readonly price_basis: string | null
  readonly accreditation_scheme: string | null
  readonly accreditation_status: string | null
  readonly plans_total: number | null
  readonly plans_with_greenpower: number | null
  readonly as_of: string | null
  readonly source_text: string
  readonly confidence: string
  readonly note: string | null
}

export interface RenewableProduct {
  readonly product_id: string
  /** plan_product: read from a plan; retailer_offer: seen in a survey of a retailer's plans. */
  readonly kind: 'plan_product' | 'retailer_offer'
  readonly provider: string | null
  readonly provider_abn: string | null
  readonly product_name: string | null
  readonly offer: Offer
  readonly product_type: string | null
  readonly states: readonly string[]
  readonly states_text: string | null
  readonly customer_type: string | null
  readonly plan_id: string | null
  readonly options: readonly ProductOption[]
  readonly accreditation: { readonly scheme: string | null; readonly status: string | null }
  readonly plans_total: number | null
  readonly plans_with_greenpower: number | null
  readonly seen_on: string | null
  readonly seen_in: string | null
  readonly description: string | null
  readonly flags: readonly string[]
  /** 2: read from a plan or its document; 3: a survey that named the retailer only. */
  readonly quality: 2 | 3
  readonly release_id: string
  readonly refs: readonly string[]
  readonly inputs: readonly EvidenceInput[]
}

export interface ProductOption {
  readonly percent_green: number | null
  readonly price: number | null
  readonly price_text: string | null
  readonly price_unit: string | null
  /** What the price applies to: every kWh used, or the green ones alone. Null where nothing tells. */
  readonly price_basis: string | null
}

/** Products of both sources, by provider and id. */
export function composeProducts(
  plans: readonly PlanProductRow[],
  offers: readonly RetailerOfferRow[],
): RenewableProduct[] {
  const byProduct = Map.groupBy(plans, (row) => `${row.release_id} ${row.plan_id} ${row.product_number}`)
  return [...[...byProduct.values()].map(fromPlan), ...offers.map(fromOffer)].toSorted(
    (a, b) => compareText(a.provider ?? '', b.provider ?? '') || compareText(a.product_id, b.product_id),
  )
}

function fromPlan(rows: readonly PlanProductRow[]): RenewableProduct {
  const first = rows[0]!
  return {
    product_id: `plan:${first.plan_id}:${first.product_number}`,
    kind: 'plan_product',
    provider: first.retailer,
    provider_abn: first.retailer_abn,
    product_name: first.product_name,
    offer: 'offered',
    product_type: first.product_kind,
    states: [],
    states_text: first.distributors.length === 0 ? null : first.distributors.join(', '),
    customer_type: first.customer_type,
    plan_id: first.plan_id,
    options: rows.map(({ percent_green, price, price_text, price_unit, price_basis }) => ({
      percent_green,
      price,
      price_text,
      price_unit,
      price_basis,
    })),
    accreditation: {
      scheme: first.scheme,
      status: first.scheme === 'GREENPOWER' ? 'listed_as_GREENPOWER_in_CDR' : null,
    },
    plans_total: null,
    plans_with_greenpower: null,
    seen_on: first.updated_on,
    seen_in: null,
    description: first.description,
    flags: [...new Set(rows.flatMap((row) => row.flags))],
    quality: 2,
    release_id: first.release_id,
    refs: rows.map((row) => row.row_ref),
    inputs: rows.map((row) => inputOf(row, 'price', row.updated_on ?? first.plan_id, row.price_text)),
  }
}

function fromOffer(row: RetailerOfferRow): RenewableProduct {
  return {
    product_id: `offer:${plainRef(row.row_ref).replace('line ', '')}`,
    kind: 'retailer_offer',
    provider: row.provider,
    provider_abn: row.provider_abn,
    product_name: row.product_name,
    offer: row.offer,
    product_type: row.product_type,
    states: statesIn(row.states ?? ''),
    states_text: row.states,
    customer_type: row.customer_type,
    plan_id: null,
    options: row.percent_green_options.map((percent, index) => {
      const price = row.prices_aud[index] ?? null
      return {
        percent_green: Number(percent),
        price: price === null ? null : Number(price),
        price_text: price,
        price_unit:
          price === null ? null : row.price_basis?.includes('week') === true ? 'AUD/week' : 'AUD/kWh',
        price_basis: row.price_basis,
      }
    }),
    accreditation: { scheme: row.accreditation_scheme, status: row.accreditation_status },
    plans_total: row.plans_total,
    plans_with_greenpower: row.plans_with_greenpower,
    seen_on: row.as_of,
    seen_in: row.source_text,
    description: row.note,
    flags: row.offer === 'none_seen' ? ['absence_in_a_survey'] : [],
    quality: row.confidence === 'high' ? 2 : 3,
    release_id: row.release_id,
    refs: [row.row_ref],
    inputs: [inputOf(row, 'offer', row.as_of ?? 'undated', row.offer)],
  }
}

const statesIn = (text: string): string[] => {
  const words = new Set(text.split(/[^A-Za-z]+/))
  return STATES.filter((state) => words.has(state))
}

const inputOf = (
  row: Release & { readonly row_ref: string },
  field: string,
  observed: string,
  value_text: string | null,
): EvidenceInput => ({
  dataset: row.dataset,
  release: row.release_id,
  file_sha256: row.file_sha256,
  ref: row.row_ref,
  field,
  observed,
  value_text,
})

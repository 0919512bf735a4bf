import type { PlanProductRow, RetailerOfferRow } from '../domain/renewable/products.ts'
import type { ReadonlySql } from './database.ts'
import { rowsInForce } from './rows-in-force.ts'
import { SQL } from './sql-text.ts'

/** Green power in plan data of the snapshot. */
export function planProducts(sql: ReadonlySql, snapshotId: string): Promise<PlanProductRow[]> {
  return sql.query<PlanProductRow>(
    SQL`select p.release_id, r.dataset, r.file_sha256, p.row_ref, p.plan_id, p.plan_name, p.retailer, p.retailer_abn,
       p.customer_type, p.distributors, p.product_kind, p.product_number, p.product_name, p.description, p.scheme,
       p.percent_green, p.percent_green_text, p.price, p.price_text, p.price_unit, p.price_basis, p.updated_on, p.flags
     from ${rowsInForce(SQL`greenpower_plan_product`)} p
     join release r on r.id = p.release_id
     order by p.release_id, p.ordinal`,
    [snapshotId],
  )
}

/** What a survey of plans saw of each retailer, in the snapshot. */
export function retailerOffers(sql: ReadonlySql, snapshotId: string): Promise<RetailerOfferRow[]> {
  return sql.query<RetailerOfferRow>(
    SQL`select o.release_id, r.dataset, r.file_sha256, o.row_ref, o.provider, o.provider_abn, o.product_name, o.offer,
       o.product_type, o.states, o.percent_green_options, o.customer_type, o.prices_aud, o.price_basis,
       o.accreditation_scheme, o.accreditation_status, o.plans_total, o.plans_with_greenpower, o.as_of, o.source_text,
       o.confidence, o.note
     from ${rowsInForce(SQL`greenpower_offer`)} o
     join release r on r.id = o.release_id
     order by o.release_id, o.ordinal`,
    [snapshotId],
  )
}

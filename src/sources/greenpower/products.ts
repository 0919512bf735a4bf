import { ReadError } from '../read-error.ts'
import chargeTypes from './charge-types.json' with { type: 'json' }
import { listOf, type Members, textOf } from './plans.ts'
import type { GreenPowerRow } from './row.ts'

/** The part of a row that a product tells; the plan adds the rest. */
export type Product = Omit<
  GreenPowerRow,
  'plan_id' | 'plan_name' | 'retailer' | 'retailer_abn' | 'customer_type' | 'distributors' | 'updated_on'
>

interface Tier {
  readonly at: string
  readonly share: string
  readonly price: string
}

const CHARGE_MEMBERS = new Set(['displayName', 'description', 'scheme', 'type', 'tiers'])
const TIER_MEMBERS = new Set(['percentGreen', 'amount', 'rate'])
const SCHEMES = new Set(['GREENPOWER', 'OTHER'])
const DECIMAL = /^\d+(?:\.\d+)?$/u
/** "$0.0495 x (30% x total usage)": the price applies to the green share alone. */
const TIMES_GREEN_SHARE = /[x×*]\s*\(\s*\d+(?:\.\d+)?\s*%\s*[x×*]/iu

/** The products of a green power charge: one per share that it offers. */
export function productsOfCharge(file: string, at: string, charge: Members, number: number): Product[] {
  const place = { file, at }
  refuseUnknown(charge, CHARGE_MEMBERS, place)
  const type = textOf(charge, 'type', place) ?? ''
  const scheme = textOf(charge, 'scheme', place) ?? ''
  if (!SCHEMES.has(scheme)) throw unknown(place, 'scheme', scheme, [...SCHEMES])
  if (!isChargeType(type)) throw unknown(place, 'type', type, Object.keys(chargeTypes))
  const tiers = listOf(charge['tiers'], { file, at: `${at}/tiers` }).map((tier, index) =>
    tierOf(file, `${at}/tiers/${index}`, tier),
  )
  if (tiers.length === 0)
    throw new ReadError({ ...place, column: 'tiers', problem: 'holds nothing', expected: 'a share' })
  const description = textOf(charge, 'description', place)
  return tiers.map((tier) => {
    const basis = chargeTypes[type].basis ?? basisPerKwh(tier, tiers, description)
    return {
      row_ref: tier.at,
      product_kind: 'charge',
      product_number: number,
      product_name: textOf(charge, 'displayName', place),
      description,
      scheme,
      charge_type: type,
      percent_green: percent(tier.share),
      percent_green_text: tier.share,
      price: Number(tier.price),
      price_text: tier.price,
      price_unit: chargeTypes[type].unit,
      price_basis: basis,
      flags: basis === null ? ['price_basis_not_stated'] : [],
    }
  })
}

/** Green power that a plan holds without a choice. */
export function includedProduct(file: string, at: string, share: string, number: number): Product {
  return {
    row_ref: at,
    product_kind: 'included',
    product_number: number,
    product_name: null,
    description: null,
    scheme: null,
    charge_type: null,
    percent_green: percent(decimalIn(share, { file, at, column: 'greenPercentage' }, 1)),
    percent_green_text: share,
    price: null,
    price_text: null,
    price_unit: null,
    price_basis: null,
    flags: [],
  }
}

/** "0.3" is 30: scaled by the decimal point, not by binary arithmetic. */
const percent = (share: string): number => Number(`${share}e2`)

const isChargeType = (type: string): type is keyof typeof chargeTypes => Object.hasOwn(chargeTypes, type)

function tierOf(file: string, at: string, tier: Members): Tier {
  const place = { file, at }
  refuseUnknown(tier, TIER_MEMBERS, place)
  const share = decimalIn(textOf(tier, 'percentGreen', place), { ...place, column: 'percentGreen' }, 1)
  const printed = textOf(tier, 'amount', place) ?? textOf(tier, 'rate', place)
  return { at, share, price: decimalIn(printed, { ...place, column: 'amount' }, Number.MAX_SAFE_INTEGER) }
}

/**
 * What a price per kWh applies to. At 100 % there is no difference; below, either the description says that the share
 * is still to be multiplied, or the prices of several shares grow with the share and are multiplied already.
 */
function basisPerKwh(tier: Tier, tiers: readonly Tier[], description: string | null): string | null {
  if (Number(tier.share) === 1)
    return tiers.length === 1 || !isProportional(tiers) ? 'per_kwh' : 'per_kwh_of_use'
  if (description !== null && TIMES_GREEN_SHARE.test(description)) return 'per_kwh_of_green_share'
  return isProportional(tiers) ? 'per_kwh_of_use' : null
}

function isProportional(tiers: readonly Tier[]): boolean {
  const perWholeUse = tiers.map(({ price, share }) => Number(price) / Number(share))
  return tiers.length > 1 && perWholeUse.every((price) => Math.abs(price - perWholeUse[0]!) < 0.0005)
}

function decimalIn(
  text: string | null,
  place: { file: string; at: string; column: string },
  largest: number,
): string {
  if (text === null || !DECIMAL.test(text) || Number(text) > largest)
    throw new ReadError({
      ...place,
      value: text,
      problem: 'is not a number of the kind expected here',
      expected: largest === 1 ? 'a fraction from 0 to 1 as text' : 'an amount as text',
    })
  return text
}

function refuseUnknown(
  members: Members,
  known: ReadonlySet<string>,
  place: { file: string; at: string },
): void {
  const name = Object.keys(members).find((candidate) => !known.has(candidate))
  if (name !== undefined)
    throw unknown(place, name, members[name], [...known], 'is a member that is not known')
}

function unknown(
  place: { file: string; at: string },
  column: string,
  value: unknown,
  known: readonly string[],
  problem = 'is not known',
): ReadError {
  return new ReadError({ ...place, column, value, problem, expected: known.join(', ') })
}

import { ReadError } from '../read-error.ts'
import type { Findings } from '../reading/findings.ts'
import chargeTypes from './charge-types.json' with { type: 'json' }
import { listOf, type Members, membersOf, textOf } from './plans.ts'
import type { GreenPowerRow } from './row.ts'

/** The part of a row that a product tells; the plan adds the rest. */
export type Product = Omit<
  GreenPowerRow,
  'plan_id' | 'plan_name' | 'retailer' | 'retailer_abn' | 'customer_type' | 'distributors' | 'updated_on'
>

interface Tier {
  readonly at: string
  /** Fraction of use as printed; null where it cannot be read. */
  readonly share: string | null
  readonly shareText: string
  readonly price: string | null
  readonly priceText: string | null
}

/** What the charges of a file are read with. */
export interface ChargeReading {
  readonly file: string
  readonly findings: Findings
  /** Members that are not known; each is told once however often it comes. */
  readonly unknownMembers: Set<string>
}

const CHARGE_MEMBERS = new Set(['displayName', 'description', 'scheme', 'type', 'tiers'])
const TIER_MEMBERS = new Set(['percentGreen', 'amount', 'rate'])
const SCHEMES = new Set(['GREENPOWER', 'OTHER'])
const DECIMAL = /^\d+(?:\.\d+)?$/u
/** "$0.0495 x (30% x total usage)": the price applies to the green share alone. */
const TIMES_GREEN_SHARE = /[x×*]\s*\(\s*\d+(?:\.\d+)?\s*%\s*[x×*]/iu

/** The products of a green power charge: one per share that it offers. A share that cannot be read is left out. */
export function productsOfCharge(
  reading: ChargeReading,
  at: string,
  printed: unknown,
  number: number,
): Product[] {
  const place = { file: reading.file, at }
  const charge = membersOf(printed, place)
  const type = textOf(charge, 'type', place) ?? ''
  const scheme = textOf(charge, 'scheme', place) ?? ''
  if (!SCHEMES.has(scheme)) throw unknown(place, 'scheme', scheme, [...SCHEMES])
  if (!isChargeType(type)) throw unknown(place, 'type', type, Object.keys(chargeTypes))
  const listed = listOf(charge['tiers'], { file: reading.file, at: `${at}/tiers` })
  if (listed.length === 0)
    throw new ReadError({ ...place, column: 'tiers', problem: 'holds nothing', expected: 'a share' })
  const name = textOf(charge, 'displayName', place)
  const description = textOf(charge, 'description', place)
  reportUnknown(reading, charge, CHARGE_MEMBERS, at)
  const tiers = listed.flatMap(
    (tier, index) =>
      reading.findings.attempt('share_not_understood', () => tierOf(reading, `${at}/tiers/${index}`, tier)) ??
      [],
  )
  return tiers.map((tier) => {
    const basis = chargeTypes[type].basis ?? basisPerKwh(tier, tiers, description)
    return {
      row_ref: tier.at,
      product_kind: 'charge',
      product_number: number,
      product_name: name,
      description,
      scheme,
      charge_type: type,
      percent_green: tier.share === null ? null : percent(tier.share),
      percent_green_text: tier.shareText,
      price: tier.price === null ? null : Number(tier.price),
      price_text: tier.priceText,
      price_unit: chargeTypes[type].unit,
      price_basis: basis,
      flags: basis === null ? ['price_basis_not_stated'] : [],
    }
  })
}

/** Green power that a plan holds without a choice. */
export function includedProduct(
  { file, findings }: ChargeReading,
  at: string,
  printed: string,
  number: number,
): Product {
  const share = shareOf(printed)
  if (share === null) findings.add(...shareFault({ file, at }, printed))
  return {
    row_ref: at,
    product_kind: 'included',
    product_number: number,
    product_name: null,
    description: null,
    scheme: null,
    charge_type: null,
    percent_green: share === null ? null : percent(share),
    percent_green_text: printed,
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

/** A share and its price. What cannot be read of them is a finding, and the row goes on without. */
function tierOf(reading: ChargeReading, at: string, printed: unknown): Tier {
  const { file, findings } = reading
  const place = { file, at }
  const tier = membersOf(printed, place)
  const shareText = textOf(tier, 'percentGreen', place)
  if (shareText === null)
    throw new ReadError({
      ...place,
      column: 'percentGreen',
      problem: 'is missing',
      expected: 'a fraction from 0 to 1 as text',
    })
  const priceText = textOf(tier, 'amount', place) ?? textOf(tier, 'rate', place)
  reportUnknown(reading, tier, TIER_MEMBERS, at)
  const share = shareOf(shareText)
  if (share === null) findings.add(...shareFault(place, shareText))
  const price = priceText !== null && DECIMAL.test(priceText) ? priceText : null
  if (price === null)
    findings.add(
      'price_not_readable',
      {
        ...place,
        column: 'price',
        value: priceText,
        problem: priceText === null ? 'is missing' : 'is not an amount',
        expected: 'an amount as text',
      },
      { decision: 'take', reason: 'The share was read without its price.' },
    )
  return { at, share, shareText, price, priceText }
}

const shareOf = (text: string): string | null => (DECIMAL.test(text) && Number(text) <= 1 ? text : null)

/** A number from 1 to 100 is meant as a percentage. */
function shareFault(place: { file: string; at: string }, text: string): Parameters<Findings['add']> {
  const isPercentage = DECIMAL.test(text) && Number(text) <= 100
  return [
    'share_not_a_fraction',
    {
      ...place,
      column: 'percent_green',
      value: text,
      problem: 'is not a share of use',
      expected: 'a fraction from 0 to 1 as text',
    },
    isPercentage
      ? { decision: 'use', value: Number(text), reason: 'It is a percentage, not a fraction.' }
      : { decision: 'leave_out', reason: 'The share cannot be read.' },
  ]
}

/**
 * What a price per kWh applies to. At 100 % there is no difference; below, either the description says that the share
 * is still to be multiplied, or the prices of several shares grow with the share and are multiplied already.
 */
function basisPerKwh(tier: Tier, tiers: readonly Tier[], description: string | null): string | null {
  if (tier.share !== null && Number(tier.share) === 1)
    return tiers.length === 1 || !isProportional(tiers) ? 'per_kwh' : 'per_kwh_of_use'
  if (description !== null && TIMES_GREEN_SHARE.test(description)) return 'per_kwh_of_green_share'
  return isProportional(tiers) ? 'per_kwh_of_use' : null
}

function isProportional(tiers: readonly Tier[]): boolean {
  const perWholeUse = tiers.flatMap(({ price, share }) =>
    price === null || share === null ? [] : [Number(price) / Number(share)],
  )
  return perWholeUse.length > 1 && perWholeUse.every((price) => Math.abs(price - perWholeUse[0]!) < 0.0005)
}

function reportUnknown(
  { file, findings, unknownMembers }: ChargeReading,
  members: Members,
  known: ReadonlySet<string>,
  at: string,
): void {
  for (const name of Object.keys(members)) {
    if (known.has(name) || unknownMembers.has(name)) continue
    unknownMembers.add(name)
    findings.add(
      'member_not_known',
      {
        file,
        at,
        column: name,
        value: members[name],
        problem: 'is an unknown field, here and perhaps elsewhere',
        expected: [...known].join(', '),
      },
      { decision: 'take', reason: 'Everything else was read.' },
    )
  }
}

function unknown(
  place: { file: string; at: string },
  column: string,
  value: unknown,
  known: readonly string[],
): ReadError {
  return new ReadError({ ...place, column, value, problem: 'is not known', expected: known.join(', ') })
}

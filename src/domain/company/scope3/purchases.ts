import type { EvidenceInput } from '../../evidence.ts'
import { sum } from '../../mathematics/statistics.ts'
import { rememberedBy } from '../../remembered-by.ts'
import { type Evidenced, evidenceOf } from '../outcome.ts'

/** An industry of the input-output table that the company's class maps to. */
export interface Industry extends Evidenced {
  readonly code: string
  readonly output_aud_m: number
  /** What the industry buys from each supplying industry, A$ million. */
  readonly purchases_aud_m: Readonly<Record<string, number>>
}

/** Emissions behind a dollar of a supplying industry's output, two ways of counting. */
export interface Multiplier extends Evidenced {
  readonly code: string
  readonly published_kg_per_aud: number
  readonly domestic_kg_per_aud: number
}

/** The same of a whole division, with what it emits itself. */
export interface DivisionMultiplier extends Multiplier {
  readonly direct_kg_per_aud: number
}

/** The supplying industries of each category that is screened by what is bought. */
export const CATEGORY_SUPPLIERS = {
  4: { codes: ['4601', '4701'], meaning: 'Road and rail transport.' },
  5: { codes: ['2901'], meaning: 'Waste collection, treatment and disposal services.' },
  6: { codes: ['4401', '4901'], meaning: 'Accommodation and air transport.' },
} as const
export type BoughtCategory = keyof typeof CATEGORY_SUPPLIERS

/** Emissions behind what the industry buys for a dollar of its output; null where a table lacks a row. */
export interface PerDollar {
  readonly kg_per_aud: number | null
  readonly inputs: readonly EvidenceInput[]
}

/** What an industry buys is the same for all companies of a class, who share its list. */
export const purchasesOf = rememberedBy((industries: readonly Industry[]) =>
  rememberedBy((multipliers: readonly Multiplier[]) => ({
    per_dollar: {
      4: kgPerDollar(4, industries, multipliers),
      5: kgPerDollar(5, industries, multipliers),
      6: kgPerDollar(6, industries, multipliers),
    } satisfies Record<BoughtCategory, number | null>,
    inputs: evidenceOf([...industries, ...multipliers]),
  })),
)

/**
 * Purchases summed over output summed: the output-weighted mean where a class maps to several industries. What an
 * industry buys from itself is its trade, not its waste or its staff's travel, and is left out.
 */
function kgPerDollar(
  category: BoughtCategory,
  industries: readonly Industry[],
  multipliers: readonly Multiplier[],
): number | null {
  const output = sum(industries.map((industry) => industry.output_aud_m))
  if (output <= 0) return null
  const own = new Set(industries.map((industry) => industry.code))
  const suppliers = CATEGORY_SUPPLIERS[category].codes
    .filter((code) => !own.has(code))
    .map((code) => ({
      multiplier: multipliers.find((one) => one.code === code),
      bought: sum(industries.map((industry) => industry.purchases_aud_m[code] ?? 0)),
    }))
  const known = suppliers.flatMap(({ multiplier, bought }) => (multiplier ? [{ multiplier, bought }] : []))
  if (suppliers.length === 0 || known.length < suppliers.length) return null
  const kg = sum(known.map(({ multiplier, bought }) => (bought / output) * meanOf(multiplier)))
  return kg > 0 ? kg : null
}

const meanOf = ({ published_kg_per_aud, domestic_kg_per_aud }: Multiplier): number =>
  (published_kg_per_aud + domestic_kg_per_aud) / 2

/**
 * Emissions upstream of a dollar of the division's output. The tables count a trader's output as its margin, so goods that
 * it sells on come on top, at what manufacturing stands for.
 */
export function upstreamPerDollar(
  division: DivisionMultiplier | null,
  goods: DivisionMultiplier | null,
  outputShare: number,
): PerDollar {
  if (division === null) return NOTHING_BOUGHT
  const own = meanOf(division) - division.direct_kg_per_aud
  if (outputShare === 1) return { kg_per_aud: own > 0 ? own : null, inputs: division.evidence }
  if (goods === null) return NOTHING_BOUGHT
  const resold = ((1 - outputShare) / outputShare) * meanOf(goods)
  return { kg_per_aud: own + resold, inputs: evidenceOf([division, goods]) }
}

const NOTHING_BOUGHT: PerDollar = { kg_per_aud: null, inputs: [] }

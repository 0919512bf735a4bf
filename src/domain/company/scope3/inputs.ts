import type { EvidenceInput } from '../../evidence.ts'
import { sum } from '../../mathematics/statistics.ts'
import { rememberedBy } from '../../remembered-by.ts'
import { type Evidenced, evidenceOf } from '../outcome.ts'
import type { Range } from './energy.ts'

/** An industry of the input-output table that the company's class maps to. */
export interface Industry extends Evidenced {
  readonly code: string
  readonly output_aud_m: number
  readonly direct_kg_per_aud: number
  /** What the industry buys from each supplying industry, A$ million. */
  readonly purchases_aud_m: Readonly<Record<string, number>>
}

/** Emissions behind a dollar of a supplying industry's output, two ways of counting. */
export interface Multiplier extends Evidenced {
  readonly code: string
  readonly published_kg_per_aud: number
  readonly domestic_kg_per_aud: number
}

/** The supplying industries of each category. */
export const CATEGORY_SUPPLIERS = {
  5: { codes: ['2901'], meaning: 'Waste collection, treatment and disposal services.' },
  6: {
    codes: ['4401', '4501', '4601', '4701', '4901'],
    meaning: 'Accommodation, food and beverage services, road, rail and air transport.',
  },
} as const
export type SpendCategory = keyof typeof CATEGORY_SUPPLIERS

/**
 * How far a figure per tonne of direct emissions may be off, by the industry's direct emissions per dollar: the less an
 * industry burns itself, the less its scope 1 says about what it buys.
 */
export const TONNE_BASED_WIDENING = [
  { at_least_kg_per_aud: 0.1, factor: 2, is_service: false, meaning: 'Burns much itself: half to double.' },
  {
    at_least_kg_per_aud: 0,
    factor: 4,
    is_service: true,
    meaning: 'Burns little itself: a quarter to four times.',
  },
] as const

export interface SpendInput {
  readonly industries: readonly Industry[]
  readonly multipliers: readonly Multiplier[]
  /** Income of the tax entity where it fits the group. */
  readonly income: (Evidenced & { readonly aud: number; readonly income_year: string }) | null
  /** Prices of the table's base year over prices of the income year. */
  readonly deflator: (Evidenced & { readonly ratio: number; readonly base_year: string }) | null
  readonly scope1_t: number | null
}

export interface SpendEstimate {
  readonly category: SpendCategory
  readonly emissions_t: Range | null
  readonly route: 'income' | 'tonnes_of_scope1' | 'none'
  readonly data_quality: 4 | 5
  readonly kg_per_aud: Range | null
  readonly flags: readonly 'weak_in_service_industries'[]
  readonly note: string
  readonly inputs: readonly EvidenceInput[]
}

/**
 * What the company's industry usually buys of a kind, per dollar of output, times what stands behind it. The bound is
 * asked for where an industry burns little: a council's landfill says nothing of its staff's travel.
 */
export function spendEstimate(
  category: SpendCategory,
  input: SpendInput,
  fuelBound: () => (Evidenced & { readonly tonnes: number }) | null,
): SpendEstimate {
  const { per_dollar, inputs } = purchasesOf(input.industries)(input.multipliers)
  const perDollar = per_dollar[category]
  if (perDollar === null)
    return {
      ...NO_ESTIMATE,
      category,
      note: 'No industry of the table of multipliers stands for the class, or it is the supplying industry itself. Rows of low confidence are not in that table.',
    }
  const head = { category, kg_per_aud: perDollar, flags: [] }
  if (input.income !== null && input.deflator !== null)
    return {
      ...head,
      route: 'income',
      data_quality: 4,
      emissions_t: scale(perDollar, (input.income.aud * input.deflator.ratio) / 1_000),
      note: `Income of ${input.income.income_year} in prices of ${input.deflator.base_year}, times purchases per dollar of output.`,
      inputs: [...inputs, ...input.income.evidence, ...input.deflator.evidence],
    }
  const direct = directKgPerDollar(input.industries)
  if (input.scope1_t === null || direct === null || direct <= 0)
    return { ...NO_ESTIMATE, category, note: 'Neither an income that fits the group nor scope 1 is known.' }
  const widening =
    TONNE_BASED_WIDENING.find((one) => direct >= one.at_least_kg_per_aud) ?? TONNE_BASED_WIDENING[1]
  const bound = widening.is_service ? fuelBound() : null
  const isBounded = bound !== null && bound.tonnes < input.scope1_t
  const perTonne = scale(perDollar, (isBounded ? bound.tonnes : input.scope1_t) / direct)
  return {
    ...head,
    route: 'tonnes_of_scope1',
    data_quality: 5,
    flags: widening.is_service ? ['weak_in_service_industries'] : [],
    emissions_t: {
      low: perTonne.low / widening.factor,
      central: perTonne.central,
      high: perTonne.high * widening.factor,
    },
    note: `No income fits the group: per tonne of the industry's direct emissions, times ${isBounded ? 'the part of scope 1 that its energy can have given' : 'scope 1'}. ${widening.meaning}`,
    inputs: isBounded ? [...inputs, ...bound.evidence] : inputs,
  }
}

const NO_ESTIMATE = {
  emissions_t: null,
  route: 'none',
  data_quality: 5,
  kg_per_aud: null,
  flags: [],
  inputs: [],
} as const

/** What an industry buys is the same for all companies of a class, who share its list. */
const purchasesOf = rememberedBy((industries: readonly Industry[]) =>
  rememberedBy((multipliers: readonly Multiplier[]) => ({
    per_dollar: {
      5: kgPerDollar(5, industries, multipliers),
      6: kgPerDollar(6, industries, multipliers),
    } satisfies Record<SpendCategory, Range | null>,
    inputs: evidenceOf([...industries, ...multipliers]),
  })),
)

/**
 * Purchases summed over output summed: the output-weighted mean where a class maps to several industries. What an
 * industry buys from itself is its trade, not its waste or its staff's travel, and is left out.
 */
function kgPerDollar(
  category: SpendCategory,
  industries: readonly Industry[],
  multipliers: readonly Multiplier[],
): Range | null {
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
  const behind = (multiplierOf: (one: Multiplier) => number): number =>
    sum(known.map(({ multiplier, bought }) => (bought / output) * multiplierOf(multiplier)))
  const published = behind((one) => one.published_kg_per_aud)
  const domestic = behind((one) => one.domestic_kg_per_aud)
  const [low, high] = [Math.min(published, domestic), Math.max(published, domestic)]
  return { low, central: (low + high) / 2, high }
}

function directKgPerDollar(industries: readonly Industry[]): number | null {
  const output = sum(industries.map((industry) => industry.output_aud_m))
  if (output <= 0) return null
  return sum(industries.map((industry) => industry.direct_kg_per_aud * industry.output_aud_m)) / output
}

const scale = (range: Range, amount: number): Range & { readonly central: number } => ({
  low: range.low * amount,
  central: (range.central ?? range.low) * amount,
  high: range.high * amount,
})

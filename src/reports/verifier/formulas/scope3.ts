import { average, total } from '../arithmetic.ts'
import type { Formula } from './formula.ts'
import {
  burnable,
  type EnergyGiven,
  energyByScopes,
  type Figure,
  type Range,
  times,
} from './scope3-energy.ts'
import { estimatedCategories } from './scope3-estimates.ts'
import { deflator, type Prices } from './scope3-prices.ts'

interface Given extends EnergyGiven {
  readonly industries: readonly {
    readonly code: string
    readonly output_aud_m: number
    readonly direct_kg_per_aud: number
    readonly purchases_aud_m: Readonly<Record<string, number>>
  }[]
  readonly multipliers: readonly {
    readonly code: string
    readonly published_kg_per_aud: number
    readonly domestic_kg_per_aud: number
  }[]
  readonly income_aud: Figure
  readonly income_year: string | null
  readonly prices: Prices | null
}

const SUPPLIERS: Readonly<Record<number, readonly string[]>> = {
  5: ['2901'],
  6: ['4401', '4501', '4601', '4701', '4901'],
}

/** docs/methods/scope3_screening.md. Until 1.4.0 three categories were screened, each in one way. */
export const scope3Screening: Formula = (argument, version) =>
  endsOf(
    version.startsWith('1.')
      ? firstCategories(argument as Given, version)
      : estimatedCategories(argument, version),
  )

function firstCategories(given: Given, version: string): Readonly<Record<number, Range | null>> {
  const energy = energyByScopes(given, version)
  return {
    3: typeof energy === 'string' ? null : energy,
    5: spend(5, given, version),
    6: spend(6, given, version),
  }
}

const endsOf = (categories: Readonly<Record<number, Range | null>>): Record<string, Figure> =>
  Object.fromEntries(
    Object.entries(categories).flatMap(([category, range]) =>
      (['low', 'central', 'high'] as const).map((end) => [
        `category_${category}.${end}`,
        range?.[end] ?? null,
      ]),
    ),
  )

function spend(category: 5 | 6, given: Given, version: string): Range | null {
  const { industries, multipliers, income_aud, income_year, prices, scope1_t } = given
  const output = total(industries.map(({ output_aud_m }) => output_aud_m))
  const own = new Set(industries.map(({ code }) => code))
  const suppliers = (SUPPLIERS[category] ?? []).filter((code) => !own.has(code))
  const rows = suppliers.map((code) => multipliers.find((one) => one.code === code))
  if (output <= 0 || suppliers.length === 0 || rows.includes(undefined)) return null
  const behind = (which: 'published_kg_per_aud' | 'domestic_kg_per_aud'): number =>
    total(
      rows.flatMap((row) =>
        row === undefined
          ? []
          : [
              (total(industries.map(({ purchases_aud_m }) => purchases_aud_m[row.code] ?? 0)) / output) *
                row[which],
            ],
      ),
    )
  const ends = [behind('published_kg_per_aud'), behind('domestic_kg_per_aud')]
  const perDollar: Range = { low: Math.min(...ends), central: average(ends), high: Math.max(...ends) }
  if (income_aud !== null && income_year !== null && prices !== null)
    return times(perDollar, (income_aud * deflator(prices, income_year)) / 1000)
  const direct = total(industries.map((one) => one.direct_kg_per_aud * one.output_aud_m)) / output
  if (scope1_t === null || direct <= 0) return null
  const burnsMuch = direct >= 0.1
  const widening = burnsMuch ? 2 : 4
  // Until 1.1.0 all of scope 1 counted, also what no fuel can have given.
  const isWhole = burnsMuch || version === '1.1.0'
  const tonnes = isWhole ? scope1_t : Math.min(scope1_t, burnable(given))
  const range = times(perDollar, tonnes / direct)
  return { low: range.low / widening, central: range.central, high: range.high * widening }
}

import {
  CATEGORY_SUPPLIERS,
  type SpendCategory,
  TONNE_BASED_WIDENING,
} from '../../../domain/company/scope3/inputs.ts'
import type { Argument } from '../../../domain/disclosure/report/calculation.ts'
import type { WorkingPapers } from '../papers.ts'
import { burnable, type EnergyArguments } from './scope3-energy.ts'
import type { Range } from './scope3-range.ts'

export interface SpendArguments extends EnergyArguments {
  readonly industries: readonly {
    readonly code: string
    readonly output_aud_m: Argument
    readonly direct_kg_per_aud: Argument
    readonly purchases_aud_m: Readonly<Record<string, Argument>>
  }[]
  readonly multipliers: readonly {
    readonly code: string
    readonly published_kg_per_aud: Argument
    readonly domestic_kg_per_aud: Argument
  }[]
  readonly income_aud: Argument
  readonly income_year: string | null
  readonly prices: {
    readonly base_year: string
    readonly quarters: readonly { readonly quarter: string; readonly level: Argument }[]
  } | null
}

/** What the industry buys for a dollar of output, times the emissions behind a dollar of the supplier. */
export function spendRange(
  papers: WorkingPapers,
  given: SpendArguments,
  category: SpendCategory,
): Range | null {
  const { steps } = papers
  const ends = perDollar(papers, given, category)
  if (ends === null) return null
  const dollar = (which: string, name: string): string =>
    steps.step(`Category ${category}: ${which} for a dollar`, `${name}(${ends})`, 'kg CO2-e per A$')
  const range = { low: dollar('low', 'MIN'), central: dollar('mean', 'AVERAGE'), high: dollar('high', 'MAX') }
  return byIncome(papers, given, range) ?? byTonnes(papers, given, range)
}

/** Emissions behind a dollar of the industry's output by the two ways of counting; null where a table lacks a row. */
function perDollar(papers: WorkingPapers, given: SpendArguments, category: SpendCategory): string | null {
  const { steps } = papers
  const own = new Set(given.industries.map(({ code }) => code))
  const codes = (CATEGORY_SUPPLIERS[category].codes as readonly string[]).filter((code) => !own.has(code))
  const suppliers = codes.map((code) => given.multipliers.find((one) => one.code === code))
  const outputs = given.industries.map(({ output_aud_m }) => papers.term(output_aud_m))
  if (outputs.length === 0 || outputs.includes(null) || codes.length === 0 || suppliers.includes(undefined))
    return null
  const output = steps.step(`Category ${category}: output of the industry`, outputs.join('+'), 'A$ million')
  if (Number(steps.value(output)) <= 0) return null
  const behind = (which: 'published_kg_per_aud' | 'domestic_kg_per_aud', label: string): string => {
    const terms = suppliers.flatMap((supplier) => {
      if (supplier === undefined) return []
      const bought = given.industries.flatMap(
        ({ purchases_aud_m }) => papers.term(purchases_aud_m[supplier.code] ?? null) ?? [],
      )
      return bought.length === 0 ? [] : [`(${bought.join('+')})/${output}*${papers.term(supplier[which])}`]
    })
    return steps.step(
      `Category ${category}: ${label}`,
      terms.length === 0 ? '0' : terms.join('+'),
      'kg CO2-e per A$',
    )
  }
  const published = behind('published_kg_per_aud', 'by the published multipliers')
  const domestic = behind('domestic_kg_per_aud', 'by domestic multipliers')
  return `${published},${domestic}`
}

const times = ({ low, central, high }: Range, factor: string): Range => ({
  low: `${low}*${factor}`,
  central: central === null ? null : `${central}*${factor}`,
  high: `${high}*${factor}`,
})

/** The company's income, in prices of the year that the tables are of. */
function byIncome(
  papers: WorkingPapers,
  { income_aud, income_year, prices }: SpendArguments,
  range: Range,
): Range | null {
  const income = papers.term(income_aud)
  if (income === null || income_year === null || prices === null) return null
  const levelOf = (year: string): string => {
    const start = Number(year.slice(0, 4))
    const wanted = new Set([`${start}-Q3`, `${start}-Q4`, `${start + 1}-Q1`, `${start + 1}-Q2`])
    const levels = prices.quarters.filter(({ quarter }) => wanted.has(quarter))
    return `AVERAGE(${levels.map(({ level }) => papers.term(level)).join(',')})`
  }
  const deflated = papers.steps.step(
    'Income in prices of the tables',
    `${income}*${levelOf(prices.base_year)}/${levelOf(income_year)}`,
    'A$',
    `From ${income_year} to ${prices.base_year} by the consumer price index`,
  )
  return times(range, `${deflated}/1000`)
}

/** Without an income: by the tonnes that the company burns itself, widened, since they say little of what it buys. */
function byTonnes(papers: WorkingPapers, given: SpendArguments, range: Range): Range | null {
  const { scope1_t, industries } = given
  const { steps } = papers
  const scope1 = papers.term(scope1_t)
  const weighted = industries.map(
    ({ direct_kg_per_aud, output_aud_m }) => `${papers.term(direct_kg_per_aud)}*${papers.term(output_aud_m)}`,
  )
  const outputs = industries.map(({ output_aud_m }) => papers.term(output_aud_m))
  const direct = steps.step(
    'Direct emissions of the industry',
    `(${weighted.join('+')})/(${outputs.join('+')})`,
    'kg CO2-e per A$',
  )
  const value = Number(steps.value(direct))
  if (scope1 === null || value <= 0) return null
  const { factor, is_service } = TONNE_BASED_WIDENING.find(
    ({ at_least_kg_per_aud }) => value >= at_least_kg_per_aud,
  )!
  const bound = is_service ? burnable(papers, given) : null
  const tonnes = bound === null ? scope1 : `MIN(${scope1},${bound})`
  const { low, central, high } = times(range, `${tonnes}/${direct}`)
  return { low: `${low}/${factor}`, central, high: `${high}*${factor}` }
}

import type { Working, WorkingPapers } from '../papers.ts'
import { energyRange } from './scope3-energy.ts'
import type { Range } from './scope3-range.ts'
import { type SpendArguments, spendRange } from './scope3-spend.ts'

/** An order of magnitude for three categories: energy by factors, waste and travel by what the industry buys. */
export const scope3Working: Working = (papers, calculation, argument) => {
  const given = argument as SpendArguments
  papers.steps.section(calculation)
  const categories: readonly (readonly [
    number,
    (papers: WorkingPapers, given: SpendArguments) => Range | null,
  ])[] = [
    [3, energyRange],
    [5, (own, all) => spendRange(own, all, 5)],
    [6, (own, all) => spendRange(own, all, 6)],
  ]
  for (const [category, rangeOf] of categories) {
    const range = rangeOf(papers, given)
    for (const end of ['low', 'central', 'high'] as const)
      papers.steps.output(calculation, `category_${category}.${end}`, range?.[end] ?? null)
  }
}

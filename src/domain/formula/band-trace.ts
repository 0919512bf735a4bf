import { type Band, bandTable, decideBand, type TraceStep } from '../company/bands.ts'
import { rememberedBy } from '../remembered-by.ts'
import type { Evaluation } from './evaluate.ts'
import type { BandTable } from './formula.ts'

/** The band of every figure that a table decides, with how far the next band is. The rule is called as the table. */
export function bandTrace(evaluation: Evaluation): TraceStep[] {
  const { method, formula } = evaluation.compiled
  return formula.steps.flatMap((step) => {
    if (!('figure' in step) || typeof step.is !== 'object') return []
    const { band: measure, in: name } = step.is
    if (typeof measure !== 'string' || typeof name !== 'string') return []
    const value = evaluation.number(measure)
    if (value === null) return []
    return [
      decideBand(`${method.method}.${name}`, measure, bandsOf(method.tables[name] as BandTable), value).step,
    ]
  })
}

/** The table with the lower bounds that follow from the upper ones. */
const bandsOf = rememberedBy(({ bands }: BandTable): readonly Band[] => {
  const top = bands.at(-1)!
  return bandTable(
    bands.flatMap(({ name, upper, upper_inclusive, meaning }) =>
      upper === null ? [] : [{ name, upper, upper_inclusive, meaning }],
    ),
    { name: top.name, meaning: top.meaning },
  )
})

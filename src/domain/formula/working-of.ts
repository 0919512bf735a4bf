import type { About, Calculated, WorkingOutput } from '../working.ts'
import { type Evaluation, evaluate } from './evaluate.ts'
import type { GivenValues } from './given.ts'
import { plain } from './list-output.ts'
import type { PublishedMethod } from './published.ts'

type Particulars = Omit<Calculated, 'kind' | 'formula' | 'arguments' | 'outputs' | 'lists'> & {
  readonly about?: About
  /** What is to be said of single outputs beside their values. */
  readonly of?: Readonly<Record<string, Omit<WorkingOutput, 'value'>>>
  /** The lists that are shown; all that the formula gives without it. */
  readonly lists?: readonly string[]
}

/** The working of a formula: what it was given, and all that it gives. */
export const workingOf = (
  method: PublishedMethod,
  formula: string,
  given: GivenValues,
  particulars: Particulars = {},
): Calculated => workingFrom(evaluate(method.formula(formula), given), given, particulars)

/** The same for a formula that is evaluated already. */
export const workingFrom = (
  evaluation: Evaluation,
  given: GivenValues,
  { of = {}, lists, ...particulars }: Particulars = {},
): Calculated => ({
  ...particulars,
  kind: 'calculated',
  formula: evaluation.compiled.id,
  arguments: given,
  outputs: Object.fromEntries(
    evaluation.compiled.formula.outputs.map((name) => {
      const value = plain(evaluation.value(name))
      if (typeof value === 'boolean')
        throw new RangeError(`the output ${name} is neither a figure nor a text`)
      const text = evaluation.exactText(name)
      return [name, { value, ...(text === null ? {} : { text }), ...of[name] }]
    }),
  ),
  lists: lists ?? Object.keys(evaluation.compiled.formula.lists ?? {}),
})

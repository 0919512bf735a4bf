import type { EvidenceInput, Method } from '../evidence.ts'
import { publishedMethod } from '../formulas.ts'
import {
  type About,
  type Calculated,
  Cited,
  OutputOf,
  Printed,
  type Working,
  type WorkingArgument,
} from '../working.ts'
import { OWN_UNIT } from './definitions.ts'
import { type Evaluation, evaluate, reasonOf } from './evaluate.ts'
import type { Formula, GivenTable } from './formula.ts'
import type { GivenValues } from './given.ts'
import { plain } from './list-output.ts'
import type { PublishedMethod } from './published.ts'
import { givenInWords, type StepInWords, stepsInWords } from './words.ts'

/** A figure, or how many rows a column has. */
interface Worth {
  readonly value: number | string | boolean | null
  readonly rows: number | null
}

type Source = Pick<EvidenceInput, 'release'> & Partial<Pick<EvidenceInput, 'ref' | 'field' | 'observed'>>

interface ExplainedGiven extends Worth, Omit<StepInWords, 'formula'> {
  /** What prints the figure. For a column the releases alone: each of its cells is among the inputs. */
  readonly sources: readonly Source[]
  /** The output of another formula that it is. */
  readonly output_of: { readonly formula: string; readonly output: string; readonly about: About } | null
}

interface ExplainedStep extends Worth, StepInWords {
  /** Why there is no figure. */
  readonly missing: string | null
}

/** A published formula with what it was given and the value of each of its steps. */
export interface ExplainedCalculation {
  readonly formula: string
  readonly title: string
  readonly about: About
  readonly given: readonly ExplainedGiven[]
  readonly steps: readonly ExplainedStep[]
}

/** How figures came about, step by step, as far as the formulas of their method are published; null where none is. */
export function explained(
  method: Method,
  workings: () => readonly Working[],
): readonly ExplainedCalculation[] | null {
  const published = publishedMethod(method)
  if (published === undefined) return null
  return workings().flatMap((working) =>
    working.kind === 'calculated' && published.has(working.formula) ? [explainedBy(published, working)] : [],
  )
}

function explainedBy(published: PublishedMethod, working: Calculated): ExplainedCalculation {
  const given = working.arguments as GivenValues
  const evaluation = evaluate(published.formula(working.formula), given)
  const { formula } = evaluation.compiled
  const about = working.about ?? {}
  const inUnit = <Part extends { readonly unit: string }>(part: Part): Part =>
    part.unit === OWN_UNIT && about['unit'] !== undefined ? { ...part, unit: String(about['unit']) } : part
  return {
    formula: working.formula,
    title: formula.title,
    about,
    given: givenInWords(formula).map((named) => ({
      ...inUnit(named),
      ...worthOf(evaluation, named.name),
      ...originOf(argumentsOf(formula, given, named.name.split('.'))),
    })),
    steps: stepsInWords(formula).map((step) => ({
      ...inUnit(step),
      ...worthOf(evaluation, step.name),
      missing: evaluation.compiled.figures.has(step.name) ? reasonOf(evaluation.value(step.name)) : null,
    })),
  }
}

function worthOf(evaluation: Evaluation, name: string): Worth {
  const [table = ''] = name.split('.')
  return evaluation.compiled.tables.has(table)
    ? { value: null, rows: evaluation.size(table) }
    : { value: plain(evaluation.value(name)), rows: null }
}

/** What was given for a figure, or for each cell of a column. */
function argumentsOf(
  formula: Formula,
  given: GivenValues,
  [name = '', column]: readonly string[],
): readonly WorkingArgument[] | Cited {
  if (column === undefined) return [given[name] ?? null]
  const found = rowsOf(formula, given, name)
  return found instanceof Cited ? found : found.map((row) => row[column] ?? null)
}

/** The rows of a table; one within another is in the rows that hold it. */
function rowsOf(formula: Formula, given: GivenValues, name: string): readonly GivenValues[] | Cited {
  const { within } = formula.given[name] as GivenTable
  if (within === undefined) return (given[name] ?? []) as readonly GivenValues[] | Cited
  const holders = rowsOf(formula, given, within)
  return holders instanceof Cited
    ? holders
    : holders.flatMap((holder) => (holder[name] ?? []) as readonly GivenValues[])
}

function originOf(found: readonly WorkingArgument[] | Cited): Pick<ExplainedGiven, 'sources' | 'output_of'> {
  if (found instanceof Cited) return { sources: [sourceOf(found.input)], output_of: null }
  const [only] = found
  if (found.length === 1 && only instanceof OutputOf) {
    const { formula, output, about } = only
    return { sources: [], output_of: { formula, output, about } }
  }
  const inputs = found.flatMap((one) => (one instanceof Printed ? one.evidence : []))
  return {
    sources:
      found.length === 1
        ? inputs.map(sourceOf)
        : [...new Set(inputs.map(({ release }) => release))].map((release) => ({ release })),
    output_of: null,
  }
}

const sourceOf = ({ release, ref, field, observed }: EvidenceInput): Source => ({
  release,
  ref,
  field,
  observed,
})

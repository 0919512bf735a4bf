import type { About, OutputOf, Working, WorkingOutput } from '../../working.ts'
import type { Citations } from './citations.ts'
import { absent, calculated, type Figure, type Part, parts, publishedMetric } from './draft.ts'
import type { FormulaTable, MetricName, TopicTable, WorkedAnswer } from './topic-table.ts'
import { workingArgument } from './working-argument.ts'

/** Writes the metrics and calculations of a topic from the workings of its answers. `all` are the tables of the report. */
export function composeTopic(
  table: TopicTable,
  all: readonly TopicTable[],
  answers: readonly WorkedAnswer[],
  citations: Citations,
): Part {
  const idOf = (output: OutputOf): string => metricIdOf(all, output)
  return parts(
    ...answers.flatMap((answer) => {
      const workings = answer.workings()
      return workings.length === 0
        ? [absent(table.topic, citations, answer, gapOf(table))]
        : workings.map((working) => workingPart(table, answer, working, citations, idOf))
    }),
  )
}

function workingPart(
  table: TopicTable,
  answer: WorkedAnswer,
  working: Working,
  citations: Citations,
  idOf: (output: OutputOf) => string,
): Part {
  const { topic } = table
  const formula = formulaOf(table, working.formula)
  const about = working.about ?? {}
  const origin = {
    ...answer,
    availability: working.availability ?? answer.availability,
    basis: working.basis ?? answer.basis,
    inputs: working.inputs ?? answer.inputs,
    flags: working.flags ?? answer.flags,
  }
  const named = (name: MetricName): Omit<Figure, 'value'> => ({
    ...name,
    ...wordedFor(name, about, table.words ?? {}),
    observed: working.observed ?? null,
  })
  const figure = (output: string, { value, text, observed, availability }: WorkingOutput): Figure => ({
    ...named(metricOf(formula, working.formula, output)),
    value,
    ...(text === undefined ? {} : { text }),
    ...(observed === undefined ? {} : { observed }),
    ...(availability === undefined ? {} : { availability }),
  })
  if (working.kind === 'missing') return absent(topic, citations, origin, named(formula.gap ?? gapOf(table)))
  if (working.kind === 'published')
    return {
      metrics: Object.entries(working.outputs).map(([name, output]) =>
        publishedMetric(topic, citations, origin, figure(name, output), output.input),
      ),
      calculations: [],
    }
  return calculated(topic, citations, origin, {
    id: filled(formula.calculation, about),
    formula: working.formula,
    arguments: workingArgument(working.arguments, citations, idOf),
    figures: Object.fromEntries(
      Object.entries(working.outputs).map(([name, output]) => [name, figure(name, output)]),
    ),
    pointers: Object.fromEntries(
      (working.lists ?? []).map((list) => [list, filled(pointerOf(formula, working.formula, list), about)]),
    ),
  })
}

/** The metric that shows what another formula gave. */
function metricIdOf(all: readonly TopicTable[], { formula, output, about }: OutputOf): string {
  const table = all.find(({ formulas }) => formulas[formula] !== undefined)
  if (table === undefined) throw new RangeError(`no topic shows the formula ${formula}`)
  return filled(metricOf(formulaOf(table, formula), formula, output).id, about)
}

function gapOf({ topic, gap }: TopicTable): MetricName {
  if (gap === undefined) throw new RangeError(`the topic ${topic} has no name for a missing figure`)
  return gap
}

function formulaOf({ topic, formulas }: TopicTable, formula: string): FormulaTable {
  const found = formulas[formula]
  if (found === undefined) throw new RangeError(`the topic ${topic} has no table for the formula ${formula}`)
  return found
}

function metricOf({ metrics }: FormulaTable, formula: string, output: string): MetricName {
  const found = metrics[output]
  if (found === undefined) throw new RangeError(`the output ${output} of ${formula} has no metric`)
  return found
}

function pointerOf({ pointers }: FormulaTable, formula: string, list: string): string {
  const found = pointers?.[list]
  if (found === undefined) throw new RangeError(`the list ${list} of ${formula} has no pointer`)
  return found
}

/** Labels are for readers, so codes become words there. */
const wordedFor = (
  { id, label, unit }: MetricName,
  about: About,
  words: Readonly<Record<string, string>>,
): Pick<MetricName, 'id' | 'label' | 'unit'> => ({
  id: filled(id, about),
  label: filled(label, about, words),
  unit: unit === null ? null : filled(unit, about),
})

/** A template with each `{name}` replaced by what the working is about. */
const filled = (template: string, about: About, words: Readonly<Record<string, string>> = {}): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = about[name]
    if (value === undefined)
      throw new RangeError(`"${template}" needs ${name}, which its working does not state`)
    return words[value] ?? String(value)
  })

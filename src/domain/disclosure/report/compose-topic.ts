import { type Availability, unavailable } from '../../availability.ts'
import type { Calculated, OutputOf, Published, Working, WorkingOutput } from '../../working.ts'
import type { Citations } from './citations.ts'
import { type DraftMetric, type Origin, type Part, parts } from './draft.ts'
import { gapOf, metricIdOf, Names } from './names.ts'
import type { Topic } from './report.ts'
import type { MetricName, TopicTable, WorkedOutcome } from './topic-table.ts'
import { workingArgument } from './working-argument.ts'

/** What the metrics of one working have in common. */
interface Setting extends Origin {
  readonly topic: Topic
  readonly observed: string | null
}

/** Writes the metrics and calculations of a topic from the workings of its outcomes. `all` are the tables of the report. */
export function composeTopic(
  table: TopicTable,
  all: readonly TopicTable[],
  outcomes: readonly WorkedOutcome[],
  citations: Citations,
): Part {
  const { topic } = table
  const idOf = (output: OutputOf): string => metricIdOf(all, output)
  return parts(
    ...outcomes.flatMap((outcome) => {
      const workings = outcome.workings()
      if (workings.length === 0)
        return [missingPart({ ...outcome, topic, observed: null }, gapOf(table), citations)]
      return workings.map((working) => {
        const names = new Names(table, working)
        const setting = settingOf(topic, outcome, working)
        if (working.kind === 'missing') return missingPart(setting, names.gap(), citations)
        if (working.kind === 'published') return publishedPart(setting, names, working, citations)
        return calculatedPart(setting, names, working, citations, idOf)
      })
    }),
  )
}

const settingOf = (topic: Topic, outcome: Origin, working: Working): Setting => ({
  method: outcome.method,
  data_quality: outcome.data_quality,
  topic,
  observed: working.observed ?? null,
  availability: working.availability ?? outcome.availability,
  basis: working.basis ?? outcome.basis,
  inputs: working.inputs ?? outcome.inputs,
  flags: working.flags ?? outcome.flags,
})

/** One figure without a value, so that the gap shows. */
const missingPart = (setting: Setting, name: MetricName, citations: Citations): Part => ({
  metrics: [
    {
      ...metricOf(setting, name, { value: null }),
      is_absent: true,
      method: setting.method,
      evidence_ids: citations.citeAll(setting.inputs),
    },
  ],
  calculations: [],
})

/** Figures exactly as published, each with the one input that prints it. */
const publishedPart = (setting: Setting, names: Names, working: Published, citations: Citations): Part => ({
  metrics: Object.entries(working.outputs).map(([output, { input, ...figure }]) => ({
    ...metricOf(setting, names.metric(output), figure),
    basis: 'reported',
    value_text: figure.value === null ? null : (input?.value_text ?? null),
    evidence_ids: input === undefined ? [] : [citations.cite(input)],
  })),
  calculations: [],
})

/** Figures that one formula gives. Those without a value are listed, not calculated. */
function calculatedPart(
  setting: Setting,
  names: Names,
  working: Calculated,
  citations: Citations,
  idOf: (output: OutputOf) => string,
): Part {
  const { method } = setting
  const id = names.calculation()
  const evidence_ids = citations.citeAll(setting.inputs)
  const outputs = Object.entries(working.outputs)
  return {
    metrics: outputs
      .filter(([output]) => names.hasMetric(output))
      .map(([output, figure]) => {
        const compared = names.compared(output)
        return {
          ...metricOf(setting, names.metric(output), figure),
          method,
          calculation: id,
          evidence_ids,
          ...(compared === undefined ? {} : { compared }),
        }
      }),
    calculations: [
      {
        id,
        method,
        formula: working.formula,
        arguments: workingArgument(working.arguments, citations, idOf),
        outputs: Object.fromEntries(
          [...outputs.map(([output]) => output), ...(working.lists ?? [])].map((name) => [
            name,
            names.targets(name),
          ]),
        ),
      },
    ],
  }
}

const metricOf = (setting: Setting, { id, label, unit }: MetricName, figure: WorkingOutput): DraftMetric => ({
  is_absent: false,
  id,
  topic: setting.topic,
  label,
  value: figure.value,
  value_text: figure.text ?? null,
  unit,
  observed: figure.observed === undefined ? setting.observed : figure.observed,
  basis: setting.basis,
  data_quality: setting.data_quality,
  availability: availabilityOf(figure, setting.availability),
  flags: setting.flags,
  method: null,
  calculation: null,
  evidence_ids: [],
})

/** A figure without a value never counts as available: null is not zero, and says why it is there. */
function availabilityOf({ value, availability }: WorkingOutput, common: Availability): Availability {
  const stated = availability ?? common
  return value === null && stated.status === 'available'
    ? unavailable('not_assessed', 'not_computed', 'The method cannot compute a figure from these inputs.')
    : stated
}

import { AVAILABLE, type Availability, unavailable } from '../../availability.ts'
import type { Outcome } from '../../company/outcome.ts'
import type { EvidenceInput, Method } from '../../evidence.ts'
import type { Argument, Calculation } from './calculation.ts'
import type { Citations } from './citations.ts'
import type { Metric, Topic } from './report.ts'

/** A metric before the framework says which of its requirements the figure answers. */
export interface DraftMetric extends Omit<Metric, 'requirement_ids' | 'taxonomy_elements'> {
  /** True of a figure that stands for a topic of which nothing could be computed. */
  readonly is_absent: boolean
}

/** Metrics of one topic and the calculations behind them. */
export interface Part {
  readonly metrics: readonly DraftMetric[]
  readonly calculations: readonly Calculation[]
}

/** What a topic says of one figure; the rest follows from the outcome that it came from. */
export interface Figure {
  readonly id: string
  readonly label: string
  readonly value: number | string | null
  /** In exact decimals where `value` cannot hold them. */
  readonly text?: string | null
  readonly unit: string | null
  readonly observed?: string | null
  /** Why this one figure is missing or stale, where that differs from its outcome. */
  readonly availability?: Availability
}

/** The outcome that a figure belongs to. */
export type Origin = Pick<
  Outcome<unknown>,
  'availability' | 'basis' | 'data_quality' | 'flags' | 'inputs' | 'method'
>

/** A figure exactly as published, with the one input that prints it; null where nothing is printed. */
export function publishedMetric(
  topic: Topic,
  citations: Citations,
  origin: Origin,
  figure: Figure,
  input: EvidenceInput | undefined,
): DraftMetric {
  return {
    ...metricOf(topic, origin, figure),
    basis: 'reported',
    value_text: figure.value === null ? null : (input?.value_text ?? null),
    evidence_ids: input === undefined ? [] : [citations.cite(input)],
  }
}

/** Figures that one formula gives, by the name of each output. Figures without a value are listed, not calculated. */
export function calculated(
  topic: Topic,
  citations: Citations,
  origin: Origin,
  calculation: {
    readonly id: string
    readonly formula: string
    readonly arguments: Argument
    readonly figures: Readonly<Record<string, Figure>>
    /** Parts of the series that the same formula gives, as JSON pointers into report.json. */
    readonly pointers?: Readonly<Record<string, string>>
  },
): Part {
  const evidence_ids = citations.citeAll(origin.inputs)
  const figures = Object.entries(calculation.figures)
  const outputs = {
    ...Object.fromEntries(figures.map(([name, { id }]) => [name, id])),
    ...calculation.pointers,
  }
  return {
    metrics: figures.map(([, figure]) => ({
      ...metricOf(topic, origin, figure),
      method: origin.method,
      calculation: calculation.id,
      evidence_ids,
    })),
    calculations: [
      {
        id: calculation.id,
        method: origin.method,
        formula: calculation.formula,
        arguments: calculation.arguments,
        outputs,
      },
    ],
  }
}

/** A topic of which nothing could be computed: one figure without a value, so that the gap shows. */
export function absent(
  topic: Topic,
  citations: Citations,
  origin: Origin,
  figure: Omit<Figure, 'value'>,
): Part {
  const metric = metricOf(topic, origin, { ...figure, value: null })
  return {
    metrics: [
      {
        ...metric,
        is_absent: true,
        method: origin.method,
        evidence_ids: citations.citeAll(origin.inputs),
      },
    ],
    calculations: [],
  }
}

export const parts = (...all: readonly Part[]): Part => ({
  metrics: all.flatMap(({ metrics }) => metrics),
  calculations: all.flatMap(({ calculations }) => calculations),
})

/** An origin for figures of methods that answer without an outcome. */
export const originOf = (
  method: Method,
  inputs: readonly EvidenceInput[],
  changes: Partial<Origin> = {},
): Origin => ({
  method,
  inputs,
  availability: AVAILABLE,
  basis: 'derived',
  data_quality: 2,
  flags: [],
  ...changes,
})

const metricOf = (topic: Topic, origin: Origin, figure: Figure): DraftMetric => ({
  is_absent: false,
  id: figure.id,
  topic,
  label: figure.label,
  value: figure.value,
  value_text: figure.text ?? null,
  unit: figure.unit,
  observed: figure.observed ?? null,
  basis: origin.basis,
  data_quality: origin.data_quality,
  availability: availabilityOf(figure, figure.availability ?? origin.availability),
  flags: origin.flags,
  method: null,
  calculation: null,
  evidence_ids: [],
})

/** A figure without a value never counts as available: null is not zero, and says why it is there. */
const availabilityOf = ({ value }: Figure, availability: Availability): Availability =>
  value === null && availability.status === 'available'
    ? unavailable('not_assessed', 'not_computed', 'The method gives no figure from these inputs.')
    : availability

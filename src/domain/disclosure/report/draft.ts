import { AVAILABLE } from '../../availability.ts'
import type { Outcome } from '../../company/outcome.ts'
import type { EvidenceInput, Method } from '../../evidence.ts'
import type { Calculation } from './calculation.ts'
import type { Metric } from './report.ts'

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

export const parts = (...all: readonly Part[]): Part => ({
  metrics: all.flatMap(({ metrics }) => metrics),
  calculations: all.flatMap(({ calculations }) => calculations),
})

/** The outcome that a figure belongs to. */
export type Origin = Pick<
  Outcome<unknown>,
  'availability' | 'basis' | 'data_quality' | 'flags' | 'inputs' | 'method'
>

/** An origin for figures of methods that give no outcome. */
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

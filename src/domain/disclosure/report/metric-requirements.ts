import type { MetricRow } from '../framework.ts'
import type { DraftMetric } from './draft.ts'
import type { Metric } from './report.ts'

/** A metric with the requirements that it answers under the framework. */
export function withRequirements(
  { is_absent, evidence_ids, ...draft }: DraftMetric,
  rows: readonly MetricRow[],
): Metric {
  const row = rowOf(draft.id, rows)
  if (row === undefined)
    throw new RangeError(
      `the framework has no row for the metric ${draft.id}; say what it answers, or nothing`,
    )
  const { requirement_ids, absent_requirement_ids = requirement_ids, taxonomy_elements = [] } = row
  return {
    ...draft,
    requirement_ids: is_absent ? absent_requirement_ids : requirement_ids,
    taxonomy_elements,
    evidence_ids,
  }
}

/** The first row that fits a metric. */
export const rowOf = (id: string, rows: readonly MetricRow[]): MetricRow | undefined =>
  rows.find(({ metric }) => fits(metric, id))

/** Whether an id is the pattern, with any text in place of its `*`. */
function fits(pattern: string, id: string): boolean {
  const [start = '', end] = pattern.split('*')
  if (end === undefined) return id === pattern
  return id.length >= start.length + end.length && id.startsWith(start) && id.endsWith(end)
}

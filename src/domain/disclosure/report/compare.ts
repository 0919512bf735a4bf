import { type CauseFound, type Compared, causeFinder } from './change-causes.ts'
import type { DisclosureReport, Metric } from './report.ts'

/** One figure in both bundles, or in one of them. */
export interface MetricChange {
  readonly metric_id: string
  readonly label: string
  readonly unit: string | null
  readonly from: Metric['value']
  readonly to: Metric['value']
  /** Of numbers; null where either is none. */
  readonly change: number | null
  readonly change_percent: number | null
  readonly causes: readonly CauseFound[]
}

export interface ReportComparison {
  readonly abn: { readonly from: string; readonly to: string }
  readonly snapshot: { readonly from: string; readonly to: string }
  readonly evidence_hash: { readonly from: string; readonly to: string }
  readonly metrics: { readonly compared: number; readonly changed: number }
  readonly changes: readonly MetricChange[]
  readonly requirements: readonly {
    readonly requirement_id: string
    readonly from: string | null
    readonly to: string | null
  }[]
}

/** Two bundles number by number, each difference with its cause. */
export function compareReports(before: Compared, after: Compared): ReportComparison {
  const [old, now] = [metricsOf(before), metricsOf(after)]
  const ids = [...new Set([...old.keys(), ...now.keys()])]
  const causesOf = causeFinder(before, after)
  const changes = ids.flatMap((id) => {
    const [was, is] = [old.get(id), now.get(id)]
    return (was?.value ?? null) === (is?.value ?? null)
      ? []
      : [{ ...differenceOf(was, is), causes: causesOf(was, is) }]
  })
  return {
    abn: { from: before.report.entity.abn, to: after.report.entity.abn },
    snapshot: { from: before.report.snapshot.id, to: after.report.snapshot.id },
    evidence_hash: { from: before.report.evidence_hash, to: after.report.evidence_hash },
    metrics: { compared: ids.length, changed: changes.length },
    changes,
    requirements: requirementChanges(before.report, after.report),
  }
}

const metricsOf = ({ report }: Compared): ReadonlyMap<string, Metric> =>
  new Map(report.metrics.map((metric) => [metric.id, metric]))

function differenceOf(was: Metric | undefined, is: Metric | undefined): Omit<MetricChange, 'causes'> {
  const { id, label, unit } = (is ?? was)!
  const [from, to] = [was?.value ?? null, is?.value ?? null]
  const change = typeof from === 'number' && typeof to === 'number' ? to - from : null
  return {
    metric_id: id,
    label,
    unit,
    from,
    to,
    change,
    change_percent:
      change === null || typeof from !== 'number' || from === 0 ? null : (100 * change) / Math.abs(from),
  }
}

function requirementChanges(
  before: DisclosureReport,
  after: DisclosureReport,
): ReportComparison['requirements'] {
  const statuses = ({ readiness }: DisclosureReport): ReadonlyMap<string, string> =>
    new Map(readiness.requirements.map((row) => [row.requirement_id, row.evidence_status]))
  const [old, now] = [statuses(before), statuses(after)]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((requirement_id) => {
    const [from, to] = [old.get(requirement_id) ?? null, now.get(requirement_id) ?? null]
    return from === to ? [] : [{ requirement_id, from, to }]
  })
}

import type { Method } from '../../evidence.ts'
import type { Calculation } from './calculation.ts'
import type { Provenance, ProvenanceInput } from './provenance.ts'
import type { DisclosureReport, Metric } from './report.ts'

/** What a bundle says, as far as a comparison needs it. */
export interface Compared {
  readonly report: DisclosureReport
  readonly provenance: Provenance
}

/** Why a figure is another one. Several may hold at once. */
export type Cause =
  | 'new_data'
  | 'restated_data'
  | 'data_no_longer_used'
  | 'method'
  | 'tenant_edit'
  | 'standard_version'
  | 'not_explained'

export interface CauseFound {
  readonly cause: Cause
  readonly detail: string
}

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
  const [from, to] = [metricsOf(before), metricsOf(after)]
  const ids = [...new Set([...from.keys(), ...to.keys()])]
  const changes = ids.flatMap((id) => {
    const [a, b] = [from.get(id), to.get(id)]
    return (a?.value ?? null) === (b?.value ?? null) ? [] : [changeOf(before, after, a, b)]
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

function changeOf(
  before: Compared,
  after: Compared,
  a: Metric | undefined,
  b: Metric | undefined,
): MetricChange {
  const shown = (b ?? a)!
  const [from, to] = [a?.value ?? null, b?.value ?? null]
  const change = typeof from === 'number' && typeof to === 'number' ? to - from : null
  return {
    metric_id: shown.id,
    label: shown.label,
    unit: shown.unit,
    from,
    to,
    change,
    change_percent:
      change === null || typeof from !== 'number' || from === 0 ? null : (100 * change) / Math.abs(from),
    causes: causesOf(before, after, a, b),
  }
}

function causesOf(
  before: Compared,
  after: Compared,
  a: Metric | undefined,
  b: Metric | undefined,
): CauseFound[] {
  const [old, now] = [inputsOf(before, a), inputsOf(after, b)]
  const versions = [before, after].map(({ report }) => report.standard.version)
  const found = [
    ...methodCause(a?.method ?? null, b?.method ?? null),
    ...recordCauses(old, now),
    ...dataCauses(old, now),
    ...(versions[0] !== versions[1] && shownTopic(a, b) === 'readiness'
      ? [cause('standard_version', `${versions[0]} became ${versions[1]}`)]
      : []),
  ]
  return found.length > 0
    ? found
    : [cause('not_explained', 'The inputs, methods and records behind it are the same in both bundles.')]
}

const shownTopic = (a: Metric | undefined, b: Metric | undefined): string | undefined => (b ?? a)?.topic

const cause = (name: Cause, detail: string): CauseFound => ({ cause: name, detail })

function methodCause(a: Method | null, b: Method | null): CauseFound[] {
  if (a === null || b === null || (a.id === b.id && a.version === b.version)) return []
  return [cause('method', `${a.id} ${a.version} became ${b.id} ${b.version}`)]
}

const RECORDS = 'tenant_record'

function recordCauses(old: readonly ProvenanceInput[], now: readonly ProvenanceInput[]): CauseFound[] {
  const versionsOf = (inputs: readonly ProvenanceInput[]): ReadonlyMap<string, ProvenanceInput> =>
    new Map(inputs.filter(({ dataset }) => dataset === RECORDS).map((input) => [input.ref, input]))
  const [a, b] = [versionsOf(old), versionsOf(now)]
  return [...new Set([...a.keys(), ...b.keys()])].flatMap((ref) => {
    const [was, is] = [a.get(ref), b.get(ref)]
    if (was?.file_sha256 === is?.file_sha256) return []
    return [cause('tenant_edit', `${was?.release ?? 'no record'} became ${is?.release ?? 'no record'}`)]
  })
}

/** Figures by what they are about. The row may have moved in another edition of the file, so it is no part of that. */
const subjectOf = ({ dataset, field, observed }: ProvenanceInput): string => `${dataset} ${field} ${observed}`

function dataCauses(old: readonly ProvenanceInput[], now: readonly ProvenanceInput[]): CauseFound[] {
  const published = ({ dataset, members }: ProvenanceInput): boolean =>
    dataset !== RECORDS && members === undefined
  const [a, b] = [old, now].map((inputs) => Map.groupBy(inputs.filter(published), subjectOf)) as [
    Map<string, ProvenanceInput[]>,
    Map<string, ProvenanceInput[]>,
  ]
  const valuesOf = (inputs: readonly ProvenanceInput[] | undefined): string =>
    (inputs ?? [])
      .map(({ value_text }) => value_text ?? '')
      .toSorted()
      .join('\n')
  const fresh = [...b.keys()].filter((subject) => !a.has(subject))
  const gone = [...a.keys()].filter((subject) => !b.has(subject))
  const restated = [...b.keys()].filter(
    (subject) => a.has(subject) && valuesOf(a.get(subject)) !== valuesOf(b.get(subject)),
  )
  return [
    ...listed('new_data', fresh),
    ...listed('restated_data', restated),
    ...listed('data_no_longer_used', gone),
  ]
}

/** As many as a reader wants to see; provenance.json of both bundles has them all. */
const MOST_SUBJECTS = 5

function listed(name: Cause, subjects: readonly string[]): CauseFound[] {
  if (subjects.length === 0) return []
  const shown = subjects.toSorted().slice(0, MOST_SUBJECTS).join('; ')
  const rest = subjects.length - MOST_SUBJECTS
  return [cause(name, rest > 0 ? `${shown}; and ${rest} more` : shown)]
}

/** Every input behind a figure: its evidence, members of lists, and what its calculation and those before it cite. */
function inputsOf({ provenance }: Compared, metric: Metric | undefined): ProvenanceInput[] {
  if (metric === undefined) return []
  const byId = new Map(provenance.inputs.map((input) => [input.id, input]))
  const producers = new Map(
    provenance.calculations.flatMap((one) =>
      Object.values(one.outputs).map((target) => [target, one] as const),
    ),
  )
  const found = new Set<string>()
  const take = (id: string): void => {
    if (found.has(id)) return
    found.add(id)
    for (const member of byId.get(id)?.members ?? []) take(member)
  }
  const seen = new Set<Calculation>()
  const follow = (calculation: Calculation | undefined): void => {
    if (calculation === undefined || seen.has(calculation)) return
    seen.add(calculation)
    const { inputs, metrics } = references(calculation.arguments)
    for (const id of inputs) take(id)
    for (const id of metrics) follow(producers.get(id))
  }
  for (const id of metric.evidence_ids) take(id)
  follow(producers.get(metric.id))
  return [...found].flatMap((id) => byId.get(id) ?? [])
}

function references(value: unknown): {
  readonly inputs: readonly string[]
  readonly metrics: readonly string[]
} {
  if (typeof value !== 'object' || value === null) return { inputs: [], metrics: [] }
  if ('input' in value && typeof value.input === 'string') return { inputs: [value.input], metrics: [] }
  if ('metric' in value && typeof value.metric === 'string') return { inputs: [], metrics: [value.metric] }
  const below = Object.values(value).map(references)
  return { inputs: below.flatMap(({ inputs }) => inputs), metrics: below.flatMap(({ metrics }) => metrics) }
}

function requirementChanges(
  before: DisclosureReport,
  after: DisclosureReport,
): ReportComparison['requirements'] {
  const statuses = ({ readiness }: DisclosureReport): ReadonlyMap<string, string> =>
    new Map(readiness.requirements.map((row) => [row.requirement_id, row.evidence_status]))
  const [a, b] = [statuses(before), statuses(after)]
  return [...new Set([...a.keys(), ...b.keys()])].flatMap((requirement_id) => {
    const [from, to] = [a.get(requirement_id) ?? null, b.get(requirement_id) ?? null]
    return from === to ? [] : [{ requirement_id, from, to }]
  })
}

/** The parts of a bundle's files that a comparison reads. */
export interface Report {
  readonly standard: { readonly version: string }
  readonly metrics: readonly Metric[]
}

export interface Metric {
  readonly id: string
  readonly label: string
  readonly value: number | string | null
  readonly value_text: string | null
  readonly unit: string | null
  readonly observed: string | null
  readonly method: { readonly id: string; readonly version: string } | null
  readonly calculation: string | null
  readonly evidence_ids: readonly string[]
}

export interface Provenance {
  readonly releases: readonly {
    readonly release: string
    readonly dataset: string
    readonly edition: string
  }[]
  readonly inputs: readonly { readonly id: string; readonly dataset: string; readonly release: string }[]
  readonly records: readonly { readonly record: string; readonly version: number; readonly sha256: string }[]
  readonly calculations: readonly { readonly id: string; readonly arguments: unknown }[]
}

export interface Side {
  readonly report: Report
  readonly provenance: Provenance
}

/** A number that differs between two bundles, and everything beneath it that differs too. */
export interface Change {
  readonly id: string
  readonly label: string
  readonly unit: string | null
  readonly before: Metric | undefined
  readonly after: Metric | undefined
  readonly causes: readonly string[]
}

/** Number by number, what differs from one bundle to the other and why. */
export function changesBetween(before: Side, after: Side): readonly Change[] {
  const ids = new Set([...before.report.metrics, ...after.report.metrics].map(({ id }) => id))
  return [...ids].flatMap((id) => {
    const [old, now] = [metricOf(before, id), metricOf(after, id)]
    const known = now ?? old
    if (known === undefined || (old !== undefined && now !== undefined && isSame(old, now))) return []
    return [
      {
        id,
        label: known.label,
        unit: known.unit,
        before: old,
        after: now,
        causes: causesOf(id, before, after),
      },
    ]
  })
}

const metricOf = ({ report }: Side, id: string): Metric | undefined =>
  report.metrics.find((metric) => metric.id === id)

const isSame = (old: Metric, now: Metric): boolean =>
  old.value === now.value && old.value_text === now.value_text && old.observed === now.observed

function causesOf(id: string, before: Side, after: Side): readonly string[] {
  const [old, now] = [metricOf(before, id), metricOf(after, id)]
  const found = [
    ...methodCause(old, now),
    ...recordCauses(new Set([...recordsUnder(old, before), ...recordsUnder(now, after)]), before, after),
    ...releaseCauses(new Set([...datasetsUnder(old, before), ...datasetsUnder(now, after)]), before, after),
    ...(before.report.standard.version === after.report.standard.version
      ? []
      : [`version of the standard: ${before.report.standard.version} → ${after.report.standard.version}`]),
  ]
  return found.length === 0 ? everythingElse(before, after) : found
}

/** For numbers such as readiness, which rest on the whole of the evidence: whatever the two were made from differs in. */
function everythingElse(before: Side, after: Side): readonly string[] {
  const both = [before.provenance, after.provenance]
  const found = [
    ...recordCauses(
      new Set(both.flatMap(({ records }) => records.map(({ record }) => record))),
      before,
      after,
    ),
    ...releaseCauses(
      new Set(both.flatMap(({ releases }) => releases.map(({ dataset }) => dataset))),
      before,
      after,
    ),
  ]
  return found.length === 0 ? ['nothing that the two bundles name'] : found
}

function methodCause(old: Metric | undefined, now: Metric | undefined): readonly string[] {
  if (old?.method === null || old?.method === undefined || now?.method === null || now?.method === undefined)
    return []
  return old.method.version === now.method.version
    ? []
    : [`method ${now.method.id}: ${old.method.version} → ${now.method.version}`]
}

function recordCauses(kinds: ReadonlySet<string>, before: Side, after: Side): readonly string[] {
  return [...kinds].flatMap((kind) => {
    const old = before.provenance.records.find(({ record }) => record === kind)
    const now = after.provenance.records.find(({ record }) => record === kind)
    if (old?.sha256 === now?.sha256) return []
    const name = kind.replaceAll('_', ' ')
    if (old === undefined) return [`${name}: version ${now?.version} was added`]
    return [now === undefined ? `${name}: was deleted` : `${name}: version ${old.version} → ${now.version}`]
  })
}

function releaseCauses(datasets: ReadonlySet<string>, before: Side, after: Side): readonly string[] {
  return [...datasets].flatMap((dataset) => {
    const editions = [before, after].map(({ provenance }) =>
      provenance.releases.filter((one) => one.dataset === dataset),
    )
    const [old = [], now = []] = editions
    const same =
      JSON.stringify(old.map((one) => one.release)) === JSON.stringify(now.map((one) => one.release))
    const text = (side: typeof old): string => side.map(({ edition }) => edition).join(', ') || 'none'
    return same ? [] : [`${dataset}: ${text(old)} → ${text(now)}`]
  })
}

/** Records that a metric's calculation refers to, through the metrics that it refers to in turn. */
function recordsUnder(
  metric: Metric | undefined,
  side: Side,
  seen: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  if (metric === undefined || seen.has(metric.id)) return new Set()
  const calculation = side.provenance.calculations.find(({ id }) => id === metric.calculation)
  const text = JSON.stringify(calculation?.arguments ?? null)
  const visited = new Set([...seen, metric.id])
  const named = (member: string): readonly string[] =>
    [...text.matchAll(new RegExp(`"${member}":"([^"]+)"`, 'g'))].map(([, name = '']) => name)
  return new Set([
    ...named('record'),
    ...named('metric').flatMap((id) => [...recordsUnder(metricOf(side, id), side, visited)]),
  ])
}

function datasetsUnder(metric: Metric | undefined, { provenance }: Side): ReadonlySet<string> {
  const wanted = new Set(metric?.evidence_ids)
  return new Set(provenance.inputs.filter(({ id }) => wanted.has(id)).map(({ dataset }) => dataset))
}

import type { Metric, Side } from './content.ts'
import { metricOf, namedUnder } from './trace.ts'

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

const isSame = (old: Metric, now: Metric): boolean =>
  old.value === now.value && old.value_text === now.value_text && old.observed === now.observed

function causesOf(id: string, before: Side, after: Side): readonly string[] {
  const [old, now] = [metricOf(before, id), metricOf(after, id)]
  const found = [
    ...methodCause(old, now),
    ...recordCauses(
      new Set([...namedUnder('record', old, before), ...namedUnder('record', now, after)]),
      before,
      after,
    ),
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

function datasetsUnder(metric: Metric | undefined, { provenance }: Side): ReadonlySet<string> {
  const wanted = new Set(metric?.evidence_ids)
  return new Set(provenance.inputs.filter(({ id }) => wanted.has(id)).map(({ dataset }) => dataset))
}

import type { Metric, Side } from './content.ts'

/** A number with what it rests on. */
export interface Traced {
  readonly metric: Metric
  readonly inputs: Side['provenance']['inputs']
  readonly records: Side['provenance']['records']
}

/** Every number of a bundle with the published inputs and the records that its calculation names. */
export function traced(side: Side): readonly Traced[] {
  const { inputs, records } = side.provenance
  return side.report.metrics.map((metric) => {
    const named = namedUnder('input', metric, side)
    // Without a calculation that names any it rests on what it lists itself.
    const wanted = named.size === 0 ? new Set(metric.evidence_ids) : named
    const written = namedUnder('record', metric, side)
    return {
      metric,
      inputs: inputs.filter(({ id }) => wanted.has(id)),
      records: records.filter(({ record }) => written.has(record)),
    }
  })
}

const metricOf = ({ report }: Side, id: string): Metric | undefined =>
  report.metrics.find((metric) => metric.id === id)

/** Inputs or records that a metric's calculation names, through the metrics that it names in turn. */
function namedUnder(
  member: 'input' | 'record',
  metric: Metric | undefined,
  side: Side,
  seen: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  if (metric === undefined || seen.has(metric.id)) return new Set()
  const calculation = side.provenance.calculations.find(({ id }) => id === metric.calculation)
  const text = JSON.stringify(calculation?.arguments ?? null)
  const visited = new Set([...seen, metric.id])
  const named = (name: string): readonly string[] =>
    [...text.matchAll(new RegExp(`"${name}":"([^"]+)"`, 'g'))].map(([, value = '']) => value)
  return new Set([
    ...named(member),
    ...named('metric').flatMap((id) => [...namedUnder(member, metricOf(side, id), side, visited)]),
  ])
}

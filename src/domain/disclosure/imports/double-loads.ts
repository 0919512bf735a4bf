import { type Period, showPeriod } from '../../period.ts'
import { compareText } from '../../text-order.ts'
import type { Members } from './draft.ts'
import type { ImportWarning } from './meter-reading.ts'

interface Load {
  readonly item: {
    readonly meter?: string
    readonly region: string
    readonly period: Period
    readonly document_sha256: string
  }
  readonly at: string | null
}

/** Loads that share days: those of one meter, or of one document about one region. The same electricity may count twice. */
export function doubleLoads(items: readonly Members[], places: readonly (string | null)[]): ImportWarning[] {
  const loads = items.map(
    (item, index): Load => ({ item: item as unknown as Load['item'], at: places[index] ?? null }),
  )
  return [...Map.groupBy(loads, ({ item }) => nameOf(item))].flatMap(([name, group]) => {
    const [first, second] = sharing(group) ?? []
    // What stood in the record before is the record's own matter.
    if (first === undefined || second === undefined || (first.at === null && second.at === null)) return []
    return [
      {
        code: 'same_days_twice',
        at: second.at ?? first.at,
        message: `${name}: ${showPeriod(first.item.period)}${placed(first)} and ${showPeriod(second.item.period)}${placed(second)} share days, so that electricity may count twice. Saved like this it appears as a contradiction.`,
      },
    ]
  })
}

const placed = ({ at }: Load): string => (at === null ? ' (in the record already)' : '')

const nameOf = ({ meter, region, document_sha256 }: Load['item']): string =>
  meter === undefined
    ? `Rows of ${region} without a meter, document ${document_sha256.slice(0, 8)}`
    : `Meter ${meter}`

function sharing(group: readonly Load[]): readonly [Load, Load] | undefined {
  let furthest: Load | undefined
  for (const load of group.toSorted((a, b) => compareText(a.item.period.start, b.item.period.start))) {
    if (furthest !== undefined && load.item.period.start <= furthest.item.period.end) return [furthest, load]
    if (furthest === undefined || load.item.period.end > furthest.item.period.end) furthest = load
  }
  return undefined
}

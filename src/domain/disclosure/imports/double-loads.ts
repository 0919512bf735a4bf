import { showPeriod } from '../../period.ts'
import { compareText } from '../../text-order.ts'
import type { Members } from './draft.ts'
import { type LoadItem, loadItem } from './load-item.ts'
import type { ImportWarning } from './meter-reading.ts'

interface Load extends LoadItem {
  readonly at: string | null
}

/** Loads that share days: those of one meter, or of one document about one region. The same electricity may count twice. */
export function doubleLoads(items: readonly Members[], places: readonly (string | null)[]): ImportWarning[] {
  const loads = items.flatMap((item, index): Load[] => {
    const load = loadItem(item)
    return load === undefined ? [] : [{ ...load, at: places[index] ?? null }]
  })
  return [...Map.groupBy(loads, nameOf)].flatMap(([name, group]) => {
    const [first, second] = sharing(group) ?? []
    // What stood in the record before is the record's own matter.
    if (first === undefined || second === undefined || (first.at === null && second.at === null)) return []
    return [
      {
        code: 'same_days_twice',
        at: second.at ?? first.at,
        message: `${name}: ${showPeriod(first.period)}${placed(first)} and ${showPeriod(second.period)}${placed(second)} cover some of the same days, so electricity may be counted twice. If you save it like this, it shows as a contradiction.`,
      },
    ]
  })
}

const placed = ({ at }: Load): string => (at === null ? ' (in the record already)' : '')

const nameOf = ({ meter, region, document = '' }: Load): string =>
  meter === undefined
    ? `Rows of ${region} without a meter, document ${document.slice(0, 8)}`
    : `Meter ${meter}`

function sharing(group: readonly Load[]): readonly [Load, Load] | undefined {
  let furthest: Load | undefined
  for (const load of group.toSorted((a, b) => compareText(a.period.start, b.period.start))) {
    if (furthest !== undefined && load.period.start <= furthest.period.end) return [furthest, load]
    if (furthest === undefined || load.period.end > furthest.period.end) furthest = load
  }
  return undefined
}

import { daysBetween } from '../calendar.ts'
import type { LoadFinding } from './load-findings.ts'

/** Rows and sums of one release. */
interface ReleaseTotals {
  readonly slot: string
  /** First and last day that it speaks of, where it says so. */
  readonly observed_from: string | null
  readonly observed_to: string | null
  /** `rows`, and each measure that the release has. */
  readonly totals: Readonly<Record<string, number | null>>
}

/** Below this, two issues count as alike: one of the same year, and one of another. */
const ALWAYS_ALLOWED = { replaced: 0.1, next: 0.2 } as const
/** How much further than ever before a total may go. */
const BEYOND_HISTORY = 1.5

/**
 * Totals of a new release that are further from those of its neighbour than neighbours ever were. The neighbour is the
 * release that it replaces, else the one of the slot before it. Steps are compared as ratios, up and down alike. Without
 * three releases there is no history, and only the rows of a replaced release are held against the new one's. A file of the
 * year so far grows with every issue: where days are stated and none is lost, totals are compared by the day.
 */
export function oddTotals(
  held: readonly ReleaseTotals[],
  added: ReleaseTotals,
  replaced: ReleaseTotals | undefined,
): LoadFinding[] {
  const neighbour = replaced ?? held.findLast(({ slot }) => slot < added.slot)
  if (neighbour === undefined) return []
  const byDay =
    daysOf(added) !== null &&
    daysOf(neighbour) !== null &&
    (replaced === undefined || reachesOver(added, replaced))
  const figure = (one: ReleaseTotals | undefined, name: string): number | null => {
    const total = one?.totals[name] ?? null
    const days = one === undefined || !byDay ? 1 : daysOf(one)
    return total === null || days === null ? null : total / days
  }
  const spans = byDay ? ` (${daysOf(neighbour)} and ${daysOf(added)} days)` : ''
  return Object.keys(added.totals).flatMap((name) => {
    const steps = held.slice(1).map((one, index) => stepOf(figure(held[index], name), figure(one, name)))
    const known = steps.filter((step) => step !== null)
    if (known.length < 2 && (replaced === undefined || name !== 'rows')) return []
    const alike = Math.log1p(replaced === undefined ? ALWAYS_ALLOWED.next : ALWAYS_ALLOWED.replaced)
    const allowed = Math.max(alike, BEYOND_HISTORY * Math.max(0, ...known.map(Math.abs)))
    const [from, to] = [neighbour.totals[name] ?? null, added.totals[name] ?? null]
    const step = stepOf(figure(neighbour, name), figure(added, name))
    const isGone = from !== null && from > 0 && (to === null || to === 0)
    if (!isGone && (step === null || Math.abs(step) <= allowed)) return []
    const isFewer = name === 'rows' && (to ?? 0) < (from ?? 0)
    return [
      {
        kind: isFewer ? 'rows_lost' : 'total_off',
        abn: null,
        message: `${name}: ${from} in ${neighbour.slot}${replaced === undefined ? '' : ' before'}, ${to ?? 'none'} in ${added.slot}${spans}; ${(Math.expm1(allowed) * 100).toFixed(0)} % would be usual going by the issues so far.`,
      },
    ]
  })
}

const daysOf = ({ observed_from, observed_to }: ReleaseTotals): number | null =>
  observed_from === null || observed_to === null ? null : daysBetween(observed_from, observed_to)

const reachesOver = (outer: ReleaseTotals, inner: ReleaseTotals): boolean =>
  (outer.observed_from ?? '') <= (inner.observed_from ?? '') &&
  (outer.observed_to ?? '') >= (inner.observed_to ?? '')

/** The logarithm of the ratio, so that a half and a double are equally far; null where there is none. */
const stepOf = (from: number | null, to: number | null): number | null =>
  from === null || from <= 0 || to === null || to <= 0 ? null : Math.log(to / from)

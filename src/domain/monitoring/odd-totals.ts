import type { LoadFinding } from './load-findings.ts'

/** Rows and sums of one release. */
interface ReleaseTotals {
  readonly slot: string
  /** `rows`, and each measure that the release has. */
  readonly totals: Readonly<Record<string, number | null>>
}

/** What no history excuses: below this, two issues count as alike. */
const ALWAYS_ALLOWED = 0.1
/** How much further than ever before a total may go. */
const BEYOND_HISTORY = 1.5

/**
 * Totals of a new release that are further from those of its neighbour than neighbours ever were. The neighbour is the
 * release that it replaces, else the one of the slot before it. Steps are compared as ratios, up and down alike. Without
 * three releases there is no history, and only the rows of a replaced release are held against the new one's.
 */
export function oddTotals(
  held: readonly ReleaseTotals[],
  added: ReleaseTotals,
  replaced: ReleaseTotals | undefined,
): LoadFinding[] {
  const neighbour = replaced ?? held.findLast(({ slot }) => slot < added.slot)
  if (neighbour === undefined) return []
  return Object.keys(added.totals).flatMap((name) => {
    const steps = held.slice(1).map((one, index) => stepOf(held[index]?.totals[name], one.totals[name]))
    const known = steps.filter((step) => step !== null)
    if (known.length < 2 && (replaced === undefined || name !== 'rows')) return []
    const allowed = Math.max(Math.log1p(ALWAYS_ALLOWED), BEYOND_HISTORY * Math.max(0, ...known.map(Math.abs)))
    const [from, to] = [neighbour.totals[name] ?? null, added.totals[name] ?? null]
    const step = stepOf(from, to)
    const isGone = from !== null && from > 0 && (to === null || to === 0)
    if (!isGone && (step === null || Math.abs(step) <= allowed)) return []
    const isFewer = name === 'rows' && (to ?? 0) < (from ?? 0)
    return [
      {
        kind: isFewer ? 'rows_lost' : 'total_off',
        abn: null,
        message: `${name}: ${from} in ${neighbour.slot}${replaced === undefined ? '' : ' before'}, ${to ?? 'none'} in ${added.slot}; by the issues so far ${(Math.expm1(allowed) * 100).toFixed(0)} % would be usual.`,
      },
    ]
  })
}

/** The logarithm of the ratio, so that a half and a double are equally far; null where there is none. */
const stepOf = (from: number | null | undefined, to: number | null | undefined): number | null =>
  from === null || from === undefined || from <= 0 || to === null || to === undefined || to <= 0
    ? null
    : Math.log(to / from)

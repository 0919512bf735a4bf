import type { Registry, Reporter, Sector } from './registry.ts'
import { UNKNOWN } from './view.ts'

const LEVELS: readonly Sector['level'][] = ['division', 'subdivision', 'group', 'class']

export interface SectorRow {
  readonly code: string
  readonly title: string
  readonly reporters: readonly Reporter[]
}

/**
 * Companies by the sectors one step below a chosen one, largest first: divisions where none is chosen. Those whose class is
 * not known that far are their own row.
 */
export function rowsBelow(
  { sectors }: Registry,
  reporters: readonly Reporter[],
  chosen: string,
): readonly SectorRow[] {
  const depth = LEVELS.indexOf(sectors.get(chosen)?.level ?? 'class')
  const level = chosen === '' || chosen === UNKNOWN ? 0 : Math.min(depth + 1, LEVELS.length - 1)
  const byCode = Map.groupBy(reporters, ({ codes }) => codes[level] ?? UNKNOWN)
  return [...byCode]
    .map(([code, members]) => ({
      code,
      title: sectors.get(code)?.title ?? (level === 0 ? 'Not classified' : 'Not classified further'),
      reporters: members,
    }))
    .toSorted(
      (a, b) =>
        Number(a.code === UNKNOWN) - Number(b.code === UNKNOWN) || b.reporters.length - a.reporters.length,
    )
}

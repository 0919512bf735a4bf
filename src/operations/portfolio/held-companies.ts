import type { ReadonlySql } from '../../store/database.ts'
import { perSnapshot } from '../reference/per-snapshot.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'

/** All reporters and a large book of others. */
const COMPANIES_KEPT = 20_000

/**
 * What portfolios ask of companies, read once for a snapshot and then held in memory; a company of which nothing is known is missing.
 * So many are read at a time as fit in memory while they are read.
 */
export function heldCompanies<Known>(
  atATime: number,
  read: (
    database: ReadonlySql,
    snapshot: SnapshotView,
    abns: readonly string[],
    key: string,
  ) => Promise<ReadonlyMap<string, Known>>,
) {
  const held = perSnapshot<Map<string, Known | null>>(async () => new Map())
  return async (
    database: ReadonlySql,
    snapshot: SnapshotView,
    abns: readonly string[],
    key = '',
  ): Promise<ReadonlyMap<string, Known>> => {
    const known = await held(database, snapshot, key)
    const missing = abns.filter((abn) => !known.has(abn))
    if (known.size + missing.length > COMPANIES_KEPT) known.clear()
    const wanted = known.size === 0 ? abns : missing
    for (let from = 0; from < wanted.length; from += atATime) {
      const part = wanted.slice(from, from + atATime)
      const found = await read(database, snapshot, part, key)
      for (const abn of part) known.set(abn, found.get(abn) ?? null)
    }
    return new Map(
      abns.flatMap((abn) => {
        const one = known.get(abn)
        return one === undefined || one === null ? [] : [[abn, one] as const]
      }),
    )
  }
}

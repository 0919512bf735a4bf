import type { RelatedCompany } from './entity.ts'
import { compareFound, type FoundName, RIGHT_AFTER } from './name-search.ts'

/**
 * Puts who reports now before the predecessor whose name was found: Telstra is the group that reports, not the corporation
 * that did. A company whose very name was typed stays first.
 */
export function followSuccessors(
  found: readonly FoundName[],
  relatedTo: (abn: string) => readonly RelatedCompany[],
  latestYear: string,
): FoundName[] {
  const byAbn = new Map(found.map((one) => [one.abn, one]))
  for (const ended of found) {
    if (ended.meant || ended.role !== 'controlling_corporation') continue
    for (const next of relatedTo(ended.abn)) {
      if (next.last_year !== latestYear || next.first_year <= ended.last_year) continue
      const own = byAbn.get(next.abn)
      if (own !== undefined && own.score > ended.score) continue
      byAbn.set(next.abn, {
        ...(own ?? { ...ended, abn: next.abn, meant: false }),
        score: ended.score + RIGHT_AFTER,
      })
    }
  }
  return [...byAbn.values()].toSorted(compareFound)
}

import type { Clock } from '../../clock.ts'
import { knownBundles } from '../../store/bundle-objects.ts'
import type { StoredObject } from '../../store/objects/object-store.ts'
import type { OwnPlaces } from './require-store.ts'

export interface SweepReport {
  readonly seen: number
  /** Objects that belong to no bundle, and are old enough. */
  readonly orphans: readonly StoredObject[]
  /** Objects below bundles/ that this service did not write; never removed. */
  readonly strangers: readonly string[]
  readonly removed: number
}

const KEY = /^bundles\/(ten_[0-9A-Za-z]+)\/(art_[0-9A-Za-z]{16})\.zip$/
const HOUR_MS = 3_600_000

/**
 * Finds objects that no bundle belongs to: a run wrote one and ended before its row was committed. Young ones are left alone, as
 * their run may be about to commit.
 */
export async function sweepStore(
  { database, objects, clock }: OwnPlaces & { readonly clock: Clock },
  { olderThanHours, remove }: { readonly olderThanHours: number; readonly remove: boolean },
): Promise<SweepReport> {
  const before = clock.now().getTime() - olderThanHours * HOUR_MS
  const orphans: StoredObject[] = []
  const strangers: string[] = []
  let [seen, removed] = [0, 0]
  for await (const page of objects.list('bundles/')) {
    seen += page.length
    const named = page.map((object) => ({ object, match: KEY.exec(object.key) }))
    strangers.push(...named.filter(({ match }) => match === null).map(({ object }) => object.key))
    const asked = named.flatMap(({ object, match }) =>
      match === null ? [] : [{ object, tenant_id: match[1]!, id: match[2]! }],
    )
    const known = await database.as({ kind: 'operator' }, (sql) => knownBundles(sql, asked))
    for (const { object, tenant_id, id } of asked) {
      if (known.has(`${tenant_id}/${id}`) || Date.parse(object.modified_at) > before) continue
      orphans.push(object)
      if (!remove) continue
      await objects.remove(object.key)
      removed += 1
    }
  }
  return { seen, orphans, strangers, removed }
}

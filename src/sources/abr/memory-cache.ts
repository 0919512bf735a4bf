import type { CachedEntity, EntityCache } from './client.ts'

/** A cache for one process. The oldest entry leaves when it is full. */
export function memoryCache(limit = 10_000): EntityCache {
  const entries = new Map<string, CachedEntity>()
  return {
    get: async (abn) => entries.get(abn),
    set: async (abn, found) => {
      entries.delete(abn)
      entries.set(abn, found)
      const oldest = entries.keys().next()
      if (entries.size > limit && oldest.done !== true) entries.delete(oldest.value)
    },
    purge: async (abn) => {
      for (const [key, { entity }] of entries)
        if (
          key === abn ||
          entity?.abn === abn ||
          entity?.other_abns.some((other) => other.abn === abn) === true
        )
          entries.delete(key)
    },
  }
}

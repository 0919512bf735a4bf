import { LRUCache } from 'lru-cache'
import type { Answer } from './answer.ts'
import { type Rendered, render } from './rendered.ts'

/** Ready answers, bounded by bytes. Keys name everything that an answer depends on, so nothing is ever invalidated. */
export interface AnswerCache {
  /** The cached answer at once; else computes, renders and keeps it. Concurrent first requests compute once. */
  cached<Body>(key: string, compute: () => Promise<Answer<Body>>): Rendered<Body> | Promise<Rendered<Body>>
  readonly statistics: { hits: number; misses: number }
  clear(): void
}

/** Compressed variants are made later and kept with the entry: the bytes are counted three times to leave room for them. */
const ROOM_FACTOR = 3
const ENTRY_OVERHEAD = 1024

export function createAnswerCache(megabytes: number): AnswerCache {
  const maxSize = megabytes * 1024 * 1024
  const entries =
    maxSize === 0
      ? undefined
      : new LRUCache<string, Rendered>({
          maxSize,
          sizeCalculation: (entry) => entry.identity.bytes.length * ROOM_FACTOR + ENTRY_OVERHEAD,
        })
  const running = new Map<string, Promise<Rendered>>()
  const statistics = { hits: 0, misses: 0 }

  return {
    statistics,
    cached<Body>(key: string, compute: () => Promise<Answer<Body>>) {
      // A key names one question, so what is kept under it answers as `compute` would.
      const found = entries?.get(key) as Rendered<Body> | undefined
      if (found !== undefined) {
        statistics.hits += 1
        return found
      }
      const pending = running.get(key) as Promise<Rendered<Body>> | undefined
      if (pending !== undefined) return pending
      statistics.misses += 1
      const computed = compute()
        .then((answer) => {
          const rendered = render(answer)
          if (rendered.status === 200) entries?.set(key, rendered)
          return rendered
        })
        .finally(() => running.delete(key))
      running.set(key, computed)
      return computed
    },
    clear: () => entries?.clear(),
  }
}

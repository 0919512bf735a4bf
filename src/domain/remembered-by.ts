import { LRUCache } from 'lru-cache'

/**
 * The one way to remember what was computed or read. What is given beside the key helps to make the value and is no part
 * of the question: a caller who asks again with the same key gets the same value.
 */
type Remembering<Key, Beside, Value> = (key: Key, beside: Beside) => Value

/** For each object, as long as it lives. Companies share places, regions and tables, and what is computed from these. */
export const rememberedBy = <Key extends object, Value, Beside = void>(
  make: Remembering<Key, Beside, Value>,
): Remembering<Key, Beside, Value> => remembering(new WeakMap<Key, Kept<Value>>(), make)

/** For each object and a word beside it, as long as the object lives; the words must be few. */
export function rememberedByBoth<Key extends object, Word, Value, Beside = void>(
  make: (key: Key, word: Word, beside: Beside) => Value,
): (key: Key, word: Word, beside: Beside) => Value {
  const ofKey = rememberedBy((key: Key) =>
    remembering(new Map<Word, Kept<Value>>(), (word: Word, beside: Beside) => make(key, word, beside)),
  )
  return (key, word, beside) => ofKey(key)(word, beside)
}

/** For so many keys at most: the one that was asked for longest ago makes room. */
export const rememberedUpTo = <Key extends object | string | number, Value, Beside = void>(
  most: number,
  make: Remembering<Key, Beside, Value>,
): Remembering<Key, Beside, Value> => remembering(new LRUCache<Key, Kept<Value>>({ max: most }), make)

/** In a box, so that undefined is a value too. */
interface Kept<Value> {
  readonly value: Value
}

interface Keeper<Key, Value> {
  get(key: Key): Kept<Value> | undefined
  set(key: Key, kept: Kept<Value>): unknown
  delete(key: Key): unknown
}

function remembering<Key, Beside, Value>(
  values: Keeper<Key, Value>,
  make: Remembering<Key, Beside, Value>,
): Remembering<Key, Beside, Value> {
  return (key, beside) => {
    const known = values.get(key)
    if (known !== undefined) return known.value
    const made = make(key, beside)
    values.set(key, { value: made })
    // Callers share a read that is under way. A failed one is tried again.
    if (made instanceof Promise) made.catch(() => values.delete(key))
    return made
  }
}

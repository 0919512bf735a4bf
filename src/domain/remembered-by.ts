import { LRUCache } from 'lru-cache'

/**
 * The one way to remember what was computed or read. What is given beside the key helps to answer and is not part of
 * the question: whoever asks again with the same key gets the same answer.
 */
type Remembering<Key, Beside, Answer> = (key: Key, beside: Beside) => Answer

/** For each object, as long as it lives. Companies share places, regions and tables, and what is computed from these. */
export const rememberedBy = <Key extends object, Answer, Beside = void>(
  answer: Remembering<Key, Beside, Answer>,
): Remembering<Key, Beside, Answer> => remembering(new WeakMap<Key, Kept<Answer>>(), answer)

/** For each object and a word beside it, as long as the object lives; the words must be few. */
export function rememberedByBoth<Key extends object, Word, Answer, Beside = void>(
  answer: (key: Key, word: Word, beside: Beside) => Answer,
): (key: Key, word: Word, beside: Beside) => Answer {
  const ofKey = rememberedBy((key: Key) =>
    remembering(new Map<Word, Kept<Answer>>(), (word: Word, beside: Beside) => answer(key, word, beside)),
  )
  return (key, word, beside) => ofKey(key)(word, beside)
}

/** For so many keys at most: the one that was asked for longest ago makes room. */
export const rememberedUpTo = <Key extends object | string | number, Answer, Beside = void>(
  most: number,
  answer: Remembering<Key, Beside, Answer>,
): Remembering<Key, Beside, Answer> => remembering(new LRUCache<Key, Kept<Answer>>({ max: most }), answer)

/** In a box, so that undefined is an answer too. */
interface Kept<Answer> {
  readonly answer: Answer
}

interface Keeper<Key, Answer> {
  get(key: Key): Kept<Answer> | undefined
  set(key: Key, kept: Kept<Answer>): unknown
  delete(key: Key): unknown
}

function remembering<Key, Beside, Answer>(
  answers: Keeper<Key, Answer>,
  answer: Remembering<Key, Beside, Answer>,
): Remembering<Key, Beside, Answer> {
  return (key, beside) => {
    const known = answers.get(key)
    if (known !== undefined) return known.answer
    const made = answer(key, beside)
    answers.set(key, { answer: made })
    // Whoever asks while it is read waits for the same; what failed is tried again.
    if (made instanceof Promise) made.catch(() => answers.delete(key))
    return made
  }
}

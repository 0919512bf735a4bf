import { LRUCache } from 'lru-cache'

/** More than there are years or classes; a caller's odd questions push each other out. */
const ANSWERS_KEPT = 2000

/**
 * A function whose answers are kept by their question, such as a year or a class: companies then share one answer and its
 * evidence, which is written and hashed once.
 */
export function remembered<Answer>(answer: (question: string) => Answer): (question: string) => Answer {
  const answers = new LRUCache<string, { readonly answer: Answer }>({ max: ANSWERS_KEPT })
  return (question) => {
    const known = answers.get(question)
    if (known !== undefined) return known.answer
    const made = answer(question)
    answers.set(question, { answer: made })
    return made
  }
}

/**
 * A function that answers once for each object that it is asked about, as long as that object lives. Companies share
 * places, regions and tables, so what is computed from these alone is theirs together.
 */
export function rememberedBy<Key extends object, Answer>(answer: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new WeakMap<Key, { readonly answer: Answer }>()
  return (key) => {
    const known = answers.get(key)
    if (known !== undefined) return known.answer
    const made = answer(key)
    answers.set(key, { answer: made })
    return made
  }
}

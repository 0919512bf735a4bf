import spelled from './spelled-words.json' with { type: 'json' }

const SPELLED = new Map(spelled.words.map((word) => [word.toUpperCase(), word]))
const SMALL = new Set(['AND', 'AS', 'FOR', 'IN', 'OF', 'THE'])
/** Short forms without a vowel that are no initials. */
const SHORT_FORMS = new Set(['LTD', 'MT', 'ST'])
/** A word, with what stands behind its apostrophe, or letters with dots between them (S.P.A.). */
const WORD = /[A-Z](?:\.[A-Z])+\b|[A-Z0-9]+(?:['’][A-Z]+)?/g

/** A thing with a name, with its name as people write it beside the one that was published. */
export const named = <T extends { readonly name: string }>(one: T) => ({
  ...one,
  display_name: displayName(one.name),
})

/**
 * The name as people write it. The registry prints many names in capitals; one that it prints in both cases is kept as it is. What
 * is looked up, matched and cited is always the name as published.
 */
export function displayName(published: string): string {
  if (published !== published.toUpperCase()) return published
  return published.replaceAll(/\s+/g, ' ').replace(WORD, (word, at: number) => spelling(word, at))
}

function spelling(word: string, at: number): string {
  const known = SPELLED.get(word)
  if (known !== undefined) return known
  if (SMALL.has(word) && at > 0) return word.toLowerCase()
  return isInitials(word) ? word : capitalised(word)
}

/** One letter, letters with dots (B.V.), a Roman number, or a word without a vowel. */
const isInitials = (word: string): boolean =>
  word.length === 1 ||
  word.includes('.') ||
  /^I+$/.test(word) ||
  (!/[AEIOUY]/.test(word) && !SHORT_FORMS.has(word))

const capitalised = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase()

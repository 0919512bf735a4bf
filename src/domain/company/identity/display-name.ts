import spelled from './spelled-words.json' with { type: 'json' }

const SPELLED = new Map(spelled.words.map((word) => [word.toUpperCase(), word]))
const SMALL = new Set(['AND', 'AS', 'FOR', 'IN', 'OF', 'THE'])
/** Short forms without a vowel that are no initials. */
const SHORT_FORMS = new Set(['LTD', 'MT', 'ST'])
const WORD = /[A-Z0-9]+(?:['’][A-Z]+)?/g

/**
 * The name as people write it. The registry prints many names in capitals; one that it prints in both cases is kept as it is. What
 * is looked up, matched and cited is always the name as published.
 */
export function displayName(published: string): string {
  if (published !== published.toUpperCase()) return published
  return published.replace(WORD, (word, at: number) => spelling(word, at))
}

function spelling(word: string, at: number): string {
  const known = SPELLED.get(word)
  if (known !== undefined) return known
  if (SMALL.has(word) && at > 0) return word.toLowerCase()
  return isInitials(word) ? word : capitalised(word)
}

/** One letter (B.V.), a Roman number, or a word without a vowel. */
const isInitials = (word: string): boolean =>
  word.length === 1 || /^I+$/.test(word) || (!/[AEIOUY]/.test(word) && !SHORT_FORMS.has(word))

const capitalised = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase()

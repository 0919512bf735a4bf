import categories from './categories.json' with { type: 'json' }

const ORGANISATION_WORDS = new Set(categories.organisation_words)

/**
 * True when the name of an account holds a word that only organisations have in theirs. The registers also hold private
 * persons, whose names are left out: a name is kept only when it is certain to be an organisation's.
 */
export function isOrganisation(name: string): boolean {
  return name
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .some((word) => ORGANISATION_WORDS.has(word))
}

/** What a sub-account is kept for, where its name says so. */
export function accountPurpose(name: string): string | null {
  const lower = name.toLowerCase()
  const found = Object.entries(categories.account_purposes).find(([, words]) =>
    words.some((word) => lower.includes(word)),
  )
  return found?.[0] ?? null
}

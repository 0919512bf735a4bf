/** Spellings of one thing, in the order in which they are made alike. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // Marks of footnotes: superscripts, letters or figures in brackets, stars and daggers.
  [/(?<!(?<!\p{L})(?:co|n|ch))[\u00b9\u00b2\u00b3\u2070\u2074-\u2079]+/gu, ' '],
  [/[([](?:[a-z]|\d{1,2}|note \d+)[)\]]|[*†‡§^#]+/gu, ' '],
  [/[\u2080-\u2089]/gu, ''],
  [/scope[ _-]?(?=\d)/gu, 'scope '],
  [/(?<=\p{L}{3}|\))\d{1,2}(?=\s*$)/gu, ''],
  [/&|\+/gu, ' and '],
  [/[^\p{L}\p{N}%]+/gu, ' '],
  // Plurals: "emissions" is "emission".
  [/(\p{L}{3,}[^s\W])s(?!\p{L})/gu, '$1'],
]

/**
 * The words of a heading or label by which its meaning is told: lower case, singular, without punctuation, line breaks and
 * marks of footnotes. Digits inside stay, so that scope 1 is never scope 2.
 */
export const meaningWords = (text: string): string =>
  SPELLINGS.reduce(
    (spelt, [spelling, one]) => spelt.replace(spelling, one),
    text
      .toLowerCase()
      .replaceAll(/co[₂²]/gu, 'co2')
      .normalize('NFC'),
  )
    .replaceAll(/\s+/gu, ' ')
    .trim()

/** True when the phrase is in the words as whole words. Both are `meaningWords`. */
export const holdsPhrase = (words: string, phrase: string): boolean => ` ${words} `.includes(` ${phrase} `)

import synonyms from './synonyms.json' with { type: 'json' }
import units from './units.json' with { type: 'json' }

/** Spellings of one thing, in the order in which they are made alike. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[\u2010-\u2015\u2212]/gu, '-'],
  [/[^\p{L}\p{N}\s%/-]/gu, ' '],
  [/\s+/gu, ' '],
  [/co2 ?-? ?e(?:q|quivalents?)?(?!\p{L})/gu, 'co2-e'],
  [/(?<!\p{L})(kg|kt|gg|g|t)co2/gu, '$1 co2'],
  [/(?<!\p{L})(?:metric )?tonnes?(?!\p{L})/gu, 't'],
  [/(?<!\p{L})kilograms?(?!\p{L})/gu, 'kg'],
  [/(?<!\p{L})gigajoules?(?!\p{L})/gu, 'gj'],
  [/(?<!\p{L})kilowatt[ -]?hours?(?!\p{L})/gu, 'kwh'],
  [/(?<!\p{L})kilolit(?:re|er)s?(?!\p{L})/gu, 'kl'],
  [/(?<!\p{L})lit(?:re|er)s?(?!\p{L})/gu, 'l'],
  [/(?<!\p{L})kilomet(?:re|er)s?(?!\p{L})/gu, 'km'],
  [/(?<=[\p{L}\p{N}]) per (?=\p{L})/gu, '/'],
  [/ ?\/ ?/gu, '/'],
  // Units that are equal in value go by one name: t/TJ is kg/GJ.
  ...Object.entries(units).map(
    ([unit, others]) =>
      [new RegExp(`(?<![\\p{L}/])(?:${others.join('|')})(?![\\p{L}/-])`, 'gu'), unit] as const,
  ),
]

/**
 * Words of a title or heading: lower case, one kind of hyphen, no brackets, one spelling of units. Slashes and hyphens
 * stay, because units are told apart by them: "(kg CO2‑e per GJ)" is "kg co2-e/gj".
 */
export const words = (text: string): string =>
  SPELLINGS.reduce(
    (spelt, [spelling, one]) => spelt.replace(spelling, one),
    text.normalize('NFKC').toLowerCase(),
  ).trim()

/** True when the words are in the text as whole words, singular or plural. */
export const holds = (text: string, sought: string): boolean => singular(text).includes(soughtWords(sought))

/** How many letters of a heading a phrase accounts for, itself or by another name of the same thing; 0 for none. */
export function lettersFound(heading: string, phrase: string, byOtherNames: boolean): number {
  const others: readonly string[] = byOtherNames ? (OTHER_NAMES.get(phrase) ?? []) : []
  return Math.max(
    0,
    ...[phrase, ...others].filter((name) => holds(heading, name)).map(({ length }) => length),
  )
}

const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(synonyms))

const singular = (text: string): string => ` ${text} `.replace(/(\p{L}{3,})s(?!\p{L})/gu, '$1')

/** The phrases of the data files are few, and each is sought in every heading. */
const spelt = new Map<string, string>()

function soughtWords(sought: string): string {
  const known = spelt.get(sought) ?? singular(words(sought))
  spelt.set(sought, known)
  return known
}

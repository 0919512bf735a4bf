import codes from './authority-codes.json' with { type: 'json' }

type Codes = Readonly<Record<string, string>>

const STREET_TYPES: Codes = codes.street_type
const LONG_STREET_TYPES = new Map(Object.entries(STREET_TYPES).map(([long, short]) => [short, long]))

/**
 * The long word of a street type, which is what G-NAF prints: ST and STREET both give STREET. In the authority table of
 * street types the code is the long word and the name the short one, the other way round than in all other tables.
 * Types that have no short form (WAY, LANE) are not in the table and come back as they are.
 */
export function longStreetType(word: string): string {
  const upper = word.trim().toUpperCase()
  return LONG_STREET_TYPES.get(upper) ?? upper
}

/** The long word of a street suffix (N is NORTH), flat type (APT is APARTMENT) or level type (G is GROUND). */
export function longWord(table: 'street_suffix' | 'flat_type' | 'level_type', word: string): string {
  const upper = word.trim().toUpperCase()
  const names: Codes = codes[table]
  return (Object.hasOwn(names, upper) ? names[upper] : undefined) ?? upper
}

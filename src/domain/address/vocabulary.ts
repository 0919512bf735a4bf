/** The publisher's tables of words: long to short for street types, short to long for the others. */
export interface AuthorityWords {
  readonly street_type: Readonly<Record<string, string>>
  readonly street_suffix: Readonly<Record<string, string>>
  readonly flat_type: Readonly<Record<string, string>>
  readonly level_type: Readonly<Record<string, string>>
}

/** Every spelling of a word in an address, to the long word that the address file prints. */
export interface Vocabulary {
  readonly streetTypes: ReadonlyMap<string, string>
  readonly streetSuffixes: ReadonlyMap<string, string>
  readonly flatTypes: ReadonlyMap<string, string>
  readonly levelTypes: ReadonlyMap<string, string>
}

/** What holds flats rather than being one: the fifth of these is not the fifth flat. */
export const HOLDS_FLATS: ReadonlySet<string | null> = new Set(['TOWER', 'BLOCK', 'BUILDING'])

/** What people write and no table of the publisher has; and long words that have no short one. */
const EVERYDAY = {
  streetTypes: {
    AVE: 'AVENUE',
    AVN: 'AVENUE',
    BLVD: 'BOULEVARD',
    BVDE: 'BOULEVARD',
    CIRC: 'CIRCUIT',
    CRES: 'CRESCENT',
    CRCT: 'CIRCUIT',
    CRT: 'COURT',
    DRV: 'DRIVE',
    DVE: 'DRIVE',
    ESPL: 'ESPLANADE',
    GRV: 'GROVE',
    HWAY: 'HIGHWAY',
    LN: 'LANE',
    PKWY: 'PARKWAY',
    PLC: 'PLACE',
    STR: 'STREET',
    TERR: 'TERRACE',
    WY: 'WAY',
    ...long(
      'BEND DALE GLEN HILL KEY LANE LINK LOOP MALL MEWS PARK PASS PATH RISE ROW RUN TOP TURN VALE VIEW WALK WAY WYND',
    ),
  },
  streetSuffixes: { NTH: 'NORTH', STH: 'SOUTH' },
  flatTypes: {
    BLD: 'BUILDING',
    FLT: 'FLAT',
    FY: 'FACTORY',
    STE: 'SUITE',
    SHOPS: 'SHOP',
    SUITES: 'SUITE',
    U: 'UNIT',
    UNITS: 'UNIT',
    ...long('FLAT HALL LOFT ROOM SHED SHOP SITE UNIT'),
  },
  levelTypes: { FLR: 'FLOOR', LEVELS: 'LEVEL', LVL: 'LEVEL' },
} as const satisfies Record<keyof Vocabulary, Readonly<Record<string, string>>>

export function makeVocabulary(words: AuthorityWords): Vocabulary {
  return {
    streetTypes: spellings(
      Object.fromEntries(Object.entries(words.street_type).map(([full, short]) => [short, full])),
      EVERYDAY.streetTypes,
    ),
    streetSuffixes: spellings(words.street_suffix, EVERYDAY.streetSuffixes),
    flatTypes: spellings(words.flat_type, EVERYDAY.flatTypes),
    levelTypes: spellings(words.level_type, EVERYDAY.levelTypes),
  }
}

function long(words: string): Record<string, string> {
  return Object.fromEntries(words.split(' ').map((word) => [word, word]))
}

/** Short and long words, both to the long one. A table of the publisher outweighs everyday use. */
function spellings(
  published: Readonly<Record<string, string>>,
  everyday: Readonly<Record<string, string>>,
): Map<string, string> {
  const merged = { ...everyday, ...published }
  return new Map([...Object.values(merged).map((word) => [word, word] as const), ...Object.entries(merged)])
}

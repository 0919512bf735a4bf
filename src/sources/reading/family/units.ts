import units from './units.json' with { type: 'json' }

interface Unit {
  readonly name: string
  /** The unit that figures are kept in. */
  readonly of: string
  /** How many of those one is. */
  readonly times: number
}

const UNITS = new Map<string, Unit>(Object.entries(units).map(([name, unit]) => [name, { ...unit, name }]))

/** Spellings with the longest first, so that "t/MWh" is not taken for "MWh". */
const SPELLINGS = Object.entries(units)
  .flatMap(([name, { spelt }]) => spelt.map((spelling) => ({ spelling, name })))
  .toSorted((left, right) => right.spelling.length - left.spelling.length)
  .map(({ spelling, name }) => ({
    name,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}/])${spelling.replaceAll(' ', '\\s+')}(?![\\p{L}/])`, 'u'),
  }))

/** The unit that a heading or cell states; undefined where it states none that is known. */
export function statedUnit(text: string): string | undefined {
  const plain = text
    .toLowerCase()
    .replaceAll(/[₂²]/gu, '2')
    .replaceAll(/[\u2010-\u2015\u2212]/gu, '-')
    .replaceAll(/co2[ -]?(?:equivalents?|eq?)(?!\p{L})/gu, 'co2-e')
    .replaceAll(/\s+per\s+/gu, '/')
    .replaceAll(/\s*\/\s*/gu, '/')
    .replaceAll(/[‘’']/gu, '')
  return SPELLINGS.find(({ pattern }) => pattern.test(plain))?.name
}

/** By how much a figure in one unit is multiplied to be one in another; undefined where they measure other things. */
export function unitFactor(from: string, to: string): number | undefined {
  if (from === to) return 1
  const [source, target] = [UNITS.get(from), UNITS.get(to)]
  return source === undefined || target === undefined || source.of !== target.of
    ? undefined
    : source.times / target.times
}

/** The units of the same thing as another, itself among them. */
export const unitsLike = (unit: string): string[] =>
  [...UNITS.values()].filter(({ of }) => of === (UNITS.get(unit)?.of ?? '')).map(({ name }) => name)

/** A figure in another unit, without what binary fractions add. */
export const inUnit = (value: number, factor: number): number =>
  factor === 1 ? value : Number((value * factor).toPrecision(14))

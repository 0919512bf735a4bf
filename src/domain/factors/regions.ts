import data from './regions.json' with { type: 'json' }

export type RegionCode = keyof typeof data.regions

export const REGION_CODES = Object.keys(data.regions) as RegionCode[]

const byName = new Map<string, RegionCode>(
  REGION_CODES.flatMap((code) =>
    [code, code.replaceAll('_', '-'), ...data.regions[code].aliases].map((name): [string, RegionCode] => [
      name.toLowerCase(),
      code,
    ]),
  ),
)

/** The region that a code, state name, market region or grid name stands for; undefined for anything else. */
export const findRegion = (text: string): RegionCode | undefined =>
  byName.get(text.trim().toLowerCase().replaceAll(/\s+/g, ' '))

/** What people call a region, its parts included. In small letters, except codes that are words otherwise, such as ACT. */
export const namesOfRegion = (code: RegionCode): readonly string[] => [
  ...((data.published_by_part as Partial<Record<RegionCode, RegionCode[]>>)[code] ?? []).flatMap(ownNames),
  ...ownNames(code),
]

const ownNames = (code: RegionCode): readonly string[] => [
  code === 'ACT' || code.length === 2 ? code : code.toLowerCase().replaceAll('_', '/'),
  data.regions[code].name.toLowerCase(),
  ...data.regions[code].aliases.filter((alias) => alias.length > 2),
]

export const regionName = (code: string): string =>
  Object.hasOwn(data.regions, code) ? data.regions[code as RegionCode].name : code

/** Published regions that are about `code`: itself, and a row printed for it together with a neighbour. */
export const regionsCovering = (code: RegionCode): readonly string[] =>
  (data.covered_by as Partial<Record<RegionCode, string[]>>)[code] ?? [code]

/** Smaller regions that the publisher prints instead of `code`. Never used unasked: named in the answer. */
export const partsOf = (code: RegionCode): readonly string[] =>
  (data.published_by_part as Partial<Record<RegionCode, string[]>>)[code] ?? []

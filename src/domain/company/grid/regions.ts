/** Regions that a caller may ask for, with the region of the national factors that is beside each. */
export const GRID_REGIONS = {
  NSW1: { name: 'New South Wales and the ACT', factor_region: 'NSW_ACT', has_index: true },
  QLD1: { name: 'Queensland', factor_region: 'QLD', has_index: true },
  SA1: { name: 'South Australia', factor_region: 'SA', has_index: true },
  TAS1: { name: 'Tasmania', factor_region: 'TAS', has_index: true },
  VIC1: { name: 'Victoria', factor_region: 'VIC', has_index: true },
  NEM: { name: 'National Electricity Market', factor_region: 'NEM', has_index: true },
  SWIS: {
    name: 'South West Interconnected System (Western Australia)',
    factor_region: 'SWIS',
    has_index: false,
  },
} as const

export type GridRegionCode = keyof typeof GRID_REGIONS
export const GRID_REGION_CODES = Object.keys(GRID_REGIONS) as GridRegionCode[]

/** Other words for a region, in lower case with single spaces. */
const ALIASES: Readonly<Record<string, GridRegionCode>> = {
  nsw: 'NSW1',
  act: 'NSW1',
  'new south wales': 'NSW1',
  'australian capital territory': 'NSW1',
  qld: 'QLD1',
  queensland: 'QLD1',
  sa: 'SA1',
  'south australia': 'SA1',
  tas: 'TAS1',
  tasmania: 'TAS1',
  vic: 'VIC1',
  victoria: 'VIC1',
  'national electricity market': 'NEM',
  wem: 'SWIS',
  wa: 'SWIS',
  'western australia': 'SWIS',
  'south west interconnected system': 'SWIS',
}

/** The region that a code, a state or a market's name stands for; undefined for anything else. */
export function findGridRegion(text: string): GridRegionCode | undefined {
  const plain = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, ' ')
  return (
    GRID_REGION_CODES.find((code) => code.toLowerCase() === plain) ??
    (Object.hasOwn(ALIASES, plain) ? ALIASES[plain] : undefined)
  )
}

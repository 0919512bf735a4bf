import type { Factor } from '../factors/factor.ts'

export const LEDGER_SCOPES = ['1', '2', '3'] as const
export type LedgerScope = (typeof LEDGER_SCOPES)[number]

/** Where a figure stands: its scope, and what of the scope it is. */
export interface Place {
  readonly scope: LedgerScope
  readonly category: string
}

const OF_SCOPE_3 = [
  'Purchased goods and services',
  'Capital goods',
  'Fuel- and energy-related activities',
  'Upstream transport and distribution',
  'Waste generated in operations',
  'Business travel',
  'Employee commuting',
  'Upstream leased assets',
  'Downstream transport and distribution',
  'Processing of sold products',
  'Use of sold products',
  'End-of-life treatment of sold products',
  'Downstream leased assets',
  'Franchises',
  'Investments',
] as const

/** Every category of a scope with its name, in the order in which they are shown. */
export const CATEGORIES: Readonly<Record<LedgerScope, Readonly<Record<string, string>>>> = {
  '1': {
    stationary: 'Stationary combustion',
    transport: 'Transport combustion',
    fugitive: 'Fugitive emissions',
    industrial_process: 'Industrial processes',
    refrigerant_leakage: 'Refrigerant leakage',
    waste: 'Waste and waste water handled',
    agriculture: 'Agriculture',
  },
  '2': { electricity: 'Purchased electricity', steam_and_heat: 'Purchased steam and heat' },
  '3': Object.fromEntries(OF_SCOPE_3.map((name, at) => [`category_${at + 1}`, name])),
}

/** What a category of scope 3 is called, such as `category_3`, within a sentence. */
export const scope3Name = (category: string): string => CATEGORIES['3'][category]!.toLowerCase()

export const CATEGORY_WORDS: readonly string[] = LEDGER_SCOPES.flatMap((scope) =>
  Object.keys(CATEGORIES[scope]),
)

/** Fuel burnt by the company also has emissions of its making: category 3. */
export const FUEL_AND_ENERGY: Place = { scope: '3', category: 'category_3' }

export const scopeOfCategory = (category: string): LedgerScope | undefined =>
  LEDGER_SCOPES.find((scope) => Object.hasOwn(CATEGORIES[scope], category))

const BY_CATEGORY: Readonly<Record<string, string>> = {
  stationary_combustion: 'stationary',
  transport_combustion: 'transport',
  fugitive: 'fugitive',
  industrial_processes: 'industrial_process',
  waste: 'waste',
  agriculture: 'agriculture',
  agriculture_livestock: 'agriculture',
}

/** Where a national factor stands; undefined for one that no line can take, such as the two scopes of electricity in one figure. */
export function placeOf({ category, subcategory, scope }: Factor): Place | undefined {
  if (scope === null) return undefined
  if (scope === 2) return { scope: '2', category: 'electricity' }
  if (scope === 3) return category === 'waste' ? { scope: '3', category: 'category_5' } : FUEL_AND_ENERGY
  if (subcategory === 'refrigerant_gwp') return { scope: '1', category: 'refrigerant_leakage' }
  const own = BY_CATEGORY[category]
  return own === undefined ? undefined : { scope: '1', category: own }
}

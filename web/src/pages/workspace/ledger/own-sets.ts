import type { Schema } from '../../../api/client.ts'

export type Sets = Schema<'OwnFactors'>['sets']
type Set = Sets[number]

export const POTENTIALS = ['AR5', 'AR6', 'AR4'] as const

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
]

/** Where an own factor can belong, business travel first: most own factors are of it. */
export const CATEGORIES: readonly { readonly value: string; readonly label: string }[] = [
  { value: 'category_6', label: '3: Business travel' },
  ...OF_SCOPE_3.flatMap((name, at) =>
    at === 5 ? [] : [{ value: `category_${at + 1}`, label: `3: ${name}` }],
  ),
  { value: 'stationary', label: '1: Stationary combustion' },
  { value: 'transport', label: '1: Transport combustion' },
  { value: 'fugitive', label: '1: Fugitive emissions' },
  { value: 'industrial_process', label: '1: Industrial processes' },
  { value: 'refrigerant_leakage', label: '1: Refrigerant leakage' },
  { value: 'waste', label: '1: Waste and waste water handled' },
  { value: 'agriculture', label: '1: Agriculture' },
  { value: 'electricity', label: '2: Purchased electricity' },
  { value: 'steam_and_heat', label: '2: Purchased steam and heat' },
]

/** A factor as a person types it. */
export interface TypedFactor {
  readonly activity: string
  readonly unit: string
  readonly kg: number
  readonly category: string
  readonly source: string
  readonly year: number
  readonly potentials: Set['gwp_set']
  readonly document: string
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 50) || 'factor'

/** An id that is not taken yet. */
const free = (wanted: string, taken: readonly string[]): string => {
  let id = wanted
  for (let n = 2; taken.includes(id); n += 1) id = `${wanted}-${n}`
  return id
}

/** The sets with one more factor: in the set of its source, year and document, or in a new one. */
export function addedTo(sets: Sets, typed: TypedFactor): Sets {
  const { activity, unit, kg, category, source, year, potentials, document } = typed
  const isSame = (set: Set): boolean =>
    set.source === source && set.year === year && set.gwp_set === potentials && set.document === document
  const known = sets.find(isSame)
  const factor = {
    id: free(slug(activity), known?.factors.map(({ id }) => id) ?? []),
    activity,
    unit,
    category: category as Set['factors'][number]['category'],
    kg_co2e_per_unit: kg,
  }
  if (known !== undefined)
    return sets.map((set) => (set === known ? { ...set, factors: [...set.factors, factor] } : set))
  const id = free(
    `${slug(source)}-${year}`,
    sets.map((set) => set.id),
  )
  return [...sets, { id, source, year, gwp_set: potentials, document, factors: [factor] }]
}

/** The sets without a factor; a set without factors goes with it. */
export const without = (sets: Sets, setId: string, factorId: string): Sets =>
  sets
    .map((set) =>
      set.id === setId ? { ...set, factors: set.factors.filter(({ id }) => id !== factorId) } : set,
    )
    .filter(({ factors }) => factors.length > 0)

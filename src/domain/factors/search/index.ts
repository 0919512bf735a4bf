import type { Factor } from '../factor.ts'
import { holdsEverywhere } from '../siblings.ts'
import terms from './terms.json' with { type: 'json' }
import { Vocabulary } from './vocabulary.ts'
import { ALL_REGION_WORDS, isRegionWord, singular, wordsOf } from './words.ts'

/** Where a word of a factor comes from. */
export type SearchField = 'activity' | 'id' | 'region' | 'category' | 'synonym' | 'unit'

/** How much a match in a field says: a fuel's own name more than the kind of table it is in. */
export const FIELD_WEIGHTS: Readonly<Record<SearchField, number>> = {
  activity: 10,
  id: 10,
  region: 9,
  synonym: 9.5,
  category: 5,
  unit: 3,
}

export interface IndexedFactor {
  readonly factor: Factor
  /** Words with the field that weighs most. */
  readonly words: ReadonlyMap<string, SearchField>
  /** What usually is meant when nothing else decides. */
  readonly priority: number
}

export interface SearchIndex {
  readonly factors: readonly IndexedFactor[]
  readonly vocabulary: Vocabulary
  /** Factors that a term is a word of, by their place, with the field it is in. */
  readonly places: ReadonlyMap<string, readonly TermPlace[]>
}

interface TermPlace {
  readonly at: number
  readonly field: SearchField
}

export function buildIndex(factors: readonly Factor[]): SearchIndex {
  const indexed = factors.map((factor) => indexFactor(factor, factors))
  const places = new Map<string, TermPlace[]>()
  for (const [at, { words }] of indexed.entries())
    for (const [term, field] of words) {
      const known = places.get(term)
      if (known === undefined) places.set(term, [{ at, field }])
      else known.push({ at, field })
    }
  return { factors: indexed, vocabulary: new Vocabulary(places.keys()), places }
}

function indexFactor(factor: Factor, all: readonly Factor[]): IndexedFactor {
  const parts = factor.factor_id.split('.')
  const words = new Map<string, SearchField>()
  const put = (field: SearchField, texts: readonly string[]): void => {
    for (const word of texts.map(singular)) {
      const known = words.get(word)
      if (known === undefined || FIELD_WEIGHTS[field] > FIELD_WEIGHTS[known]) words.set(word, field)
    }
  }
  put('category', wordsOf(`${factor.category} ${factor.subcategory} scope${factor.scope ?? ''}`))
  put('synonym', [
    ...parts.flatMap((part) => lookUp(terms.parts, withoutStandard(part))),
    ...lookUp(terms.ids, factor.factor_id),
  ])
  put(
    'id',
    wordsOf(parts.join(' ')).filter((word) => !isRegionWord(word)),
  )
  // The activity of an electricity table is its region, which is indexed as such.
  if (factor.category !== 'electricity') put('activity', wordsOf(factor.activity.replace(CONDITIONS, '')))
  put('region', lookUp(terms.regions, factor.region))
  // What holds everywhere holds where somebody asks: natural gas burnt in NSW.
  if (factor.kind === 'emission_factor' && holdsEverywhere(factor, all)) put('region', ALL_REGION_WORDS)
  put('unit', unitWords(factor))
  if (factor.period !== null) put('id', wordsOf(factor.period))
  return { factor, words, priority: priorityOf(parts) }
}

/** "(other than for aircraft)", ", if combusted to produce electricity": words of what a factor is not about. */
const CONDITIONS = /,? if .*$|\(?other than .*$/u

/** diesel-oil-euro-iv-or-higher is diesel-oil. */
const withoutStandard = (part: string): string => part.replace(/-euro-.*$/, '')

function unitWords(factor: Factor): string[] {
  const units = [factor.unit, factor.energy_content?.unit ?? ''].map(
    (unit) => unit.split('/')[1]?.split(' ')[0]?.toLowerCase() ?? '',
  )
  return units.flatMap((unit) => [unit, ...lookUp(terms.units, unit)]).filter((word) => word !== '')
}

const LAST = new Set(terms.last)

function priorityOf(parts: readonly string[]): number {
  if (parts.some((part) => LAST.has(part))) return 0
  for (let length = parts.length; length > 0; length -= 1) {
    const found = (terms.priorities as Readonly<Record<string, number>>)[parts.slice(0, length).join('.')]
    if (found !== undefined) return found
  }
  return 1
}

const lookUp = (table: Readonly<Record<string, readonly string[]>>, key: string): readonly string[] =>
  Object.hasOwn(table, key) ? table[key]! : []

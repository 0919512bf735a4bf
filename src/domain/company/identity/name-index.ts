import { type NameKey, normaliseName, spellingKey } from './entity-name.ts'
import type { KnownName, NameOrigin } from './known-names/known-names.ts'
import { initialsOf, stemOf, writtenTogether } from './name-words.ts'

/** A name that someone bore, ready to be compared. */
export interface SearchableName {
  readonly abn: string
  readonly name: string
  readonly first_year: string
  readonly last_year: string
  readonly role: 'controlling_corporation' | 'responsible_emitter'
  readonly key: NameKey
}

/** What an index needs of a name. */
export type NameOfCompany = Omit<SearchableName, 'key'>

/** A name with all that a question is compared with. */
export interface IndexedName extends NameOfCompany {
  /** Where the name comes from when the registry did not print it. */
  readonly origin: NameOrigin | null
  readonly normalised: string
  readonly spelling: string
  readonly words: readonly string[]
  readonly stems: ReadonlySet<string>
  /** Stems in order of the alphabet: a name whose words change places stays the same. */
  readonly sorted: string
  readonly compact: string
  readonly joined: ReadonlySet<string>
  readonly initials: ReadonlySet<string>
  /** How telling its words are together. */
  readonly weight: number
}

type Unweighed = Omit<IndexedName, 'weight'>

/** Every name that a search looks at, and how telling each of their words is. */
export interface NameIndex {
  readonly names: readonly IndexedName[]
  /** 1 for a word of one company, less the more companies bear it. */
  readonly weights: ReadonlyMap<string, number>
  /** Every word of these names, once. */
  readonly vocabulary: ReadonlySet<string>
  /** By ABN: the last year in which it reported. */
  readonly last_years: ReadonlyMap<string, string>
  readonly latest_year: string
}

export function indexNames(printed: readonly NameOfCompany[], known: readonly KnownName[]): NameIndex {
  const byAbn = Map.groupBy(
    printed.filter(({ role }) => role === 'controlling_corporation'),
    ({ abn }) => abn,
  )
  const names = [
    ...printed.map((one) => indexed(one, null)),
    ...known.flatMap(({ abn, name, kind, source }) => {
      const own = byAbn.get(abn)
      // A reporter that this snapshot does not know yet cannot be found by another name either.
      if (own === undefined) return []
      const years = own.flatMap(({ first_year, last_year }) => [first_year, last_year]).toSorted()
      return [
        indexed(
          {
            abn,
            name,
            first_year: years[0]!,
            last_year: years.at(-1)!,
            role: 'controlling_corporation',
          },
          { kind, source },
        ),
      ]
    }),
  ]
  const last_years = new Map([...byAbn].map(([abn, own]) => [abn, latest(own)]))
  const weights = weigh(names)
  const weightOf = (words: readonly string[]): number =>
    words.reduce((sum, word) => sum + (weights.get(stemOf(word)) ?? 0), 0)
  return {
    names: names.map((one) => ({ ...one, weight: weightOf(one.words) })),
    weights,
    vocabulary: new Set(names.flatMap(({ words }) => words)),
    last_years,
    latest_year: [...last_years.values()].toSorted().at(-1) ?? '',
  }
}

const latest = (names: readonly NameOfCompany[]): string =>
  names
    .map(({ last_year }) => last_year)
    .toSorted()
    .at(-1) ?? ''

function indexed(
  { abn, name, first_year, last_year, role }: NameOfCompany,
  origin: NameOrigin | null,
): Unweighed {
  const normalised = normaliseName(name)
  const words = normalised.split(' ')
  return {
    abn,
    name,
    first_year,
    last_year,
    role,
    origin,
    normalised,
    words,
    spelling: spellingKey(name),
    stems: new Set(words.map(stemOf)),
    sorted: sortedStems(words),
    compact: words.join(''),
    joined: new Set(writtenTogether(words)),
    initials: initialsOf(name, words),
  }
}

export const sortedStems = (words: readonly string[]): string => words.map(stemOf).toSorted().join(' ')

function weigh(names: readonly Unweighed[]): ReadonlyMap<string, number> {
  const bearers = new Map<string, Set<string>>()
  for (const { abn, stems } of names)
    for (const stem of stems) bearers.set(stem, (bearers.get(stem) ?? new Set()).add(abn))
  return new Map([...bearers].map(([stem, abns]) => [stem, 1 / (1 + Math.log(abns.size))]))
}

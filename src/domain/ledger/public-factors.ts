import { wordsOf } from '../factors/search/words.ts'
import { compareText } from '../text-order.ts'
import { type OwnFactor, type OwnFactors, ownFactor } from './own-factors.ts'

type Set = OwnFactors['sets'][number]

/** A factor of a public set, with the cell that prints it. */
export type PublicFactor = Set['factors'][number] & { readonly cell: string }

/** A public set of factors, as an operator loaded it for all tenants. */
export interface PublicFactorSet extends Pick<Set, 'id' | 'source' | 'year' | 'gwp_set'> {
  readonly version: number
  /** Under which it may be used. */
  readonly licence: string
  /** File or page where it is printed. */
  readonly document: string
  readonly file_sha256: string
  readonly factors: readonly PublicFactor[]
}

/** What ids of public factors begin with. */
export const PUBLIC = 'public:'

/** Public factors by their ids. They are chosen by id: words alone find national and own ones. */
export const publicFactorsBy = (sets: readonly PublicFactorSet[]): ReadonlyMap<string, OwnFactor> =>
  new Map(
    sets.flatMap((set) =>
      set.factors.map((factor) => {
        const id = `${PUBLIC}${set.id}/${factor.id}`
        const made = ownFactor(set, factor, {
          id,
          row_id: `${id}@v${set.version}`,
          printed: [set.source, set.document, factor.cell].join(', '),
          file_sha256: set.file_sha256,
        })
        return [id, made] as const
      }),
    ),
  )

const MOST_OFFERED = 10

/** Public factors that share words with an activity, those that share most first. */
export function publicFactorsFor(
  words: string,
  held: ReadonlyMap<string, OwnFactor>,
  most = MOST_OFFERED,
): { readonly factor_id: string; readonly name: string }[] {
  const asked = new Set(wordsOf(words))
  return [...held]
    .map(([id, { factor, unit }]) => {
      const own = wordsOf(factor.activity)
      const met = own.filter((word) => asked.has(word)).length
      return { factor_id: id, name: `${factor.activity}, per ${unit}`, met, missed: own.length - met }
    })
    .filter(({ met }) => met > 0)
    .toSorted((a, b) => b.met - a.met || a.missed - b.missed || compareText(a.factor_id, b.factor_id))
    .slice(0, most)
    .map(({ factor_id, name }) => ({ factor_id, name }))
}

import type { NameIndex } from './name-index.ts'
import { type FoundName, isBearer, isTelling } from './name-search.ts'

/** Companies named at most: who typed a name means one. */
const NAMED = 3

/**
 * Of the companies that another table has under a name, those that never reported to the registry, best first. Where a reporter
 * bears the name, only a company of that very name is worth naming; a name of words that many bear names nobody.
 */
export function namedElsewhere(
  question: string,
  elsewhere: { readonly index: NameIndex; readonly found: readonly FoundName[] },
  registry: { readonly index: NameIndex; readonly found: readonly FoundName[] },
): FoundName[] {
  const { latest_year, names } = registry.index
  const reporters = new Set(names.map(({ abn }) => abn))
  const isBorne = registry.found.some(
    (one) => one.find === 'same' || (isBearer(one) && one.last_year === latest_year),
  )
  return elsewhere.found
    .filter(({ abn }) => !reporters.has(abn))
    .filter((one) => (registry.found.length === 0 ? true : isBearer(one)))
    .filter(
      ({ find }) =>
        find === 'same' || (!isBorne && (find === 'similar' || isTelling(question, elsewhere.index))),
    )
    .slice(0, NAMED)
}

import type { Source } from '../../../sources/source.ts'
import { isGridSource } from '../climate-grids/files.ts'
import type { FoundFile } from './expand.ts'
import type { Candidate } from './identification.ts'

/** A file and the source that it is loaded as. */
export interface ChosenFile {
  readonly file: FoundFile
  readonly candidate: Candidate
}

/** Files that become one release: one, or all climate grids of a source. */
export interface LoadStep {
  readonly source: string
  readonly files: readonly ChosenFile[]
}

export interface LoadPlan {
  /** In the order in which they must be loaded. */
  readonly steps: readonly LoadStep[]
  /** Files that say the same edition with other bytes; which one holds is for a person to say. */
  readonly clashes: readonly { readonly chosen: ChosenFile; readonly reason: string }[]
}

/** Tables before those that refer to them, and years of a table from the oldest on. */
export function planLoads(chosen: readonly ChosenFile[], sources: ReadonlyMap<string, Source>): LoadPlan {
  const rank = ranksOf(sources)
  const ordered = chosen.toSorted(
    (a, b) =>
      rank(a.candidate.source) - rank(b.candidate.source) ||
      compare(a.candidate.source, b.candidate.source) ||
      compare(timeOf(a), timeOf(b)) ||
      compare(a.file.shown, b.file.shown),
  )
  const isGrid = ({ candidate }: ChosenFile): boolean => isGridSource(sources.get(candidate.source)!)
  const steps: LoadStep[] = []
  const clashes: { chosen: ChosenFile; reason: string }[] = []
  for (const one of ordered) {
    const { source } = one.candidate
    const others = isGrid(one) ? [] : ordered.filter((other) => isSameEdition(one, other))
    if (others.length > 0) {
      const names = [one, ...others].map(({ file }) => file.shown).toSorted()
      const reason = `${one.candidate.edition?.edition} of ${source} stands in ${names.join(' and ')}. Name the one to load.`
      clashes.push({ chosen: one, reason })
      continue
    }
    const last = steps.at(-1)
    if (last?.source === source && isGrid(one)) steps.splice(-1, 1, { source, files: [...last.files, one] })
    else steps.push({ source, files: [one] })
  }
  return { steps, clashes }
}

/** The same bytes twice do no harm: the second load changes nothing. */
const isSameEdition = (one: ChosenFile, other: ChosenFile): boolean =>
  one !== other &&
  one.candidate.source === other.candidate.source &&
  one.candidate.edition !== null &&
  one.candidate.edition.slot === other.candidate.edition?.slot &&
  (one.file.sha256 === null || one.file.sha256 !== other.file.sha256)

const timeOf = ({ candidate: { edition } }: ChosenFile): string =>
  edition === null ? '' : (edition.observed_to ?? edition.published_on ?? edition.edition)

/** How many sources must come before, one after the other. */
function ranksOf(sources: ReadonlyMap<string, Source>): (slug: string) => number {
  const rank = (slug: string, below: readonly string[]): number =>
    Math.max(
      0,
      ...(sources.get(slug)?.loads_after ?? [])
        .filter((before) => !below.includes(before))
        .map((before) => 1 + rank(before, [...below, slug])),
    )
  return (slug) => rank(slug, [])
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

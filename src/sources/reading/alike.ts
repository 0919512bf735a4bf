import type { DecisionDraft } from './decisions.ts'
import type { Finding } from './findings.ts'

/** A finding, and every place of the file where the reader found the same. */
export interface FindingAtPlaces {
  readonly finding: Finding
  /** In the order of the file; the first is that of the finding. */
  readonly rows: readonly string[]
}

/** A decision about one or more rows. */
export type GroupedDraft = DecisionDraft & {
  /** Further rows that it holds for. */
  readonly other_rows?: string[]
}

/**
 * Only words are grouped: a word that is not known means the same in every row of its column. Equal figures in two rows are
 * chance, so each is decided apart.
 */
const isWord = (printed: string | null): boolean =>
  printed !== null && /\p{L}/u.test(printed) && !/\p{N}/u.test(printed)

/** Findings that say the same of the same word, as one. */
export function findingsAtPlaces(findings: readonly Finding[]): FindingAtPlaces[] {
  const groups = Map.groupBy(
    findings,
    ({ file, column, value, rule, problem, expected, proposal, row_ref }) =>
      JSON.stringify([
        file,
        column,
        value,
        rule,
        problem,
        expected,
        proposal,
        isWord(value) ? null : row_ref,
      ]),
  )
  return [...groups.values()].map((group) => ({
    finding: group[0]!,
    rows: [...new Set(group.map(({ row_ref }) => row_ref))],
  }))
}

/** Drafts that decide the same about the same word, as one that names all rows. */
export function groupDrafts(drafts: readonly DecisionDraft[]): GroupedDraft[] {
  const groups = Map.groupBy(drafts, ({ row_ref, ...said }) =>
    JSON.stringify(isWord(said.printed) ? said : { row_ref, ...said }),
  )
  return [...groups.values()].map((group) => {
    const [first, ...others] = [...new Set(group.map(({ row_ref }) => row_ref))]
    return { ...group[0]!, row_ref: first!, ...(others.length === 0 ? {} : { other_rows: others }) }
  })
}

/** One draft for each row. */
export const draftsOfRows = (grouped: readonly GroupedDraft[]): DecisionDraft[] =>
  grouped.flatMap(({ other_rows = [], ...draft }) =>
    [draft.row_ref, ...other_rows].map((row_ref) => ({ ...draft, row_ref })),
  )

const NAMED = 3

/** Places in few words: "line 4, line 5, line 6 and 9 more rows". */
export function placesText(rows: readonly string[]): string {
  const rest = rows.length - NAMED
  // One more place is as short as saying that there is one more.
  if (rest <= 1) return rows.join(', ')
  return `${rows.slice(0, NAMED).join(', ')} and ${rest} more rows`
}

import { checkTypedNumber, formatAbn, numberIn } from '../../domain/abn.ts'
import { followSuccessors } from '../../domain/company/identity/follow-successors.ts'
import { searchNames } from '../../domain/company/identity/name-search.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { mapInTurns } from '../in-turns.ts'
import { companyReference } from '../reference/company-reference.ts'
import { taxNames } from '../reference/tax-names.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'

/** A company that a line may mean. */
export interface LineCandidate {
  readonly abn: string
  readonly name: string
  readonly score: number
}

/** What became of a line: a number is taken, a name waits for a person, the rest is refused with the reason. */
export interface ResolvedLine {
  readonly index: number
  readonly text: string
  readonly status: 'taken' | 'doubtful' | 'refused'
  readonly abn: string | null
  readonly name: string | null
  /** The candidate to offer first; no line is saved with it unless a person says so. */
  readonly preselected: string | null
  readonly candidates: readonly LineCandidate[]
  readonly reason_code: string | null
  readonly reason: string | null
}

/** Below this a name is never preselected. */
const LEAST_SCORE = 0.6
const CANDIDATES = 5
const NEAREST = 5

/** ABNs, ACNs, tickers and names in any spelling, each line on its own. */
export async function resolveLines(
  database: ReadonlySql,
  snapshot: SnapshotView,
  lines: readonly string[],
): Promise<ResolvedLine[]> {
  const { nameIndex, namesOf, suggestionsFor } = await companyReference(database, snapshot)
  const tax = await taxNames(database, snapshot)
  const nameOf = (abn: string): string | null =>
    namesOf.get(abn)?.at(-1)?.name ?? tax.rowOf.get(abn)?.name ?? null
  const known = new Map<string, readonly LineCandidate[]>()
  const candidatesOf = (text: string): readonly LineCandidate[] => {
    const held = known.get(text)
    if (held !== undefined) return held
    const outside = searchNames(text, tax.index, { vocabulary: nameIndex.vocabulary, found: [] })
    const found = followSuccessors(
      searchNames(text, nameIndex, { vocabulary: tax.index.vocabulary, found: outside }),
      suggestionsFor,
      nameIndex.latest_year,
    )
    const own = new Set(found.map(({ abn }) => abn))
    const all = [...found, ...outside.filter(({ abn }) => !own.has(abn))]
      .toSorted((a, b) => b.score - a.score)
      .slice(0, CANDIDATES)
      .map(({ abn, matched_name, score }) => ({ abn, name: nameOf(abn) ?? matched_name, score }))
    known.set(text, all)
    return all
  }
  return await mapInTurns(lines, (line, index) => {
    const text = line.trim()
    const base = { index, text, abn: null, name: null, preselected: null, candidates: [] }
    if (numberIn(text) !== undefined) {
      const checked = checkTypedNumber(text)
      if (checked.ok) return { ...base, ...TAKEN, abn: checked.abn, name: nameOf(checked.abn) }
      const nearest = checked.fault === 'checksum' ? checked.nearest : []
      return {
        ...base,
        status: 'refused' as const,
        reason_code: checked.fault === 'checksum' ? 'abn_checksum_failed' : 'abn_format_invalid',
        reason:
          checked.fault === 'format'
            ? 'The line has a number beside other words: give the number alone.'
            : `The check digits are wrong.${nearest.length === 0 ? '' : ` One digit away: ${nearest.slice(0, NEAREST).map(formatAbn).join(', ')}.`}`,
      }
    }
    if (!/[\p{L}\p{N}]/u.test(text))
      return {
        ...base,
        status: 'refused' as const,
        reason_code: 'line_empty',
        reason: 'The line has neither a number nor a name.',
      }
    const candidates = candidatesOf(text)
    const [best] = candidates
    if (best === undefined)
      return {
        ...base,
        status: 'refused' as const,
        reason_code: 'company_not_found',
        reason: 'No company of the registry or the tax table has a name like this. Give its ABN.',
      }
    const isLikely = best.score >= LEAST_SCORE
    return {
      ...base,
      status: 'doubtful' as const,
      candidates,
      preselected: isLikely ? best.abn : null,
      reason_code: isLikely ? 'choice_needed' : 'no_likely_company',
      reason: isLikely
        ? 'A name is not a number: say which company is meant.'
        : 'No company fits the name well. Choose one, or give the ABN.',
    }
  })
}

const TAKEN = { status: 'taken', reason_code: null, reason: null } as const

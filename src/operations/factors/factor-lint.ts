import { evidenceHash, type Method } from '../../domain/evidence.ts'
import type { Factor } from '../../domain/factors/factor.ts'
import { type FactorLibrary, factorIn, type Issue } from '../../domain/factors/library.ts'
import type { Finding } from '../../domain/factors/lint/finding.ts'
import { type LintedRow, type LintRow, lintRow } from '../../domain/factors/lint/lint-row.ts'
import { lintSet } from '../../domain/factors/lint/lint-set.ts'
import { factorNamed } from '../../domain/factors/lint/name-target.ts'
import { regionName } from '../../domain/factors/regions.ts'
import type { Advice } from '../../domain/factors/search/advice.ts'
import { mapInTurns } from '../in-turns.ts'
import { type ChosenIssue, chooseIssue, type IssueQuestion } from './factor-issue.ts'
import type { LoadedFactors } from './factor-library.ts'
import { requireRegion } from './factor-lookup.ts'
import { indexOf } from './factor-search.ts'

export const FACTOR_LINT: Method = { id: 'factor_lint', version: '1.2.0' }

/** A client's row: what it is about, by id or words, and the value that is used for it. */
export interface ClientRow extends LintRow {
  readonly id?: string | undefined
  readonly factor_id?: string | undefined
  readonly description?: string | undefined
  readonly region?: string | undefined
}

export interface LintResult extends ChosenIssue {
  readonly rows: readonly (LintedRow & { readonly id: string | null })[]
  readonly findings: readonly Finding[]
  readonly evidence_hash: string
}

/** Holds every row against the edition of the period. A row that names its factor is held to it; else its words tell. */
export async function lintRows(
  loaded: LoadedFactors,
  rows: readonly ClientRow[],
  question: IssueQuestion,
): Promise<LintResult> {
  const chosen = chooseIssue(loaded.library, question)
  const linted = await mapInTurns(rows, (row) => ({ ...lintOne(loaded, chosen, row), id: row.id ?? null }))
  const used = linted.flatMap(({ expected, findings }) => [expected, ...findings.map(({ found }) => found)])
  const inputs = used.flatMap((factor) => factor?.inputs ?? [])
  return {
    ...chosen,
    rows: linted,
    findings: lintSet(rows, linted),
    evidence_hash: evidenceHash(inputs, [FACTOR_LINT]),
  }
}

function lintOne(loaded: LoadedFactors, chosen: ChosenIssue, row: ClientRow): LintedRow {
  const { library } = loaded
  const { issue } = chosen
  const { target, advice } = targetOf(loaded, chosen, row)
  if (advice !== null) return unknownName(row.description ?? '', advice)
  if (row.factor_id !== undefined && target === undefined)
    return {
      expected: null,
      expected_value: null,
      findings: [notPublished(library, issue, row.factor_id)],
      note: null,
    }
  return lintRow(row, { library, issue, target })
}

function notPublished({ byFactorId }: FactorLibrary, { edition }: Issue, factorId: string): Finding {
  const found = byFactorId.get(factorId)?.at(-1) ?? null
  return {
    code: found === null ? 'not_in_any_edition' : 'wrong_edition',
    severity: 'error',
    message:
      found === null
        ? `There is no factor ${JSON.stringify(factorId)} in any edition.`
        : `The ${edition} edition does not publish ${factorId}; the ${found.edition} edition does.`,
    found,
  }
}

/** The value of a row whose name is not known is not held against anything: it may be anyone's. */
const unknownName = (name: string, { message }: Advice): LintedRow => ({
  expected: null,
  expected_value: null,
  findings: [
    {
      code: 'not_in_these_factors',
      severity: 'error',
      message: `${JSON.stringify(name)}: ${message}`,
      found: null,
    },
  ],
  note: null,
})

interface Target {
  readonly target: Factor | undefined
  readonly advice: Advice | null
}

function targetOf({ library }: LoadedFactors, { issue }: ChosenIssue, row: ClientRow): Target {
  if (row.factor_id !== undefined) return { target: factorIn(library, issue, row.factor_id), advice: null }
  if (row.description === undefined) return { target: undefined, advice: null }
  const region = requireRegion(row.region)
  const name = region === undefined ? row.description : `${row.description} ${regionName(region)}`
  return factorNamed(name, row, indexOf(issue), issue)
}

import { compareText } from '../text-order.ts'
import { composeFactors } from './compose.ts'
import type { Factor, FactorRow } from './factor.ts'
import type { GwpRow, GwpTable } from './gwp.ts'

/** One issue of an edition. */
export interface Issue {
  readonly edition: string
  /** Month of issue where an edition was issued more than once. */
  readonly vintage: string | null
  readonly superseded: boolean
  readonly release_id: string
  readonly factors: readonly Factor[]
}

/** Every factor of a snapshot, indexed. Immutable; reads cost no query. */
export interface FactorLibrary {
  /** Issues in force first, then by edition. */
  readonly issues: readonly Issue[]
  /** Editions that are loaded, oldest first. */
  readonly editions: readonly string[]
  readonly byRowId: ReadonlyMap<string, Factor>
  /** Of every edition and issue, oldest edition first, in force before superseded. */
  readonly byFactorId: ReadonlyMap<string, readonly Factor[]>
  readonly potentials: GwpTable
}

export function buildLibrary(rows: readonly FactorRow[], potentials: readonly GwpRow[]): FactorLibrary {
  const factors = composeFactors(rows)
  const issues = [...Map.groupBy(factors, (factor) => factor.release_id).values()].map(issueOf)
  return {
    issues: issues.toSorted(
      (a, b) => Number(a.superseded) - Number(b.superseded) || compareText(a.edition, b.edition),
    ),
    editions: [...new Set(issues.map((issue) => issue.edition))].toSorted(),
    byRowId: new Map(factors.map((factor) => [factor.row_id, factor])),
    byFactorId: Map.groupBy(factors, (factor) => factor.factor_id),
    potentials: new Map(potentials.map((row) => [row.gas_code, row])),
  }
}

/** The issue of an edition: the one in force, or the vintage that is named. */
export function findIssue(library: FactorLibrary, edition: string, vintage?: string): Issue | undefined {
  return library.issues.find(
    (issue) =>
      issue.edition === edition && (vintage === undefined ? !issue.superseded : issue.vintage === vintage),
  )
}

/** A factor of an issue by its id. */
export const factorIn = (library: FactorLibrary, issue: Issue, factorId: string): Factor | undefined =>
  library.byFactorId.get(factorId)?.find((factor) => factor.release_id === issue.release_id)

function issueOf(factors: readonly Factor[]): Issue {
  const { edition, vintage, superseded, release_id } = factors[0]!
  return { edition, vintage, superseded, release_id, factors }
}

import type { DecisionKind } from '../../domain/operator-decision.ts'
import type { DeskFileRow } from '../../store/desk-files.ts'
import type { Release } from '../../store/releases.ts'
import type { LoadCoverage } from '../ingest/check-coverage.ts'
import type { LoadWarning } from '../ingest/load-warnings.ts'
import type { ReadSummary } from '../ingest/read-file.ts'

/** Who asks for something at the desk. */
export interface DeskActor {
  /** `key:<id>` or `member:<id>`. */
  readonly actor: string
  readonly tenantId: string
}

/** What a person states about a file; what is left out is told by the file, or refused. */
export interface DeskStatement {
  readonly source?: string
  readonly edition?: string
  readonly published_on?: string
  readonly status?: Release['status']
}

/** What a person decides about one finding of a check. */
export interface DeskDecision {
  /** Its id in that check. */
  readonly finding: string
  readonly decision: DecisionKind
  /** The value to use. */
  readonly value?: string | number
  readonly reason: string
}

/** What was asked for last. */
export interface DeskAsked extends DeskStatement {
  readonly by: DeskActor
  /** Decisions about every finding, as JSON text: they repeat the file to the letter, which a JSON column cannot always hold. */
  readonly decisions?: string
  /** What the reader proposed for each finding when it was decided. */
  readonly proposals?: string
  /** Why it is to be loaded although its effects look wrong. */
  readonly accept_reason?: string
}

/** What the file was taken for, and why. */
export interface DeskIdentity {
  readonly source: string
  readonly title: string
  readonly publisher: string
  readonly why: readonly string[]
}

/** A source that a person may say it is of. */
export interface DeskCandidate {
  readonly source: string
  readonly title: string
  /** What in the file speaks for it; empty: nothing. */
  readonly why: readonly string[]
}

/** A list of which only the first are kept: a hostile file could make it as long as it likes. */
export interface FirstOf<T> {
  readonly count: number
  readonly first: readonly T[]
}

export type DeskFinding = ReadSummary['findings'][number] & {
  /** Its name in this check. */
  readonly id: string
  /** Every place where the same was found; absent in reports of earlier versions. */
  readonly rows?: readonly string[]
  readonly decided: {
    readonly decision: DecisionKind
    readonly value: string | number | null
    readonly reason: string
    readonly decided_by: string
  } | null
  /** The finding in one sentence, as the command line prints it. */
  readonly text: string
}

export interface DeskReading
  extends Pick<ReadSummary, 'rows' | 'periods' | 'entities' | 'totals' | 'edition'> {
  readonly first_rows: readonly Readonly<Record<string, string | number | boolean | null>>[]
  readonly skipped: FirstOf<string>
  readonly corrections: FirstOf<string>
  readonly notes: FirstOf<string>
  readonly findings: readonly DeskFinding[]
  /** The decisions that the reader proposes, in the order of the findings, as JSON text. */
  readonly proposals: string
}

export interface DeskEffects {
  readonly release: Release
  readonly warnings: readonly LoadWarning[]
  readonly coverage: LoadCoverage
  /** Snapshot in force that it was compared with. */
  readonly compared_with: string | null
}

/** What a check came to, as far as it came. */
export interface DeskReport {
  readonly identity: DeskIdentity | null
  readonly candidates: readonly DeskCandidate[]
  readonly reading: DeskReading | null
  readonly effects: DeskEffects | null
}

export const EMPTY_REPORT: DeskReport = { identity: null, candidates: [], reading: null, effects: null }

export type DeskFile = DeskFileRow<DeskAsked, DeskReport>

export { DESK_STAGES, DESK_STATES } from '../../store/desk-files.ts'

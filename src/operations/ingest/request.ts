import type { Clock } from '../../clock.ts'
import type { DecisionsOfFile } from '../../sources/reading/decisions.ts'
import type { Database } from '../../store/database.ts'
import type { Acceptance } from '../../store/release-acceptance.ts'
import type { ReleaseDiff } from '../../store/release-diff.ts'
import type { Release } from '../../store/releases.ts'
import type { LoadCoverage } from './check-coverage.ts'
import type { LoadWarning } from './load-warnings.ts'
import type { ReadSummary } from './read-file.ts'
import type { ReadingLimits } from './reading-process/read-apart.ts'

export interface IngestRequest {
  readonly source: string
  readonly location: string
  /** Where the bytes came from, when they were fetched. */
  readonly url?: string
  /** The mirror that stood in for that address. */
  readonly mirror?: string
  readonly edition?: string
  readonly published_on?: string
  readonly status?: Release['status']
  readonly dry_run?: boolean
  /** Loads what looks wrong, and says why. */
  readonly accept?: Acceptance
  /** What a person decided about the findings of the file: exactly one decision for each. */
  readonly decisions?: DecisionsOfFile
}

export interface IngestResult {
  /** `unchanged`: the same file is loaded already; `checked`: a dry run that would load. */
  readonly outcome: 'loaded' | 'unchanged' | 'checked'
  readonly release: Release
  readonly summary: ReadSummary | null
  /** Against the release of the same slot that was in force before; null when there was none. */
  readonly diff: ReleaseDiff | null
  /** What it takes the place of, and what takes its place. */
  readonly warnings: readonly LoadWarning[]
  /** What it changes for whom, and what of it looks wrong. */
  readonly coverage: LoadCoverage
  readonly snapshot: string | null
}

export interface IngestContext extends ReadingLimits {
  readonly database: Database
  readonly clock: Clock
  /** $SOUTHERLY_HOME: the archive and the spool are in it. */
  readonly home: string
  /** Throws when the caller does not want a file that was read well; called before anything is written. */
  readonly consider?: (release: Release, summary: ReadSummary) => Promise<void>
}

import type { NextEdition } from '../../domain/monitoring/next-edition.ts'

/** What came of one file that a publisher offers. */
export interface FileOutcome {
  readonly source: string
  readonly name: string
  readonly url: string
  /**
   * `current`: nothing new; `would_load`: a dry run in which nothing was in doubt; `waiting`: for a decision of the operator;
   * `left`: the operator decided not to load it; `failed`: not to be had, or not the file that it should be.
   */
  readonly outcome: 'current' | 'loaded' | 'would_load' | 'waiting' | 'left' | 'failed'
  /** What the outcome rests on, in words. */
  readonly messages: readonly string[]
  readonly release: string | null
  /** Where the bytes lie while they wait. */
  readonly file: string | null
  /** What to do next; null where nothing is to be done. */
  readonly next: string | null
}

/** What is due of a source, and where to get it. */
export interface DueSource extends NextEdition {
  readonly source: string
  readonly title: string
  readonly publisher: string
  readonly page: string
  /** How often something new comes, in the publisher's words, and who says by when. */
  readonly cadence: string
  readonly said_by: string
  /** Whether `update` gets the next edition by itself. */
  readonly obtained: 'by_update' | 'by_hand'
}

export interface UpdateReport {
  readonly started_at: string
  readonly ended_at: string
  readonly dry_run: boolean
  readonly mirror: string | null
  readonly files: readonly FileOutcome[]
  readonly due: readonly DueSource[]
}

/** How an update went, for an exit code or a line of a log. Failures come first: what failed may hide what would wait. */
export function verdictOf({ files }: Pick<UpdateReport, 'files'>): 'ok' | 'waiting' | 'failed' {
  if (files.some(({ outcome }) => outcome === 'failed')) return 'failed'
  return files.some(({ outcome }) => outcome === 'waiting') ? 'waiting' : 'ok'
}

import { Findings } from './reading/findings.ts'

/** What a file is an issue of; a reader states it once it knows. */
export interface Edition {
  /** What a later release of the same supersedes: a reporting year, an edition, or `all` for a file that always holds everything. */
  readonly slot: string
  /** The publisher's name of the edition. */
  readonly edition: string
  /** When the publisher published it, where the file itself tells. */
  readonly published_on?: string
  readonly observed_from?: string
  readonly observed_to?: string
}

export interface ReadNote {
  /** What was noticed, such as `identifier_is_acn`; documented in the source's README. */
  readonly code: string
  readonly message: string
  readonly row_ref?: string
}

export interface SkippedRow {
  readonly row_ref: string
  readonly reason: string
  readonly text: string
}

export interface AppliedCorrection {
  readonly id: string
  readonly row_ref: string
  readonly field: string
  readonly printed: string
  readonly used: string
  readonly reason: string
}

/** What a reader has to say beside its rows: which edition, what it noticed, left out, corrected, and what it doubts. */
export class ReadLog {
  edition: Edition | undefined
  readonly notes: ReadNote[] = []
  readonly skipped: SkippedRow[] = []
  readonly corrections: AppliedCorrection[] = []
  /** Places that a person must decide about before the file can be loaded. */
  readonly findings = new Findings()

  note(code: string, message: string, rowRef?: string): void {
    this.notes.push(rowRef === undefined ? { code, message } : { code, message, row_ref: rowRef })
  }

  skip(rowRef: string, reason: string, text: string): void {
    this.skipped.push({ row_ref: rowRef, reason, text: text.length > 200 ? `${text.slice(0, 199)}…` : text })
  }

  correct(correction: AppliedCorrection): void {
    this.corrections.push(correction)
  }
}

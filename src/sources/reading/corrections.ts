import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import type { Findings } from './findings.ts'

/** A known error of the publisher: an entry of `corrections.json`. */
export interface Correction {
  readonly id: string
  readonly edition: string
  /** Printed cells (outer spaces removed) by field that name the row. */
  readonly match: Readonly<Record<string, string>>
  readonly field: string
  /** What the publisher printed; the guard: a row that prints something else has been mended. */
  readonly printed: string
  /** What is used in its place; null: nothing can be used; absent: the printed value stays and the row is only flagged. */
  readonly used?: string | null
  /** Set on the row, so that its readers know. */
  readonly flag: string
  readonly reason: string
}

/** The corrections of one edition while its rows are read. */
export class Corrections {
  readonly #file: string
  readonly #corrections: readonly Correction[]
  /** Where each correction met its row, also one whose guard then failed. */
  readonly #met = new Map<string, string>()

  constructor(file: string, all: readonly Correction[], edition: string) {
    this.#file = file
    this.#corrections = all.filter((correction) => correction.edition === edition)
  }

  /** The corrections of a row, each checked against what is printed there and put on record. */
  of(printed: (field: string) => string | undefined, rowRef: string, log: ReadLog): readonly Correction[] {
    if (this.#corrections.length === 0) return this.#corrections
    const matching = this.#corrections.filter(({ match }) => {
      for (const field in match) if (printed(field)?.trim() !== match[field]) return false
      return true
    })
    if (matching.length === 0) return matching
    for (const correction of matching)
      this.#apply(correction, printed(correction.field)?.trim() ?? '', rowRef, log)
    return matching
  }

  /** To be called after the last row of a whole edition: every correction must have found its row. */
  finish(): void {
    const [unused] = this.#unmet()
    if (unused !== undefined) throw new ReadError({ ...unused.fault, hint: unused.reason })
  }

  /** The same as findings at the headings, for a reader that goes on: what is printed now was read. */
  reportUnmet(at: string, findings: Findings): void {
    for (const { fault, reason } of this.#unmet())
      findings.add('correction_not_met', { ...fault, at }, { decision: 'take', reason })
  }

  #unmet() {
    return this.#corrections
      .filter((correction) => !this.#met.has(correction.id))
      .map(({ id, field, printed, match }) => ({
        fault: {
          file: this.#file,
          column: field,
          value: printed,
          problem: `is no longer printed for ${Object.values(match).join(', ')}`,
          expected: `the error that correction "${id}" is about`,
        },
        reason: `The publisher seems to have corrected it: remove "${id}" from corrections.json.`,
      }))
  }

  #apply(correction: Correction, printed: string, rowRef: string, log: ReadLog): void {
    const earlier = this.#met.get(correction.id)
    this.#met.set(correction.id, rowRef)
    if (printed !== correction.printed || earlier !== undefined)
      throw new ReadError({
        file: this.#file,
        at: rowRef,
        column: correction.field,
        value: printed,
        problem:
          earlier === undefined
            ? `is not what correction "${correction.id}" is about`
            : `meets correction "${correction.id}" a second time, after ${earlier}`,
        expected: `${JSON.stringify(correction.printed)}, once`,
        hint: `The publisher seems to have corrected it: remove "${correction.id}" from corrections.json.`,
      })
    if (correction.used === undefined) log.note(correction.flag, correction.reason, rowRef)
    else
      log.correct({
        id: correction.id,
        row_ref: rowRef,
        field: correction.field,
        printed,
        used: correction.used ?? 'none',
        reason: correction.reason,
      })
  }
}

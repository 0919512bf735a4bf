import { ReadError, type ReadFault } from '../read-error.ts'

/** What a reader proposes to a person about a place in doubt. */
export interface Proposal {
  /** `take`: the row as it was read, with a flag. `use`: another value in its place. `leave_out`: no such row. */
  readonly decision: 'take' | 'use' | 'leave_out'
  /** The value to use. */
  readonly value?: string | number
  readonly reason: string
}

/** A place in a file that is in doubt, while the rest of the file is understood. */
export interface Finding {
  readonly file: string
  /** Sheet of a workbook; null in a file of text. */
  readonly sheet: string | null
  /** Place as in the `row_ref` of rows: "line 12", or "Table 1!B7". */
  readonly row_ref: string
  readonly column: string | null
  /** As printed; null where nothing is there. */
  readonly value: string | null
  /** Code of the rule that the place breaks; the source's README explains it. */
  readonly rule: string
  readonly problem: string
  readonly expected: string | null
  readonly proposal: Proposal
  /** Key fields that could be read of a row which could not, such as the ABN: who it is about must not be lost with it. */
  readonly about?: Readonly<Record<string, string | number | null>>
}

/** A fault with its place, which a finding needs and a `ReadError` may lack. */
export type PlacedFault = Omit<ReadFault, 'hint' | 'exitCode'> & {
  readonly at: string
  readonly about?: Finding['about']
}

/** A file with more places in doubt is another kind of file. The limit also bounds what a hostile file makes us keep. */
const MOST_FINDINGS = 1000

/**
 * Collects what a reader doubts, so that one reading lists everything. A reader adds a finding where it goes on, and throws
 * a `ReadError` only where it does not understand the form of the file.
 */
export class Findings {
  readonly all: Finding[] = []
  readonly #rulesByPlace = new Map<string, string[]>()
  #listed = Number.POSITIVE_INFINITY
  readonly #rest = new Map<string, { readonly fault: PlacedFault; count: number }>()

  add(rule: string, fault: PlacedFault, proposal: Proposal): void {
    if (this.all.length >= this.#listed && proposal.decision === 'leave_out') {
      const known = this.#rest.get(rule)
      if (known === undefined) this.#rest.set(rule, { fault, count: 1 })
      else known.count += 1
      return
    }
    if (this.all.length === MOST_FINDINGS)
      throw new ReadError({
        file: fault.file,
        problem: `has more than ${MOST_FINDINGS} places in doubt, so its form is not understood`,
        expected: `the first place, ${this.all[0]!.row_ref}, to be an exception`,
      })
    const { file, at, column, value, problem, expected } = fault
    const sheetEnd = at.lastIndexOf('!')
    this.all.push({
      file,
      sheet: sheetEnd < 0 ? null : at.slice(0, sheetEnd),
      row_ref: at,
      column: column ?? null,
      value: printed(value),
      rule,
      problem,
      expected: expected ?? null,
      proposal,
      ...(fault.about === undefined ? {} : { about: fault.about }),
    })
    const rules = this.#rulesByPlace.get(at)
    if (rules === undefined) this.#rulesByPlace.set(at, [rule])
    else if (!rules.includes(rule)) rules.push(rule)
  }

  /** Lists so many findings and counts those after them about rows that are left out, for a file with millions of rows. */
  sumUpAfter(listed: number): void {
    this.#listed = listed
  }

  /** Adds what was counted: one finding for each rule, so that one decision is about all of its rows. */
  sumUp(): void {
    this.#listed = Number.POSITIVE_INFINITY
    for (const [rule, { fault, count }] of this.#rest)
      this.add(
        rule,
        {
          file: fault.file,
          at: `${fault.at} and after`,
          value: count,
          problem: `is the number of further rows that break this rule; the first ${fault.problem}`,
        },
        { decision: 'leave_out', reason: 'None of them can be read; all are left out.' },
      )
    this.#rest.clear()
  }

  /**
   * Runs a part of a reader that may refuse a place. A `ReadError` with a place becomes a finding, and the result is
   * undefined; an error of the whole file goes on.
   */
  attempt<T>(rule: string, read: () => T, proposal = LEAVE_OUT): T | undefined {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof ReadError) || error.fault.at === undefined) throw error
      this.add(rule, { ...error.fault, at: error.fault.at }, proposal)
      return undefined
    }
  }

  /** The rules that a row breaks, by its `row_ref`. Cheap: most files break none. */
  rulesOf(rowRef: string): readonly string[] {
    return this.all.length === 0 ? NONE : (this.#rulesByPlace.get(rowRef) ?? NONE)
  }
}

/** Decisions keep it in the database, which takes no NUL. */
const printed = (value: unknown): string | null =>
  typeof value === 'string'
    ? value.replaceAll('\0', '\ufffd')
    : value === undefined || value === null
      ? null
      : JSON.stringify(value)

const NONE: readonly string[] = []
const LEAVE_OUT: Proposal = { decision: 'leave_out', reason: 'It cannot be read.' }

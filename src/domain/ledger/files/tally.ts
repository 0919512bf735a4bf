import type { LedgerLine, LineReason } from '../line.ts'
import { LineRefusal } from '../line.ts'
import type { FoundFactor } from '../take-line.ts'

export type RowStatus = 'taken' | 'doubtful' | 'refused' | 'left_out'

/** What is to be looked at in a row. */
export interface RowProblem extends Omit<LineReason, 'member'> {
  readonly at: string
  readonly row: number
  readonly column: string | null
  readonly value: string | null
  readonly id: string | null
  readonly status: 'doubtful' | 'refused'
}

/** Rows that share a reason. */
export interface ReasonCount {
  readonly status: 'doubtful' | 'refused' | 'left_out'
  readonly code: string
  rows: number
  readonly message: string
  readonly first: string[]
}

/** Words of a file, what they were taken for, and how much there is of them. */
export interface WordCount {
  readonly activity: string | null
  readonly use: string | null
  readonly unit: string
  rows: number
  quantity: number
  t: number | null
  readonly status: RowStatus
  readonly factor_id: string | null
  readonly category: string | null
  readonly scope: number | null
  readonly is_chosen: boolean
  readonly reasons: readonly LineReason[]
  readonly notes: readonly LineReason[]
}

export interface RowPage {
  readonly offset: number
  readonly limit: number
}

const PLACES_NAMED = 5

/** Counts what becomes of the rows of a file, and keeps a page of what is to be looked at. */
export class Tally {
  readonly summary = { rows: 0, taken: 0, doubtful: 0, refused: 0, left_out: 0, already_held: 0 }
  readonly problems: RowProblem[] = []
  readonly words = new Map<string, WordCount>()
  readonly #reasons = new Map<string, ReasonCount>()
  readonly #page: RowPage
  #passed = 0

  constructor(page: RowPage) {
    this.#page = page
  }

  /** Where the next page of problems begins; null after the last. */
  get nextOffset(): number | null {
    const end = this.#page.offset + this.problems.length
    return end < this.#passed ? end : null
  }

  get reasons(): readonly ReasonCount[] {
    return [...this.#reasons.values()].toSorted((a, b) => b.rows - a.rows)
  }

  row(status: RowStatus): void {
    this.summary.rows += 1
    this.summary[status] += 1
  }

  reason(status: ReasonCount['status'], { code, message }: LineReason, at: string): void {
    const key = `${status} ${code}`
    const known = this.#reasons.get(key) ?? { status, code, rows: 0, message, first: [] }
    known.rows += 1
    if (known.first.length < PLACES_NAMED) known.first.push(at)
    this.#reasons.set(key, known)
  }

  /** Whether the next problem is on the page that was asked for: only then is it worth making. */
  wantsProblem(): boolean {
    this.#passed += 1
    return this.#passed > this.#page.offset && this.problems.length < this.#page.limit
  }

  /** The words of a line, by what their factor is. */
  wordOf(line: LedgerLine, found: FoundFactor | undefined): WordCount {
    const { activity = null, use = null, unit } = line
    const key = `${activity}\n${use}\n${unit}`
    const known = this.words.get(key)
    if (known !== undefined) return known
    const made: WordCount = { activity, use, unit, rows: 0, quantity: 0, t: null, ...meaning(found) }
    this.words.set(key, made)
    return made
  }
}

function meaning(
  found: FoundFactor | undefined,
): Omit<WordCount, 'activity' | 'use' | 'unit' | 'rows' | 'quantity' | 't'> {
  const nothing = { factor_id: null, category: null, scope: null, is_chosen: false, notes: [] }
  if (found === undefined) return { ...nothing, status: 'refused', reasons: [] }
  if (found instanceof LineRefusal) {
    const isOut = found.reason.code === 'left_out'
    return {
      ...nothing,
      status: isOut ? 'left_out' : 'refused',
      is_chosen: isOut,
      reasons: isOut ? [] : [found.reason],
    }
  }
  const [part] = found.use.parts
  return {
    status: found.doubts.length === 0 ? 'taken' : 'doubtful',
    factor_id: part!.factor_id,
    category: part!.category,
    scope: Number(part!.scope),
    is_chosen: found.is_chosen,
    reasons: found.doubts,
    notes: found.notes,
  }
}

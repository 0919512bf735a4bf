import { ReadError } from '../read-error.ts'
import type { Edition, ReadLog } from '../read-log.ts'
import { knownValue, type PlacedRow } from './base-periods.ts'
import { periodEnd, periodStart } from './periods.ts'
import { NEVER_BRIDGED } from './printed-observation.ts'
import type { CpiRow } from './row.ts'

/** So many observations of another base are damaged ones; more are a second base. */
const FEW = 2

/** What the observations of a file must have in common, and how far they reach. */
export class Content {
  readonly #file: string
  readonly #log: ReadLog
  #slot: { readonly name: string; readonly at: string } | undefined
  readonly #foreign: ReadError[] = []
  readonly #unlike: ReadError[] = []
  #alike = 0
  #rows = 0
  readonly #periods = new Set<string>()

  constructor(file: string, log: ReadLog) {
    this.#file = file
    this.#log = log
  }

  /** The dataflow and base of the file are known. */
  get isSettled(): boolean {
    return this.#slot !== undefined
  }

  /** The file is of the dataflow and base that most of its first observations are of. */
  settle(first: readonly PlacedRow[]): void {
    const slots = [...Map.groupBy(first, ({ slot }) => slot)]
    const [most] = slots.toSorted(([, left], [, right]) => right.length - left.length)
    if (most !== undefined) this.#slot = { name: most[0], at: most[1][0]!.row.row_ref }
  }

  /** The row, as far as it belongs to the file; undefined for one of another base, which is a finding. */
  take({ row, slot }: PlacedRow): CpiRow | undefined {
    if (slot !== this.#slot?.name) return this.#refuseForeign(row, slot)
    this.#rows += 1
    this.#periods.add(row.time_period)
    this.#compare(row)
    if (row.unit !== 'index' || row.obs_value === null || row.obs_value > 0) return row
    this.#log.findings.add(
      'not_above_zero',
      {
        file: this.#file,
        at: row.row_ref,
        column: 'obs_value',
        value: row.obs_value_text,
        problem: 'is not above zero',
      },
      { decision: 'take', reason: `The period was read without its value. ${NEVER_BRIDGED}` },
    )
    return { ...row, obs_value: null }
  }

  /** To be called after the last row. Refuses a file of two bases, and one whose base has changed silently. */
  edition(): Edition {
    const [foreign] = this.#foreign
    if (foreign !== undefined && this.#foreign.length >= this.#rows) throw foreign
    const [unlike] = this.#unlike
    if (unlike !== undefined && this.#unlike.length > this.#alike) throw unlike
    if (this.#slot === undefined) throw new ReadError({ file: this.#file, problem: 'holds no observations' })
    const periods = [...this.#periods]
    const ends = new Map(periods.map((period) => [periodEnd(period), period]))
    const last = [...ends.keys()].toSorted().at(-1)!
    return {
      slot: this.#slot.name,
      edition: `${this.#slot.name} to ${ends.get(last)}`,
      observed_from: periods.map(periodStart).toSorted()[0]!,
      observed_to: last,
    }
  }

  #refuseForeign(row: CpiRow, slot: string): undefined {
    const fault = {
      file: this.#file,
      at: row.row_ref,
      value: slot,
      problem: `stands in one file with ${this.#slot?.name} (${this.#slot?.at})`,
      expected: 'one dataflow and one base period in a file: two must never be joined',
      hint: 'Load them as two files.',
    }
    this.#foreign.push(new ReadError(fault))
    if (this.#foreign.length > FEW) throw this.#foreign[0]!
    this.#log.findings.add('another_base', fault, {
      decision: 'leave_out',
      reason: `Two bases are never joined. ${NEVER_BRIDGED}`,
    })
    return undefined
  }

  /** A few known quarters that differ are damaged; when most do, the base has changed. */
  #compare(row: CpiRow): void {
    const known = knownValue(row)
    if (known === undefined) return
    if (known === row.obs_value) {
      this.#alike += 1
      return
    }
    const fault = {
      file: this.#file,
      at: row.row_ref,
      column: 'obs_value',
      value: row.obs_value_text,
      problem: `is not the national index of ${row.time_period} on the base ${row.base_period}`,
      expected: `${known}; the index is not revised`,
    }
    this.#unlike.push(new ReadError(fault))
    this.#log.findings.add('known_value_differs', fault, {
      decision: 'use',
      value: known,
      reason: 'It is the value that was published before, and the index is not revised.',
    })
  }
}

import type { CellPlace } from '../formats/numbers.ts'
import { printedDecimal, printedInteger } from '../formats/numbers.ts'
import type { Findings } from '../reading/findings.ts'
import type { SiloDay } from './row.ts'
import type { Variable } from './variables.ts'

type Field = Variable | `${Variable}_source`

const HOTTEST = 55
const COLDEST = -30
const HIGHEST = 10_000

/** The figures of one day. One that cannot be read, or that is not possible, is a finding, and the day goes on without it. */
export class DayValues {
  readonly #place: Omit<CellPlace, 'column'>
  readonly #findings: Findings
  readonly #values: Partial<Record<Field, number>> = {}

  constructor(place: Omit<CellPlace, 'column'>, findings: Findings) {
    this.#place = place
    this.#findings = findings
  }

  figure(field: Variable, printed: string): void {
    const value = this.#read(field, printed, printedDecimal)
    if (value === undefined) return
    const isTemperature = field === 'max_temp_c' || field === 'min_temp_c'
    const [lowest, highest] = isTemperature ? [COLDEST, HOTTEST] : [0, HIGHEST]
    if (value >= lowest && value <= highest) this.#values[field] = value
    else this.#without('not_possible', field, printed, 'is not possible', `${lowest} to ${highest}`)
  }

  source(field: Variable, printed: string): void {
    const value = this.#read(`${field}_source`, printed, printedInteger)
    if (value !== undefined) this.#values[`${field}_source`] = value
  }

  /** Source codes of a day that cannot be told apart. */
  withoutSources(column: string, printed: string, expected: string): void {
    this.#without('not_source_codes', column, printed, 'are not source codes', expected)
  }

  /** All that could be read. */
  finish(): SiloDay['values'] {
    const { max_temp_c: max, min_temp_c: min } = this.#values
    if (max !== undefined && min !== undefined && max < min)
      this.#findings.add(
        'maximum_below_minimum',
        {
          ...this.#place,
          column: 'max_temp_c',
          value: String(max),
          problem: `is below the minimum ${min}`,
          expected: 'at least the minimum',
        },
        { decision: 'leave_out', reason: 'We cannot tell which of the two is wrong.' },
      )
    return this.#values
  }

  #read(field: Field, printed: string, read: (text: string, place: CellPlace) => number): number | undefined {
    return printed === ''
      ? undefined
      : this.#findings.attempt('not_a_number', () => read(printed, { ...this.#place, column: field }), {
          decision: 'take',
          reason: 'The day was read without it.',
        })
  }

  #without(rule: string, column: string, value: string, problem: string, expected: string): void {
    this.#findings.add(
      rule,
      { ...this.#place, column, value, problem, expected },
      { decision: 'take', reason: 'The day was read without it.' },
    )
  }
}

import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import exceptions from './identity-exceptions.json' with { type: 'json' }
import type { SafeguardRow } from './row.ts'

interface Identity {
  readonly name: string
  readonly column: string
  readonly printed: (row: SafeguardRow) => number | null
  /** Null when the row lacks one of the numbers. */
  readonly computed: (row: SafeguardRow) => number | null
  /** Tonnes by which rounding may part the two. */
  readonly tolerance: number
}

const IDENTITIES: readonly Identity[] = [
  {
    name: 'net_emissions',
    column: 'Net emissions number',
    printed: (row) => row.net_emissions_t,
    computed: (row) =>
      sum([
        row.covered_emissions_t,
        row.accus_issued,
        negated(row.accus_deemed_surrendered),
        negated(row.accus_surrendered),
        row.regime === 'reformed' ? negated(row.smcs_surrendered) : 0,
      ]),
    tolerance: 0,
  },
  {
    name: 'net_position',
    column: 'Net position number',
    printed: (row) => row.net_position_t,
    computed: (row) => sum([row.net_emissions_t, negated(row.baseline_t)]),
    tolerance: 0,
  },
  {
    name: 'gases',
    column: 'Covered emissions',
    printed: (row) => row.covered_emissions_t,
    computed: (row) => sum([row.co2_t, row.ch4_t, row.n2o_t, row.other_ghg_t]),
    tolerance: 2,
  },
]

/**
 * Checks what the publisher computed against what it printed: a shifted column or a mistyped number shows here. Known
 * exceptions are data, and each must be off by exactly what it is known to be off.
 */
export function checkIdentities(file: string, row: SafeguardRow, log: ReadLog): void {
  for (const identity of IDENTITIES) {
    const printed = identity.printed(row)
    const computed = identity.computed(row)
    if (printed === null || computed === null || Math.abs(printed - computed) <= identity.tolerance) continue
    const exception = exceptions.find(
      (known) =>
        known.edition === row.reporting_year &&
        known.facility_name === row.facility_name &&
        known.identity === identity.name &&
        known.printed === printed &&
        known.computed === computed,
    )
    if (exception === undefined)
      throw new ReadError({
        file,
        at: row.row_ref,
        column: identity.column,
        value: printed,
        problem: `does not add up for ${row.facility_name}`,
        expected: `${computed}, from the other columns of the row`,
        hint: 'Columns may be shifted. If the publisher is right, describe the case in identity-exceptions.json.',
      })
    log.note('identity_exception', `${row.facility_name}, ${identity.name}: ${exception.reason}`, row.row_ref)
  }
}

const negated = (value: number | null): number | null => (value === null ? null : -value)

const sum = (terms: readonly (number | null)[]): number | null =>
  terms.reduce((total, term) => (total === null || term === null ? null : total + term), 0)

import type { Rational } from '../factors/rational.ts'

/** A figure that is not known, and why. Whatever is computed from it is not known for the same reason. */
export class Absent {
  readonly reason: string

  constructor(reason: string) {
    this.reason = reason
  }
}

/** What a term gives. Numbers are finite. A step that is exact gives fractions. */
export type Value = number | string | boolean | Rational | Absent

export const isAbsent = (value: Value): value is Absent =>
  typeof value === 'object' && value instanceof Absent

export const isFraction = (value: Value): value is Rational =>
  typeof value === 'object' && !(value instanceof Absent)

/** Reasons that terms themselves give. */
export const NOT_GIVEN = new Absent('not_given')
export const NO_ROWS = new Absent('no_rows')
export const NOT_FOUND = new Absent('not_found')
export const DIVIDED_BY_ZERO = new Absent('divided_by_zero')
export const NOT_A_NUMBER = new Absent('not_a_number')
export const BEYOND_CURVE = new Absent('beyond_the_curve')

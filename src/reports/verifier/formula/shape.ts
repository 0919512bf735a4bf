/** Reads JSON of unknown shape: own members only, and an error that says what was expected. */

export type Json = Readonly<Record<string, unknown>>

/** A number as the quotient of two whole ones, in lowest terms, with a divisor above zero. */
export interface Fraction {
  readonly above: bigint
  readonly below: bigint
}

/** What a term gives. Null: not known. Numbers are finite; those of exact steps are fractions. */
export type Value = number | string | boolean | Fraction | null

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A member of the object itself, never one that every object inherits. */
export const own = (record: Json, name: string): unknown =>
  Object.hasOwn(record, name) ? record[name] : undefined

export function recordOf(value: unknown, what: string): Json {
  if (!isRecord(value)) throw new Error(`${what} is not an object`)
  return value
}

export function listOf(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error(`${what} is not a list`)
  return value as readonly unknown[]
}

export function textOf(value: unknown, what: string): string {
  if (typeof value !== 'string') throw new Error(`${what} is not a text`)
  return value
}

/** A number that overflowed or has no value is not known. */
export const finite = (value: number): number | null => (Number.isFinite(value) ? value : null)

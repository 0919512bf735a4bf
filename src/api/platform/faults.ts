import type { TLocalizedValidationError } from 'typebox/error'
import type { Fault } from '../../errors.ts'

/** Where a value stood: decides how a fault is named. */
export type Part = 'path' | 'query' | 'body'

/** What the validator says of a keyword, as far as a sentence needs it. */
interface Parameters {
  readonly type?: string | readonly string[]
  readonly allowedValues?: readonly unknown[]
  readonly allowedValue?: unknown
  readonly limit?: number | bigint
  readonly pattern?: string | RegExp
  readonly format?: string
}

/** Sentences by JSON Schema keyword. What is not here gets the validator's own words. */
const SENTENCES: Readonly<Record<string, (parameters: Parameters) => string>> = {
  type: ({ type }) => `must be ${[type ?? []].flat().map(withArticle).join(' or ')}`,
  enum: ({ allowedValues }) => `must be one of ${(allowedValues ?? []).map(String).join(', ')}`,
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`,
  anyOf: () => 'fits none of the accepted forms',
  minimum: ({ limit }) => `must be ${String(limit)} or more`,
  maximum: ({ limit }) => `must be ${String(limit)} or less`,
  minLength: ({ limit }) => `must have at least ${String(limit)} characters`,
  maxLength: ({ limit }) => `must have at most ${String(limit)} characters`,
  minItems: ({ limit }) => `must have at least ${String(limit)} items`,
  maxItems: ({ limit }) => `must have at most ${String(limit)} items`,
  uniqueItems: () => 'must not hold the same item twice',
  pattern: ({ pattern }) => `must match ${String(pattern)}`,
  format: ({ format }) => `must be written as ${String(format)}`,
}

const ARTICLES: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  array: 'a list',
  object: 'an object',
}
const withArticle = (type: string): string => ARTICLES[type] ?? `a ${type}`

/** The faults of one part of a request, each at its own pointer or parameter. */
export function toFaults(errors: readonly TLocalizedValidationError[], part: Part, value: unknown): Fault[] {
  const faults = errors.flatMap((error) => explain(error, part, value))
  return faults.filter(
    (fault, index) =>
      faults.findIndex((other) => placeOf(other) === placeOf(fault) && other.message === fault.message) ===
      index,
  )
}

function explain(error: TLocalizedValidationError, part: Part, value: unknown): Fault[] {
  if (error.keyword === 'required')
    return error.params.requiredProperties.map((name) =>
      at(part, `${error.instancePath}/${escape(name)}`, {
        code: 'missing_parameter',
        message: 'is required',
      }),
    )
  if (error.keyword === 'additionalProperties')
    return error.params.additionalProperties.map((name) =>
      at(part, `${error.instancePath}/${escape(name)}`, {
        code: 'unknown_parameter',
        message: 'is not known here',
      }),
    )
  // A union of literals reports each literal and then the union; the union alone says enough.
  if (error.keyword === 'const' && /\/anyOf\/\d+/.test(error.schemaPath)) return []
  if (error.keyword === 'boolean') return []
  const sentence = SENTENCES[error.keyword]?.(error.params as Parameters) ?? error.message
  return [
    at(part, error.instancePath, {
      code: 'invalid_parameter',
      message: sentence,
      received: shorten(valueAt(value, error.instancePath)),
    }),
  ]
}

const BODY_CODES: Readonly<Record<string, string>> = {
  missing_parameter: 'missing_member',
  unknown_parameter: 'unknown_member',
  invalid_parameter: 'invalid_member',
}

function at(part: Part, pointer: string, fault: Omit<Fault, 'pointer' | 'parameter'>): Fault {
  return part === 'body'
    ? { pointer, ...fault, code: BODY_CODES[fault.code] ?? fault.code }
    : { parameter: unescape(pointer.split('/')[1] ?? ''), ...fault }
}

const placeOf = (fault: Fault): string => fault.pointer ?? fault.parameter ?? ''
const escape = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')
const unescape = (name: string): string => name.replaceAll('~1', '/').replaceAll('~0', '~')

function valueAt(value: unknown, pointer: string): unknown {
  let current = value
  for (const name of pointer.split('/').slice(1).map(unescape)) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, name)) return undefined
    current = (current as Record<string, unknown>)[name]
  }
  return current
}

/** A problem repeats what was received, but never a megabyte of it. */
function shorten(value: unknown): unknown {
  if (typeof value === 'string') return value.length > 200 ? `${value.slice(0, 200)}…` : value
  if (typeof value !== 'object' || value === null) return value
  return Array.isArray(value) ? `a list of ${value.length}` : 'an object'
}

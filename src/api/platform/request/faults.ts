import type { TLocalizedValidationError } from 'typebox/error'
import { typedNameFault } from '../../../domain/disclosure/records/typed-names.ts'
import type { Fault } from '../../../errors.ts'
import { cut, FAULTS_TOLD } from '../answer/echo.ts'

/** Where a value stood: decides how a fault is named. */
export type Part = 'path' | 'query' | 'body'

/** A fault with what the schema would have taken instead, so that the problem can say it once. */
export interface FoundFault {
  readonly fault: Fault
  /** Values that were allowed where one of a list was needed. */
  readonly allowed?: readonly string[]
  /** Members that are known where an unknown one stood. */
  readonly known?: readonly string[]
}

/** What the validator says of a keyword, as far as a sentence needs it. */
interface Parameters {
  readonly type?: string | readonly string[]
  readonly allowedValues?: readonly unknown[]
  readonly allowedValue?: unknown
  readonly limit?: number | bigint
  readonly pattern?: string | RegExp
  readonly format?: string
  /** The schema's own example of the value. */
  readonly example?: unknown
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
  uniqueItems: () => 'must not contain the same item twice',
  pattern: ({ pattern, example }) =>
    typeof example === 'string' ? `must be written like ${example}` : `must match ${String(pattern)}`,
  boolean: () => 'is not accepted here',
  format: ({ format }) => FORMATS[format ?? ''] ?? `must be written as ${String(format)}`,
}

const FORMATS: Readonly<Record<string, string>> = {
  date: 'must be a calendar date, such as 2026-02-27',
  'date-time': 'must be an instant, such as 2026-02-27T03:00:00Z',
}

const ARTICLES: Readonly<Record<string, string>> = {
  boolean: 'true or false',
  integer: 'a whole number',
  array: 'a list',
  object: 'an object',
}
const withArticle = (type: string): string => ARTICLES[type] ?? `a ${type}`

/**
 * The faults of a part that the validator refused, each at its own pointer or parameter. There is always one: the
 * validator's verdict decides, and the list only explains it.
 */
export function toFaults(
  errors: readonly TLocalizedValidationError[],
  part: Part,
  value: unknown,
  schema: unknown,
): FoundFault[] {
  const found = new Map<string, FoundFault>()
  for (const error of errors)
    for (const explained of explain(error, part, value, schema)) {
      const key = JSON.stringify([placeOf(explained.fault), explained.fault.message])
      if (found.size < FAULTS_TOLD && !found.has(key)) found.set(key, explained)
    }
  return found.size > 0 ? [...found.values()] : [{ fault: unexplained(part) }]
}

/** A fault as a sentence without its full stop. */
export const describeFault = (fault: Fault): string =>
  `${fault.parameter ?? (fault.pointer || 'the body')} ${fault.message}`

/** For a refusal that no error explains. */
const unexplained = (part: Part): Fault =>
  at(part, '', { code: 'invalid_parameter', message: 'does not match what this route accepts' })

const UNKNOWN_MEMBER = '/additionalProperties'

function explain(
  error: TLocalizedValidationError,
  part: Part,
  value: unknown,
  schema: unknown,
): FoundFault[] {
  if (error.keyword === 'required')
    return error.params.requiredProperties.map((name) => ({
      fault: at(part, `${error.instancePath}/${escapePointer(name)}`, {
        code: 'missing_parameter',
        message: 'is required',
      }),
    }))
  // The validator reports each unknown member by itself, and then all of one object together if it gets that far.
  if (error.keyword === 'additionalProperties') return []
  if (error.keyword === 'boolean' && error.schemaPath.endsWith(UNKNOWN_MEMBER)) {
    const owner = error.schemaPath.slice(0, -UNKNOWN_MEMBER.length)
    const known = valueAt(schema, `${owner}/properties`) as object | undefined
    const message = typedNameFault(error.instancePath.split('/').at(-1) ?? '') ?? 'is not known here'
    const fault = { code: 'unknown_parameter', message }
    return [{ fault: at(part, error.instancePath, fault), known: Object.keys(known ?? {}) }]
  }
  // A union of literals reports each literal and then the union; the union alone says enough.
  if (error.keyword === 'const' && /\/anyOf\/\d+/.test(error.schemaPath)) return []
  const parameters: Parameters = {
    ...error.params,
    example: valueAt(schema, `${error.schemaPath}/examples/0`),
  }
  const fault = at(part, error.instancePath, {
    code: 'invalid_parameter',
    message: SENTENCES[error.keyword]?.(parameters) ?? error.message,
    received: shorten(valueAt(value, error.instancePath)),
  })
  return [
    error.keyword === 'enum' ? { fault, allowed: (parameters.allowedValues ?? []).map(String) } : { fault },
  ]
}

const BODY_CODES: Readonly<Record<string, string>> = {
  missing_parameter: 'missing_member',
  unknown_parameter: 'unknown_member',
  invalid_parameter: 'invalid_member',
}

function at(part: Part, pointer: string, fault: Omit<Fault, 'pointer' | 'parameter'>): Fault {
  return part === 'body'
    ? { pointer: shortened(pointer), ...fault, code: BODY_CODES[fault.code] ?? fault.code }
    : { parameter: shortened(unescape(pointer.split('/')[1] ?? '')), ...fault }
}

const placeOf = (fault: Fault): string => fault.pointer ?? fault.parameter ?? ''
/** A name as part of a JSON pointer (RFC 6901). */
export const escapePointer = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')
const unescape = (name: string): string => name.replaceAll('~1', '/').replaceAll('~0', '~')

function valueAt(value: unknown, pointer: string): unknown {
  let current = value
  for (const name of pointer.split('/').slice(1).map(unescape)) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, name)) return undefined
    current = (current as Record<string, unknown>)[name]
  }
  return current
}

/** A problem repeats what was received, names of members included, but never a megabyte of it. */
export const shortened = (text: string): string => cut(text, 200)

function shorten(value: unknown): unknown {
  if (typeof value === 'string') return shortened(value)
  if (typeof value !== 'object' || value === null) return value
  return Array.isArray(value) ? `a list of ${value.length}` : 'an object'
}

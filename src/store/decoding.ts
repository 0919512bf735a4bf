import { formatArrayLiteral, parseArrayLiteral } from './array-literal.ts'

/**
 * One table for both engines. The drivers decode alike only by accident (a `date` becomes UTC midnight in one and local
 * midnight in the other, an int8 a number or text), so both are made to hand over PostgreSQL's text, read here.
 */
export type Decoder = (text: string) => unknown

/** Decoder of a type by its OID; types that are not listed stay text. */
export function decoderOf(typeOid: number): Decoder {
  return DECODERS.get(typeOid) ?? asText
}

/** A parameter as PostgreSQL's text; bytes as they are, because their text is twice as long. */
export type Parameter = string | Buffer | null

/**
 * Arrays become SQL arrays and plain objects become JSON, so a JSON array or a JSON string must be handed over as
 * `JSON.stringify(value)`. Bytes go to a parameter of type `bytea`.
 */
export function encodeParameter(value: unknown, index: number): Parameter {
  // Both drivers send a Buffer in binary form. It shares the memory of the bytes.
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  try {
    return encode(value)
  } catch (error) {
    throw new TypeError(`parameter $${index + 1}: ${(error as Error).message}`, { cause: error })
  }
}

/** Longer texts seldom come twice. */
const MOST_SHARED_CHARACTERS = 80
const MOST_SHARED_TEXTS = 20_000
let sharedTexts = new Map<string, string>()

/**
 * One string for equal texts: drivers make a new one of each value, and a snapshot's reference data, which stays in memory, has the
 * same names of releases, states and years in hundreds of thousands of rows.
 */
const asText: Decoder = (text) => {
  if (text.length > MOST_SHARED_CHARACTERS) return text
  const known = sharedTexts.get(text)
  if (known !== undefined) return known
  if (sharedTexts.size >= MOST_SHARED_TEXTS) sharedTexts = new Map()
  sharedTexts.set(text, text)
  return text
}

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value))
    throw new RangeError(
      `the integer ${text} is beyond ±(2^53 - 1) and would lose digits: cast it to text in the query`,
    )
  return value
}

function isoDate(text: string): string {
  if (!/^(\d{4,}-\d\d-\d\d|-?infinity)/.test(text))
    throw new RangeError(`expected a date like 2024-06-30, got ${text}: DateStyle of the server must be ISO`)
  return text
}

const INSTANT =
  /^(\d{4,})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)(?:\.(\d+))?([+-])(\d\d)(?::(\d\d))?(?::(\d\d))?$/

/** Reads any offset, because the session's time zone is not ours to rely on behind a connection pooler. */
function isoInstant(text: string): string {
  if (text === 'infinity' || text === '-infinity') return text
  const match = INSTANT.exec(text)
  if (match === null)
    throw new RangeError(
      `expected an instant like 2024-06-30 14:00:00+00, got ${text}: years before 1 and DateStyle other than ISO are not supported`,
    )
  const part = (group: number): number => Number(match[group] ?? 0)
  const offset = (part(9) * 3600 + part(10) * 60 + part(11)) * (match[8] === '-' ? -1 : 1)
  const milliseconds = Number((match[7] ?? '').padEnd(3, '0').slice(0, 3))
  const instant = new Date(0)
  instant.setUTCFullYear(part(1), part(2) - 1, part(3))
  instant.setUTCHours(part(4), part(5), part(6) - offset, milliseconds)
  return instant.toISOString()
}

function bytes(text: string): Uint8Array {
  if (!text.startsWith(String.raw`\x`))
    throw new RangeError('expected bytes in hexadecimal: bytea_output of the server must be hex')
  return new Uint8Array(Buffer.from(text.slice(2), 'hex'))
}

const boolean: Decoder = (text) => text === 't'
const json: Decoder = (text) => JSON.parse(text)

/** Type name, OID, OID of its array, decoder. OIDs of built-in types are fixed for good. */
const TYPES: readonly (readonly [name: string, oid: number, arrayOid: number, decoder: Decoder])[] = [
  ['bool', 16, 1000, boolean],
  ['bytea', 17, 1001, bytes],
  ['char', 18, 1002, asText],
  ['name', 19, 1003, asText],
  ['int8', 20, 1016, safeInteger],
  ['int2', 21, 1005, Number],
  ['int4', 23, 1007, Number],
  ['text', 25, 1009, asText],
  ['oid', 26, 1028, Number],
  ['json', 114, 199, json],
  ['float4', 700, 1021, Number],
  ['float8', 701, 1022, Number],
  ['bpchar', 1042, 1014, asText],
  ['varchar', 1043, 1015, asText],
  ['date', 1082, 1182, isoDate],
  ['time', 1083, 1183, asText],
  ['timestamp', 1114, 1115, isoDate],
  ['timestamptz', 1184, 1185, isoInstant],
  ['numeric', 1700, 1231, asText],
  ['uuid', 2950, 2951, asText],
  ['jsonb', 3802, 3807, json],
]

const DECODERS: ReadonlyMap<number, Decoder> = new Map(
  TYPES.flatMap(([, oid, arrayOid, decoder]) => [
    [oid, decoder] as const,
    [arrayOid, (literal: string) => parseArrayLiteral(literal, decoder)] as const,
  ]),
)

function encode(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean' || typeof value === 'bigint' || Number.isFinite(value)) return String(value)
  if (typeof value === 'object') return encodeObject(value)
  const what = typeof value === 'number' ? String(value) : typeof value
  throw new TypeError(`${what} cannot be stored; pass null for an absent value`)
}

function encodeObject(value: object | null): string | null {
  if (value === null) return null
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array)
    return `\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`
  if (Array.isArray(value)) return formatArrayLiteral(value, encode)
  return JSON.stringify(value)
}

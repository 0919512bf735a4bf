import { createHash } from 'node:crypto'
import type { Answer, ByteSource } from './answer.ts'
import { JsonPieces, jsonText } from './json-pieces.ts'

/** The bytes of an answer under one content coding, with the headers that belong to them, ready for `writeHead`. */
export interface Variant {
  readonly bytes: Uint8Array
  /** Instead of `bytes`, which are none then. */
  readonly source?: ByteSource
  readonly etag: string
  /** Names and values in turn. */
  readonly headers: readonly string[]
  /** The same with those that every answer has; made by the sender on first use. */
  complete?: readonly string[]
  /** Those as the lines of a head; made when the answer is first asked for again. */
  lines?: string
  /** Small answers also as a string of one character per byte; made by the sender on first use. */
  text?: string
}

export type Coding = 'identity' | 'gzip' | 'br'

/** An answer made into bytes. Kept in the answer cache, so that a repeated read costs one look-up. */
export interface Rendered<Body = unknown> {
  readonly status: number
  /** Never there: it has the compiler tell answers of different schemas apart. */
  readonly body?: Body | JsonPieces
  readonly identity: Variant
  readonly commonHeaders: readonly string[]
  /** Validator of a versioned record; undefined where the bytes' own hash is it. */
  readonly etag: string | undefined
  /** Worth compressing: text of 4 KiB or more. What is smaller takes longer to compress than to send. */
  readonly compressible: boolean
  readonly compressed: Partial<Record<Exclude<Coding, 'identity'>, Variant | Promise<Variant>>>
}

const COMPRESSIBLE_BYTES = 4096
const COMPRESSIBLE_TYPE = /^(text\/|application\/(.+\+)?json|application\/(x-ndjson|javascript)|image\/svg)/

export const isRendered = <Body>(answer: Answer<Body> | Rendered<Body>): answer is Rendered<Body> =>
  'identity' in answer

export function render<Body>(answer: Answer<Body>): Rendered<Body> {
  const status = answer.status ?? 200
  const contentType = answer.contentType ?? 'application/json; charset=utf-8'
  const bytes = answer.bytes ?? (answer.body === undefined ? new Uint8Array() : serialise(answer.body))
  const commonHeaders = ['cache-control', cacheControl(answer.cache)]
  if (bytes.length > 0 || answer.source !== undefined) commonHeaders.push('content-type', contentType)
  if (answer.evidenceHash !== undefined) commonHeaders.push('x-evidence-hash', answer.evidenceHash)
  if (answer.snapshot !== undefined) commonHeaders.push('x-snapshot', answer.snapshot)
  for (const [name, value] of Object.entries(answer.headers ?? {})) commonHeaders.push(name, value)
  const compressible =
    answer.isVerbatim !== true && bytes.length >= COMPRESSIBLE_BYTES && COMPRESSIBLE_TYPE.test(contentType)
  if (compressible) commonHeaders.push('vary', 'accept-encoding')
  return {
    status,
    identity:
      answer.source === undefined
        ? makeVariant(commonHeaders, bytes, 'identity', answer.etag)
        : sourceVariant(commonHeaders, answer.source, answer.etag),
    commonHeaders,
    etag: answer.etag,
    compressible,
    compressed: {},
  }
}

/**
 * Strong validator: the hash of exactly the bytes that are served, so each coding has its own. That of a record is its
 * version, with the coding behind it.
 */
export function makeVariant(
  commonHeaders: readonly string[],
  bytes: Uint8Array,
  coding: Coding,
  ofRecord?: string,
): Variant {
  const etag = `"${ofRecord === undefined ? hashOf(bytes) : codedTag(ofRecord, coding)}"`
  const headers = [...commonHeaders, 'etag', etag, 'content-length', String(bytes.length)]
  if (coding !== 'identity') headers.push('content-encoding', coding)
  return { bytes, etag, headers }
}

function sourceVariant(
  commonHeaders: readonly string[],
  source: ByteSource,
  tag: string | undefined,
): Variant {
  if (tag === undefined) throw new Error('an answer that is streamed needs an etag')
  const etag = `"${tag}"`
  const length = source.size === undefined ? [] : ['content-length', String(source.size)]
  const headers = [...commonHeaders, 'etag', etag, ...length]
  return { bytes: new Uint8Array(), source, etag, headers }
}

const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 32)

const codedTag = (tag: string, coding: Coding): string => (coding === 'identity' ? tag : `${tag}+${coding}`)

export const serialise = (body: unknown): Buffer =>
  body instanceof JsonPieces
    ? Buffer.concat(body.pieces.map((piece) => Buffer.from(piece)))
    : Buffer.from(jsonText(body))

function cacheControl(cache: Answer['cache']): string {
  if (cache === undefined) return 'private, no-cache'
  if (cache === 'no-store') return 'no-store'
  if (cache === 'immutable') return 'private, max-age=31536000, immutable'
  return `${cache.shared === true ? 'public' : 'private'}, max-age=${cache.maxAge}`
}

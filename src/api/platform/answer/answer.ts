import type { JsonPieces } from './json-pieces.ts'

/** Bytes that are never in memory all at once. */
export interface ByteSource {
  /** Undefined: not known before the end. */
  readonly size: number | undefined
  stream(): AsyncIterable<Uint8Array>
}

/** What a handler returns: data and how long it holds. The platform makes bytes, headers and conditions of it. */
export interface Answer<Body = unknown> {
  readonly status?: number
  /** Serialised as JSON, unless it is written already. Every number must be finite. */
  readonly body?: Body | JsonPieces
  /** Bytes as they are, instead of `body`. */
  readonly bytes?: Uint8Array
  /** Many bytes, read as the client takes them, instead of `bytes`. Needs an `etag`: no one hashes them here. */
  readonly source?: ByteSource
  readonly contentType?: string
  /** Never compressed: the response states a digest of these exact bytes, or they are part of a file. */
  readonly isVerbatim?: boolean
  readonly headers?: Readonly<Record<string, string>>
  /** Unset: `private, no-cache`, so that a client asks again with its ETag. */
  readonly cache?: 'no-store' | 'immutable' | { readonly maxAge: number; readonly shared?: boolean }
  readonly evidenceHash?: string
  readonly snapshot?: string
  /** Opaque validator of a versioned record, for If-Match; unset: the hash of the served bytes. */
  readonly etag?: string
}

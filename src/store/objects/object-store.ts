import { OperatorError } from '../../errors.ts'

/** Bytes by name, outside the database. What they must be is in the database: a store is never believed. */
export interface ObjectStore {
  /** For people: s3://bucket/prefix. */
  readonly name: string
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Undefined where there is none. Of one that is longer than `most` bytes, some more than `most`. */
  get(key: string, most: number): Promise<Uint8Array | undefined>
  /** Also where there is none. */
  remove(key: string): Promise<void>
  /** All whose key begins so, by pages. */
  list(prefix: string): AsyncGenerator<readonly StoredObject[]>
}

export interface StoredObject {
  readonly key: string
  readonly size: number
  /** When it was last written, by the clock of the store. */
  readonly modified_at: string
}

/** The store did not do what it was asked: it is away, or refuses this service. */
export class ObjectStoreFault extends OperatorError {
  override readonly name = 'ObjectStoreFault'

  constructor(message: string, options: { readonly cause?: unknown } = {}) {
    super(message, {
      hint: 'Look at the store, and at SOUTHERLY_OBJECT_STORE, its endpoint and its keys.',
      ...options,
    })
  }
}

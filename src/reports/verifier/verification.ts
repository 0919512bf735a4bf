/** What is wrong, in the verifier's own words. */
export interface Finding {
  readonly kind:
    | 'container'
    | 'file'
    | 'signature'
    | 'schema'
    | 'input'
    | 'record'
    | 'method'
    | 'unknown_formula'
    | 'number'
    | 'status'
    | 'tie'
  /** File, metric, input or JSON pointer. */
  readonly where: string
  readonly detail: string
  readonly stated?: unknown
  readonly recomputed?: unknown
  /** The calculation and the inputs that a number was recomputed from. */
  readonly calculation?: string
  readonly inputs?: readonly string[]
}

/** A number that is in the bundle and was not recomputed, and why. */
export interface NotRecomputed {
  readonly where: string
  readonly reason: string
}

/**
 * What the signature says. `trusted`: made with a key that the caller gave. `integrity_only`: made with the key inside the
 * ZIP, which proves that nothing changed since someone signed it, and not who that was. `wrong_key`: the caller's keys
 * do not hold the one that signed.
 */
export type Trust = 'trusted' | 'integrity_only' | 'wrong_key' | 'invalid'

export interface FileCheck {
  readonly name: string
  readonly status: 'as_signed' | 'altered' | 'missing' | 'unexpected'
  readonly expected: { readonly size: number; readonly sha256: string } | null
  readonly actual: { readonly size: number; readonly sha256: string } | null
}

export interface Verification {
  readonly valid: boolean
  readonly bundle: {
    readonly bundle_id: string
    readonly sha256: string
    readonly abn: string
    readonly name: string
    readonly period: { readonly start: string; readonly end: string }
    readonly snapshot: string
    readonly evidence_hash: string
    /** What the bundle says of its approval. */
    readonly review: {
      readonly status: string
      readonly self_approved: boolean
      readonly approvers: readonly string[]
      /** Whether the figures are those that were approved; null for a draft. */
      readonly figures: string | null
      readonly open_gates: readonly string[]
      readonly draft_because: string | null
      readonly signed_by: string | null
    }
  } | null
  readonly signature: { readonly trust: Trust; readonly key_id: string | null; readonly detail: string }
  readonly files: readonly FileCheck[]
  /** How much was looked at. */
  readonly checked: Readonly<Record<string, number>>
  readonly findings: readonly Finding[]
  readonly not_recomputed: readonly NotRecomputed[]
  /** Documents behind the records. Their bytes are not in the bundle. */
  readonly evidence_files: readonly ListedEvidence[]
}

/** A document that the bundle lists by its hash. */
export interface ListedEvidence {
  readonly sha256: string
  readonly status: string
  /** Name of the file that the service held; null while it was missing. */
  readonly name: string | null
  /** What it is evidence of. */
  readonly what: readonly string[]
}

/** A public key that the caller trusts. */
export interface TrustedKey {
  readonly id: string
  /** 32 bytes, base64url. */
  readonly public_key: string
}

/** The bytes are no bundle at all, so that nothing can be said about them. */
export class UnreadableBundle extends Error {}

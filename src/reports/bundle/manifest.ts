import { RETENTION_RULE, retainUntil } from '../../domain/disclosure/records/retention.ts'
import type { DisclosureReport } from '../../domain/disclosure/report/report.ts'
import { canonicalJson, sha256 } from '../../domain/evidence.ts'
import type { Period } from '../../domain/period.ts'
import type { FigureApproval } from '../../domain/review/figures.ts'
import { BUNDLE_FILES, type BundleFiles } from './files.ts'

/** Signs with one Ed25519 key. */
export interface Signer {
  /** From the hash of the public key. */
  readonly key_id: string
  /** The public key, 32 bytes in base64url. */
  readonly public_key: string
  /** The signature over the bytes, base64url. */
  sign(bytes: Uint8Array): string
}

/** manifest.json: what the bundle is, and what every other file must be. */
export interface Manifest {
  readonly schema: 'southerly/manifest/1'
  /** From everything below but key and signature: the same content has the same id, no matter who signs. */
  readonly bundle_id: string
  readonly abn: string
  readonly name: string
  readonly period: Period
  readonly standard_version: string
  readonly snapshot: { readonly id: string; readonly as_of: string }
  readonly records: readonly { readonly record: string; readonly version: number; readonly sha256: string }[]
  readonly evidence_hash: string
  /** The bundle that the sheet Changes of the working papers compares with: an input as well. Null: there was none. */
  readonly compared_with: { readonly bundle_id: string; readonly sha256: string } | null
  /** A bundle of anything but approved records is a draft, and every page of it says so. */
  readonly review: {
    readonly status: 'approved' | 'draft'
    readonly self_approved: boolean
    readonly approvers: readonly string[]
    /** Whether the figures are those that were approved; null for a draft. */
    readonly figures: FigureApproval['state'] | null
    /** Gates that no one at the company has stated: with any, an approved bundle is a draft too. */
    readonly open_gates: readonly string[]
    readonly draft_because: string | null
    /** The director who signed the declaration. */
    readonly signed_by: string | null
  }
  readonly files: readonly {
    readonly name: string
    readonly media_type: string
    readonly size: number
    readonly sha256: string
  }[]
  /** Counted from the sign-off that the bundle holds; from a later one on, the service keeps it longer. */
  readonly retain_until: string
  readonly retention: string
  /** Travels with the bundle so that its integrity can be checked; whose key it is must be learned elsewhere. */
  readonly key: { readonly id: string; readonly algorithm: 'Ed25519'; readonly public_key: string }
  /** Over the RFC 8785 JSON of the manifest without this member, base64url. */
  readonly signature: string
}

/** What a manifest is about, and who signs it. */
export interface ManifestContent {
  readonly report: DisclosureReport
  readonly files: BundleFiles
  readonly signer: Signer
  readonly previous: Manifest['compared_with']
  /** Days on which the statements say that the report was completed. */
  readonly completed: readonly string[]
}

export function composeManifest({ report, files, signer, previous, completed }: ManifestContent): Manifest {
  const content = {
    schema: 'southerly/manifest/1' as const,
    abn: report.entity.abn,
    name: report.entity.name,
    period: report.period,
    standard_version: report.standard.version,
    snapshot: report.snapshot,
    records: report.records.flatMap(({ record, status, version, sha256: hash }) =>
      status === 'present' && version !== null && hash !== null ? [{ record, version, sha256: hash }] : [],
    ),
    evidence_hash: report.evidence_hash,
    compared_with: previous === null ? null : { bundle_id: previous.bundle_id, sha256: previous.sha256 },
    review: {
      status: report.review.status,
      self_approved: report.review.self_approved,
      approvers: report.review.approvers.map(({ name }) => name),
      figures: report.review.figures?.state ?? null,
      open_gates: report.review.open_gates,
      draft_because: report.review.draft_because,
      signed_by: report.review.signed?.name ?? null,
    },
    files: BUNDLE_FILES.flatMap(({ name, media_type }) => {
      const bytes = files[name]
      return bytes === undefined ? [] : [{ name, media_type, size: bytes.length, sha256: sha256(bytes) }]
    }),
    retain_until: retainUntil({ period: report.period, written: null, completed }),
    retention: RETENTION_RULE,
  }
  const { schema, ...rest } = content
  const unsigned = {
    schema,
    bundle_id: `bundle_${sha256(canonicalJson(content)).slice(0, 32)}`,
    ...rest,
    key: { id: signer.key_id, algorithm: 'Ed25519' as const, public_key: signer.public_key },
  }
  return { ...unsigned, signature: signer.sign(Buffer.from(canonicalJson(unsigned))) }
}

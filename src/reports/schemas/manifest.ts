import { Type } from 'typebox'
import {
  abn,
  comparedRecord,
  count,
  day,
  exactly,
  oneOf,
  orNull,
  period,
  sha256,
  text,
  texts,
} from './parts.ts'

export const manifestSchema = exactly({
  schema: Type.Literal('southerly/manifest/1'),
  bundle_id: Type.String({
    pattern: '^bundle_[0-9a-f]{32}$',
    description: 'From the RFC 8785 JSON of this file without bundle_id, key and signature',
  }),
  abn: abn(),
  name: text(),
  period: period(),
  standard_version: text(),
  snapshot: exactly({ id: text(), as_of: day() }),
  records: Type.Array(
    exactly({ record: comparedRecord(), version: Type.Integer({ minimum: 1 }), sha256: sha256() }),
  ),
  evidence_hash: sha256('Over all inputs and methods; see provenance.json'),
  compared_with: Type.Union(
    [
      exactly({
        bundle_id: Type.String({ pattern: '^bundle_[0-9a-f]{32}$' }),
        sha256: sha256('Files in the ZIP'),
      }),
      Type.Null(),
    ],
    {
      description:
        'The previous bundle, which the Changes sheet of the working papers compares with; null if there was none',
    },
  ),
  review: exactly(
    {
      status: oneOf(['approved', 'draft']),
      self_approved: Type.Boolean(),
      approvers: texts(),
      figures: orNull(oneOf(['as_approved', 'changed', 'not_recorded'])),
      open_gates: texts(),
      draft_because: orNull(text()),
      signed_by: orNull(text()),
    },
    'Whether the bundle was made from approved records, the names of the approvers, the gates that no one has stated, what keeps its papers drafts (null for final ones), the director who signed, and whether the figures are those that were approved (null for a draft)',
  ),
  files: Type.Array(exactly({ name: text(), media_type: text(), size: count(), sha256: sha256() })),
  retain_until: day(),
  retention: text('The rule behind retain_until'),
  key: exactly({
    id: Type.String({ pattern: '^key_[0-9a-f]{16}$' }),
    algorithm: Type.Literal('Ed25519'),
    public_key: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description: '32 bytes, base64url' }),
  }),
  signature: Type.String({
    pattern: '^[A-Za-z0-9_-]{86}$',
    description: 'Ed25519 over the RFC 8785 JSON of this file without signature, base64url',
  }),
})

import { createPublicKey, verify } from 'node:crypto'
import type { ManifestFile } from './documents.ts'
import { canonical, hash } from './json.ts'
import type { TrustedKey, Verification } from './verification.ts'

/** What is signed as bundles are. */
type Signed = Pick<ManifestFile, 'key' | 'signature'>

/** The Ed25519 signature over the manifest without it, by the key that the manifest names. */
export function checkSignature(
  manifest: Signed,
  trusted: readonly TrustedKey[] | null,
): Verification['signature'] {
  const { signature, ...signed } = manifest
  const { id, public_key } = manifest.key
  if (id !== `key_${hash(Buffer.from(public_key, 'base64url')).slice(0, 16)}`)
    return {
      trust: 'invalid',
      key_id: id,
      detail: 'The key in the manifest does not match its stated id.',
    }
  if (!isSignedBy(public_key, Buffer.from(canonical(signed)), signature))
    return {
      trust: 'invalid',
      key_id: id,
      detail: 'The signature does not match the manifest: something was changed after signing.',
    }
  if (trusted === null)
    return {
      trust: 'integrity_only',
      key_id: id,
      detail:
        'Nothing has changed since it was signed with the key that it carries. That proves integrity, not origin: pass the issuer’s public key with --key or --keys.',
    }
  return trusted.some((key) => key.public_key === public_key)
    ? { trust: 'trusted', key_id: id, detail: 'Signed with a key that you supplied.' }
    : { trust: 'wrong_key', key_id: id, detail: 'Not signed with any of the keys that you supplied.' }
}

function isSignedBy(publicKey: string, bytes: Uint8Array, signature: string): boolean {
  try {
    const key = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x: publicKey } })
    // A second spelling of the same signature is a changed byte too.
    const raw = Buffer.from(signature, 'base64url')
    return raw.toString('base64url') === signature && verify(null, bytes, key, raw)
  } catch {
    return false
  }
}

import type { ApiKey, IssuedKey } from '../operations/tenancy/keys.ts'

/** A new key as JSON and as text; the only time that its full text is shown. */
export function describeIssued({ key, text }: IssuedKey): { readonly value: object; readonly text: string } {
  return {
    value: { ...key, key: text },
    text: `${text}\n\nKey ${key.id} of tenant ${key.tenant_id}. This is the only time it is shown.`,
  }
}

/** What a key's dates make of it at an instant. */
export function stateOf(key: ApiKey, now: Date): 'active' | 'rotated' | 'expired' | 'revoked' {
  if (key.revoked_at !== null) return 'revoked'
  if (key.expires_at !== null && Date.parse(key.expires_at) <= now.getTime()) return 'expired'
  return key.replaced_by === null ? 'active' : 'rotated'
}

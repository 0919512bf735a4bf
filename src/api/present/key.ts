import type { ApiKey, IssuedKey } from '../../operations/tenancy/keys.ts'

export const presentKey = (key: ApiKey, now: Date) => ({
  id: key.id,
  name: key.name,
  mode: key.mode,
  scopes: key.scopes,
  packs: key.packs,
  status: statusOf(key, now),
  created_at: key.created_at,
  created_by: key.created_by,
  expires_at: key.expires_at,
  revoked_at: key.revoked_at,
  replaced_by: key.replaced_by,
  last_used_at: key.last_used_at,
  member_id: key.member_id,
  made_with: key.made_with,
})

export const presentIssuedKey = (issued: IssuedKey, now: Date) => ({
  ...presentKey(issued.key, now),
  key: issued.text,
})

function statusOf(key: ApiKey, now: Date): 'active' | 'expired' | 'revoked' {
  if (key.revoked_at !== null) return 'revoked'
  return key.expires_at !== null && Date.parse(key.expires_at) <= now.getTime() ? 'expired' : 'active'
}

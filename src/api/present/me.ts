import { ROLE_TABLE } from '../../domain/tenancy/roles.ts'
import type { ActingPerson, Caller } from '../../operations/tenancy/authenticate.ts'
import type { TenantMeter } from '../../operations/tenancy/tenant-limits.ts'

export const presentMe = (caller: Caller, meter: TenantMeter) => ({
  tenant: { id: caller.tenantId, name: caller.tenantName },
  actor: caller.actor,
  member: caller.member === undefined ? null : presentPerson(caller.member, caller.engagements),
  key:
    caller.keyId === undefined || caller.keyMode === undefined
      ? null
      : { id: caller.keyId, mode: caller.keyMode, expires_at: caller.keyExpiresAt },
  plan: caller.plan,
  scopes: [...caller.scopes].sort(),
  packs: [...caller.packs].sort(),
  limits: caller.limits,
  remaining: {
    requests_this_minute: left(caller.limits.requests_per_minute, meter.window.used),
    items_this_month: left(caller.limits.items_per_month, meter.itemsKnown + meter.itemsPending),
  },
})

const presentPerson = ({ id, name, roles }: ActingPerson, engagements: Caller['engagements']) => ({
  id,
  name,
  roles: roles.map((role) => ({ role, may: ROLE_TABLE[role].may })),
  engagements: engagements ?? null,
})

const left = (limit: number | null, used: number): number | null =>
  limit === null ? null : Math.max(0, limit - used)

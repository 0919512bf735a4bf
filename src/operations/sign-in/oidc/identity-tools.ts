import type { Clock } from '../../../clock.ts'
import type { GroupRoles } from '../../../domain/tenancy/group-roles.ts'
import type { Database } from '../../../store/database.ts'

export interface IdentityTools {
  readonly database: Database
  readonly clock: Clock
  readonly secret: Uint8Array
  /** Where groups of the provider give roles. */
  readonly groups: { readonly tenantId: string; readonly roles: GroupRoles } | undefined
}

export interface SignedInMember {
  readonly tenantId: string
  readonly memberId: string
}

/** What the audit trail calls the provider when its groups change what someone may do. */
export const PROVIDER_ACTOR = 'provider'

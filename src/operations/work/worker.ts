import type { Scope } from '../../domain/tenancy/access.ts'
import type { Engagement } from '../../domain/tenancy/engagement.ts'

/** Whose work is asked for. */
export interface Worker {
  readonly tenantId: string
  readonly memberId: string
  readonly scopes: ReadonlySet<Scope>
  /** What an auditor sees; undefined: everything. */
  readonly engagements: readonly Engagement[] | undefined
}

/**
 * What a caller may do. A route names one scope; the key scope `admin` contains all that a tenant may do. `data:operate` is
 * beyond it: published data is shared by every tenant of an installation, so only its operator gives that scope.
 */
export const SCOPES = [
  'companies:read',
  'reference:read',
  'tenant:read',
  'tenant:write',
  'disclosure:write',
  'review:comment',
  'review:decide',
  'review:approve',
  'review:sign',
  'audit:tick',
  'webhooks:manage',
  'keys:manage',
  'members:manage',
  'audit:read',
  'data:operate',
  'admin',
] as const
export type Scope = (typeof SCOPES)[number]

/** What a route asks for: one scope, or `any` where it is enough to be known. */
export type RouteScope = Scope | 'any'

/** What a key's answers may contain; apart from scopes. */
export const PACKS = ['au_company_climate_intelligence', 'au_climate_disclosure'] as const
export type Pack = (typeof PACKS)[number]

const BEYOND_ADMIN: ReadonlySet<string> = new Set<Scope>(['data:operate'])

export const hasScope = (granted: ReadonlySet<string>, wanted: string): boolean =>
  wanted === 'any' || granted.has(wanted) || (granted.has('admin') && !BEYOND_ADMIN.has(wanted))

/** Members of `wanted` that a key with `granted` scopes cannot hand on. */
export const scopesBeyond = (granted: ReadonlySet<string>, wanted: readonly string[]): string[] =>
  wanted.filter((scope) => !hasScope(granted, scope) && !(scope === 'admin' && holdsAll(granted)))

/** Someone who holds each scope that `admin` contains, such as a person with every role, lacks none of it. */
const holdsAll = (granted: ReadonlySet<string>): boolean =>
  SCOPES.every((scope) => scope === 'admin' || BEYOND_ADMIN.has(scope) || granted.has(scope))

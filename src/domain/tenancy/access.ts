/**
 * What a key may do. A route names one scope; `admin` contains all that a tenant may do. `data:operate` is beyond it: published
 * data is shared by every tenant of an installation, so only its operator gives that scope.
 */
export const SCOPES = [
  'companies:read',
  'reference:read',
  'tenant:read',
  'tenant:write',
  'disclosure:write',
  'webhooks:manage',
  'keys:manage',
  'audit:read',
  'data:operate',
  'admin',
] as const
export type Scope = (typeof SCOPES)[number]

/** What a key's answers may contain; apart from scopes. */
export const PACKS = ['au_company_climate_intelligence', 'au_climate_disclosure'] as const
export type Pack = (typeof PACKS)[number]

const BEYOND_ADMIN: ReadonlySet<string> = new Set<Scope>(['data:operate'])

export const hasScope = (granted: ReadonlySet<string>, wanted: string): boolean =>
  granted.has(wanted) || (granted.has('admin') && !BEYOND_ADMIN.has(wanted))

/** Members of `wanted` that a key with `granted` scopes cannot hand on. */
export const scopesBeyond = (granted: ReadonlySet<string>, wanted: readonly string[]): string[] =>
  wanted.filter((scope) => !hasScope(granted, scope))

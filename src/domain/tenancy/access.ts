/** What a key may do. A route names one scope; `admin` contains them all. */
export const SCOPES = [
  'companies:read',
  'reference:read',
  'tenant:read',
  'tenant:write',
  'disclosure:write',
  'webhooks:manage',
  'keys:manage',
  'audit:read',
  'admin',
] as const
export type Scope = (typeof SCOPES)[number]

/** What a key's answers may contain; apart from scopes. */
export const PACKS = ['au_company_climate_intelligence', 'au_climate_disclosure'] as const
export type Pack = (typeof PACKS)[number]

export const hasScope = (granted: ReadonlySet<string>, wanted: Scope): boolean =>
  granted.has(wanted) || granted.has('admin')

/** Members of `wanted` that a key with `granted` scopes cannot hand on. */
export const scopesBeyond = (granted: ReadonlySet<string>, wanted: readonly string[]): string[] =>
  granted.has('admin') ? [] : wanted.filter((scope) => !granted.has(scope))

import type { Schema } from '../../../api/client.ts'

type NewKey = Schema<'NewApiKey'>
type Scope = NewKey['scopes'][number]
type Pack = NonNullable<NewKey['packs']>[number]

/** What each scope of a key allows, in words. */
export const SCOPES: readonly (readonly [scope: Scope, what: string])[] = [
  ['companies:read', 'read companies: emissions, profiles, risk'],
  ['reference:read', 'read factors, data and snapshots'],
  ['tenant:read', 'read your records, usage and bundles'],
  ['tenant:write', 'write your records'],
  ['disclosure:write', 'create bundles'],
  ['review:comment', 'comment'],
  ['members:manage', 'invite and remove people'],
  ['webhooks:manage', 'manage watchlists and webhooks'],
  ['keys:manage', 'create and revoke keys'],
  ['audit:read', 'read the audit log'],
  ['data:operate', 'operate the data desk: load and withdraw data for all tenants'],
  ['admin', 'everything except the data desk'],
]

export const PACKS: readonly (readonly [pack: Pack, what: string])[] = [
  ['au_company_climate_intelligence', 'Company climate intelligence'],
  ['au_climate_disclosure', 'Climate disclosure'],
]

/** Scopes or packs as a sentence. A code that is new to this page is shown as it is, never dropped. */
export const namesOf = (codes: readonly string[], names: readonly (readonly [string, string])[]): string =>
  codes.map((code) => new Map(names).get(code) ?? code).join('; ')

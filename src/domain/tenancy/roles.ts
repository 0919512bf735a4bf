import { hasScope, type Scope } from './access.ts'

/** What people of a tenant are to each other. One person may hold several roles. */
export const ROLES = [
  'viewer',
  'preparer',
  'reviewer',
  'approver',
  'director',
  'auditor',
  'operator',
  'admin',
] as const
export type Role = (typeof ROLES)[number]

interface RoleFacts {
  /** Display name. */
  readonly title: string
  /** What the role may do, in a sentence. */
  readonly may: string
  readonly scopes: readonly Scope[]
}

const READING: readonly Scope[] = ['companies:read', 'reference:read', 'tenant:read']

/**
 * The one table of rights. No role holds the scope `admin`, which contains all others: an administrator manages people and keys,
 * and writes, reviews or approves a disclosure only as someone who holds that role too.
 */
export const ROLE_TABLE: Readonly<Record<Role, RoleFacts>> = {
  viewer: {
    title: 'Viewer',
    may: 'Reads companies, records, readiness and bundles.',
    scopes: READING,
  },
  preparer: {
    title: 'Preparer',
    may: 'Writes records and statements, creates bundles, comments.',
    scopes: [...READING, 'tenant:write', 'disclosure:write', 'review:comment'],
  },
  reviewer: {
    title: 'Reviewer',
    may: 'Comments, requests changes, marks as reviewed.',
    scopes: [...READING, 'review:comment', 'review:decide', 'audit:read'],
  },
  approver: {
    title: 'Approver',
    may: 'Comments, requests changes, approves, locks and unlocks a period.',
    scopes: [...READING, 'review:comment', 'review:decide', 'review:approve', 'audit:read'],
  },
  director: {
    title: 'Director',
    may: 'Comments, signs the directors’ declaration over the bundle of an approved period.',
    scopes: [...READING, 'review:comment', 'review:sign', 'audit:read'],
  },
  auditor: {
    title: 'Auditor',
    may: 'Reads the companies and periods in the engagement until it ends, downloads their bundles, comments, ticks off requirements.',
    scopes: [...READING, 'review:comment', 'audit:tick', 'audit:read'],
  },
  operator: {
    title: 'Data operator',
    may: 'Loads and withdraws published data, which all tenants of the installation share.',
    scopes: [...READING, 'data:operate'],
  },
  admin: {
    title: 'Administrator',
    may: 'Invites and removes people, manages keys and webhooks, reads the audit log.',
    scopes: [...READING, 'members:manage', 'keys:manage', 'webhooks:manage', 'audit:read'],
  },
}

/** What someone with these roles may do. */
export const scopesOfRoles = (roles: readonly Role[]): ReadonlySet<Scope> =>
  new Set(roles.flatMap((role) => ROLE_TABLE[role].scopes))

/** Rights of a key that acts for someone: what both have. */
export const scopesInCommon = (ofKey: ReadonlySet<Scope>, ofMember: ReadonlySet<Scope>): ReadonlySet<Scope> =>
  new Set([...ofMember].filter((scope) => hasScope(ofKey, scope)))

/**
 * Whether someone sees the companies and periods of an engagement alone. Someone who also reads the tenant through another role is
 * not bound by it; the operator's role is about published data and lifts nothing.
 */
export const isBoundToEngagements = (roles: readonly Role[]): boolean =>
  roles.includes('auditor') && roles.every((role) => role === 'auditor' || role === 'operator')

/** In the order of the table, each once. */
export const inOrder = (roles: readonly Role[]): Role[] => ROLES.filter((role) => roles.includes(role))

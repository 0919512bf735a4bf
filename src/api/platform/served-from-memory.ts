import type { RouteDescription } from './route-description.ts'

/** Scopes of public data. */
const SCOPES: ReadonlySet<string> = new Set(['companies:read', 'reference:read'])

/** Whether a ready answer of a route may be given while the database is away: reads of public data alone. */
export const isServedFromMemory = ({ method, scope }: RouteDescription): boolean =>
  method === 'GET' && scope !== undefined && SCOPES.has(scope)

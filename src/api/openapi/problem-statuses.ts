import type { RouteDescription } from '../platform/route-description.ts'

/** What any request can be answered with: odd input, no fitting media type, too long or too slow, or a fault of ours. */
const COMMON = [400, 406, 408, 414, 431, 500, 503, 504]
const KEYED = [401, 403, 429]
/** 404 where the routes are off. */
const OPERATORS = [401, 404, 429]
/** A body may come wherever a method has one, also where the route takes none; a write may find the disk full. */
const WRITING = [413, 415, 422, 507]
/** Public data of a company are asked of the business register too, which may not say whether it knows the company. */
const ASKED_OF_THE_REGISTER = [502]

/**
 * Statuses of the problems that a route can answer with, from its description. Tests hold every answer against this
 * list (`requireListed`), so that what OpenAPI says is what happens.
 */
export function problemStatuses(route: RouteDescription): number[] {
  const statuses = new Set([
    ...COMMON,
    ...(route.scope === undefined ? [] : KEYED),
    ...(route.isOperators === true ? OPERATORS : []),
    ...(route.method === 'GET' ? [] : WRITING),
    ...(namesSomething(route) ? [404] : []),
    ...(route.idempotent === true ? [409] : []),
    ...(route.conditional === true ? [409, 412, 428] : []),
    ...(takes(route, 'abn') ? [422] : []),
    ...(takes(route, 'abn') && isOfSnapshot(route) ? ASKED_OF_THE_REGISTER : []),
    ...(isOfSnapshot(route) ? [402, 410] : []),
    ...(route.problems ?? []),
  ])
  return [...statuses].sort((left, right) => left - right)
}

/** Throws when a problem is answered that OpenAPI does not list for the operation; on in tests. */
export function requireListed(route: RouteDescription | undefined, status: number): void {
  if (route !== undefined && route.hidden !== true && !problemStatuses(route).includes(status))
    throw new Error(`${route.operationId} answers with ${status}, which OpenAPI does not list for it`)
}

export const isOfSnapshot = (route: RouteDescription): boolean =>
  takes(route, 'snapshot') || takes(route, 'as_of')

/** Whatever is named in path, query or body may not be there. */
const namesSomething = ({ params, query, body }: RouteDescription): boolean =>
  params !== undefined || query !== undefined || body !== undefined

const takes = (route: RouteDescription, parameter: string): boolean =>
  parameter in (route.params?.properties ?? {}) || parameter in (route.query?.properties ?? {})

import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { compileCoercion } from '../../../src/api/platform/request/coerce.ts'
import { parseQuery } from '../../../src/api/platform/request/query.ts'
import type { Route } from '../../../src/api/platform/route.ts'
import type { FuzzRequest } from '../request.ts'

type InputCheck = (request: FuzzRequest) => string | undefined

const checks = new Map<Route, InputCheck>()

/**
 * What in a request its route's schemas do not take; undefined when they take it all. It asks the schema itself and not
 * the service's validation, which is what is on trial.
 */
export function inputFault(request: FuzzRequest, route: Route): string | undefined {
  let check = checks.get(route)
  if (check === undefined) checks.set(route, (check = compileInputCheck(route)))
  return check(request)
}

function compileInputCheck(route: Route): InputCheck {
  const takesQuery = compileText(route.query)
  const takesPath = compileText(route.params)
  const body = route.body === undefined ? undefined : Compile(closed(route.body))
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const pattern = new RegExp(`^${route.path.replaceAll(/[.]/g, '\\.').replaceAll(/\{\w+\}/g, '([^/]*)')}$`)
  return ({ target, body: text, headers }) => {
    const [path = '', ...queries] = target.split('?')
    const { values, faults, repeated } = parseQuery(queries.join('?').split('#')[0] ?? '')
    const refused = route.operationId.startsWith('showPage_') ? faults : [...faults, ...repeated]
    if (refused.length > 0 || !takesQuery(values)) return 'the query is against its schema'
    const segments = pattern.exec(path)?.slice(1)
    if (segments !== undefined) {
      const given = Object.fromEntries(segments.map((segment, at) => [names[at]!, decoded(segment)]))
      if (!takesPath(given)) return 'a path parameter is against its schema'
    }
    if (text === undefined || body === undefined || !sendsJson(headers)) return undefined
    const value = parsed(text)
    return value !== undefined && body.Check(value.json) ? undefined : 'the body is against its schema'
  }
}

function compileText(schema: Route['query']): (values: Readonly<Record<string, string>>) => boolean {
  if (schema === undefined) return (values) => Object.keys(values).length === 0
  const coerce = compileCoercion(schema)
  const validator = Compile(closed(schema))
  return (values) => validator.Check(coerce(values))
}

/** Objects take no unknown members unless they say so: what docs/guide/api-basics.md promises of every body and query. */
function closed(schema: TSchema): TSchema {
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy)
    if (typeof value !== 'object' || value === null) return value
    const members: Record<string, unknown> = {}
    for (const [name, member] of Object.entries(value)) members[name] = copy(member)
    if (members['type'] === 'object' && 'properties' in members && !('additionalProperties' in members))
      members['additionalProperties'] = false
    return members
  }
  return copy(schema) as TSchema
}

const sendsJson = (headers: FuzzRequest['headers']): boolean =>
  headers
    .filter(([name]) => name === 'content-type')
    .every(([, value]) => /^application\/json\b/i.test(value))

function parsed(text: string): { readonly json: unknown } | undefined {
  try {
    // A byte order mark is no part of the document: RFC 8259 lets a reader pass over it, and so does the service.
    return { json: JSON.parse(text.replace(/^\uFEFF/, '')) }
  } catch {
    return undefined
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

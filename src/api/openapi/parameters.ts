import type { RouteDescription } from '../platform/route-description.ts'
import type { Reference } from './components.ts'

/** What a request carries beside its body: path, query and the headers that change what it does. */
export function describeParameters(route: RouteDescription, reference: Reference): object[] {
  const inPath = Object.entries(route.params?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    ...described(schema, reference),
  }))
  const required = new Set<string>(route.query?.required ?? [])
  const inQuery = Object.entries(route.query?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name) && !('default' in schema),
    ...('type' in schema && schema.type === 'array' ? { style: 'form', explode: false } : {}),
    ...described(schema, reference),
  }))
  return [
    ...inPath,
    ...inQuery,
    ...(route.idempotent === true ? [IDEMPOTENCY_KEY] : []),
    ...(route.conditional === true ? [IF_MATCH] : []),
  ]
}

const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The `etag` of the version you are changing, in quotes, or `*` for the current version. 428 if it is missing and a version exists; 412 if it is not the newest or there is none.',
  schema: { type: 'string' },
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Any text of your own, such as a UUID. The same key within 24 hours gets the first response again.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

function described(schema: object, reference: Reference): object {
  const description = (schema as { description?: string }).description
  return { ...(description === undefined ? {} : { description }), schema: reference(schema) }
}

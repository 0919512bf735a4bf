import { compareText } from '../../domain/text-order.ts'
import type { RouteDescription } from '../platform/route-description.ts'
import { isServedFromMemory } from '../platform/served-from-memory.ts'
import { createComponents, type Reference } from './components.ts'
import { type Example, type Examples, readExamples } from './examples.ts'
import { describeParameters } from './parameters.ts'
import { isOfSnapshot, problemStatuses } from './problem-statuses.ts'
import { describeProblems, problemReference } from './problems.ts'
import { TAGS } from './tags.ts'
import { describeWebhooks } from './webhooks.ts'

const VERSION = '0.1.0'

const JSON_TYPE = 'application/json'
/** One JSON document a line: no schema of the whole. */
const NDJSON = 'application/x-ndjson'

/**
 * The OpenAPI 3.1 document, from the routes themselves. Our schemas are JSON Schema 2020-12 already, which is what 3.1
 * speaks, so nothing is translated: the document says what the validators check. Members are sorted; the same routes
 * give the same bytes.
 */
export function buildOpenApi(routes: readonly RouteDescription[]): object {
  const components = createComponents()
  const examples = readExamples()
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes)
    if (route.hidden !== true)
      (paths[route.path] ??= {})[route.method.toLowerCase()] = describeOperation(
        route,
        components.reference,
        examples.answers,
      )
  return sortMembers({
    openapi: '3.1.0',
    info: {
      title: 'Southerly',
      version: VERSION,
      summary:
        'Climate intelligence and climate disclosure for Australian companies, from published government data.',
      description:
        'Every number states its source. Null never means zero. Errors are `application/problem+json`; `code` is the contract.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(routes.filter((route) => route.hidden !== true).map((route) => route.tag))].map(
      (name) => ({ name, description: TAGS[name] ?? '' }),
    ),
    security: [{ bearer: [] }, { header: [] }],
    paths,
    webhooks: describeWebhooks(components.reference),
    components: {
      schemas: components.schemas,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'An API key: sth_live_… or sth_test_….' },
        header: {
          type: 'apiKey',
          in: 'header',
          name: 'X-API-Key',
          description: 'The same key in another header.',
        },
        operator: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The operator key of the service, which opens the routes under /v1/operator and no others.',
        },
      },
      responses: describeProblems(routes, components.reference, examples.problems),
      headers: RESPONSE_HEADERS,
    },
  }) as object
}

const textHeader = (description: string) => ({ description, schema: { type: 'string' } })

const RESPONSE_HEADERS = {
  'X-Request-Id': textHeader('Identifies the request in the log: the id that the client sent, or a new one.'),
  ETag: textHeader('Hash of the bytes served. Send it as If-None-Match to get 304 when nothing changed.'),
  'X-Snapshot': textHeader('The snapshot that the answer was computed from.'),
  'X-Evidence-Hash': textHeader('SHA-256 over the canonical JSON of all inputs and methods.'),
  'X-Served-From': textHeader(
    '`memory` while the database is unavailable: a cached response with public data, using the key’s permissions from at most 10 minutes ago.',
  ),
  RateLimit: textHeader('Requests left in this minute and seconds until the limit resets.'),
  'RateLimit-Policy': textHeader('Requests allowed in a minute.'),
}

function describeOperation(
  route: RouteDescription,
  reference: Reference,
  examples: Examples['answers'],
): object {
  const status = String(route.status ?? 200)
  return {
    operationId: route.operationId,
    summary: route.summary,
    ...(route.description === undefined ? {} : { description: route.description }),
    tags: [route.tag],
    'x-since': route.since,
    ...(route.deprecation === undefined ? {} : { deprecated: true }),
    ...(route.scope === undefined
      ? { security: route.isOperators === true ? [{ operator: [] }] : [] }
      : {
          'x-scope': route.scope,
          'x-items': route.items,
          ...(route.pack === undefined ? {} : { 'x-pack': route.pack }),
        }),
    parameters: describeParameters(route, reference),
    ...(route.body === undefined
      ? {}
      : {
          requestBody: { required: true, content: describeBody(route, reference(route.body)) },
        }),
    responses: {
      [status]: describeAnswer(route, reference, examples[route.operationId]),
      ...(route.method === 'GET'
        ? { 304: { description: 'Unchanged since the ETag in If-None-Match.' } }
        : {}),
      ...Object.fromEntries(
        problemStatuses(route).map((problem) => [String(problem), { $ref: problemReference(problem) }]),
      ),
    },
  }
}

/** A body in another media type is text that the route makes the JSON body of. */
function describeBody(route: RouteDescription, schema: object): object {
  if (route.streams !== undefined) return { [route.streams]: { schema } }
  const others = Object.keys(route.bodyReaders ?? {})
  return Object.fromEntries([
    ['application/json', { schema }],
    ...others.map((type) => [type, { schema: { type: 'string' } }]),
  ])
}

function describeAnswer(route: RouteDescription, reference: Reference, example: Example | undefined): object {
  const keyed = route.scope === undefined ? [] : ['RateLimit', 'RateLimit-Policy']
  const remembered = isServedFromMemory(route) ? ['X-Served-From'] : []
  const dated = isOfSnapshot(route) ? ['X-Snapshot', 'X-Evidence-Hash'] : []
  return {
    description: example?.is_cut === true ? `${route.summary}. ${SHORTENED}` : route.summary,
    headers: Object.fromEntries(
      ['X-Request-Id', 'ETag', ...keyed, ...remembered, ...dated].map((name) => [
        name,
        { $ref: `#/components/headers/${name}` },
      ]),
    ),
    ...(route.status === NO_CONTENT ? {} : { content: describeContent(route, reference, example) }),
  }
}

const NO_CONTENT = 204
const SHORTENED = 'The lists in the example are shortened to their first entries.'

/** A file has no schema, not even one of JSON. */
function describeContent(
  { produces = [JSON_TYPE], response }: RouteDescription,
  reference: Reference,
  example: Example | undefined,
): object {
  const isText = response === undefined
  const schemaOf = (type: string): object =>
    isText && type === JSON_TYPE
      ? { type: 'object' }
      : isText || type === NDJSON
        ? { type: 'string' }
        : reference(response)
  return Object.fromEntries(
    produces.map((type) => [
      type,
      {
        schema: schemaOf(type),
        ...(type === JSON_TYPE && example !== undefined ? { example: example.value } : {}),
      },
    ]),
  )
}

/** Object members in alphabetical order, lists as they are, and examples as they were answered. */
function sortMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortMembers)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([left], [right]) => compareText(left, right))
      .map(([name, member]) => [name, EXAMPLES.has(name) ? member : sortMembers(member)]),
  )
}

const EXAMPLES = new Set(['example', 'examples'])

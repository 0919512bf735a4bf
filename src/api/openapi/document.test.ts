import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { ERRORS, type ErrorCode } from '../../errors.ts'
import { ROUTES } from '../routes.ts'
import { Problem } from '../schemas/problem.ts'
import { readExamples } from './examples.ts'
import { renderOpenApi } from './render.ts'

interface Content {
  readonly schema: object
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters: readonly {
    readonly name: string
    readonly in: string
    readonly required: boolean
    readonly description?: string
    readonly schema?: { readonly description?: string }
  }[]
  readonly responses: Readonly<
    Record<string, { readonly description?: string; readonly content?: Readonly<Record<string, Content>> }>
  >
}

const text = renderOpenApi()
const document = JSON.parse(text) as {
  readonly info: Readonly<Record<'title' | 'version' | 'description', string>>
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly security: Operation['security']
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, object>>>> & {
    readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, Content>> }>>
  }
}
const paths = Object.entries(document.paths)
const operations = paths.flatMap(([path, methods]) =>
  Object.values(methods).map((operation) => ({ ...operation, path })),
)
const references = new Set([...text.matchAll(/"\$ref": "#\/([^"]+)"/g)].map(([, pointer]) => pointer!))
/** Every object of the document, with its place; examples are data and no part of it. */
function* objectsOf(value: unknown, place = ''): Generator<[string, Readonly<Record<string, unknown>>]> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield [place, value as Readonly<Record<string, unknown>>]
  for (const [name, member] of Object.entries(value))
    if (name !== 'example' && name !== 'examples') yield* objectsOf(member, `${place}/${name}`)
}
const objects = [...objectsOf(document)]

describe('examples', () => {
  const { answers, problems } = readExamples()
  const answering = ROUTES.filter((route) => route.hidden !== true && route.response !== undefined)

  it.each(answering.map((route) => [route.operationId, route] as const))(
    'show what %s answers',
    (name, { response }) => {
      const example = answers[name]
      expect(example, 'record it in test/api/openapi-examples.test.ts').toBeDefined()
      expect([...Value.Errors(response!, example!.value)]).toEqual([])
    },
  )

  it('stand with every answer in JSON, and nowhere else', () => {
    const shown = operations.flatMap(({ operationId, responses }) =>
      Object.entries(responses).flatMap(([status, { content = {} }]) => {
        const json = content['application/json']
        if (json === undefined) return []
        expect([operationId, status, 'example' in json]).toEqual([operationId, status, true])
        return [operationId]
      }),
    )
    expect(Object.keys(answers)).toEqual(shown.toSorted())
  })

  it('show a problem of every status that a client is to blame for', () => {
    for (const [name, { content }] of Object.entries(document.components.responses)) {
      const { examples = {} } = content['application/problem+json']!
      if (name.startsWith('Problem4')) expect([name, Object.keys(examples).length]).not.toEqual([name, 0])
      for (const [code, { value }] of Object.entries(examples)) {
        expect([...Value.Errors(Problem, value)]).toEqual([])
        expect(value).toMatchObject({ code, status: Number(name.slice('Problem'.length)) })
      }
    }
    for (const [code, value] of Object.entries(problems))
      expect(value).toMatchObject({ code, status: ERRORS[code as ErrorCode].status })
  })

  it('of members and parameters are of their schema', () => {
    const schemas = ROUTES.map(({ params, query, body, response }) => ({ params, query, body, response }))
    const wrong = [...objectsOf(schemas)].flatMap(([place, schema]) =>
      Array.isArray(schema['examples'])
        ? schema['examples'].filter((example) => !Value.Check(schema, example)).map(() => place)
        : [],
    )
    expect(wrong).toEqual([])
  })
})

/** What linters of OpenAPI refuse by default. */
describe('the document', () => {
  it('names itself, its server and its tags', () => {
    expect(Object.values(document.info)).not.toContain('')
    expect(document.servers.map(({ url }) => url)).toEqual(['/'])
    const described = new Map(document.tags.map(({ name, description }) => [name, description]))
    expect(described.size).toBe(document.tags.length)
    expect([...described.values()]).not.toContain('')
    for (const { operationId, tags } of operations)
      expect([operationId, tags.filter((tag) => described.has(tag)).length]).toEqual([operationId, 1])
  })

  it('gives every operation an id of its own that fits into an address, and a summary', () => {
    const ids = operations.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[A-Za-z]\w*$/.test(id))).toEqual([])
    expect(operations.filter(({ summary }) => summary === '')).toEqual([])
  })

  it('describes each parameter, and declares those of a path once, as required', () => {
    for (const { operationId, path, parameters } of operations) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path')
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
      expect([operationId, inPath.map(({ name }) => name).toSorted()]).toEqual([
        operationId,
        named.toSorted(),
      ])
      expect(inPath.filter(({ required }) => !required)).toEqual([])
      const all = parameters.map(({ name, in: place }) => `${place} ${name}`)
      expect(new Set(all).size).toBe(all.length)
      expect(parameters.filter(({ schema }) => schema === undefined)).toEqual([])
      const described = parameters.map(({ description, schema }) => description ?? schema?.description)
      expect([operationId, parameters.filter((_, at) => described[at] === undefined)]).toEqual([
        operationId,
        [],
      ])
    }
  })

  it('has no two addresses that differ in the names of their parameters alone', () => {
    const bare = paths.map(([path]) => path.replaceAll(/\{\w+\}/g, '{}'))
    expect(new Set(bare).size).toBe(bare.length)
    expect(paths.map(([path]) => path).filter((path) => /\?|.\/$/.test(path))).toEqual([])
  })

  it('describes one success and at least one refusal of every operation', () => {
    for (const { operationId, responses } of operations) {
      const statuses = Object.keys(responses)
      expect([operationId, statuses.filter((status) => status.startsWith('2')).length]).toEqual([
        operationId,
        1,
      ])
      expect(statuses.filter((status) => status.startsWith('4'))).not.toEqual([])
      expect(responses['204']?.content).toBeUndefined()
    }
  })

  it('resolves every reference, and has no component that nothing refers to', () => {
    expect(references.size).toBeGreaterThan(100)
    for (const pointer of references) {
      let target: unknown = document
      for (const name of pointer.split('/')) target = (target as Record<string, unknown>)[name]
      expect(target, pointer).toBeDefined()
    }
    const defined = ['schemas', 'responses', 'headers'].flatMap((kind) =>
      Object.keys(document.components[kind] ?? {}).map((name) => `components/${kind}/${name}`),
    )
    expect(defined.filter((pointer) => !references.has(pointer))).toEqual([])
  })

  it('defines what secures an operation', () => {
    const schemes = Object.keys(document.components['securitySchemes']!)
    const asked = [document.security, ...operations.map(({ security }) => security)]
      .flatMap((one = []) => one)
      .flatMap((one) => Object.keys(one))
    expect([...new Set(asked)].toSorted()).toEqual(schemes.toSorted())
  })

  it('requires no member that its schema does not describe, and lists no value twice', () => {
    const faults = objects.flatMap(([place, { type, required, properties, enum: values }]) => [
      ...(type === 'object' && Array.isArray(required)
        ? required.filter((name) => !Object.hasOwn((properties as object) ?? {}, String(name)))
        : []
      ).map((name) => `${place}: ${String(name)}`),
      ...(Array.isArray(values) && new Set(values).size < values.length ? [`${place}: a value twice`] : []),
    ])
    expect(faults).toEqual([])
  })
})

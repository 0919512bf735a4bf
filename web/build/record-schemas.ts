import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const MODULE = 'virtual:record-schemas'
const DOCUMENT = new URL('../../openapi.json', import.meta.url)

const COMPANY = '/v1/companies/{abn}/'

type Json = Readonly<Record<string, unknown>>

/** Provides the schema of each record that the API takes, out of its own description: forms are drawn from them. */
export const recordSchemas = (): Plugin => ({
  name: 'southerly-record-schemas',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  async load(id) {
    if (id !== `\0${MODULE}`) return undefined
    const document = JSON.parse(await readFile(DOCUMENT, 'utf8')) as Json
    const schemas = routesOf(document).map((route) => [route, resolved(bodyOf(document, route), document)])
    return `export const RECORD_SCHEMAS = ${JSON.stringify(Object.fromEntries(schemas))}`
  },
})

/** Routes after the company's whose PUT takes a record: nothing else of a company is put. */
const routesOf = (document: Json): string[] =>
  Object.entries(at(document, ['paths']) as Json)
    .filter(([path, methods]) => path.startsWith(COMPANY) && 'put' in (methods as Json))
    .map(([path]) => path.slice(COMPANY.length))

const bodyOf = (document: Json, route: string): unknown =>
  at(document, ['paths', `${COMPANY}${route}`, 'put', 'requestBody', 'content', 'application/json', 'schema'])

/** The schema with every reference replaced by what it names; examples stay out. */
function resolved(schema: unknown, document: Json): unknown {
  if (Array.isArray(schema)) return schema.map((item) => resolved(item, document))
  if (typeof schema !== 'object' || schema === null) return schema
  if ('$ref' in schema) return resolved(at(document, String(schema.$ref).split('/').slice(1)), document)
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([name]) => name !== 'examples')
      .map(([name, member]) => [name, resolved(member, document)]),
  )
}

function at(document: unknown, path: readonly string[]): unknown {
  return path.reduce((value, name) => {
    if (typeof value !== 'object' || value === null || !(name in value))
      throw new Error(`openapi.json has no ${path.join(' > ')}`)
    return (value as Json)[name]
  }, document)
}

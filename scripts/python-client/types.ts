/** Parts of a JSON schema that the document of the service uses. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly additionalProperties?: boolean | Schema
  readonly patternProperties?: Readonly<Record<string, Schema>>
}

const SCALARS: Readonly<Record<string, string>> = {
  string: 'str',
  number: 'float',
  integer: 'int',
  boolean: 'bool',
  null: 'None',
}

/** Words that cannot name a member of a class. */
const RESERVED = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
)

export const isReserved = (name: string): boolean => RESERVED.has(name)

/** Python types of JSON schemas. Objects become `TypedDict`s; those with the same members are one. */
export class PythonTypes {
  readonly #schemas: Readonly<Record<string, Schema>>
  readonly #classes = new Map<string, string>()
  readonly #names = new Set<string>()
  /** Classes by their members. */
  readonly #bodies = new Map<string, string>()
  readonly #done = new Set<string>()

  constructor(schemas: Readonly<Record<string, Schema>>) {
    this.#schemas = schemas
    for (const name of Object.keys(schemas)) this.#names.add(name)
  }

  /** The type of a schema; `hint` names a class that it needs. */
  of(schema: Schema, hint: string): string {
    if (schema.$ref !== undefined) return this.#named(schema.$ref.split('/').at(-1)!)
    if (schema.const !== undefined) return `Literal[${literal(schema.const)}]`
    if (schema.enum !== undefined) return `Literal[${schema.enum.map(literal).join(', ')}]`
    if (schema.anyOf !== undefined) return union(schema.anyOf.map((one) => this.of(one, hint)))
    if (schema.allOf !== undefined)
      return this.of(merged(schema.allOf.map((one) => this.#resolved(one))), hint)
    if (Array.isArray(schema.type))
      return union(schema.type.map((type) => this.of({ ...schema, type }, hint)))
    if (schema.type === 'array')
      return `list[${schema.items === undefined ? 'Any' : this.of(schema.items, singular(hint))}]`
    if (schema.properties !== undefined) return this.#classOf(schema, hint)
    if (schema.type === 'object') return `dict[str, ${this.#valueOf(schema, hint)}]`
    return SCALARS[String(schema.type)] ?? 'Any'
  }

  /** The text of models.py. */
  write(): string {
    return `${HEADING}\n${[...this.#classes].map(([name, body]) => body.replaceAll(PLACE, name)).join('\n\n')}\n`
  }

  #named(name: string): string {
    if (this.#done.has(name)) return name
    this.#done.add(name)
    const schema = this.#schemas[name]
    if (schema === undefined) throw new Error(`there is no schema ${name}`)
    const isClass = schema.properties !== undefined
    const type = isClass ? this.#classOf(schema, name, true) : this.of(schema, `${name}Item`)
    if (!isClass) this.#classes.set(name, `${name}: TypeAlias = ${JSON.stringify(type)}`)
    return name
  }

  #classOf({ properties = {}, required = [] }: Schema, hint: string, isNamed = false): string {
    const members = Object.entries(properties).map(([name, schema]): [string, string] => {
      const type = this.of(schema, `${hint}${pascal(name)}`)
      return [name, required.includes(name) ? type : `NotRequired[${type}]`]
    })
    const body = classText(members)
    const same = this.#bodies.get(body)
    if (same !== undefined && !isNamed) return same
    const name = isNamed ? hint : this.#free(hint)
    this.#bodies.set(body, name)
    this.#classes.set(name, body)
    return name
  }

  #free(hint: string): string {
    for (let at = 1; ; at += 1) {
      const name = at === 1 ? hint : `${hint}${at}`
      if (this.#names.has(name)) continue
      this.#names.add(name)
      return name
    }
  }

  #valueOf({ additionalProperties, patternProperties = {} }: Schema, hint: string): string {
    const values = Object.values(patternProperties).map((one) => this.of(one, singular(hint)))
    if (typeof additionalProperties === 'object') values.push(this.of(additionalProperties, singular(hint)))
    return values.length === 0 ? 'Any' : union(values)
  }

  #resolved(schema: Schema): Schema {
    return schema.$ref === undefined ? schema : this.#schemas[schema.$ref.split('/').at(-1)!]!
  }
}

const PLACE = '%NAME%'

/** Members that are no Python names need the form of a call. */
function classText(members: readonly (readonly [string, string])[]): string {
  if (members.length === 0) return `class ${PLACE}(TypedDict):\n    pass\n`
  const isPlain = members.every(([name]) => /^[A-Za-z_]\w*$/.test(name) && !isReserved(name))
  if (isPlain)
    return `class ${PLACE}(TypedDict):\n${members.map(([name, type]) => `    ${name}: ${type}\n`).join('')}`
  const entries = members.map(([name, type]) => `        ${JSON.stringify(name)}: ${JSON.stringify(type)},\n`)
  return `${PLACE} = TypedDict(\n    "${PLACE}",\n    {\n${entries.join('')}    },\n)\n`
}

const merged = (schemas: readonly Schema[]): Schema => ({
  type: 'object',
  properties: Object.assign({}, ...schemas.map(({ properties }) => properties ?? {})) as Record<
    string,
    Schema
  >,
  required: schemas.flatMap(({ required }) => required ?? []),
})

const union = (types: readonly string[]): string => [...new Set(types)].join(' | ')

const literal = (value: unknown): string =>
  value === true ? 'True' : value === false ? 'False' : value === null ? 'None' : JSON.stringify(value)

export const pascal = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

const singular = (name: string): string => name.replace(/(?:s|List)$/, '')

const HEADING = `# Written by scripts/generate-python-client.ts; edit the routes instead.
"""What the service takes and answers, as types. Nothing is checked when it runs."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

`

import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { TLocalizedValidationError } from 'typebox/error'
import { Settings } from 'typebox/system'
import { FAULTS_TOLD } from '../answer/echo.ts'

// The validator stops at 8 unless told.
Settings.Set({ maxErrors: FAULTS_TOLD })

type Explanation = (value: unknown, at: Place, found: TLocalizedValidationError[]) => void

/** Where an explanation stands, in the value and in the schema. */
interface Place {
  readonly instancePath: string
  readonly schemaPath: string
}

/** A schema with what explains why it refuses a value. Compiled when it first refuses one: most never do. */
interface Node {
  readonly accepts: (value: unknown) => boolean
  readonly explain: Explanation
}

interface ObjectSchema {
  readonly type: 'object'
  readonly properties: Readonly<Record<string, TSchema>>
}

interface ArraySchema {
  readonly type: 'array'
  readonly items: TSchema
  readonly maxItems?: number
  readonly uniqueItems?: boolean
}

/**
 * The errors of a value that a schema refuses, about as many as are told. The validator's own list looks at everything, at
 * some 50 µs for each item: a refused body of a megabyte held up all other requests for more than ten seconds. This
 * asks the compiled check of each part first, goes on only where that refuses, and stops once there is enough to tell.
 */
export function compileExplanation(schema: TSchema): (value: unknown) => TLocalizedValidationError[] {
  const root = lazy(() => nodeOf(schema))
  return (value) => {
    const found: TLocalizedValidationError[] = []
    root().explain(value, { instancePath: '', schemaPath: '#' }, found)
    return found
  }
}

function nodeOf(schema: TSchema): Node {
  const validator = Compile(schema)
  const accepts = (value: unknown): boolean => validator.Check(value)
  const whole: Explanation = (value, at, found) => append(found, validator.Errors(cut(value)), at)
  const inside = isObjectSchema(schema)
    ? membersOf(schema)
    : isArraySchema(schema)
      ? itemsOf(schema)
      : undefined
  return {
    accepts,
    explain: (value, at, found) => {
      if (found.length >= FAULTS_TOLD) return
      const before = found.length
      inside?.(value, at, found)
      if (found.length === before) whole(value, at, found)
    },
  }
}

/** First what is wrong with the object itself, such as unknown members, then with each member. */
function membersOf(schema: ObjectSchema): Explanation {
  const names = Object.keys(schema.properties)
  const own = lazy(() =>
    Compile({ ...schema, properties: Object.fromEntries(names.map((name) => [name, {}])) }),
  )
  const nodes = new Map(names.map((name) => [name, lazy(() => nodeOf(schema.properties[name]!))]))
  return (value, at, found) => {
    if (!isObject(value)) return
    const present = names.filter((name) => Object.hasOwn(value, name))
    const shown = {
      ...firstMembers(value, FAULTS_TOLD + names.length),
      ...Object.fromEntries(present.map((name) => [name, value[name]])),
    }
    append(found, own().Errors(shown), at)
    for (const name of present) {
      const node = nodes.get(name)!()
      if (!node.accepts(value[name])) node.explain(value[name], inside(at, name, `properties/${name}`), found)
    }
  }
}

/** Either what is wrong with the list itself, such as its length, or with its items; whether they repeat is asked last. */
function itemsOf(schema: ArraySchema): Explanation {
  const { items, uniqueItems: _, ...rest } = schema
  const own = lazy(() => Compile(rest))
  const node = lazy(() => nodeOf(items))
  return (value, at, found) => {
    if (!Array.isArray(value)) return
    const before = found.length
    append(found, own().Errors(value.slice(0, (rest.maxItems ?? FAULTS_TOLD) + 1)), at)
    if (found.length > before) return
    for (const [index, item] of value.entries()) {
      if (found.length >= FAULTS_TOLD) return
      if (!node().accepts(item)) node().explain(item, inside(at, String(index), 'items'), found)
    }
  }
}

/** The beginning of a value, for errors that name each member or item. */
function cut(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, FAULTS_TOLD)
  return isObject(value) ? firstMembers(value, FAULTS_TOLD) : value
}

const firstMembers = (value: Readonly<Record<string, unknown>>, most: number): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).slice(0, most))

function append(
  found: TLocalizedValidationError[],
  errors: readonly TLocalizedValidationError[],
  at: Place,
): void {
  for (const error of errors)
    found.push({
      ...error,
      instancePath: at.instancePath + error.instancePath,
      schemaPath: at.schemaPath + error.schemaPath.slice(1),
    })
}

const inside = (at: Place, name: string, keyword: string): Place => ({
  instancePath: `${at.instancePath}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
  schemaPath: `${at.schemaPath}/${keyword}`,
})

const isObjectSchema = (schema: object): schema is ObjectSchema =>
  'type' in schema && schema.type === 'object' && 'properties' in schema
const isArraySchema = (schema: object): schema is ArraySchema =>
  'type' in schema && schema.type === 'array' && 'items' in schema && !Array.isArray(schema.items)
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}

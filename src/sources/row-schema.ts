import type { TObject } from 'typebox'
import { Compile } from 'typebox/compile'

export type FieldKind = 'text' | 'number' | 'boolean' | 'list' | 'json'

interface FieldSchema {
  readonly type?: string
  readonly anyOf?: readonly FieldSchema[]
}

/** Fields of a row in their order, and what each holds; null is possible for any. */
export function fieldKinds(row: TObject): ReadonlyMap<string, FieldKind> {
  return new Map(
    Object.entries(row.properties).map(([name, schema]) => [name, kindOf(schema as FieldSchema)]),
  )
}

/** Whether rows may leave a field empty. */
export function isNullable(row: TObject, name: string): boolean {
  const schema: FieldSchema | undefined = row.properties[name]
  return schema?.anyOf?.some(({ type }) => type === 'null') ?? false
}

/** A check of rows against their schema that names the field, value and rule of the first fault. */
export function rowCheck(row: TObject): (candidate: unknown) => string | undefined {
  const compiled = Compile(row)
  return (candidate) => {
    if (compiled.Check(candidate)) return undefined
    const fault = compiled.Errors(candidate)[0]
    return fault === undefined ? 'does not match its schema' : `${fault.instancePath || '/'} ${fault.message}`
  }
}

function kindOf(schema: FieldSchema): FieldKind {
  if (schema.anyOf !== undefined) {
    const kinds = schema.anyOf.filter((choice) => choice.type !== 'null').map(kindOf)
    return kinds[0] ?? 'text'
  }
  if (schema.type === 'integer' || schema.type === 'number') return 'number'
  if (schema.type === 'boolean') return 'boolean'
  if (schema.type === 'array') return 'list'
  return schema.type === 'object' ? 'json' : 'text'
}

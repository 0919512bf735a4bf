/** The schema, or a `$ref` to it when it has a name. */
export type Reference = (schema: object) => object

/** Schemas with an `$id` become named components; everything else stays where it stands. */
export interface Components {
  readonly schemas: Record<string, object>
  readonly reference: Reference
}

export function createComponents(): Components {
  const schemas: Record<string, object> = {}
  const sources = new Map<string, string>()
  // Hundreds of operations name the same few schemas: each object is converted once.
  const named = new Map<object, object>()

  const convert = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(convert)
    if (typeof value !== 'object' || value === null) return value
    return named.get(value) ?? convertObject(value)
  }
  const convertObject = (value: object): object => {
    const { $id, ...rest } = value as Record<string, unknown>
    const body = Object.fromEntries(Object.entries(rest).map(([name, member]) => [name, convert(member)]))
    if (typeof $id !== 'string') return body
    const text = JSON.stringify(body)
    const known = sources.get($id)
    if (known !== undefined && known !== text) throw new Error(`two different schemas are called ${$id}`)
    sources.set($id, text)
    schemas[$id] = body
    const reference = { $ref: `#/components/schemas/${$id}` }
    named.set(value, reference)
    return reference
  }

  return { schemas, reference: (schema) => convert(schema) as object }
}

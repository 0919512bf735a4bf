import type { TObject, TSchema } from 'typebox'

type Coercion = (text: string) => unknown

/** Text of a query or path into what its schema wants. Text that does not fit stays text, and the check says so. */
const COERCIONS: Readonly<Record<string, Coercion>> = {
  integer: (text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : text),
  // Twenty decimals: a computed figure such as 1.8755175557453185 has more than fifteen.
  number: (text) => (/^-?\d{1,15}(\.\d{1,20})?$/.test(text) ? Number(text) : text),
  boolean: (text) => (text === 'true' ? true : text === 'false' ? false : text),
  array: (text) => (text === '' ? [] : text.split(',')),
}

const keep: Coercion = (text) => text

/** A function that coerces the members of `schema` and fills in documented defaults. */
export function compileCoercion(schema: TObject): (values: Readonly<Record<string, string>>) => object {
  const members = Object.entries(schema.properties).map(([name, member]) => ({
    name,
    coerce: COERCIONS[typeOf(member)] ?? keep,
    fallback: (member as { default?: unknown }).default,
  }))
  const known = new Set(members.map((member) => member.name))
  return (values) => {
    const coerced: Record<string, unknown> = {}
    for (const { name, coerce, fallback } of members) {
      const text = Object.hasOwn(values, name) ? values[name] : undefined
      if (text !== undefined) coerced[name] = coerce(text)
      else if (fallback !== undefined) coerced[name] = fallback
    }
    // Defined, not assigned: a parameter called __proto__ would vanish instead of being refused.
    for (const name of Object.keys(values))
      if (!known.has(name)) Object.defineProperty(coerced, name, { value: values[name], enumerable: true })
    return coerced
  }
}

const typeOf = (schema: TSchema): string => (schema as { type?: string }).type ?? ''

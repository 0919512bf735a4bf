/** An answer cut to what shows its form: of each list its first object, or its first two values. */
export function cut(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, isObject(value[0]) ? 1 : 2).map(cut)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, cut(member)]))
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

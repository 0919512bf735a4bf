/** A value inside a result, with where it stands. */
interface Leaf {
  readonly path: string
  readonly value: number | string | boolean
}

/** Every number, text and yes/no in plain data, in its order. What is not known has no row. */
export function figuresOf(value: unknown, path = ''): Leaf[] {
  if (value === null || value === undefined || typeof value === 'function') return []
  if (typeof value !== 'object') return [{ path, value: value as Leaf['value'] }]
  return Object.entries(value).flatMap(([name, member]) =>
    figuresOf(member, path === '' ? name : `${path}.${name}`),
  )
}

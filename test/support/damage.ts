import fc from 'fast-check'

/** A body that no schema of records accepts, and where its fault is. */
export interface Damage {
  readonly body: unknown
  /** JSON pointer to the fault. */
  readonly pointer: string
}

/** Pointers to every member that holds a text, number or truth value. */
export function leaves(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [pointer]
  return Object.entries(value).flatMap(([name, member]) => leaves(member, `${pointer}/${name}`))
}

/** The value with what stands at a pointer put in another's place. */
export function replaced(value: unknown, pointer: string, by: unknown): unknown {
  return replaceAt(value, pointer.slice(1).split('/'), by)
}

/** Bodies with one fault, made from one that is sound: a value of a type that fits nowhere, or a member that nobody knows. */
export function damaged(sound: object): fc.Arbitrary<Damage> {
  const places = leaves(sound)
  const unknownMember = fc
    .stringMatching(/^x[a-z]{1,8}$/)
    .map((name) => ({ pointer: `/${name}`, body: { ...sound, [name]: 1 } }))
  if (places.length === 0) return unknownMember
  const wrongType = fc
    .tuple(fc.constantFrom(...places), fc.constantFrom<unknown>(null, {}, [], { a: 1 }))
    .map(([pointer, wrong]) => ({ pointer, body: replaced(sound, pointer, wrong) }))
  return fc.oneof({ weight: 4, arbitrary: wrongType }, unknownMember)
}

function replaceAt(value: unknown, names: readonly string[], by: unknown): unknown {
  const [name, ...rest] = names
  if (name === undefined) return by
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === name ? replaceAt(item, rest, by) : item))
  const members = value as Record<string, unknown>
  return { ...members, [name]: replaceAt(members[name], rest, by) }
}

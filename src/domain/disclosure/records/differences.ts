/** One field that differs between two versions of a record. */
export interface FieldChange {
  /** Like a JSON pointer, except that named items of a list are shown by their name: `/targets/id=T1/owner`. */
  readonly pointer: string
  readonly change: 'added' | 'removed' | 'changed'
  /** Absent where the field was not there before. */
  readonly before?: unknown
  /** Absent where the field is no longer there. */
  readonly after?: unknown
}

/**
 * Field by field, what changed from one version to the next, in the order of the fields' names. Items of a list that
 * have an `id` (or the other names below) are matched by it, so that one inserted target is one change, not a shift of
 * all that follow; their pointers show the identity as `id=...`.
 */
export function fieldChanges(before: unknown, after: unknown, pointer = ''): FieldChange[] {
  if (Object.is(before, after)) return []
  if (isMembers(before) && isMembers(after)) return memberChanges(before, after, pointer)
  if (Array.isArray(before) && Array.isArray(after))
    return memberChanges(itemsByName(before, after), itemsByName(after, before), pointer)
  return [{ pointer, change: 'changed', before, after }]
}

/** Members that name an item of a list, the first that every item has. */
const NAMES = ['id', 'requirement_id', 'abn', 'relief'] as const

type Members = Readonly<Record<string, unknown>>

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function memberChanges(before: Members, after: Members, pointer: string): FieldChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()
  return names.flatMap((name) => {
    const at = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
    if (!Object.hasOwn(before, name)) return [{ pointer: at, change: 'added', after: after[name] } as const]
    if (!Object.hasOwn(after, name))
      return [{ pointer: at, change: 'removed', before: before[name] } as const]
    return fieldChanges(before[name], after[name], at)
  })
}

function itemsByName(items: readonly unknown[], others: readonly unknown[]): Members {
  const name = NAMES.find((candidate) => isNamedBy(items, candidate) && isNamedBy(others, candidate))
  return Object.fromEntries(
    items.map((item, index) => [
      name === undefined ? String(index) : `${name}=${String((item as Members)[name])}`,
      item,
    ]),
  )
}

/** True when every item has the member and no two share its value. */
function isNamedBy(items: readonly unknown[], name: string): boolean {
  const values = items.map((item) => (isMembers(item) ? item[name] : undefined))
  return values.every((value) => typeof value === 'string') && new Set(values).size === values.length
}

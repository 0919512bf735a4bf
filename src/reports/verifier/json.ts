import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'

/** RFC 8785 JSON of a value that came from JSON. */
export const canonical = (value: unknown): string => canonicalize(value) ?? 'null'

export const hash = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex')

/** Deeper than anything in a bundle; a parser of someone else may fall over it. */
const DEEPEST = 64

/** How a file of a bundle is written: indented by one, a line end last. Null where the text is no JSON or too deep. */
export function parseFile(
  bytes: Uint8Array,
): { readonly value: unknown; readonly isAsWritten: boolean } | null {
  const text = Buffer.from(bytes).toString()
  try {
    const value: unknown = JSON.parse(text)
    if (depthOf(value) > DEEPEST) return null
    // Another spelling may say two things: a member that stands twice, a number with digits that no program keeps.
    return { value, isAsWritten: Buffer.from(`${JSON.stringify(value, null, 1)}\n`).equals(bytes) }
  } catch {
    return null
  }
}

/** Level by level, because a hostile file would exhaust the stack. */
function depthOf(root: unknown): number {
  let [depth, level] = [0, [root]]
  while (level.length > 0 && depth <= DEEPEST) {
    depth += 1
    level = level.filter(isObject).flatMap((value) => Object.values(value))
  }
  return depth
}

/** The value under a JSON pointer; undefined where there is none. */
export function atPointer(root: unknown, pointer: string): unknown {
  if (pointer === '') return root
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (value, part) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, part)
          ? (value as Record<string, unknown>)[part]
          : undefined,
      root,
    )
}

/** Numbers are the same within what another order of adding may move; everything else exactly. */
const RELATIVE = 1e-12

export interface Difference {
  readonly pointer: string
  readonly stated: unknown
  readonly recomputed: unknown
}

/** Every place where two values differ. */
export function differences(stated: unknown, recomputed: unknown, pointer = ''): Difference[] {
  if (typeof stated === 'number' && typeof recomputed === 'number')
    return sameNumber(stated, recomputed) ? [] : [{ pointer, stated, recomputed }]
  if (!isObject(stated) || !isObject(recomputed) || Array.isArray(stated) !== Array.isArray(recomputed))
    return stated === recomputed ? [] : [{ pointer, stated, recomputed }]
  const names = [...new Set([...Object.keys(stated), ...Object.keys(recomputed)])]
  return names.flatMap((name) => differences(stated[name], recomputed[name], `${pointer}/${name}`))
}

/** Every place where a value differs from what was recomputed of it; members that were not are left alone. */
export function differencesWithin(stated: unknown, recomputed: unknown, pointer = ''): Difference[] {
  if (!isObject(stated) || !isObject(recomputed) || Array.isArray(stated) !== Array.isArray(recomputed))
    return differences(stated, recomputed, pointer)
  const names = Object.keys(
    Array.isArray(stated) && stated.length > Object.keys(recomputed).length ? stated : recomputed,
  )
  return names.flatMap((name) => differencesWithin(stated[name], recomputed[name], `${pointer}/${name}`))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

export const sameNumber = (a: number, b: number): boolean =>
  a === b || Math.abs(a - b) <= RELATIVE * Math.max(Math.abs(a), Math.abs(b), Number.EPSILON)

/** The pointers of all numbers below a value. */
export function numbersIn(value: unknown, pointer = ''): string[] {
  if (typeof value === 'number') return [pointer]
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, part]) => numbersIn(part, `${pointer}/${name}`))
}

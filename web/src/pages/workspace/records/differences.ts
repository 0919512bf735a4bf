import { isItems, isMembers, type Members, textOf, type Value } from '../form/schema.ts'

/** One field in which two versions differ. */
export interface Difference {
  /** Names of members, and of items by what identifies them (`id=T1`), else by their number. */
  readonly path: readonly string[]
  /** Undefined where that side has no such field. */
  readonly mine: Value | undefined
  readonly theirs: Value | undefined
}

/** Members that name an item of a list, the first that every item has; the API's own list. */
const NAMES = ['id', 'requirement_id', 'abn', 'relief', 'site_id'] as const

/** Where two versions differ, field by field; items of lists are matched by name, not by place. */
export function differencesOf(
  mine: Value | undefined,
  theirs: Value | undefined,
  path: readonly string[] = [],
): readonly Difference[] {
  if (JSON.stringify(mine) === JSON.stringify(theirs)) return []
  const pair = comparable(mine, theirs)
  if (pair === undefined) return [{ path, mine, theirs }]
  const [left, right] = pair
  const names = [...new Set([...Object.keys(left), ...Object.keys(right)])]
  return names.flatMap((name) => differencesOf(left[name], right[name], [...path, name]))
}

/** Theirs, with the chosen fields as they are in mine. */
export const merged = (theirs: Value, chosen: readonly Difference[]): Value =>
  chosen.reduce<Value>((body, { path, mine }) => replaced(body, path, mine) ?? body, theirs)

/** The path as people read it: `targets › T1 › owner`. */
export const pathText = (path: readonly string[]): string =>
  path
    .map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : step.replace(/^\w+=/, '')))
    .map((step) => step.replaceAll('_', ' '))
    .join(' › ')

function replaced(
  value: Value | undefined,
  path: readonly string[],
  next: Value | undefined,
): Value | undefined {
  const [step, ...rest] = path
  if (step === undefined) return next
  if (isItems(value)) {
    const at = placeOf(value, step)
    const item = replaced(value[at], rest, next)
    const before = value.slice(0, at)
    return item === undefined
      ? [...before, ...value.slice(at + 1)]
      : [...before, item, ...value.slice(at + 1)]
  }
  const { [step]: before, ...others } = isMembers(value) ? value : {}
  const member = replaced(before, rest, next)
  return member === undefined ? others : { ...others, [step]: member }
}

/** Where an item stands, or behind the last one. */
function placeOf(items: readonly Value[], step: string): number {
  const [name, text] = [step.slice(0, step.indexOf('=')), step.slice(step.indexOf('=') + 1)]
  const at = step.includes('=')
    ? items.findIndex((item) => isMembers(item) && item[name] === text)
    : Math.min(Number(step), items.length)
  return at === -1 ? items.length : at
}

function comparable(
  mine: Value | undefined,
  theirs: Value | undefined,
): readonly [Members, Members] | undefined {
  if (isMembers(mine) && isMembers(theirs)) return [mine, theirs]
  if (!isItems(mine) || !isItems(theirs)) return undefined
  const name = NAMES.find((candidate) => isNamedBy(mine, candidate) && isNamedBy(theirs, candidate))
  // Nameless items cannot be told apart once one was inserted, so the list is one field.
  if (name === undefined) return undefined
  return [byName(mine, name), byName(theirs, name)]
}

const byName = (items: readonly Value[], name: string): Members =>
  Object.fromEntries(items.map((item) => [`${name}=${textOf((item as Members)[name])}`, item]))

function isNamedBy(items: readonly Value[], name: string): boolean {
  const names = items.map((item) => (isMembers(item) ? item[name] : undefined))
  return names.every((value) => typeof value === 'string') && new Set(names).size === names.length
}

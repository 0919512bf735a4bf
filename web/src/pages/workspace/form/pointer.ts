import { isItems, isMembers, type Value } from './schema.ts'

/** A JSON pointer one step further. */
export const below = (pointer: string, name: string | number): string =>
  `${pointer}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`

/** The steps of a JSON pointer. */
export const stepsOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

export function valueAt(value: Value | undefined, pointer: string): Value | undefined {
  return stepsOf(pointer).reduce<Value | undefined>((found, step) => {
    if (isItems(found)) return found[Number(step)]
    return isMembers(found) ? found[step] : undefined
  }, value)
}

/** The value with another one at the pointer; `undefined` removes the member. Whatever is missing on the way is made. */
export function withValue(value: Value | undefined, pointer: string, next: Value | undefined): Value {
  return placed(value, stepsOf(pointer), next) ?? {}
}

function placed(
  value: Value | undefined,
  steps: readonly string[],
  next: Value | undefined,
): Value | undefined {
  const [step, ...rest] = steps
  if (step === undefined) return next
  if (isItems(value)) {
    const items = [...value]
    const item = placed(value[Number(step)], rest, next)
    if (item === undefined) items.splice(Number(step), 1)
    else items[Number(step)] = item
    return items
  }
  const members = isMembers(value) ? value : {}
  const { [step]: before, ...others } = members
  const member = placed(before, rest, next)
  if (member === undefined) return others
  // In place where it stood, so that nothing moves on the screen.
  return before === undefined ? { ...others, [step]: member } : { ...members, [step]: member }
}

import { pattern, spaced } from './names.ts'
import { stepsOf } from './pointer.ts'

/** `/targets/0/base/value` as "Targets 1, base, value", each member by the label that its field has. */
export function placeText(pointer: string, labels: Readonly<Record<string, string>> = {}): string {
  const steps = stepsOf(pointer)
  return steps
    .map((step, index) => labels[pattern(`/${steps.slice(0, index + 1).join('/')}`)] ?? spaced(step))
    .map((name, index) =>
      index === 0 ? name : name.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()),
    )
    .reduce((text, name) => (/^\d+$/.test(name) ? `${text} ${Number(name) + 1}` : `${text}, ${name}`))
}

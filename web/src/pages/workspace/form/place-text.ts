import { guideOf, type RecordGuide } from '../guides/guide.ts'
import { pattern, spaced } from './names.ts'
import { stepsOf } from './pointer.ts'

/** `/targets/0/base/value` as "Targets 1, base year, value", each member by the label that its field has. */
export function placeText(pointer: string, guide: RecordGuide): string {
  const steps = stepsOf(pointer)
  return steps
    .map((step, index) => guideOf(guide, patternOf(steps.slice(0, index + 1)))?.label ?? stepText(step))
    .map((name, index) =>
      index === 0 ? name : name.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()),
    )
    .reduce((text, name) => (/^\d+$/.test(name) ? `${text} ${Number(name) + 1}` : `${text}, ${name}`))
}

/** The history names items by their id (`id=T1`), the form by their place. */
const IDENTITY = /^\w+=/

const patternOf = (steps: readonly string[]): string =>
  pattern(steps.map((step) => (IDENTITY.test(step) ? '/*' : `/${step}`)).join(''))

const stepText = (step: string): string =>
  IDENTITY.test(step) ? step.replace(IDENTITY, '') : /^\d+$/.test(step) ? step : spaced(step)

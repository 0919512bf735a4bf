import { type Compared, type Judgement, notHeld } from './check.ts'
import { fits } from './compare.ts'
import type { Held, HeldTarget } from './held.ts'
import { matchReading, measuresOf } from './match.ts'
import type { Reading, Role } from './reading.ts'

type Target = Extract<Role, { kind: 'target' }>

/** What is aimed at beside the targets that the company has recorded. */
export function judgeTarget(reading: Reading, { by }: Target, held: Held): Judgement {
  const isRate = reading.unit === 'percent'
  const { measures } = measuresOf(reading.subject, isRate ? null : reading.unit, held)
  const { obstacles, open } = matchReading(reading, held)
  const valueOf = ({ reduction_percent, value_t }: HeldTarget): number | null =>
    isRate ? reduction_percent : reading.unit === 't' ? value_t : null
  const found = held.targets
    .filter((target) => valueOf(target) !== null && (by === null || target.by === by))
    .filter(
      (target) =>
        reading.subject.kind === 'unsaid' || measures.some((measure) => target.measures.includes(measure)),
    )
  const agreeing = found.find((target) => fits(reading.amount, valueOf(target)!))
  const shown = agreeing ?? found[0]
  if (shown === undefined) return notHeld('No target of this year and these scopes is recorded.')
  const compared = [comparedTarget(shown, valueOf(shown)!, isRate)]
  if (agreeing !== undefined && (by !== null || found.length === 1))
    return {
      verdict: 'agrees',
      measure: null,
      compared,
      why: `The number is that of the target "${shown.name}".`,
      settle: null,
    }
  const isSure =
    by !== null &&
    found.length === 1 &&
    reading.subject.kind === 'measure' &&
    obstacles.length === 0 &&
    open.length === 0
  return isSure
    ? {
        verdict: 'differs',
        measure: null,
        compared,
        why: `The recorded target "${shown.name}" for ${by} is another number.`,
        settle: 'Correct the text or the target.',
      }
    : {
        verdict: 'doubtful',
        measure: null,
        compared,
        why: 'The sentence does not say clearly which recorded target the number is of.',
        settle: 'Name the target by its year and scopes.',
      }
}

const comparedTarget = ({ name, source, pointer }: HeldTarget, value: number, isRate: boolean): Compared => ({
  what: `target "${name}"`,
  value,
  unit: isRate ? 'per cent reduction' : 't CO2-e',
  source,
  pointer,
  evidence: [],
})

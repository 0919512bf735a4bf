import { contradicts, type Judgement, type NumberCheck, notHeld } from './check.ts'
import type { Held } from './held.ts'
import { judgeChange } from './judge-change.ts'
import { judgeCpi } from './judge-cpi.ts'
import { judgeFactor } from './judge-factor.ts'
import { amountsBelow, judgeIntensity } from './judge-intensity.ts'
import { judgeLevel } from './judge-level.ts'
import { judgeShare } from './judge-share.ts'
import { judgeTarget } from './judge-target.ts'
import { daysOfYear } from './match.ts'
import { type OwnNumbers, ownNumbers } from './own-numbers.ts'
import { type Proposal, type RefusedProposal, withProposals } from './proposals.ts'
import { readText } from './read-text.ts'
import type { Reading, Role } from './reading.ts'
import { unsettledNumbers } from './unsettled.ts'

/** Every number of a text, with what it was compared with and what came of it. */
export const checkNumbers = (text: string, held: Held): NumberCheck[] =>
  judgeReadings(text, readText(text), held)

/** The same with what someone proposes that some numbers are of. */
export function checkProposed(
  text: string,
  held: Held,
  proposals: readonly Proposal[],
): { readonly checks: readonly NumberCheck[]; readonly refused: readonly RefusedProposal[] } {
  const { readings, refused } = withProposals(text, readText(text), proposals)
  return { checks: judgeReadings(text, readings, held), refused }
}

/**
 * The numbers of a text, as it was read, that cannot both stand with what is held, or with each other; where there are none, those of
 * what is asked for that nothing confirms: by its requirement, or `asked`.
 */
export function opposedNumbers(
  text: string,
  readings: readonly Reading[],
  held: Held,
  asked: Held['measures'] = held.measures,
): NumberCheck[] {
  const checks = judgeReadings(text, readings, held)
  const contradicting = checks.filter(contradicts)
  return contradicting.length > 0 ? contradicting : unsettledNumbers(checks, { ...held, measures: asked })
}

function judgeReadings(text: string, readings: readonly Reading[], held: Held): NumberCheck[] {
  const own = ownNumbers(text, readings, held)
  const below = amountsBelow(text, readings, held)
  const checks = readings.map((reading) => ({
    reading,
    ...(judgeIntensity(text, reading, below, { held, own }) ??
      judgeCpi(text, reading, held) ??
      judge(text, reading, held, own)),
  }))
  return checks.map((check) => (standsForGross(check, checks, held) ? netAlone(check) : check))
}

/**
 * An amount after offsets, where the requirement asks for the gross one and the text does not state that: readers would take the one
 * for the other. Beside a gross amount that agrees it is a second figure, and is compared with nothing.
 */
function standsForGross(check: NumberCheck, all: readonly NumberCheck[], { measures }: Held): boolean {
  const { verdict, measure, reading, compared } = check
  return (
    verdict === 'not_comparable' &&
    measure !== null &&
    measures.includes(measure) &&
    compared.length > 0 &&
    reading.unit === 't' &&
    reading.obstacles.length > 0 &&
    reading.obstacles.every(({ code }) => code === 'net_of_offsets') &&
    !all.some((one) => one.measure === measure && AGREES.has(one.verdict))
  )
}

const AGREES: ReadonlySet<NumberCheck['verdict']> = new Set(['agrees', 'agrees_with_edition'])

const netAlone = (check: NumberCheck): NumberCheck => ({
  ...check,
  verdict: 'differs',
  why: `The number is after offsets, and the text does not state the gross ${check.compared[0]!.what}, which the requirement asks for.`,
  settle: 'State the gross figure first, and the one after offsets beside it.',
})

function judge(text: string, reading: Reading, held: Held, own: OwnNumbers): Judgement {
  const role = roleInTime(reading, held)
  switch (role.kind) {
    case 'level':
    case 'earlier_level':
      return judgeLevel(reading, held, own)
    case 'change':
      return judgeChange(reading, role, held, own)
    case 'share':
      return judgeShare(reading, role, held)
    case 'target':
      return judgeAim(text, reading, role, held, own)
    case 'other':
      if (reading.unit === 'intensity') return judgeFactor(text, reading, held)
  }
  return notHeld('Nothing is held that this kind of number could be compared with.')
}

/** What is aimed at. An aim or estimate for a year that has ended stands beside what came of it. */
function judgeAim(
  text: string,
  reading: Reading,
  role: Extract<Role, { kind: 'target' }>,
  held: Held,
  own: OwnNumbers,
): Judgement {
  const aimed = judgeTarget(reading, role, held)
  if (aimed.verdict === 'agrees' || !isOfThePast(text, reading, role, held)) return aimed
  const level = judgeLevel({ ...reading, role: { kind: 'level' } }, held, own)
  return level.measure === null || AGREES.has(level.verdict)
    ? level
    : {
        ...level,
        verdict: 'doubtful',
        why: 'By its own words the number was aimed at or expected, for a year that has ended.',
        settle: 'State what the year came to beside it.',
      }
}

/** Just before an amount: something that has happened. */
const CAME_TO =
  /(?<![a-z])(?:was|were|came (?:in )?(?:to|at)|totall?ed|reached|amounted to|stood at|emitted|reported) (?:about |around |approximately |just |only |some )?$/i

function isOfThePast(
  text: string,
  { place, context, year, unit }: Reading,
  { by, direction }: Extract<Role, { kind: 'target' }>,
  held: Held,
): boolean {
  if (direction !== null || (unit !== 't' && unit !== 'GJ' && unit !== null)) return false
  const { period } = daysOfYear(year, held)
  if (by !== null) return by <= Number(held.period.end.slice(0, 4))
  return year.kind === 'unsaid'
    ? CAME_TO.test(text.slice(context.start, place.start))
    : period !== null && period.end <= held.period.end
}

/** A year that has not ended yet is aimed at, however the sentence says it. */
function roleInTime({ role, year }: Reading, held: Held): Role {
  if (role.kind === 'target' || year.kind === 'unsaid' || year.kind === 'part') return role
  const { period } = daysOfYear(year, held)
  return period !== null && period.start > held.period.end && role.kind !== 'other'
    ? {
        kind: 'target',
        by: Number(period.end.slice(0, 4)),
        direction: role.kind === 'change' ? role.direction : null,
      }
    : role
}

import { assessedPathway } from './assessed-warming.ts'
import type { ScenarioQuestion } from './scenario-question.ts'
import { EXCEEDS_C, LOW_WARMING_C } from './warming-levels.ts'

/** Which of the two scenarios of section 296D(2B) a scenario may serve as. */
export const STATUTORY_ROLES = ['limited_to_1_5', 'exceeds_2_5'] as const
export type StatutoryRole = (typeof STATUTORY_ROLES)[number]

/** As the columns of a table are called. */
export const ROLE_TITLES: Readonly<Record<StatutoryRole, string>> = {
  limited_to_1_5: 'Limited to 1.5 °C',
  exceeds_2_5: '2.5 °C or more',
}

/** One of the two scenarios of the law, and which of those computed may serve as it. */
export interface ServingScenario {
  readonly role: StatutoryRole
  readonly title: string
  readonly scenario: string | null
}

/** The two scenarios of the law in their order, each with the first that may serve as it. */
export const servingScenarios = (
  scenarios: readonly { readonly id: string; readonly statutory_role: StatutoryRole | null }[],
): readonly ServingScenario[] =>
  STATUTORY_ROLES.map((role) => ({
    role,
    title: ROLE_TITLES[role],
    scenario: scenarios.find(({ statutory_role }) => statutory_role === role)?.id ?? null,
  }))

/** Whether each of the two has one; a scenario has one role at most, so that they are different. */
export const servesBoth = (serving: readonly ServingScenario[]): boolean =>
  serving.every(({ scenario }) => scenario !== null)

/** A pathway whose best estimate ends the century no warmer than this limits warming to 1.5 °C: AR6's lowest overshoots a little. */
const LIMITED_AT_END_C = 1.6

/**
 * A level is a role by itself. A pathway is one by where it leads: passing 1.5 °C on the way to 4 °C is not a world limited to
 * 1.5 °C, whatever the year.
 */
export function statutoryRole(question: ScenarioQuestion): StatutoryRole | null {
  if (question.kind === 'level') return roleOfLevel(question.level_c)
  const assessed = assessedPathway(question.pathway)
  if (assessed === undefined) return null
  if (endOfCentury(assessed).warming_c <= LIMITED_AT_END_C) return 'limited_to_1_5'
  const { exceeds_2_5_from: from } = assessed
  return from !== null && question.year >= from ? 'exceeds_2_5' : null
}

/** The role of a world that is warmer by so much. */
export function roleOfLevel(level: number): StatutoryRole | null {
  if (level === LOW_WARMING_C) return 'limited_to_1_5'
  return level >= EXCEEDS_C ? 'exceeds_2_5' : null
}

type Assessed = NonNullable<ReturnType<typeof assessedPathway>>
const endOfCentury = ({ best_estimates }: Assessed) => best_estimates.at(-1)!

const LIMITED = 'the section 296D(2B) scenario in which warming is limited to 1.5 °C'
const EXCEEDS = 'the section 296D(2B) scenario that well exceeds 2 °C'

/** What the scenario may serve as, and why. */
export function roleStatement(question: ScenarioQuestion): string {
  const role = statutoryRole(question)
  if (question.kind === 'level') {
    if (role === 'limited_to_1_5')
      return `Passed in transit, this level represents ${LIMITED}; a world that stays there may differ.`
    return role === 'exceeds_2_5'
      ? `At ${EXCEEDS_C} °C or more it may serve as ${EXCEEDS}.`
      : 'On its own it is neither of the two section 296D(2B) scenarios.'
  }
  const assessed = assessedPathway(question.pathway)
  if (assessed === undefined) return ''
  const { year, warming_c } = endOfCentury(assessed)
  const end = `${question.pathway} is at ${warming_c.toFixed(2)} °C in ${year} on AR6’s best estimate`
  if (role === 'limited_to_1_5') return `${end}, so it may serve as ${LIMITED}.`
  const from = assessed.exceeds_2_5_from
  return role === 'exceeds_2_5'
    ? `From ${from} on ${question.pathway} is at ${EXCEEDS_C} °C or more on AR6’s best estimate, so it may serve as ${EXCEEDS}.`
    : `${end}${from === null ? '' : ` and reaches ${EXCEEDS_C} °C in ${from}`}: in ${question.year} it is neither of the two section 296D(2B) scenarios.`
}

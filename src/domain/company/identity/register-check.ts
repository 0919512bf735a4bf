import { compareNames } from './entity-name.ts'

export const REGISTER_CHECKS = ['confirmed', 'differs', 'not_asked', 'unavailable'] as const

/** What evidence cites instead of the id of a release: an answer of the register is of none. */
export const OBSERVATION = 'observation'

/** What came of asking the business register itself, beside any extract that is loaded. */
export interface RegisterCheck {
  readonly status: (typeof REGISTER_CHECKS)[number]
  /** Day on which the register gave the answer that is used here; null where there is none. */
  readonly answered_on: string | null
  /** Name in the registry, the extract or our table of details; null where none has one, or no one asked. */
  readonly name_here: string | null
  /** Name that the register answered with; null where it has no record. */
  readonly name_in_register: string | null
}

/** A company as either side describes it. */
interface Described {
  readonly name: string | null
  readonly status: string | null
}

/** Whether the register was asked, and its answer: null when it has no record of the ABN. */
export type RegisterAnswer<Found extends Described> =
  | { readonly asked: false }
  | {
      readonly asked: true
      readonly reached: boolean
      readonly on: string | null
      readonly found: Found | null
    }

export const NOT_ASKED = { asked: false } as const

/**
 * Confirmed when name and status agree. What is not known here cannot disagree: a company that only the register knows is
 * confirmed. One that the register has no record of differs.
 */
export function checkRegister(answer: RegisterAnswer<Described>, here: Described): RegisterCheck {
  const found = answer.asked ? answer.found : null
  return {
    status: statusOf(answer, here),
    answered_on: answer.asked ? answer.on : null,
    name_here: answer.asked ? here.name : null,
    name_in_register: found?.name ?? null,
  }
}

function statusOf(answer: RegisterAnswer<Described>, here: Described): RegisterCheck['status'] {
  if (!answer.asked) return 'not_asked'
  if (!answer.reached) return 'unavailable'
  const { found } = answer
  if (found === null) return 'differs'
  const sameName =
    here.name === null || found.name === null || compareNames(here.name, found.name).flags.length === 0
  const sameStatus = found.status === (here.status ?? 'active')
  return sameName && sameStatus ? 'confirmed' : 'differs'
}

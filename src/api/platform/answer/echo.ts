import type { Fault, ServiceError } from '../../../errors.ts'

/**
 * Part of a request is repeated in the answer, so that its sender sees what was meant, but never so much that an answer grows with
 * it: one word of a request may be named by many faults, and each fault names it several times.
 */
const LONGEST_DETAIL = 2000
const LONGEST_ECHO = 500
/** Faults that an answer lists. A body of a megabyte can hold 100,000, and the answer would outgrow it. */
export const FAULTS_TOLD = 100

export const cutDetail = (text: string): string => cut(text, LONGEST_DETAIL)
export const cutEcho = (text: string): string => cut(text, LONGEST_ECHO)

/** The members of an error that may hold what a request said, each cut. */
export function shownError({ message, details }: ServiceError) {
  const { errors, valid_values, hint } = details
  return {
    detail: cutDetail(message),
    ...(errors === undefined ? {} : { errors: errors.slice(0, FAULTS_TOLD).map(cutFault) }),
    ...(valid_values === undefined ? {} : { valid_values }),
    ...(hint === undefined ? {} : { hint: cutDetail(hint) }),
  }
}

function cutFault(fault: Fault): Fault {
  const { pointer, parameter, message, received } = fault
  return {
    ...fault,
    ...(pointer === undefined ? {} : { pointer: cutEcho(pointer) }),
    ...(parameter === undefined ? {} : { parameter: cutEcho(parameter) }),
    message: cutEcho(message),
    ...(received === undefined ? {} : { received: cutValue(received) }),
  }
}

function cutValue(received: unknown): unknown {
  if (typeof received === 'string') return cutEcho(received)
  if (typeof received !== 'object' || received === null) return received
  const text = JSON.stringify(received)
  return text.length <= LONGEST_ECHO ? received : cutEcho(text)
}

export const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length).toWellFormed()}…`

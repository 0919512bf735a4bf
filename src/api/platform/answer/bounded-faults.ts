import type { Fault } from '../../../errors.ts'

/** Faults that one answer lists: thousands would help nobody, and the answer would outgrow its request. */
const FAULTS_SHOWN = 100
/** Characters of a text that a fault repeats. */
const TEXT_SHOWN = 500

/** The first faults of a list, with texts of callers cut short. How many there are in all is said in the detail. */
export const boundedFaults = (faults: readonly Fault[]): readonly Fault[] =>
  faults.slice(0, FAULTS_SHOWN).map(({ received, ...fault }) => ({
    ...fault,
    message: boundedText(fault.message),
    ...(received === undefined ? {} : { received: boundedValue(received) }),
  }))

const boundedText = (text: string): string =>
  text.length <= TEXT_SHOWN ? text : `${text.slice(0, TEXT_SHOWN)}…`

/** A value with more to it than a short text is told by its beginning. */
function boundedValue(value: unknown): unknown {
  if (typeof value === 'string') return boundedText(value)
  if (typeof value !== 'object' || value === null) return value
  const text = JSON.stringify(value)
  return text.length <= TEXT_SHOWN ? value : boundedText(text)
}

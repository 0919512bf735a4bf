import categories from './categories.json' with { type: 'json' }

const STATE_OF_CODE = new Map(Object.entries(categories.states).map(([state, letters]) => [letters, state]))
const SHAPE = /^[A-Z]{2}[0-9A-Z]{2}(?<state>NS|VC|QL|SA|WA|TA|NT|AC)[0-9A-Z]{2}$/

/** True for the code of an accredited power station, such as WD00WA02: technology, two more, state, two more. */
export const isAccreditationCode = (text: string): boolean => SHAPE.test(text)

/** The state that a code names. Seven stations are listed in another one. */
export function codeState(code: string): string | undefined {
  return STATE_OF_CODE.get(SHAPE.exec(code)?.groups?.['state'] ?? '')
}

import { statedFigures } from '../disclosure/contradictions/figures.ts'
import type { S2Statements } from '../disclosure/records/s2-statements.ts'
import { rememberedUpTo } from '../remembered-by.ts'
import { contradicts, type NumberCheck } from './check.ts'
import { opposedNumbers } from './check-numbers.ts'
import { type HeldFacts, heldNumbers } from './held-numbers.ts'
import { readText } from './read-text.ts'

/** What is said against the numbers of a statement. */
export type NumbersOfStatement = readonly NumberCheck[] | 'not_read'

/**
 * The most characters that are read of all statements together. Reading takes some 2 µs for each; a text that is made to be slow
 * takes ten times as long, and others wait for it.
 */
export const MOST_READ = 200_000

/** Text without any of these states no amount. */
const NUMBERS =
  /\p{N}|hundred|thousand|million|billion|per ?cent|halved|doubled|tripled|trebled|quadrupled|fold|half|third|quarter|fifth|tenth|eliminated|nothing|no longer|(?:has|have) (?:stopped|ceased|no more|no further)|(?:almost|virtually|practically) none|(?:^|[^a-z])(?:nil|zero|nought)(?:$|[^a-z])|(?:^|[^a-z])no (?:gross|direct|material|scope|greenhouse)/iu

/** The message that opens the disclosure, where statements are named by their requirements. */
export const MESSAGE = 'message'

/** Whether anything that the company says in sentences has numbers that are read. */
export const statesNumbers = (body: S2Statements): boolean => textsOf(body).length > 0

/** All that the company says in sentences with numbers, by requirement, the message first. */
const textsOf = ({ message, statements }: S2Statements): readonly (readonly [id: string, text: string])[] =>
  [
    [MESSAGE, message] as const,
    ...statements.map(
      ({ requirement_id, kind, statement }) =>
        [requirement_id, kind === 'disclosure' ? statement : undefined] as const,
    ),
  ].flatMap(([id, text]) => (text !== undefined && NUMBERS.test(text) ? [[id, text] as const] : []))

const readingsOf = rememberedUpTo(2000, readText)

/**
 * Statements with numbers that cannot stand beside what is held, that nothing confirms, or that were too long to be read, by requirement;
 * and the message among them.
 */
export function statementNumbers(facts: HeldFacts): ReadonlyMap<string, NumbersOfStatement> {
  let read = 0
  const found = new Map<string, NumbersOfStatement>()
  const body = facts.records.s2_statements?.body
  for (const [id, text] of body === undefined ? [] : textsOf(body)) {
    read += text.length
    const checks =
      read > MOST_READ
        ? ('not_read' as const)
        : id === MESSAGE
          ? opposedInMessage(text, facts)
          : opposedNumbers(text, readingsOf(text), heldNumbers(facts, id))
    if (checks.length > 0) found.set(id, checks)
  }
  return found
}

/** The message answers no requirement: only what it calls by the name of a measure is held to the figure that a statement has of it. */
function opposedInMessage(text: string, facts: HeldFacts): readonly NumberCheck[] {
  const held = heldNumbers(facts, null)
  const measures = [...new Set(statedFigures(facts.records).map(({ measure }) => measure))]
  return opposedNumbers(text, readingsOf(text), held, measures).filter(
    (check) => contradicts(check) || check.reading.subject.kind === 'measure',
  )
}

/** Whether numbers of a text contradict what is held, or could not be read; not where they are merely unconfirmed. */
export const areContradicting = (numbers: NumbersOfStatement | undefined): boolean =>
  numbers !== undefined && (numbers === 'not_read' || numbers.some(contradicts))

import type { S2Statement } from '../disclosure/records/s2-statements.ts'
import { rememberedUpTo } from '../remembered-by.ts'
import type { NumberCheck } from './check.ts'
import { contradictingIn } from './check-numbers.ts'
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
  /\p{N}|hundred|thousand|million|billion|per ?cent|halved|doubled|tripled|trebled|quadrupled|(?:^|[^a-z])(?:nil|zero|nought)(?:$|[^a-z])/iu

/** Whether a statement has numbers that are read. */
export const statesNumbers = ({ kind, statement }: Pick<S2Statement, 'kind' | 'statement'>): boolean =>
  kind === 'disclosure' && statement !== undefined && NUMBERS.test(statement)

const readingsOf = rememberedUpTo(2000, readText)

/** Statements with numbers that cannot stand beside what is held, or that were too long to be read, by requirement. */
export function statementNumbers(facts: HeldFacts): ReadonlyMap<string, NumbersOfStatement> {
  let read = 0
  const found = new Map<string, NumbersOfStatement>()
  for (const one of facts.records.s2_statements?.body.statements ?? []) {
    const { requirement_id, statement } = one
    if (statement === undefined || !statesNumbers(one)) continue
    read += statement.length
    const checks =
      read > MOST_READ
        ? ('not_read' as const)
        : contradictingIn(statement, readingsOf(statement), heldNumbers(facts, requirement_id))
    if (checks.length > 0) found.set(requirement_id, checks)
  }
  return found
}

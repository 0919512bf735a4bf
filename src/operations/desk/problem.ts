import { OperatorError } from '../../errors.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { snapshotInForce } from '../../store/snapshots.ts'
import { shown } from './describe-reading.ts'

/** Why something at the desk was refused, for the person who asked for it. */
export interface DeskProblem {
  readonly message: string
  readonly hint: string | null
}

/** A problem may list twenty effects. */
const MOST_OF_A_PROBLEM = 8000

/** What an operator can act on. Anything else is a fault of ours, which the queue tries again. */
export function problemOf(error: unknown): DeskProblem {
  if (!(error instanceof OperatorError)) throw error
  return {
    message: shown(error.message, MOST_OF_A_PROBLEM),
    hint: error.hint === undefined ? null : shown(inWordsOfTheDesk(error.hint)),
  }
}

/** Hints are written for the command line. At the desk its options are members of a request and fields of a form, of the same names. */
export const inWordsOfTheDesk = (hint: string): string =>
  hint
    .replaceAll('--published YYYY-MM-DD', '`published_on`')
    .replaceAll('--published', '`published_on`')
    .replaceAll(/(?<=such as )--edition /g, '')
    .replaceAll(/--([a-z]+)/g, '`$1`')

/** An acceptance is of the effects that the person saw. Other data gives other effects. */
export async function requireSameData(
  database: ReadonlySql,
  accept_reason: string | undefined,
  comparedWith: string | null,
): Promise<void> {
  if (accept_reason === undefined) return
  const inForce = (await snapshotInForce(database))?.id ?? null
  if (inForce === comparedWith) return
  throw new OperatorError('Nothing was changed: other data went in force after you accepted the effects.', {
    hint: 'Look at the effects again, which were compared with the data of now.',
  })
}

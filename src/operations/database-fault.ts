import { OperatorError } from '../errors.ts'
import { DatabaseError } from '../store/database.ts'

/** What keeps the database from answering now, though nothing is wrong with the request. */
export type DatabaseFault = 'unavailable' | 'too_slow'

/** `query_canceled`: the time limit of statements. */
const TOO_SLOW = new Set(['57014'])

/**
 * Too many connections, out of memory, shutting down or starting, gone over to a replica that does not write yet, idle
 * for too long in a transaction, locked out, or the loser of a deadlock. A later try finds another server or a free one.
 */
const UNAVAILABLE = new Set([
  '25006',
  '25P03',
  '40001',
  '40P01',
  '53200',
  '53300',
  '55P03',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
])
/** Everything about connections. */
const CONNECTION_CLASS = '08'

export function databaseFault(error: unknown): DatabaseFault | undefined {
  // Such as "PostgreSQL cannot be opened", with what to do about it.
  if (error instanceof OperatorError) return databaseFault(error.cause)
  if (!(error instanceof DatabaseError) || error.sqlState === undefined) return undefined
  if (TOO_SLOW.has(error.sqlState)) return 'too_slow'
  return UNAVAILABLE.has(error.sqlState) || error.sqlState.startsWith(CONNECTION_CLASS)
    ? 'unavailable'
    : undefined
}

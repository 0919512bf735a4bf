import pg from 'pg'
import { DatabaseError, SQL_STATE } from '../database.ts'

/** Errors of the server keep their SQLSTATE; a lost or refused connection gets the one PostgreSQL has for it. */
export function databaseError(error: unknown): unknown {
  if (error instanceof pg.DatabaseError)
    return new DatabaseError(error.message, {
      ...(error.code === undefined ? {} : { sqlState: error.code }),
      ...(error.constraint === undefined ? {} : { constraint: error.constraint }),
      cause: error,
    })
  if (error instanceof Error && isDriverFault(error))
    return new DatabaseError(`PostgreSQL cannot be reached: ${error.message}`, {
      sqlState: SQL_STATE.connectionFailure,
      cause: error,
    })
  return error
}

/** Whether a connection is of no use after an error: it broke, or the server has ended the session (class 57P). */
export function isConnectionFault(error: unknown): error is DatabaseError {
  if (!(error instanceof DatabaseError)) return false
  return error.sqlState === SQL_STATE.connectionFailure || error.sqlState?.startsWith('57P') === true
}

/** Whether a prepared statement was not there, or already was: a pooler has changed the session in between. */
export const isPreparationFault = (error: unknown): boolean =>
  error instanceof DatabaseError &&
  (error.sqlState === SQL_STATE.unknownStatement || error.sqlState === SQL_STATE.repeatedStatement)

/** The driver's own errors have no code of their own, only words. */
const isDriverFault = (error: Error): boolean =>
  'syscall' in error ||
  /connection|timeout|not queryable|client was closed|calling end on the pool/i.test(error.message)

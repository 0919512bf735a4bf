import { DatabaseError, SQL_STATE } from '../store/database.ts'

/** Whether something failed because there was no room left: of either engine, or of a file. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseError && error.sqlState === SQL_STATE.diskFull) return true
  return (error as NodeJS.ErrnoException).code === 'ENOSPC' || /no space left on device/i.test(error.message)
}

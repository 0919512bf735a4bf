import { constants } from 'node:fs'
import { cp } from 'node:fs/promises'
import type { Database } from '../database.ts'
import { SQL } from '../sql-text.ts'

/**
 * Copies the data directory of an open embedded database while it stands still: a transaction has the engine to itself, and
 * what was acknowledged is on the disk. The copy opens as after a power cut, by the log of changes.
 */
export const copyDirectory = (database: Database, directory: string, to: string): Promise<void> =>
  database.transaction(async (sql) => {
    await sql.exec(SQL`checkpoint`)
    await cp(directory, to, { recursive: true, mode: constants.COPYFILE_FICLONE, errorOnExist: true })
  })

import type { Clock } from '../../clock.ts'
import { ServiceError } from '../../errors.ts'
import type { Database, Sql } from '../../store/database.ts'
import {
  deleteDeskFile,
  findDeskFile,
  knownDeskFiles,
  listDeskFiles,
  lockDeskFile,
} from '../../store/desk-files.ts'
import { appendAudit } from '../tenancy/audit.ts'
import type { DeskActor, DeskAsked, DeskFile, DeskReport } from './desk-file.ts'
import { isIncoming, oldEntries, removeBytes } from './folder.ts'

export const readDeskFile = async (database: Database, id: string): Promise<DeskFile> => {
  const file = await database.as({ kind: 'worker' }, (sql) => findDeskFile<DeskAsked, DeskReport>(sql, id))
  if (file === undefined) throw notThere(id)
  return file
}

/** Files at the desk without what was found in them, newest first. */
export const readDeskFiles = (
  database: Database,
  page: { readonly limit: number; readonly before: number | undefined },
): Promise<DeskFile[]> => database.as({ kind: 'worker' }, (sql) => listDeskFiles<DeskAsked>(sql, page))

export async function lockFile(sql: Sql, id: string): Promise<DeskFile> {
  const file = await lockDeskFile<DeskAsked, DeskReport>(sql, id)
  if (file === undefined) throw notThere(id)
  return file
}

/** Takes a file off the desk. A release that was made of it stays. */
export async function removeDeskFile(
  { database, clock, home }: { readonly database: Database; readonly clock: Clock; readonly home: string },
  id: string,
  { actor, tenantId }: DeskActor,
): Promise<void> {
  await database.as({ kind: 'worker' }, async (sql) => {
    const file = await lockFile(sql, id)
    if (file.state === 'loading')
      throw new ServiceError('version_conflict', 'The file is being loaded and cannot be removed now.', {
        hint: 'Wait until it is loaded; then withdraw the release if it is wrong.',
      })
    await deleteDeskFile(sql, id)
    await appendAudit(sql, clock, {
      tenantId,
      actor,
      action: 'desk_file.removed',
      subject: `desk_file:${id}`,
      detail: { file_name: file.file_name, state: file.state },
    })
  })
  await removeBytes(home, id)
}

/** An upload writes all the time; what nothing was written to for so long has broken off. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000

/** Removes uploads that broke off with their process, and bytes of files that the desk does not know. */
export async function sweepDesk({
  database,
  clock,
  home,
}: {
  readonly database: Database
  readonly clock: Clock
  readonly home: string
}): Promise<number> {
  const old = await oldEntries(home, clock.now().getTime() - ABANDONED_AFTER_MS)
  if (old.length === 0) return 0
  const known = await database.as({ kind: 'worker' }, (sql) => knownDeskFiles(sql, old))
  const abandoned = old.filter((name) => isIncoming(name) || (name.startsWith('dsk_') && !known.has(name)))
  for (const name of abandoned) await removeBytes(home, name)
  return abandoned.length
}

const notThere = (id: string): ServiceError =>
  new ServiceError('desk_file_not_found', `There is no file ${id} at the desk.`, {
    hint: 'GET /v1/desk/files lists the files.',
  })

import { ServiceError } from '../../../errors.ts'
import type { Database, Sql } from '../../../store/database.ts'
import { findDeskChange, listDeskChanges, lockDeskChange } from '../../../store/desk-changes.ts'
import type { DeskEffects } from '../desk-file.ts'
import type { ChangeAsked, DeskChange } from './change.ts'

export async function readDeskChange(database: Database, id: string): Promise<DeskChange> {
  const change = await database.as({ kind: 'worker' }, (sql) =>
    findDeskChange<ChangeAsked, DeskEffects>(sql, id),
  )
  if (change === undefined) throw notThere(id)
  return change
}

/** Changes without their effects, newest first. */
export const readDeskChanges = (
  database: Database,
  page: { readonly limit: number; readonly before: number | undefined },
): Promise<DeskChange[]> => database.as({ kind: 'worker' }, (sql) => listDeskChanges<ChangeAsked>(sql, page))

export async function lockChange(sql: Sql, id: string): Promise<DeskChange> {
  const change = await lockDeskChange<ChangeAsked, DeskEffects>(sql, id)
  if (change === undefined) throw notThere(id)
  return change
}

const notThere = (id: string): ServiceError =>
  new ServiceError('desk_change_not_found', `There is no change ${id} at the desk.`, {
    hint: 'GET /v1/desk/changes lists the changes.',
  })

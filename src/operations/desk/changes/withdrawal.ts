import { ServiceError } from '../../../errors.ts'
import { lockNewestChangeOf } from '../../../store/desk-changes.ts'
import { findRelease, type Release } from '../../../store/releases.ts'
import type { DeskActor, DeskEffects } from '../desk-file.ts'
import { askChange, type ChangeTools } from './ask.ts'
import type { ChangeAsked, ChangeReasons, DeskChange } from './change.ts'

/** Has the withdrawal of a release compared, or applied when a reason comes with it. */
export async function askWithdrawal(
  tools: ChangeTools,
  id: string,
  by: DeskActor,
  reasons: ChangeReasons,
): Promise<DeskChange> {
  const release = await findRelease(tools.database, id)
  if (release === undefined)
    throw new ServiceError('release_not_found', `There is no release ${id}.`, {
      hint: 'GET /v1/desk/releases lists the releases.',
    })
  if (release.withdrawn_on !== null) return await appliedBefore(tools, release, reasons)
  return await askChange(tools, { kind: 'withdrawal', release: id }, id, by, reasons)
}

/** The change that withdrew the release, for who asks for the same once more. */
async function appliedBefore(
  { database }: ChangeTools,
  { id, withdrawn_on, withdrawn_reason }: Release,
  { reason }: ChangeReasons,
): Promise<DeskChange> {
  const change = await database.as({ kind: 'worker' }, (sql) =>
    lockNewestChangeOf<ChangeAsked, DeskEffects>(sql, { kind: 'withdrawal', subject: id }),
  )
  if (change !== undefined && reason?.trim() === withdrawn_reason) return change
  throw new ServiceError(
    'version_conflict',
    `The release was withdrawn on ${withdrawn_on}: ${withdrawn_reason}`,
  )
}

import type { Clock } from '../../clock.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import type { Database } from '../../store/database.ts'
import { findRelease, type Release, withdrawRelease } from '../../store/releases.ts'
import { renewSnapshots } from '../releases/releases.ts'

/**
 * Takes a release out of force without removing it: the one it superseded is in force again, and snapshots that hold
 * it answer that it was withdrawn.
 */
export async function withdraw(
  context: { readonly database: Database; readonly clock: Clock },
  id: string,
  reason: string,
): Promise<Release> {
  const now = context.clock.now()
  await context.database.transaction(async (sql) => {
    if (!(await withdrawRelease(sql, id, now.toISOString().slice(0, 10), reason)))
      throw await notWithdrawn(sql, id)
    await renewSnapshots(sql, now)
  })
  const withdrawn = await findRelease(context.database, id)
  if (withdrawn === undefined) throw new Error(`release ${id} is gone`)
  return withdrawn
}

async function notWithdrawn(sql: Parameters<typeof findRelease>[0], id: string): Promise<OperatorError> {
  const found = await findRelease(sql, id)
  return found === undefined
    ? new OperatorError(`there is no release ${id}`, {
        hint: '`southerly releases` lists them.',
        exitCode: EXIT.notFound,
      })
    : new OperatorError(`release ${id} was withdrawn on ${found.withdrawn_on}: ${found.withdrawn_reason}`)
}

import type { Clock } from '../../clock.ts'
import type { Database } from '../../store/database.ts'
import { deleteObservations, insertPurge, type RegisterPurge } from '../../store/register-observations.ts'

/** Deletes every kept answer of the register that names the ABN, and writes down that and why. */
export async function purgeRegister(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  abn: string,
  { actor, reason }: Pick<RegisterPurge, 'actor' | 'reason'>,
): Promise<RegisterPurge> {
  const purged_at = clock.now().toISOString()
  return await database.as({ kind: actor === 'operator' ? 'operator' : 'worker' }, async (sql) => {
    const purge = { abn, purged_at, actor, reason, copies: await deleteObservations(sql, abn) }
    await insertPurge(sql, purge)
    return purge
  })
}

import type { Clock } from '../../clock.ts'
import type { Database } from '../../store/database.ts'
import {
  countBundlesCiting,
  deleteObservations,
  insertPurge,
  type RegisterPurge,
} from '../../store/register-observations.ts'

export interface PurgedRegister extends RegisterPurge {
  /** Bundles that cite what was deleted. They are signed records of tenants and stand as they are. */
  readonly bundles: number
}

/** Deletes every kept answer of the register that names the ABN, and writes down that and why. */
export async function purgeRegister(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  abn: string,
  { actor, reason }: Pick<RegisterPurge, 'actor' | 'reason'>,
): Promise<PurgedRegister> {
  const purged_at = clock.now().toISOString()
  return await database.as({ kind: actor === 'operator' ? 'operator' : 'worker' }, async (sql) => {
    const deleted = await deleteObservations(sql, abn)
    const purge = { abn, purged_at, actor, reason, copies: deleted.length }
    await insertPurge(sql, purge)
    return { ...purge, bundles: await countBundlesCiting(sql, deleted) }
  })
}

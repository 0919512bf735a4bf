import { createHash } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../store/database.ts'
import { spendSignIn } from '../../store/spent-sign-ins.ts'

/** True once for each text, in all processes, for as long as it could work. */
export async function spendOnce(
  database: Database,
  clock: Clock,
  text: string,
  seconds: number,
): Promise<boolean> {
  const now = clock.now()
  return await database.as({ kind: 'authenticator' }, (sql) =>
    spendSignIn(sql, {
      id: createHash('sha256').update(text).digest('hex'),
      now: now.toISOString(),
      expires_at: new Date(now.getTime() + seconds * 1000).toISOString(),
    }),
  )
}

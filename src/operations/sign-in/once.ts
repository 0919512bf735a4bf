import { createHash } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../store/database.ts'
import { isSignInSpent, spendSignIn } from '../../store/spent-sign-ins.ts'

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
      id: idOf(text),
      now: now.toISOString(),
      expires_at: new Date(now.getTime() + seconds * 1000).toISOString(),
    }),
  )
}

/** Whether it was used up, without using it up. */
export const isSpent = (database: Database, text: string): Promise<boolean> =>
  database.as({ kind: 'authenticator' }, (sql) => isSignInSpent(sql, idOf(text)))

const idOf = (text: string): string => createHash('sha256').update(text).digest('hex')

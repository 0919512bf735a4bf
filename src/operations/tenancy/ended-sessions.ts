import type { Clock } from '../../clock.ts'
import type { Database } from '../../store/database.ts'
import { deleteExpiredSessions, insertEndedSession } from '../../store/ended-sessions.ts'

export interface EndedSession {
  readonly tenantId: string
  readonly sessionId: string
  readonly expiresAt: Date
}

/** From here on no process accepts the session: others within 5 s, as they remember who asks for that long. */
export async function endSession(
  database: Database,
  { tenantId, sessionId, expiresAt }: EndedSession,
): Promise<void> {
  await database.as({ kind: 'tenant', tenantId }, async (sql) =>
    insertEndedSession(sql, {
      tenant_id: tenantId,
      session_id: sessionId,
      expires_at: expiresAt.toISOString(),
    }),
  )
}

/** Removes what is kept of sessions that would have ended by now anyway; the number removed. */
export async function purgeEndedSessions(database: Database, clock: Clock): Promise<number> {
  return await database.as({ kind: 'operator' }, async (sql) =>
    deleteExpiredSessions(sql, clock.now().toISOString()),
  )
}

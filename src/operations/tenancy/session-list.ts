import type { Clock } from '../../clock.ts'
import { hasScope } from '../../domain/tenancy/access.ts'
import { ServiceError } from '../../errors.ts'
import type { Database } from '../../store/database.ts'
import { namesOfMembers } from '../../store/members.ts'
import {
  endSession,
  findSession,
  listSessions,
  type SessionOwner,
  type SessionRow,
} from '../../store/sessions.ts'
import { appendAudit } from './audit.ts'
import type { Caller } from './authenticate.ts'
import type { SessionTools } from './sessions.ts'

/** A session that has not ended, with the name of whose it is. */
export interface OpenSession extends SessionRow {
  readonly member_name: string | null
}

/** The caller's own sessions, or those of everyone in the tenant; newest first. */
export async function readSessions(
  { database, clock, idleMs }: SessionTools,
  caller: Caller,
  question: {
    readonly everybody: boolean
    readonly limit: number
    readonly before?: readonly [string, string]
  },
): Promise<OpenSession[]> {
  if (question.everybody && !maySeeAll(caller))
    throw new ServiceError('insufficient_scope', 'The sessions of others need the scope members:manage.', {
      hint: 'Leave everybody=true out to list your own.',
    })
  const { tenantId } = caller
  const now = clock.now()
  return await database.as({ kind: 'tenant', tenantId }, async (sql) => {
    const rows = await listSessions(sql, tenantId, question.everybody ? 'everybody' : ownerOf(caller), {
      limit: question.limit,
      now: now.toISOString(),
      seenSince: new Date(now.getTime() - idleMs).toISOString(),
      ...(question.before === undefined ? {} : { before: question.before }),
    })
    const people = rows.flatMap(({ member_id }) => member_id ?? [])
    const names = await namesOfMembers(sql, tenantId, [...new Set(people)])
    return rows.map((row) => ({
      ...row,
      member_name: row.member_id === null ? null : (names.get(row.member_id) ?? null),
    }))
  })
}

/** Ends one session of the caller's own, or of anyone for who manages members. It counts from the next request on, in every process. */
export async function endOneSession(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  caller: Caller,
  id: string,
): Promise<void> {
  const { tenantId } = caller
  await database.as({ kind: 'tenant', tenantId }, async (sql) => {
    const session = await findSession(sql, tenantId, id)
    if (session === undefined || !(isOwn(caller, session) || maySeeAll(caller))) throw sessionNotFound(id)
    if (session.ended_at !== null) return
    await endSession(sql, tenantId, id, clock.now().toISOString())
    await appendAudit(sql, clock, {
      tenantId,
      actor: caller.actor,
      action: 'session.ended',
      subject: `session:${id}`,
      detail: { of: session.member_id === null ? `key:${session.key_id}` : `member:${session.member_id}` },
    })
  })
}

const maySeeAll = ({ scopes, engagements }: Caller): boolean =>
  engagements === undefined && hasScope(scopes, 'members:manage')

const ownerOf = ({ member, keyId }: Caller): SessionOwner => ({
  memberId: member?.id ?? null,
  keyId: keyId ?? null,
})

const isOwn = ({ member, keyId }: Caller, session: SessionRow): boolean =>
  (member !== undefined && session.member_id === member.id) ||
  (keyId !== undefined && session.key_id === keyId)

const sessionNotFound = (id: string): ServiceError =>
  new ServiceError('session_not_found', `None of your sessions has the id ${id}.`, {
    hint: 'GET /v1/sessions lists them.',
  })

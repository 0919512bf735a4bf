import type { Clock } from '../../clock.ts'
import { PACKS } from '../../domain/tenancy/access.ts'
import { ROLES } from '../../domain/tenancy/roles.ts'
import { lockAuditHead } from '../../store/audit.ts'
import type { Database, Sql } from '../../store/database.ts'
import { findFirstMember, insertMember, type MemberRow, updateMember } from '../../store/members.ts'
import { appendAudit } from './audit.ts'
import { newId } from './new-id.ts'

const ACTOR = 'first_start'
/** The name that first starts gave before; others read it as themselves. */
const UNTIL_NAMED = 'You'

/**
 * The member for who starts the service on this machine: all roles, signed in by the link that the start prints. Made once, also for
 * a database from before there were members; one who was removed since is not made again.
 */
export async function ensureLocalMember(
  database: Database,
  clock: Clock,
  tenantId: string,
  /** By which others read of this member; it can be changed like that of any other. */
  name: string,
): Promise<string> {
  return await database.as({ kind: 'operator' }, async (sql) => {
    await lockAuditHead(sql, tenantId)
    const known = await findFirstMember(sql, tenantId)
    if (known !== undefined) {
      if (known.name === UNTIL_NAMED) await rename(sql, clock, known, name)
      return known.id
    }
    const now = clock.now().toISOString()
    const id = newId('mem_')
    await insertMember(sql, {
      tenant_id: tenantId,
      id,
      name,
      email: null,
      roles: ROLES,
      packs: [...PACKS].sort(),
      engagements: [],
      status: 'active',
      invited_at: now,
      invited_by: ACTOR,
      joined_at: now,
      removed_at: null,
      removed_by: null,
      erased_at: null,
    })
    await appendAudit(sql, clock, {
      tenantId,
      actor: ACTOR,
      action: 'member.joined',
      subject: `member:${id}`,
      detail: { roles: ROLES, how: 'first_start' },
    })
    return id
  })
}

async function rename(sql: Sql, clock: Clock, known: MemberRow, name: string): Promise<void> {
  await updateMember(sql, { ...known, name })
  await appendAudit(sql, clock, {
    tenantId: known.tenant_id,
    actor: ACTOR,
    action: 'member.changed',
    subject: `member:${known.id}`,
    detail: { roles: known.roles, roles_before: known.roles, name_changed: true },
  })
}

import { checkTypedNumber } from '../../domain/abn.ts'
import { periodText } from '../../domain/disclosure/records/period-text.ts'
import { canonicalJson, sha256 } from '../../domain/evidence.ts'
import { isDay } from '../../domain/iso-dates.ts'
import { parsePeriod } from '../../domain/period.ts'
import { hasScope, scopesBeyond } from '../../domain/tenancy/access.ts'
import type { Engagement } from '../../domain/tenancy/engagement.ts'
import { ROLE_TABLE, type Role } from '../../domain/tenancy/roles.ts'
import { type Fault, ServiceError } from '../../errors.ts'
import type { Sql } from '../../store/database.ts'
import { countOthersWithRole, type MemberRow } from '../../store/members.ts'
import { namesVersion } from './record-version.ts'

/** Who gives roles. Unset where an operator does, on the machine of the service. */
export interface RoleGrantor {
  readonly scopes: ReadonlySet<string>
  readonly member: object | undefined
}

/** What is written of a member when they are invited or changed. */
export interface MemberFacts {
  readonly name: string
  readonly email: string | null
  readonly roles: readonly Role[]
  readonly engagements: readonly Engagement[]
}

const EMAIL = /^[^\s@<>(),;:"[\]\\]{1,64}@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\]+$/

/** The same facts as they are kept. Throws with every fault at once. With `today`, engagements must not have ended before it. */
export function requireFacts(facts: MemberFacts, today: string | undefined): MemberFacts {
  const faults: Fault[] = []
  const fault = (pointer: string, message: string, received: unknown): void =>
    void faults.push({ pointer, code: 'invalid_member', message, received })
  const name = facts.name.trim().replaceAll(/\s+/g, ' ')
  if (name === '' || name.length > 200) fault('/name', 'the name must have 1 to 200 characters', facts.name)
  const email = facts.email?.trim() ?? null
  if (email !== null && (!EMAIL.test(email) || email.length > 320))
    fault('/email', 'the e-mail address must be one, such as lee@example.com', facts.email)
  if (facts.roles.length === 0) fault('/roles', 'one role at least must be named', facts.roles)
  const isAuditor = facts.roles.includes('auditor')
  if (isAuditor && facts.engagements.length === 0 && facts.roles.every((role) => role === 'auditor'))
    fault('/engagements', 'an auditor needs the company and period of an engagement, and its last day', [])
  if (!isAuditor && facts.engagements.length > 0)
    fault('/engagements', 'only the role auditor has engagements', facts.engagements)
  const engagements = facts.engagements.map((engagement, index) => {
    const check = checkTypedNumber(engagement.abn)
    const period = parsePeriod(engagement.period)
    const at = `/engagements/${index}`
    if (!check.ok)
      fault(`${at}/abn`, `${engagement.abn} is not an Australian Business Number`, engagement.abn)
    if (period === undefined)
      fault(`${at}/period`, 'the period of an engagement must be one such as 2025-26', engagement.period)
    if (!isDay(engagement.ends_on))
      fault(
        `${at}/ends_on`,
        'the last day of an engagement must be one such as 2027-03-31',
        engagement.ends_on,
      )
    else if (today !== undefined && engagement.ends_on < today)
      fault(
        `${at}/ends_on`,
        `the last day of an engagement must not be before today, ${today}`,
        engagement.ends_on,
      )
    return {
      abn: check.ok ? check.abn : '',
      period: period === undefined ? '' : periodText(period),
      ends_on: engagement.ends_on,
    }
  })
  if (faults.length > 0)
    throw new ServiceError('validation_failed', 'The member cannot be kept as described.', {
      errors: faults,
    })
  return { name, email, roles: facts.roles, engagements }
}

/**
 * Refuses roles that are not the grantor's to give or take. A key gives no rights that it lacks, else it could make itself a person
 * with more. A person who manages members gives every role of the tenant, also those that they do not hold. The operator's
 * role is about data that all tenants share: only who holds it gives it.
 */
export function refuseRolesBeyond(grantor: RoleGrantor | undefined, roles: readonly Role[]): void {
  if (grantor === undefined) return
  const beyond = roles.filter((role) =>
    grantor.member === undefined
      ? scopesBeyond(grantor.scopes, ROLE_TABLE[role].scopes).length > 0
      : role === 'operator' && !hasScope(grantor.scopes, 'data:operate'),
  )
  if (beyond.length > 0)
    throw new ServiceError('insufficient_scope', `These roles are not yours to give: ${beyond.join(', ')}.`, {
      hint: beyond.includes('operator')
        ? 'Data is shared by all tenants, so the operator of the service gives the role operator: `southerly member change`.'
        : 'A key cannot give permissions that it does not have. Ask an administrator to do it.',
    })
}

/** Refuses to leave a tenant without anyone who could manage its members. The caller holds the tenant's lock. */
export async function refuseLastAdmin(
  sql: Sql,
  member: MemberRow,
  rolesAfter: readonly Role[],
): Promise<void> {
  const isAdmin = member.status === 'active' && member.roles.includes('admin')
  if (!isAdmin || rolesAfter.includes('admin')) return
  if ((await countOthersWithRole(sql, member.tenant_id, member.id, 'admin')) > 0) return
  throw new ServiceError('last_admin', `The tenant has no administrator but ${member.name}.`, {
    hint: 'Give someone else the role admin first; they must have joined.',
  })
}

/** Tells one state of a member from another: what an administrator sees and changes of them. */
export const memberEtag = ({ name, email, roles, engagements, status }: MemberRow): string =>
  sha256(canonicalJson({ name, email, roles, engagements, status })).slice(0, 16)

/** Refuses a change by someone who saw another state of the member. `*` stands for any. */
export function requireMemberMatch(member: MemberRow, ifMatch: string | undefined): void {
  const etag = memberEtag(member)
  if (ifMatch === undefined)
    throw new ServiceError(
      'precondition_required',
      'Say in If-Match which state of the member you mean to change.',
      { hint: `GET /v1/members/${member.id}, then send If-Match: "<its etag>".` },
    )
  if (ifMatch.trim() !== '*' && !namesVersion(ifMatch, etag))
    throw new ServiceError(
      'precondition_failed',
      `Someone else changed the member ${member.id} since you looked.`,
      { hint: 'GET the member, look at what changed, and send the change again with its etag.' },
    )
}

export const memberNotFound = (id: string): ServiceError =>
  new ServiceError('member_not_found', `No member of this tenant has the id ${id}.`, {
    hint: 'GET /v1/members lists the members of the tenant.',
  })

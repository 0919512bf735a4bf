import type { Member } from '../operations/tenancy/members.ts'

/** A member in lines for people. */
export const describeMember = (member: Member): string =>
  [
    `${member.name} (${member.id})`,
    `  e-mail    ${member.email ?? 'none'}`,
    `  roles     ${member.roles.join(', ')}`,
    ...member.engagements.map(
      ({ abn, period, ends_on }) => `  audits    ${abn}, ${period.replace('/', ' to ')}, until ${ends_on}`,
    ),
    `  status    ${statusOf(member)}`,
  ].join('\n')

function statusOf(member: Member): string {
  if (member.erased_at !== null) return `removed, erased at ${member.erased_at}`
  if (member.removed_at !== null)
    return `removed at ${member.removed_at} by ${member.removed_by ?? 'unknown'}`
  return member.joined_at === null
    ? `invited at ${member.invited_at} by ${member.invited_by}, has not joined`
    : `active since ${member.joined_at}`
}

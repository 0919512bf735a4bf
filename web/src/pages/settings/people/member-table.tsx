import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { date, moment } from '../../../format/words.ts'
import { auditAddress } from '../audit/use-audit.ts'
import styles from '../settings.module.css'
import type { Member, RoleFacts } from './use-members.ts'

export interface MemberActions {
  readonly onChange: (member: Member) => void
  readonly onRemove: (member: Member) => void
  readonly onInviteAgain: (member: Member) => void
}

/** Everyone in the tenant, what they may do and since when. */
export function MemberTable({
  members,
  roles,
  actions,
}: {
  readonly members: readonly Member[]
  readonly roles: readonly RoleFacts[]
  /** Undefined for who may only look. */
  readonly actions: MemberActions | undefined
}) {
  return (
    <ScrollTable label="People" tall stacked>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Roles</th>
          <th scope="col">Since</th>
          {actions === undefined ? null : <th scope="col">Change</th>}
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member.id} data-quiet={member.status === 'removed'}>
            <th scope="row" className={styles['wide']}>
              {member.name}
              {member.email === null ? null : <small>{member.email}</small>}
            </th>
            <td className={styles['wide']} data-label="Roles">
              {member.roles.map((role) => titleOf(roles, role)).join(', ')}
              {member.engagements.map(({ abn, period, ends_on }) => (
                <small key={`${abn} ${period}`}>
                  {abn}, {period.replace('/', ' to ')}, until {date(ends_on)}
                </small>
              ))}
            </td>
            <td className={styles['day']} data-label="Since">
              {member.joined_at === null ? 'Invited, not joined yet' : moment(member.joined_at)}
              <small>
                <Link href={auditAddress({ actor: `member:${member.id}` })}>Activity</Link>
              </small>
            </td>
            {actions === undefined ? null : (
              <td>
                <RowActions member={member} actions={actions} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

function RowActions({ member, actions }: { readonly member: Member; readonly actions: MemberActions }) {
  const button = (text: string, act: (member: Member) => void) => (
    <Button variant="default" size="xs" onClick={() => act(member)} aria-label={`${text}: ${member.name}`}>
      {text}
    </Button>
  )
  return (
    <span className={styles['actions']}>
      {button('Change', actions.onChange)}
      {member.status === 'invited' ? button('New link', actions.onInviteAgain) : null}
      {button('Remove', actions.onRemove)}
    </span>
  )
}

const titleOf = (roles: readonly RoleFacts[], role: string): string =>
  roles.find((known) => known.role === role)?.title ?? role

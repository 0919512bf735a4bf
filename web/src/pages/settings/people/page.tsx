import { Button } from '@mantine/core'
import { useState } from 'react'
import { Loaded } from '../../../components/loaded.tsx'
import { PageLayout } from '../../../components/page-layout.tsx'
import { ShowMore } from '../../../components/show-more.tsx'
import { SidePanel } from '../../../components/side-panel.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { usePageTitle } from '../../../shell/use-page-title.ts'
import { SettingsHeader } from '../header.tsx'
import styles from '../settings.module.css'
import { ChangeMember } from './change-member.tsx'
import { InviteAgain } from './invite-again.tsx'
import { InviteMember } from './invite-member.tsx'
import { MemberTable } from './member-table.tsx'
import { RemoveMember } from './remove-member.tsx'
import { type Member, useMayManage, useMembers, useRoles } from './use-members.ts'

/** What is being done about people, in its own panel. */
type Task =
  | { readonly kind: 'invite' }
  | { readonly kind: 'change' | 'remove' | 'inviteAgain'; readonly member: Member }

const TITLES = {
  invite: 'Invite someone',
  change: 'Change a person',
  remove: 'Remove a person',
  inviteAgain: 'Make a new link',
} as const

/** The people of the tenant: who they are, what they may do, invite, change, remove. */
export function Page() {
  usePageTitle('People')
  const members = useMembers()
  const roles = useRoles()
  const mayManage = useMayManage()
  const [task, setTask] = useState<Task>()
  const close = (): void => setTask(undefined)
  const known = roles.data ?? []
  const actions = {
    onChange: (member: Member) => setTask({ kind: 'change', member }),
    onRemove: (member: Member) => setTask({ kind: 'remove', member }),
    onInviteAgain: (member: Member) => setTask({ kind: 'inviteAgain', member }),
  }
  return (
    <PageLayout>
      <SettingsHeader />
      <section className={styles['part']}>
        <div className={styles['title']}>
          <h2>People</h2>
          {mayManage ? (
            <Button size="xs" onClick={() => setTask({ kind: 'invite' })}>
              Invite someone
            </Button>
          ) : null}
        </div>
        <Loaded query={members} skeleton={<Skeleton height={240} />}>
          {({ pages }) => (
            <MemberTable
              members={pages.flatMap(({ data }) => data)}
              roles={known}
              actions={mayManage ? actions : undefined}
            />
          )}
        </Loaded>
        <ShowMore query={members} />
      </section>
      <SidePanel opened={task !== undefined} title={TITLES[task?.kind ?? 'invite']} onClose={close}>
        {task?.kind === 'invite' ? <InviteMember roles={known} onClose={close} /> : null}
        {task?.kind === 'change' ? <ChangeMember member={task.member} roles={known} onClose={close} /> : null}
        {task?.kind === 'remove' ? <RemoveMember member={task.member} onClose={close} /> : null}
        {task?.kind === 'inviteAgain' ? <InviteAgain member={task.member} onClose={close} /> : null}
      </SidePanel>
    </PageLayout>
  )
}

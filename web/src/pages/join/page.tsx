import { Link } from 'wouter'
import type { Schema } from '../../api/client.ts'
import { Facts } from '../../components/facts.tsx'
import { Message } from '../../components/message.tsx'
import { moment } from '../../format/words.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { refusalInWords } from '../../sign-in/words.ts'
import { Accept } from './accept.tsx'
import styles from './join.module.css'
import { useInvitation } from './use-invitation.ts'

/** What an invitation link opens: who invites to what, and the ways to accept. */
export function Page() {
  usePageTitle('Join')
  const { token, invitation } = useInvitation()
  if (token === undefined)
    return (
      <Message title="This page needs an invitation link" page>
        <p>Open the complete link you were sent.</p>
        <SignInInstead />
      </Message>
    )
  if (invitation.isError)
    return (
      <Message title="The invitation does not work" page tone="alert">
        <p>{refusalInWords(invitation.error)}</p>
        <SignInInstead />
      </Message>
    )
  if (!invitation.isSuccess) return <p role="status">Checking the invitation…</p>
  return (
    <div className={styles['join']}>
      <Invitation invitation={invitation.data} />
      <Accept token={token} invitation={invitation.data} />
    </div>
  )
}

function Invitation({ invitation }: { readonly invitation: Schema<'InvitationPage'> }) {
  const { tenant, member, invited_by, expires_at } = invitation
  return (
    <>
      <h1>Join the workspace “{tenant.name}”</h1>
      <p>
        {invited_by ?? 'The people who run this service'} invited you, <strong>{member.name}</strong>
        {member.email === null ? '' : ` (${member.email})`}, to work on the climate disclosure of{' '}
        {tenant.name}.
      </p>
      <Facts
        facts={[
          ['Your roles', member.roles.join(', ')],
          ['The link works until', moment(expires_at)],
        ]}
      />
    </>
  )
}

const SignInInstead = () => (
  <p>
    Already a member? <Link href="/sign-in">Sign in</Link>
  </p>
)

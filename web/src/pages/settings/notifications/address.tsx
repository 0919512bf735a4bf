import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { answer, api, type Schema } from '../../../api/client.ts'
import { Message } from '../../../components/message.tsx'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { moment } from '../../../format/words.ts'
import { PREFERENCES } from './use-preferences.ts'

type Facts = Schema<'NotificationPreferences'>['meta']

/** Where e-mails go, whether the address is confirmed, and how to confirm it. */
export function Address({ facts }: { readonly facts: Facts }) {
  const { token, forget } = useConfirmationLink()
  const queries = useQueryClient()
  const refresh = (): Promise<void> => queries.invalidateQueries({ queryKey: PREFERENCES })
  const confirm = useMutation({
    mutationFn: (held: string) => answer(api.POST('/v1/me/email/confirm', { body: { token: held } })),
    onSuccess: refresh,
    onSettled: forget,
  })
  const send = useMutation({
    mutationFn: () => answer(api.POST('/v1/me/email/confirmation-mail')),
    onSuccess: refresh,
  })
  const { email, email_confirmed_at, confirmation_sent_at, is_mail_set_up } = facts
  if (!is_mail_set_up)
    return (
      <p>This installation does not send e-mail because no mail server is set up. Your choices are saved.</p>
    )
  if (email === null) return <p>You have no e-mail address. An administrator can invite you with one.</p>
  if (email_confirmed_at !== null) return <p>E-mails go to {email}. Changes are saved automatically.</p>
  const fault = confirm.error ?? send.error
  return (
    <Message title={`Confirm ${email}`} tone="alert">
      {token === undefined ? (
        <>
          <p>
            No e-mail goes to this address until you confirm it.{' '}
            {confirmation_sent_at === null
              ? 'Have a link sent there, open it in this browser and press Confirm.'
              : `A link was sent there on ${moment(confirmation_sent_at)}. Open it in this browser and press Confirm; look in the spam folder too. It works for a week.`}
          </p>
          <p>
            <Button variant="default" loading={send.isPending} onClick={() => send.mutate()}>
              {confirmation_sent_at === null ? 'Send the link' : 'Send a new link'}
            </Button>
          </p>
          {send.isSuccess ? <p role="status">A new link is on its way.</p> : null}
        </>
      ) : (
        <>
          <p>You opened the link that was sent to this address. Is it yours?</p>
          <p>
            <Button loading={confirm.isPending} onClick={() => confirm.mutate(token)}>
              Confirm
            </Button>
          </p>
        </>
      )}
      {fault === null ? null : <ProblemMessage error={fault} />}
    </Message>
  )
}

/** The token of the link that opened the page. It stays behind the hash, which is sent to no one, until it was used. */
function useConfirmationLink() {
  const [token, setToken] = useState(linkToken)
  useEffect(() => {
    const onHash = (): void => setToken(linkToken())
    window.addEventListener('hashchange', onHash)
    return () => window.removeEventListener('hashchange', onHash)
  }, [])
  const forget = (): void => {
    window.history.replaceState(null, '', window.location.pathname)
    setToken(undefined)
  }
  return { token, forget }
}

const linkToken = (): string | undefined => /^#confirm=([\w-]+)$/.exec(window.location.hash)?.[1]

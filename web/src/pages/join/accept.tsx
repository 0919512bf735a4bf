import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { answer, api, type Schema } from '../../api/client.ts'
import { ProblemMessage } from '../../components/problem-message.tsx'
import { deviceName, makePasskey } from '../../sign-in/passkeys.ts'
import { goToProvider } from '../../sign-in/provider.ts'
import { useWays } from '../../sign-in/use-ways.ts'
import { refusalInWords } from '../../sign-in/words.ts'
import styles from './join.module.css'

/** The ways to accept an invitation; each uses the link up. */
export function Accept({
  token,
  invitation,
}: {
  readonly token: string
  readonly invitation: Schema<'InvitationPage'>
}) {
  const ways = useWays()
  const queries = useQueryClient()
  const [, go] = useLocation()
  const enter = (): void => {
    queries.clear()
    go('/', { replace: true })
  }
  const provider = useMutation({ mutationFn: () => goToProvider({ invitation: token }) })
  const passkey = useMutation({
    mutationFn: async () => {
      const { options } = await answer(api.POST('/v1/invitation/passkey/options', { body: { token } }))
      const credential = await makePasskey(options)
      await answer(api.POST('/v1/invitation/passkey', { body: { token, name: deviceName(), credential } }))
      enter()
    },
  })
  const here = useMutation({
    mutationFn: async () => {
      await answer(api.POST('/v1/invitation/accept', { body: { token } }))
      enter()
    },
  })
  if (ways.isError) return <ProblemMessage error={ways.error} retry={() => void ways.refetch()} />
  if (!ways.isSuccess) return null
  const fault = provider.error ?? passkey.error ?? here.error
  return (
    <div className={styles['ways']}>
      {ways.data.provider === null ? null : (
        <Button loading={provider.isPending} onClick={() => provider.mutate()}>
          Continue with {ways.data.provider.name}
        </Button>
      )}
      {ways.data.passkeys.available ? (
        <>
          <Button variant="default" loading={passkey.isPending} onClick={() => passkey.mutate()}>
            Make a passkey
          </Button>
          <p>
            A passkey signs you in with your fingerprint, face or PIN. It stays on your device or in your
            password manager.
          </p>
        </>
      ) : (
        <p>{ways.data.passkeys.reason}</p>
      )}
      {invitation.needs_proof ? null : (
        <Button variant="default" loading={here.isPending} onClick={() => here.mutate()}>
          Join on this machine
        </Button>
      )}
      {fault === null ? null : <p role="alert">{refusalInWords(fault)}</p>}
    </div>
  )
}

import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { answer, api } from '../../api/client.ts'
import { ProblemMessage } from '../../components/problem-message.tsx'
import { signWithPasskey } from '../../sign-in/passkeys.ts'
import { goToProvider } from '../../sign-in/provider.ts'
import { useWays } from '../../sign-in/use-ways.ts'
import { refusalInWords } from '../../sign-in/words.ts'
import styles from './sign-in.module.css'

/** The ways in for people: the provider of the installation, and passkeys. */
export function People({
  place,
  onSignedIn,
}: {
  readonly place: string
  readonly onSignedIn: () => Promise<unknown>
}) {
  const ways = useWays()
  const provider = useMutation({ mutationFn: () => goToProvider({ place }) })
  const passkey = useMutation({
    mutationFn: async () => {
      const { options } = await answer(api.POST('/v1/sign-in/passkey/options'))
      await answer(api.POST('/v1/sign-in/passkey', { body: await signWithPasskey(options) }))
      await onSignedIn()
    },
  })
  if (ways.isError) return <ProblemMessage error={ways.error} retry={() => void ways.refetch()} />
  if (!ways.isSuccess) return null
  const fault = provider.error ?? passkey.error
  return (
    <section className={styles['people']} aria-label="For people">
      {ways.data.provider === null ? null : (
        <Button loading={provider.isPending} onClick={() => provider.mutate()}>
          Continue with {ways.data.provider.name}
        </Button>
      )}
      {ways.data.passkeys.available ? (
        <Button variant="default" loading={passkey.isPending} onClick={() => passkey.mutate()}>
          Sign in with a passkey
        </Button>
      ) : (
        <p className={styles['small']}>{ways.data.passkeys.reason}</p>
      )}
      {fault === null ? null : <p role="alert">{refusalInWords(fault)}</p>}
    </section>
  )
}

import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { answer, api } from '../../../api/client.ts'
import { refusalInWords } from '../../../sign-in/words.ts'
import styles from '../settings.module.css'

/** The account at the provider that signs the person in too; nothing where the installation has no provider. */
export function ProviderAccount() {
  const account = useQuery({
    queryKey: ['my-account'],
    queryFn: () => answer(api.GET('/v1/me/account')),
    retry: false,
  })
  const link = useMutation({
    mutationFn: async () => {
      const { authorization_url } = await answer(api.POST('/v1/me/account'))
      window.location.assign(authorization_url)
    },
  })
  const name = account.data?.provider ?? null
  if (name === null) return null
  return (
    <section className={styles['part']}>
      <h2>{name}</h2>
      {account.data?.linked === true ? (
        <p>Your {name} is linked. You can sign in with it.</p>
      ) : (
        <>
          <p>Sign in at {name} once to link it. Your passkeys keep working.</p>
          <div>
            <Button variant="default" loading={link.isPending} onClick={() => link.mutate()}>
              Link your {name}
            </Button>
          </div>
        </>
      )}
      {link.error === null ? null : <p role="alert">{refusalInWords(link.error)}</p>}
    </section>
  )
}

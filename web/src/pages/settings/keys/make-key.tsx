import { Button, Checkbox, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import styles from '../settings.module.css'
import { PACKS, SCOPES } from './scopes.ts'
import { SecretOnce } from './secret-once.tsx'
import { useKeyChanges } from './use-keys.ts'

/** Makes a key with a name, what it may do and until when. */
export function MakeKey({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<string[]>(['companies:read', 'reference:read'])
  const [packs, setPacks] = useState<string[]>(PACKS.map(([pack]) => pack))
  const [until, setUntil] = useState('')
  const [once] = useState(() => crypto.randomUUID())
  const { make } = useKeyChanges()
  if (make.data !== undefined) return <SecretOnce secret={make.data.key} onClose={onClose} />
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    make.mutate({
      once,
      body: {
        name: name.trim(),
        scopes: SCOPES.flatMap(([scope]) => (scopes.includes(scope) ? [scope] : [])),
        packs: PACKS.flatMap(([pack]) => (packs.includes(pack) ? [pack] : [])),
        ...(until === '' ? {} : { expires_at: `${until}T23:59:59Z` }),
      },
    })
  }
  return (
    <form className={styles['form']} onSubmit={submit}>
      <TextInput
        label="Name"
        description="A name you will recognise, such as the program that uses it."
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Checkbox.Group label="Permissions" value={scopes} onChange={setScopes}>
        <div className={styles['choices']}>
          {SCOPES.map(([scope, what]) => (
            <Checkbox key={scope} value={scope} label={what} description={scope} />
          ))}
        </div>
      </Checkbox.Group>
      <Checkbox.Group label="Packs" value={packs} onChange={setPacks}>
        <div className={styles['choices']}>
          {PACKS.map(([pack, what]) => (
            <Checkbox key={pack} value={pack} label={what} />
          ))}
        </div>
      </Checkbox.Group>
      <TextInput
        type="date"
        label="Expires on"
        description="End of day, UTC. Leave empty for no expiry."
        value={until}
        onChange={(event) => setUntil(event.currentTarget.value)}
      />
      {make.error === null ? null : <ProblemMessage error={make.error} />}
      <div>
        <Button type="submit" loading={make.isPending} disabled={name.trim() === '' || scopes.length === 0}>
          Create key
        </Button>
      </div>
    </form>
  )
}

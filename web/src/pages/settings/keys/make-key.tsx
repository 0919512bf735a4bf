import { Button, Checkbox, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import styles from '../settings.module.css'
import { SecretOnce } from './secret-once.tsx'
import { type NewKey, useKeyChanges } from './use-keys.ts'

type Scope = NewKey['scopes'][number]
type Pack = NonNullable<NewKey['packs']>[number]

const SCOPES: readonly (readonly [scope: Scope, what: string])[] = [
  ['companies:read', 'read companies: emissions, profiles, risk'],
  ['reference:read', 'read factors, data and snapshots'],
  ['tenant:read', 'read your own records, usage and bundles'],
  ['tenant:write', 'write your own records'],
  ['disclosure:write', 'have bundles made'],
  ['review:comment', 'comment'],
  ['members:manage', 'invite and remove people'],
  ['webhooks:manage', 'manage watchlists and webhooks'],
  ['keys:manage', 'make and revoke keys'],
  ['audit:read', 'read the audit log'],
  ['data:operate', 'operate the data desk: load and withdraw data for every tenant'],
  ['admin', 'everything but the data desk'],
]

const PACKS: readonly (readonly [pack: Pack, what: string])[] = [
  ['au_company_climate_intelligence', 'Company climate intelligence'],
  ['au_climate_disclosure', 'Climate disclosure'],
]

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
        description="For people, such as the program that uses it."
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Checkbox.Group label="It may" value={scopes} onChange={setScopes}>
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
        label="Until"
        description="The end of the day in UTC; never ends unless given."
        value={until}
        onChange={(event) => setUntil(event.currentTarget.value)}
      />
      {make.error === null ? null : <ProblemMessage error={make.error} />}
      <div>
        <Button type="submit" loading={make.isPending} disabled={name.trim() === '' || scopes.length === 0}>
          Make the key
        </Button>
      </div>
    </form>
  )
}

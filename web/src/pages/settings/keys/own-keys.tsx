import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Loaded } from '../../../components/loaded.tsx'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { SidePanel } from '../../../components/side-panel.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { moment, words } from '../../../format/words.ts'
import styles from '../settings.module.css'
import { SecretOnce } from './secret-once.tsx'
import type { ApiKey } from './use-keys.ts'
import { useOwnKeyChanges, useOwnKeys } from './use-own-keys.ts'

/** Keys that act for the person who is signed in. */
export function OwnKeys() {
  const keys = useOwnKeys()
  const [isMaking, setMaking] = useState(false)
  return (
    <section className={styles['part']}>
      <div className={styles['title']}>
        <h2>Your keys</h2>
        <Button size="xs" onClick={() => setMaking(true)}>
          Create a personal key
        </Button>
      </div>
      <p>
        A program with this key acts on your behalf with your current permissions. The key stops working when
        your membership ends.
      </p>
      <Loaded query={keys} skeleton={<Skeleton height={120} />}>
        {({ pages }) => <OwnKeyTable keys={pages.flatMap(({ data }) => data)} />}
      </Loaded>
      <SidePanel opened={isMaking} title="Create a personal key" onClose={() => setMaking(false)}>
        {isMaking ? <MakeOwnKey onClose={() => setMaking(false)} /> : null}
      </SidePanel>
    </section>
  )
}

function OwnKeyTable({ keys }: { readonly keys: readonly ApiKey[] }) {
  const { revoke } = useOwnKeyChanges()
  if (keys.length === 0) return <p>You have no keys.</p>
  return (
    <>
      <ScrollTable label="Your keys" tall stacked>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Created</th>
            <th scope="col">Last used</th>
            <th scope="col">Status</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key.id} data-quiet={key.status !== 'active'}>
              <th scope="row" className={styles['wide']}>
                {key.name}
                <small>
                  <code>{key.id}</code>
                </small>
              </th>
              <td data-label="Created">{moment(key.created_at)}</td>
              <td data-label="Last used">{key.last_used_at === null ? 'Never' : moment(key.last_used_at)}</td>
              <td data-label="Status">
                {words(key.status)}
                {key.expires_at === null || key.status !== 'active' ? null : (
                  <small>until {moment(key.expires_at)}</small>
                )}
              </td>
              <td>
                {key.status === 'active' ? (
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={`Revoke ${key.name}`}
                    loading={revoke.isPending && revoke.variables === key.id}
                    onClick={() => revoke.mutate(key.id)}
                  >
                    Revoke
                  </Button>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      {revoke.error === null ? null : <ProblemMessage error={revoke.error} />}
    </>
  )
}

function MakeOwnKey({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState('')
  const [until, setUntil] = useState('')
  const [once] = useState(() => crypto.randomUUID())
  const { make } = useOwnKeyChanges()
  if (make.data !== undefined) return <SecretOnce secret={make.data.key} onClose={onClose} />
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const end = until === '' ? {} : { expires_at: `${until}T23:59:59Z` }
    make.mutate({ once, body: { name: name.trim(), ...end } })
  }
  return (
    <form className={styles['form']} onSubmit={submit}>
      <TextInput
        label="Name"
        description="A name you will recognise, such as the program that uses it."
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextInput
        type="date"
        label="Expires on"
        description="End of day, UTC. Leave empty to keep it as long as your membership."
        value={until}
        onChange={({ currentTarget }) => setUntil(currentTarget.value)}
      />
      {make.error === null ? null : <ProblemMessage error={make.error} />}
      <div>
        <Button type="submit" loading={make.isPending} disabled={name.trim() === ''}>
          Create key
        </Button>
      </div>
    </form>
  )
}

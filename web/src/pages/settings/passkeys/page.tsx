import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { Schema } from '../../../api/client.ts'
import { Problem } from '../../../api/problem.ts'
import { Message } from '../../../components/message.tsx'
import { PageLayout } from '../../../components/page-layout.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { date } from '../../../format/words.ts'
import { usePageTitle } from '../../../shell/use-page-title.ts'
import { deviceName } from '../../../sign-in/passkeys.ts'
import { useWays } from '../../../sign-in/use-ways.ts'
import { refusalInWords } from '../../../sign-in/words.ts'
import { SettingsHeader } from '../header.tsx'
import styles from '../settings.module.css'
import { ProviderAccount } from './account.tsx'
import own from './passkeys.module.css'
import { useAddPasskey, usePasskeys, useRemovePasskey } from './use-passkeys.ts'

/** The passkeys of who is signed in: add, remove. */
export function Page() {
  usePageTitle('Passkeys')
  const passkeys = usePasskeys()
  return (
    <PageLayout>
      <SettingsHeader />
      <section className={styles['part']}>
        <div className={styles['title']}>
          <h2>Passkeys</h2>
        </div>
        <p>A passkey signs you in with your fingerprint, face or PIN. Add one on each device you use.</p>
        {passkeys.isPending ? <Skeleton height={160} /> : null}
        {passkeys.isError ? <NotYours error={passkeys.error} /> : null}
        {passkeys.isSuccess ? (
          <>
            <Table passkeys={passkeys.data.data} />
            <Add />
          </>
        ) : null}
      </section>
      {passkeys.isSuccess ? <ProviderAccount /> : null}
    </PageLayout>
  )
}

function NotYours({ error }: { readonly error: Error }) {
  const isKey = error instanceof Problem && error.code === 'person_required'
  return (
    <Message title={isKey ? 'You are signed in with an API key' : 'Cannot show your passkeys'}>
      <p>{isKey ? 'Passkeys belong to people. Sign in as yourself to see yours.' : refusalInWords(error)}</p>
    </Message>
  )
}

function Table({ passkeys }: { readonly passkeys: readonly Schema<'Passkey'>[] }) {
  const remove = useRemovePasskey()
  if (passkeys.length === 0) return <p>You have no passkeys yet.</p>
  return (
    <>
      <ScrollTable label="Your passkeys">
        <thead>
          <tr>
            <th>Name</th>
            <th>Created</th>
            <th>Last used</th>
            <th>
              <span className="visually-hidden">Remove</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {passkeys.map(({ id, name, created_at, last_used_at }) => (
            <tr key={id}>
              <td>{name}</td>
              <td>{date(created_at)}</td>
              <td>{last_used_at === null ? 'never' : date(last_used_at)}</td>
              <td>
                <Button
                  variant="default"
                  size="xs"
                  aria-label={`Remove ${name}`}
                  onClick={() => remove.mutate(id)}
                >
                  Remove
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      {remove.error === null ? null : <p role="alert">{refusalInWords(remove.error)}</p>}
    </>
  )
}

function Add() {
  const ways = useWays()
  const add = useAddPasskey()
  const [name, setName] = useState(deviceName)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    add.mutate(name.trim())
  }
  if (!ways.isSuccess) return null
  if (!ways.data.passkeys.available) return <p>{ways.data.passkeys.reason}</p>
  return (
    <form className={own['add']} onSubmit={submit}>
      <TextInput
        label="Name of the new passkey"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" loading={add.isPending} disabled={name.trim() === ''}>
        Add a passkey
      </Button>
      {add.error === null ? null : <p role="alert">{refusalInWords(add.error)}</p>}
    </form>
  )
}

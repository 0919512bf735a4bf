import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answer, api } from '../../../api/client.ts'
import { Loaded } from '../../../components/loaded.tsx'
import { PageLayout } from '../../../components/page-layout.tsx'
import { ShowMore } from '../../../components/show-more.tsx'
import { SidePanel } from '../../../components/side-panel.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { usePageTitle } from '../../../shell/use-page-title.ts'
import { SettingsHeader } from '../header.tsx'
import styles from '../settings.module.css'
import { KeyTable } from './key-table.tsx'
import { MakeKey } from './make-key.tsx'
import { OwnKeys } from './own-keys.tsx'
import { RevokeKey } from './revoke-key.tsx'
import { RotateKey } from './rotate-key.tsx'
import { type ApiKey, useApiKeys } from './use-keys.ts'

/** What is being done to keys, in its own panel. */
type Task = { readonly kind: 'make' } | { readonly kind: 'rotate' | 'revoke'; readonly key: ApiKey }

const TITLES = { make: 'Create a key', rotate: 'Replace a key', revoke: 'Revoke a key' } as const

/** Keys of one's own, and for people who manage keys those of the tenant. */
export function Page() {
  usePageTitle('API keys')
  const me = useQuery({ queryKey: ['me'], queryFn: () => answer(api.GET('/v1/me')) })
  return (
    <PageLayout>
      <SettingsHeader />
      <Loaded query={me} skeleton={<Skeleton height={320} />}>
        {({ member, scopes }) => (
          <>
            {member === null ? null : <OwnKeys />}
            {scopes.some((scope) => scope === 'keys:manage' || scope === 'admin') ? <TenantKeys /> : null}
          </>
        )}
      </Loaded>
    </PageLayout>
  )
}

/** The keys of the tenant: make, replace, revoke. */
function TenantKeys() {
  const keys = useApiKeys()
  const [task, setTask] = useState<Task>()
  const close = (): void => setTask(undefined)
  return (
    <>
      <section className={styles['part']}>
        <div className={styles['title']}>
          <h2>API keys</h2>
          <Button size="xs" onClick={() => setTask({ kind: 'make' })}>
            Create a key
          </Button>
        </div>
        <Loaded query={keys} skeleton={<Skeleton height={240} />}>
          {({ pages }) => (
            <KeyTable
              keys={pages.flatMap(({ data }) => data)}
              onRotate={(key) => setTask({ kind: 'rotate', key })}
              onRevoke={(key) => setTask({ kind: 'revoke', key })}
            />
          )}
        </Loaded>
        <ShowMore query={keys} />
      </section>
      <SidePanel opened={task !== undefined} title={TITLES[task?.kind ?? 'make']} onClose={close}>
        {task?.kind === 'make' ? <MakeKey onClose={close} /> : null}
        {task?.kind === 'rotate' ? <RotateKey apiKey={task.key} onClose={close} /> : null}
        {task?.kind === 'revoke' ? <RevokeKey apiKey={task.key} onClose={close} /> : null}
      </SidePanel>
    </>
  )
}

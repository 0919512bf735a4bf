import { Button } from '@mantine/core'
import { useState } from 'react'
import { Loaded } from '../../../components/loaded.tsx'
import { Message } from '../../../components/message.tsx'
import { PageLayout } from '../../../components/page-layout.tsx'
import { ShowMore } from '../../../components/show-more.tsx'
import { SidePanel } from '../../../components/side-panel.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { usePageTitle } from '../../../shell/use-page-title.ts'
import styles from '../../settings/settings.module.css'
import { WorkHeader } from '../../work/header.tsx'
import { useRight } from '../../workspace/review/use-right.ts'
import { Secret } from './secret.tsx'
import { useWebhookChanges, useWebhooks } from './use-webhooks.ts'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookTable } from './webhook-table.tsx'

/** Addresses that events are sent to. */
export function Page() {
  usePageTitle('Webhooks')
  const mayManage = useRight('webhooks:manage')
  return (
    <PageLayout>
      <WorkHeader />
      {mayManage ? (
        <Webhooks />
      ) : (
        <Message title="You cannot manage webhooks">
          <p>Ask an administrator for a role with this permission. Events are listed under Events.</p>
        </Message>
      )}
    </PageLayout>
  )
}

function Webhooks() {
  const webhooks = useWebhooks()
  const [isOpen, open] = useState(false)
  const close = (): void => open(false)
  return (
    <section className={styles['part']}>
      <div className={styles['title']}>
        <h2>Webhooks</h2>
        <Button size="xs" onClick={() => open(true)}>
          Create a webhook
        </Button>
      </div>
      <Loaded query={webhooks} skeleton={<Skeleton height={200} />}>
        {({ pages }) => {
          const all = pages.flatMap(({ data }) => data)
          return all.length === 0 ? (
            <Message title="No webhooks yet">
              <p>A webhook sends events to your own system as they happen.</p>
            </Message>
          ) : (
            <WebhookTable webhooks={all} />
          )
        }}
      </Loaded>
      <ShowMore query={webhooks} />
      <SidePanel opened={isOpen} title="Create a webhook" onClose={close}>
        <Create onClose={close} />
      </SidePanel>
    </section>
  )
}

function Create({ onClose }: { readonly onClose: () => void }) {
  const { create } = useWebhookChanges()
  const [once] = useState(() => crypto.randomUUID())
  if (create.data !== undefined) return <Secret secret={create.data.secret} onClose={onClose} />
  return (
    <WebhookForm
      draft={{ url: '' }}
      submitText="Create webhook"
      error={create.error}
      isPending={create.isPending}
      onSubmit={(body) => create.mutate({ body, once })}
    />
  )
}

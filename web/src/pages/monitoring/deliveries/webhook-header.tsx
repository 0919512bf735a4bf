import { Button } from '@mantine/core'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { type Fact, Facts } from '../../../components/facts.tsx'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { SidePanel } from '../../../components/side-panel.tsx'
import { moment } from '../../../format/words.ts'
import styles from '../../settings/settings.module.css'
import { Confirm } from '../confirm.tsx'
import { typesText } from '../event-names.ts'
import { Secret } from '../webhooks/secret.tsx'
import { useWebhookChanges, type Webhook } from '../webhooks/use-webhooks.ts'
import { WebhookForm } from '../webhooks/webhook-form.tsx'

type Task = 'change' | 'rotate' | 'remove'

const TITLES: Readonly<Record<Task, string>> = {
  change: 'Change the webhook',
  rotate: 'Replace the signing secret',
  remove: 'Delete the webhook',
}

/** What a webhook is sent, and what can be done with it. */
export function WebhookHeader({ webhook }: { readonly webhook: Webhook }) {
  const [task, setTask] = useState<Task>()
  const { replace } = useWebhookChanges()
  const close = (): void => setTask(undefined)
  const isActive = webhook.state === 'active'
  const facts: readonly Fact[] = [
    ['Status', isActive ? 'Active' : `Disabled. ${webhook.disabled_reason ?? ''}`],
    ['Description', webhook.description === '' ? null : webhook.description],
    ['Events', typesText(webhook.event_types)],
    ['Watchlists', webhook.watchlists.length === 0 ? 'All' : webhook.watchlists.join(', ')],
    ['Created', moment(webhook.created_at)],
    [
      'Old secret signs until',
      webhook.previous_secret_until === null ? null : moment(webhook.previous_secret_until),
    ],
  ]
  const turn = (): void =>
    replace.mutate({ webhook, body: { ...settingsOf(webhook), state: isActive ? 'disabled' : 'active' } })
  return (
    <section className={styles['part']}>
      <h2>{webhook.url}</h2>
      <Facts facts={facts} />
      {replace.error === null ? null : <ProblemMessage error={replace.error} />}
      <div className={styles['actions']}>
        <Button variant="default" size="xs" onClick={() => setTask('change')}>
          Change
        </Button>
        <Button variant="default" size="xs" loading={replace.isPending} onClick={turn}>
          {isActive ? 'Disable' : 'Enable'}
        </Button>
        <Button variant="default" size="xs" onClick={() => setTask('rotate')}>
          Replace secret
        </Button>
        <Button variant="default" size="xs" onClick={() => setTask('remove')}>
          Delete
        </Button>
      </div>
      <SidePanel opened={task !== undefined} title={TITLES[task ?? 'change']} onClose={close}>
        {task === 'change' ? <Change webhook={webhook} onClose={close} /> : null}
        {task === 'rotate' ? <Rotate webhook={webhook} onClose={close} /> : null}
        {task === 'remove' ? <Remove webhook={webhook} onClose={close} /> : null}
      </SidePanel>
    </section>
  )
}

interface TaskProps {
  readonly webhook: Webhook
  readonly onClose: () => void
}

const settingsOf = ({ url, description, event_types, watchlists }: Webhook) => ({
  url,
  description,
  event_types,
  watchlists,
})

function Change({ webhook, onClose }: TaskProps) {
  const { replace } = useWebhookChanges()
  return (
    <WebhookForm
      draft={settingsOf(webhook)}
      submitText="Save webhook"
      error={replace.error}
      isPending={replace.isPending}
      onSubmit={(settings) =>
        replace.mutate({ webhook, body: { ...settings, state: webhook.state } }, { onSuccess: onClose })
      }
    />
  )
}

function Rotate({ webhook, onClose }: TaskProps) {
  const { rotate } = useWebhookChanges()
  const [once] = useState(() => crypto.randomUUID())
  if (rotate.data !== undefined) return <Secret secret={rotate.data.secret} onClose={onClose} />
  return (
    <Confirm
      action="Replace secret"
      error={rotate.error}
      isPending={rotate.isPending}
      onConfirm={() => rotate.mutate({ id: webhook.id, once })}
      onCancel={onClose}
    >
      For one day every message carries two signatures, one by each secret, so you can change over without a
      gap.
    </Confirm>
  )
}

function Remove({ webhook, onClose }: TaskProps) {
  const { remove } = useWebhookChanges()
  const [, go] = useLocation()
  return (
    <Confirm
      action="Delete webhook"
      error={remove.error}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(webhook, { onSuccess: () => go('/monitoring/webhooks') })}
      onCancel={onClose}
    >
      Events are no longer sent to <strong>{webhook.url}</strong>, and its list of deliveries is deleted.
    </Confirm>
  )
}

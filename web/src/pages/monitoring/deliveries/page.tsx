import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useParams } from 'wouter'
import { Loaded } from '../../../components/loaded.tsx'
import { Message } from '../../../components/message.tsx'
import { PageLayout } from '../../../components/page-layout.tsx'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { ShowMore } from '../../../components/show-more.tsx'
import { SidePanel } from '../../../components/side-panel.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { usePageTitle } from '../../../shell/use-page-title.ts'
import styles from '../../settings/settings.module.css'
import { WorkHeader } from '../../work/header.tsx'
import { useWebhook, type Webhook } from '../webhooks/use-webhooks.ts'
import { Attempts } from './attempts.tsx'
import { DeliveryTable, STATES } from './delivery-table.tsx'
import { type Delivery, type DeliveryState, useDeliveries, useSending } from './use-deliveries.ts'
import { WebhookHeader } from './webhook-header.tsx'

/** One webhook: its settings, what was sent to it, a test, and sending again. */
export function Page() {
  usePageTitle('Webhook')
  const { id = '' } = useParams()
  const webhook = useWebhook(id)
  return (
    <PageLayout>
      <WorkHeader />
      <Loaded query={webhook} page skeleton={<Skeleton height={420} />}>
        {(data) => (
          <>
            <WebhookHeader webhook={data} />
            <Deliveries webhook={data} />
          </>
        )}
      </Loaded>
    </PageLayout>
  )
}

const STATE_NAMES = Object.keys(STATES) as readonly DeliveryState[]

function Deliveries({ webhook: { id, state: webhookState } }: { readonly webhook: Webhook }) {
  const [state, setState] = useState<DeliveryState>()
  const [shown, show] = useState<Delivery>()
  const deliveries = useDeliveries(id, state)
  const { test, resend } = useSending(id)
  const error = test.error ?? resend.error
  const canSend = webhookState === 'active'
  return (
    <section className={styles['part']}>
      <div className={styles['title']}>
        <h2>Deliveries</h2>
        {canSend ? (
          <Button size="xs" loading={test.isPending} onClick={() => test.mutate()}>
            Send a test
          </Button>
        ) : null}
      </div>
      {error === null ? null : <ProblemMessage error={error} />}
      <div className={styles['filters']}>
        <NativeSelect
          label="Status"
          value={state ?? ''}
          onChange={({ currentTarget }) => setState(STATE_NAMES.find((one) => one === currentTarget.value))}
          data={[
            { value: '', label: 'All' },
            ...STATE_NAMES.map((one) => ({ value: one, label: STATES[one] })),
          ]}
        />
      </div>
      <Loaded query={deliveries} skeleton={<Skeleton height={240} />}>
        {({ pages }) => {
          const all = pages.flatMap(({ data }) => data)
          return all.length === 0 ? (
            <Message title="No deliveries">
              <p>
                {state === undefined
                  ? 'Nothing has been sent yet. Send a test to check the address.'
                  : 'No delivery has this status. Choose All to see the others.'}
              </p>
            </Message>
          ) : (
            <DeliveryTable
              deliveries={all}
              canSend={canSend}
              onShow={show}
              onResend={({ event_id }) => resend.mutate(event_id)}
            />
          )
        }}
      </Loaded>
      <ShowMore query={deliveries} />
      <SidePanel opened={shown !== undefined} title="Delivery attempts" onClose={() => show(undefined)}>
        {shown === undefined ? null : <Attempts id={id} eventId={shown.event_id} />}
      </SidePanel>
    </section>
  )
}

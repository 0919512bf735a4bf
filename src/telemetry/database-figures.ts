/** Figures that the database holds for all processes: each of them tells the same, so dashboards take the maximum. */
import type { Registry } from 'prom-client'
import { addGauge } from './prometheus.ts'

export interface QueueFigures {
  readonly queue: string
  /** Due, and taken by no one. */
  readonly due: number
  /** Not due yet. */
  readonly later: number
  readonly active: number
  readonly failed: number
  /** How long the oldest one that is due has waited; 0 when none is. */
  readonly oldest_due_seconds: number
}

export interface DatabaseFigures {
  readonly queues: readonly QueueFigures[]
  readonly webhooks: { readonly pending: number; readonly oldest_seconds: number }
  /** Since the newest snapshot in force was made; undefined before the first. */
  readonly snapshotAgeSeconds: number | undefined
  /** Of the running month (UTC), the tenants with most requests by name and all others as one; undefined while it is being summed. */
  readonly usage:
    | readonly { readonly tenant: string; readonly requests: number; readonly items: number }[]
    | undefined
}

export function showDatabaseFigures(
  registry: Registry,
  read: () => Promise<DatabaseFigures | undefined>,
): void {
  const show = (
    described: Parameters<typeof addGauge>[1],
    tellOf: (figures: DatabaseFigures, tell: Parameters<Parameters<typeof addGauge>[2]>[0]) => void,
  ): void =>
    addGauge(registry, described, async (tell) => {
      const figures = await read()
      if (figures !== undefined) tellOf(figures, tell)
    })
  addGauge(
    registry,
    {
      name: 'southerly_database_up',
      help: '1 when the database answered this scrape in time; figures of it are left out otherwise.',
    },
    async (tell) => tell((await read()) === undefined ? 0 : 1),
  )
  show(
    { name: 'southerly_queue_jobs', help: 'Jobs by queue and state.', labels: ['queue', 'state'] },
    ({ queues }, tell) => {
      for (const { queue, due, later, active, failed } of queues)
        for (const [state, count] of Object.entries({ due, later, active, failed }))
          tell(count, { queue, state })
    },
  )
  show(
    {
      name: 'southerly_queue_oldest_due_seconds',
      help: 'How long the oldest due job of a queue has waited; 0 when none is due.',
      labels: ['queue'],
    },
    ({ queues }, tell) => {
      for (const { queue, oldest_due_seconds } of queues) tell(oldest_due_seconds, { queue })
    },
  )
  show(
    {
      name: 'southerly_webhook_deliveries_pending',
      help: 'Messages to webhooks that are not delivered yet.',
    },
    ({ webhooks }, tell) => tell(webhooks.pending),
  )
  show(
    {
      name: 'southerly_webhook_oldest_pending_seconds',
      help: 'How long the oldest undelivered message has been due; 0 when there is none.',
    },
    ({ webhooks }, tell) => tell(webhooks.oldest_seconds),
  )
  show(
    {
      name: 'southerly_snapshot_age_seconds',
      help: 'Time since the newest snapshot of the public data in force was made.',
    },
    ({ snapshotAgeSeconds }, tell) => {
      if (snapshotAgeSeconds !== undefined) tell(snapshotAgeSeconds)
    },
  )
  show(
    {
      name: 'southerly_tenant_month_requests',
      help: 'Requests of this month by tenant: the 20 with most, and all others as one.',
      labels: ['tenant'],
    },
    ({ usage }, tell) => {
      for (const { tenant, requests } of usage ?? []) tell(requests, { tenant })
    },
  )
  show(
    {
      name: 'southerly_tenant_month_items',
      help: 'Quota items of this month, for the same tenants.',
      labels: ['tenant'],
    },
    ({ usage }, tell) => {
      for (const { tenant, items } of usage ?? []) tell(items, { tenant })
    },
  )
}

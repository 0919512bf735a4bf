import { Link } from 'wouter'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { moment } from '../../../format/words.ts'
import styles from '../../settings/settings.module.css'
import { typesText } from '../event-names.ts'
import type { Webhook } from './use-webhooks.ts'

/** Every webhook with what it is sent; its page has the deliveries and what can be done. */
export function WebhookTable({ webhooks }: { readonly webhooks: readonly Webhook[] }) {
  return (
    <ScrollTable label="Webhooks" tall stacked>
      <thead>
        <tr>
          <th scope="col">Address</th>
          <th scope="col">Events</th>
          <th scope="col">Status</th>
          <th scope="col">Created</th>
        </tr>
      </thead>
      <tbody>
        {webhooks.map((webhook) => (
          <tr key={webhook.id} data-quiet={webhook.state === 'disabled'}>
            <th scope="row" className={styles['wide']}>
              <Link href={`/monitoring/webhooks/${webhook.id}`}>{webhook.url}</Link>
              {webhook.description === '' ? null : <small>{webhook.description}</small>}
            </th>
            <td className={styles['wide']} data-label="Events">
              {typesText(webhook.event_types)}
              {webhook.watchlists.length === 0 ? null : (
                <small>Watchlists: {webhook.watchlists.join(', ')}</small>
              )}
            </td>
            <td data-label="Status">
              {webhook.state === 'active' ? 'Active' : 'Disabled'}
              {webhook.disabled_reason === null ? null : <small>{webhook.disabled_reason}</small>}
            </td>
            <td className={styles['day']} data-label="Created">
              {moment(webhook.created_at)}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

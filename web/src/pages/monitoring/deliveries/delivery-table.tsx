import { Button } from '@mantine/core'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { moment } from '../../../format/words.ts'
import styles from '../../settings/settings.module.css'
import { EVENT_NAMES } from '../event-names.ts'
import type { Delivery, DeliveryState } from './use-deliveries.ts'

export const STATES: Readonly<Record<DeliveryState, string>> = {
  pending: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
}

export function DeliveryTable({
  deliveries,
  canSend,
  onShow,
  onResend,
}: {
  readonly deliveries: readonly Delivery[]
  /** A disabled webhook is sent nothing. */
  readonly canSend: boolean
  readonly onShow: (delivery: Delivery) => void
  readonly onResend: (delivery: Delivery) => void
}) {
  return (
    <ScrollTable label="Deliveries" tall stacked>
      <thead>
        <tr>
          <th scope="col">Event</th>
          <th scope="col">Status</th>
          <th scope="col">Attempts</th>
          <th scope="col">Ended or next attempt</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {deliveries.map((delivery) => (
          <tr key={delivery.event_id}>
            <th scope="row" className={styles['wide']}>
              {EVENT_NAMES[delivery.type]}
              <small>
                <code>{delivery.event_id}</code>
              </small>
            </th>
            <td data-label="Status">{STATES[delivery.state]}</td>
            <td data-label="Attempts">{delivery.attempt_count}</td>
            <td className={styles['day']} data-label="Ended or next attempt">
              {timeOf(delivery)}
            </td>
            <td>
              <span className={styles['actions']}>
                <Button
                  variant="default"
                  size="xs"
                  aria-label={`Show attempts: ${delivery.event_id}`}
                  onClick={() => onShow(delivery)}
                >
                  Attempts
                </Button>
                {canSend ? (
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={`Send again: ${delivery.event_id}`}
                    onClick={() => onResend(delivery)}
                  >
                    Send again
                  </Button>
                ) : null}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

function timeOf({ ended_at, next_attempt_at }: Delivery): string {
  const time = ended_at ?? next_attempt_at
  return time === null ? '' : moment(time)
}

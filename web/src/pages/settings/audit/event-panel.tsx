import { Link } from 'wouter'
import { CopyButton } from '../../../components/copy-button.tsx'
import { SidePanel } from '../../../components/side-panel.tsx'
import { moment } from '../../../format/words.ts'
import styles from '../settings.module.css'
import { type AuditEvent, auditAddress } from './use-audit.ts'

/** All that is known of one event, and the hash that ties it to the one before. */
export function EventPanel({
  event,
  onClose,
}: {
  readonly event: AuditEvent | undefined
  readonly onClose: () => void
}) {
  return (
    <SidePanel opened={event !== undefined} title={`Event ${event?.sequence ?? ''}`} onClose={onClose}>
      {event === undefined ? null : (
        <>
          {event.sentence === null ? null : <p>{event.sentence}</p>}
          <dl className={styles['event']}>
            <Fact name="When">{moment(event.occurred_at)}</Fact>
            <Fact name="Action">{event.action}</Fact>
            <Fact name="Object">{event.subject}</Fact>
            <Fact name="Actor">
              {event.actor_name === null ? event.actor : `${event.actor_name} (${event.actor})`}
            </Fact>
            <Fact name="Hash">{event.hash}</Fact>
            <Fact name="Hash of the previous event">{event.previous_hash}</Fact>
          </dl>
          <pre className={styles['particulars']}>{JSON.stringify(event.detail, null, 2)}</pre>
          <CopyButton text={JSON.stringify(event, null, 2)}>Copy as JSON</CopyButton>
          <p>
            <Link href={auditAddress({ actor: event.actor })} onClick={onClose}>
              All activity by {event.actor_name ?? event.actor}
            </Link>
          </p>
        </>
      )}
    </SidePanel>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

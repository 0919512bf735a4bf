import { Button } from '@mantine/core'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { moment } from '../../../format/words.ts'
import styles from '../settings.module.css'
import type { Session } from './use-sessions.ts'

/** Where someone is signed in, since when, and a way to end it. */
export function SessionTable({
  sessions,
  ending,
  onEnd,
}: {
  readonly sessions: readonly Session[]
  /** The session that is being ended. */
  readonly ending: string | undefined
  readonly onEnd: (session: Session) => void
}) {
  return (
    <ScrollTable label="Sessions" tall stacked>
      <thead>
        <tr>
          <th scope="col">Who</th>
          <th scope="col">Where</th>
          <th scope="col">Signed in</th>
          <th scope="col">Last seen</th>
          <th scope="col">End</th>
        </tr>
      </thead>
      <tbody>
        {sessions.map((session) => (
          <tr key={session.id}>
            <th scope="row" className={styles['wide']}>
              {session.member?.name ?? `Key ${session.key_id ?? ''}`}
              {session.is_current ? <small>This session</small> : null}
            </th>
            <td className={styles['wide']} data-label="Where">
              {session.browser}
              <small>{session.network}</small>
            </td>
            <td className={styles['day']} data-label="Signed in">
              {moment(session.created_at)}
              <small>until {moment(session.ends_at)} at most</small>
            </td>
            <td className={styles['day']} data-label="Last seen">
              {moment(session.last_seen_at)}
            </td>
            <td>
              {session.is_current ? null : (
                <Button
                  variant="default"
                  size="xs"
                  loading={ending === session.id}
                  onClick={() => onEnd(session)}
                  aria-label={`End the session of ${session.browser}, signed in ${moment(session.created_at)}`}
                >
                  End
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

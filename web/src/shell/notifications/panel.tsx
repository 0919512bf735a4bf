import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { Loaded } from '../../components/loaded.tsx'
import { ProblemMessage } from '../../components/problem-message.tsx'
import { ShowMore } from '../../components/show-more.tsx'
import { SidePanel } from '../../components/side-panel.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { companyText, moment, periodText } from '../../format/words.ts'
import styles from './notifications.module.css'
import { type Notification, useMarkRead, useNotifications } from './use-notifications.ts'

/** Opens beside the page, which stays as it is. */
export function NotificationPanel({
  opened,
  unread,
  onClose,
}: {
  readonly opened: boolean
  readonly unread: number
  readonly onClose: () => void
}) {
  return (
    <SidePanel opened={opened} title="Notifications" onClose={onClose}>
      <NotificationList unread={unread} onLeave={onClose} />
    </SidePanel>
  )
}

/** What the reader was told of, newest first; each leads to what it is about. */
function NotificationList({ unread, onLeave }: { readonly unread: number; readonly onLeave: () => void }) {
  const list = useNotifications()
  const mark = useMarkRead()
  return (
    <div className={styles['panel']}>
      <div className={styles['tools']}>
        <Button
          variant="default"
          size="xs"
          disabled={unread === 0}
          loading={mark.isPending && mark.variables === undefined}
          onClick={() => mark.mutate(undefined)}
        >
          Mark all as read
        </Button>
        <Link href="/settings/notifications" onClick={onLeave}>
          E-mail choices
        </Link>
      </div>
      {mark.error === null ? null : <ProblemMessage error={mark.error} />}
      <Loaded query={list} skeleton={<Skeleton height={320} />}>
        {({ pages }) => {
          const shown = pages.flatMap(({ data }) => data)
          return (
            <>
              {shown.length === 0 ? <p>You have no notifications.</p> : null}
              <ul className={styles['list']}>
                {shown.map((notification) => (
                  <Item
                    key={notification.id}
                    notification={notification}
                    onRead={() => mark.mutate([notification.id])}
                    onLeave={onLeave}
                  />
                ))}
              </ul>
              <ShowMore query={list} />
            </>
          )
        }}
      </Loaded>
    </div>
  )
}

function Item({
  notification: { text, company, period, raised_at, read_at, page },
  onRead,
  onLeave,
}: {
  readonly notification: Notification
  readonly onRead: () => void
  readonly onLeave: () => void
}) {
  const isUnread = read_at === null
  return (
    <li data-unread={isUnread}>
      <Link
        href={page}
        onClick={() => {
          if (isUnread) onRead()
          onLeave()
        }}
      >
        {isUnread ? <span className="visually-hidden">Unread: </span> : null}
        <bdi>{text}</bdi>
      </Link>
      <small>
        {companyText(company)}, {periodText(period)}
      </small>
      <small>{moment(raised_at)}</small>
      {isUnread ? (
        <button type="button" className={styles['read']} onClick={onRead}>
          Mark as read<span className="visually-hidden">: {text}</span>
        </button>
      ) : null}
    </li>
  )
}

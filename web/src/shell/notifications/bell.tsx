import { ActionIcon } from '@mantine/core'
import styles from './notifications.module.css'

const MOST_SHOWN = 99

/** How much is unread. Its room is kept while nothing is known, so that the navigation beside it stays where it is. */
export function Bell({
  unread,
  onOpen,
}: {
  /** Undefined where no one is signed in. */
  readonly unread: number | undefined
  readonly onOpen: () => void
}) {
  if (unread === undefined) return <span className={styles['room']} />
  const label = unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      className={styles['bell']}
      aria-label={label}
      title={label}
      onClick={onOpen}
    >
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
        <path
          d="M9 2a4.5 4.5 0 0 0-4.5 4.5c0 4-1.7 5.2-1.7 6h12.4c0-.8-1.7-2-1.7-6A4.5 4.5 0 0 0 9 2zM7.3 15a1.8 1.8 0 0 0 3.4 0"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {unread === 0 ? null : (
        <span className={styles['count']} aria-hidden="true">
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </ActionIcon>
  )
}

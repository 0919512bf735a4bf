import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { exact } from '../../../format/numbers.ts'
import { moment } from '../../../format/words.ts'
import styles from '../../settings/settings.module.css'
import { typesText } from '../event-names.ts'
import type { Watchlist } from './use-watchlists.ts'

export interface WatchlistActions {
  readonly onChange: (watchlist: Watchlist) => void
  readonly onRemove: (watchlist: Watchlist) => void
}

export function WatchlistTable({
  watchlists,
  actions,
}: {
  readonly watchlists: readonly Watchlist[]
  /** Undefined for who may only look. */
  readonly actions: WatchlistActions | undefined
}) {
  return (
    <ScrollTable label="Watchlists" tall stacked>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Companies</th>
          <th scope="col">Events</th>
          <th scope="col">Changed</th>
          {actions === undefined ? null : <th scope="col">Actions</th>}
        </tr>
      </thead>
      <tbody>
        {watchlists.map((watchlist) => (
          <tr key={watchlist.id}>
            <th scope="row" className={styles['wide']}>
              {watchlist.name}
              <small>
                <code>{watchlist.id}</code>
              </small>
            </th>
            <td data-label="Companies">
              {exact(watchlist.company_count)}
              {watchlist.portfolio === null ? null : (
                <small>
                  of <Link href={`/portfolios/${watchlist.portfolio}`}>{watchlist.portfolio}</Link>
                </small>
              )}
            </td>
            <td className={styles['wide']} data-label="Events">
              {typesText(watchlist.events)}
            </td>
            <td className={styles['day']} data-label="Changed">
              {moment(watchlist.authored_at)}
            </td>
            {actions === undefined ? null : (
              <td>
                <span className={styles['actions']}>
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={`Change ${watchlist.name}`}
                    onClick={() => actions.onChange(watchlist)}
                  >
                    Change
                  </Button>
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={`Delete ${watchlist.name}`}
                    onClick={() => actions.onRemove(watchlist)}
                  >
                    Delete
                  </Button>
                </span>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

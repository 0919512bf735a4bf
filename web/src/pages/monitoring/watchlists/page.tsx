import { Button } from '@mantine/core'
import { useState } from 'react'
import { Loaded } from '../../../components/loaded.tsx'
import { Message } from '../../../components/message.tsx'
import { PageLayout } from '../../../components/page-layout.tsx'
import { ShowMore } from '../../../components/show-more.tsx'
import { SidePanel } from '../../../components/side-panel.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { usePageTitle } from '../../../shell/use-page-title.ts'
import styles from '../../settings/settings.module.css'
import { WorkHeader } from '../../work/header.tsx'
import { useRight } from '../../workspace/review/use-right.ts'
import { Confirm } from '../confirm.tsx'
import { useWatchlist, useWatchlistChanges, useWatchlists, type Watchlist } from './use-watchlists.ts'
import { WatchlistForm } from './watchlist-form.tsx'
import { WatchlistTable } from './watchlist-table.tsx'

type Task =
  | { readonly kind: 'create' }
  | { readonly kind: 'change' | 'remove'; readonly watchlist: Watchlist }

const TITLES = {
  create: 'Create a watchlist',
  change: 'Change a watchlist',
  remove: 'Delete a watchlist',
} as const

const NEW = {
  name: '',
  companies: [],
  portfolio: null,
  events: [],
  thresholds: { restated_percent: 0, risk_band: 'any' },
} as const

/** The companies you watch, and which changes you want to hear about. */
export function Page() {
  usePageTitle('Watchlists')
  const watchlists = useWatchlists()
  const mayWrite = useRight('tenant:write')
  const [task, setTask] = useState<Task>()
  const close = (): void => setTask(undefined)
  return (
    <PageLayout>
      <WorkHeader />
      <section className={styles['part']}>
        <div className={styles['title']}>
          <h2>Watchlists</h2>
          {mayWrite ? (
            <Button size="xs" onClick={() => setTask({ kind: 'create' })}>
              Create a watchlist
            </Button>
          ) : null}
        </div>
        <Loaded query={watchlists} skeleton={<Skeleton height={200} />}>
          {({ pages }) => {
            const all = pages.flatMap(({ data }) => data)
            return all.length === 0 ? (
              <Message title="No watchlists yet">
                <p>A watchlist reports changes in published data about the companies you choose.</p>
              </Message>
            ) : (
              <WatchlistTable
                watchlists={all}
                actions={
                  mayWrite
                    ? {
                        onChange: (watchlist) => setTask({ kind: 'change', watchlist }),
                        onRemove: (watchlist) => setTask({ kind: 'remove', watchlist }),
                      }
                    : undefined
                }
              />
            )
          }}
        </Loaded>
        <ShowMore query={watchlists} />
      </section>
      <SidePanel opened={task !== undefined} title={TITLES[task?.kind ?? 'create']} onClose={close}>
        {task?.kind === 'create' ? <WatchlistForm draft={NEW} onClose={close} /> : null}
        {task?.kind === 'change' ? <Change id={task.watchlist.id} onClose={close} /> : null}
        {task?.kind === 'remove' ? <Remove watchlist={task.watchlist} onClose={close} /> : null}
      </SidePanel>
    </PageLayout>
  )
}

function Change({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const watchlist = useWatchlist(id)
  return (
    <Loaded query={watchlist} skeleton={<Skeleton height={400} />}>
      {(draft) => <WatchlistForm key={draft.etag} draft={draft} onClose={onClose} />}
    </Loaded>
  )
}

function Remove({ watchlist, onClose }: { readonly watchlist: Watchlist; readonly onClose: () => void }) {
  const { remove } = useWatchlistChanges()
  return (
    <Confirm
      action="Delete watchlist"
      error={remove.error}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(watchlist, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <strong>{watchlist.name}</strong> stops reporting changes. Events it has already reported stay.
    </Confirm>
  )
}

import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { answer, api, type Schema } from '../../../api/client.ts'
import { Loaded } from '../../../components/loaded.tsx'
import { Message } from '../../../components/message.tsx'
import { PageLayout } from '../../../components/page-layout.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { moment } from '../../../format/words.ts'
import { usePageTitle } from '../../../shell/use-page-title.ts'
import { SettingsHeader } from '../header.tsx'
import styles from '../settings.module.css'
import { AuditFilters } from './filters.tsx'

/** What was changed, by whom and when, newest first. The filters are in the address. */
export function Page() {
  usePageTitle('Audit log')
  const [parameters] = useSearchParams()
  const filters = Object.fromEntries(
    ['action', 'abn'].flatMap((name) => {
      const value = parameters.get(name)
      return value === null || value === '' ? [] : [[name, value]]
    }),
  )
  const events = useInfiniteQuery({
    queryKey: ['audit', filters],
    staleTime: 0,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/v1/audit-events', {
          params: { query: { ...filters, limit: 50, ...(pageParam === '' ? {} : { cursor: pageParam }) } },
          signal,
        }),
      ),
    getNextPageParam: ({ page }) => page.next_cursor ?? undefined,
  })
  return (
    <PageLayout>
      <SettingsHeader />
      <section className={styles['part']}>
        <h2>Audit log</h2>
        <AuditFilters key={parameters.toString()} />
        <Loaded query={events} skeleton={<Skeleton height={480} />}>
          {({ pages }) => <Events events={pages.flatMap(({ data }) => data)} />}
        </Loaded>
        {events.hasNextPage ? (
          <div>
            <Button
              variant="default"
              loading={events.isFetchingNextPage}
              onClick={() => void events.fetchNextPage()}
            >
              Show more
            </Button>
          </div>
        ) : null}
      </section>
    </PageLayout>
  )
}

function Events({ events }: { readonly events: readonly Schema<'AuditEvent'>[] }) {
  if (events.length === 0)
    return (
      <Message title="No such event">
        <p>Nothing was recorded that fits the filters.</p>
      </Message>
    )
  return (
    <ScrollTable label="Audit events" tall>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">What</th>
          <th scope="col">Of what</th>
          <th scope="col">By whom</th>
          <th scope="col">Hash</th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr key={event.sequence}>
            <th scope="row" className={styles['day']}>
              {moment(event.occurred_at)}
              <small>no. {event.sequence}</small>
            </th>
            <td>
              <code>{event.action}</code>
              <details className={styles['detail']}>
                <summary>Detail</summary>
                <pre>{JSON.stringify(event.detail, null, 2)}</pre>
              </details>
            </td>
            <td className={styles['long']}>{event.subject}</td>
            <td className={styles['long']}>{event.actor}</td>
            <td>
              <code title={event.hash}>{event.hash.slice(0, 10)}…</code>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

import { NativeSelect } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'wouter'
import { answer, api, type Schema } from '../../../api/client.ts'
import { Loaded } from '../../../components/loaded.tsx'
import { Message } from '../../../components/message.tsx'
import { PageLayout } from '../../../components/page-layout.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { ShowMore } from '../../../components/show-more.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { abnText, moment } from '../../../format/words.ts'
import { usePageTitle } from '../../../shell/use-page-title.ts'
import styles from '../../settings/settings.module.css'
import { WorkHeader } from '../../work/header.tsx'
import { EVENT_NAMES, EVENT_TYPES, type EventType } from '../event-names.ts'

type Event = Schema<'Event'>

/** What changed in what you watch and in your own work, newest first. The filter is in the address. */
export function Page() {
  usePageTitle('Events')
  const [parameters, setParameters] = useSearchParams()
  const type = EVENT_TYPES.find((one) => one === parameters.get('type'))
  const events = useEvents(type)
  return (
    <PageLayout>
      <WorkHeader />
      <section className={styles['part']}>
        <h2>Events</h2>
        <div className={styles['filters']}>
          <NativeSelect
            label="Type"
            value={type ?? ''}
            onChange={({ currentTarget: { value } }) => setParameters(value === '' ? {} : { type: value })}
            data={[
              { value: '', label: 'All events' },
              ...EVENT_TYPES.map((one) => ({ value: one, label: EVENT_NAMES[one] })),
            ]}
          />
        </div>
        <Loaded query={events} skeleton={<Skeleton height={360} />}>
          {({ pages }) => <Events events={pages.flatMap(({ data }) => data)} />}
        </Loaded>
        <ShowMore query={events} />
      </section>
    </PageLayout>
  )
}

const useEvents = (type: EventType | undefined) =>
  useInfiniteQuery({
    queryKey: ['events', type],
    staleTime: 0,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/v1/events', {
          params: {
            query: {
              order: 'newest',
              limit: 50,
              ...(type === undefined ? {} : { type }),
              ...(pageParam === '' ? {} : { cursor: pageParam }),
            },
          },
          signal,
        }),
      ),
    getNextPageParam: ({ page }) => page.next_cursor ?? undefined,
  })

function Events({ events }: { readonly events: readonly Event[] }) {
  if (events.length === 0)
    return (
      <Message title="No events yet">
        <p>
          <Link href="/monitoring/watchlists">Create a watchlist</Link> to be told when published data about a
          company changes.
        </p>
      </Message>
    )
  return (
    <ScrollTable label="Events" tall stacked>
      <thead>
        <tr>
          <th scope="col">Event</th>
          <th scope="col">What changed</th>
          <th scope="col">When</th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr key={event.id}>
            <th scope="row" className={styles['wide']}>
              {EVENT_NAMES[event.type]}
              {event.abn === null ? null : (
                <small>
                  <Link href={`/companies/${event.abn}`}>
                    {event.subject.name ?? `ABN ${abnText(event.abn)}`}
                  </Link>
                </small>
              )}
            </th>
            <td data-label="What changed">
              {event.summary}
              {event.watchlists.length === 0 ? null : <small>Watchlist: {event.watchlists.join(', ')}</small>}
            </td>
            <td className={styles['day']} data-label="When">
              {moment(event.occurred_at)}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

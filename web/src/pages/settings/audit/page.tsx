import { TextInput } from '@mantine/core'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'wouter'
import { Loaded } from '../../../components/loaded.tsx'
import { Message } from '../../../components/message.tsx'
import { PageLayout } from '../../../components/page-layout.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { exact } from '../../../format/numbers.ts'
import { usePageTitle } from '../../../shell/use-page-title.ts'
import { SettingsHeader } from '../header.tsx'
import styles from '../settings.module.css'
import { EventPanel } from './event-panel.tsx'
import { EventTable } from './event-table.tsx'
import { AuditFilters } from './filters.tsx'
import { type AuditEvent, holds, useAudit, useAuditFilters } from './use-audit.ts'

/** What was changed, by whom and when, newest first. The filters are in the address. */
export function Page() {
  usePageTitle('Audit log')
  const [parameters] = useSearchParams()
  const filters = useAuditFilters()
  const audit = useAudit(filters)
  return (
    <PageLayout>
      <SettingsHeader />
      <section className={styles['part']}>
        <h2>Audit log</h2>
        {filters === undefined ? null : <AuditFilters key={parameters.toString()} filters={filters} />}
        <Loaded query={audit} skeleton={<Skeleton height={480} />}>
          {({ pages }) => <Events audit={audit} events={pages.flatMap(({ data }) => data)} />}
        </Loaded>
      </section>
    </PageLayout>
  )
}

function Events({
  audit,
  events,
}: {
  readonly audit: ReturnType<typeof useAudit>
  readonly events: readonly AuditEvent[]
}) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = audit
  const [text, setText] = useState('')
  const [chosen, choose] = useState<AuditEvent>()
  // The table asks for more when its end comes near: by scrolling, or because few of those loaded hold the words.
  const goOn = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  if (events.length === 0)
    return (
      <Message title="No matching events">
        <p>No events match the filters.</p>
      </Message>
    )
  const found = text.trim() === '' ? events : events.filter((event) => holds(event, text.trim()))
  return (
    <>
      <div className={styles['filters']}>
        <TextInput
          label="Find"
          placeholder="a key, a hash, a day"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <p role="status">
          {found.length === events.length ? '' : `${exact(found.length)} of `}
          {hasNextPage ? `the newest ${exact(events.length)} events` : `${exact(events.length)} events`}
        </p>
      </div>
      <EventTable events={found} isOpen={hasNextPage} onEnd={goOn} onChoose={choose} />
      <EventPanel event={chosen} onClose={() => choose(undefined)} />
    </>
  )
}

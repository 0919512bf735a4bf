import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { Loaded } from '../../../components/loaded.tsx'
import { PageLayout } from '../../../components/page-layout.tsx'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { ShowMore } from '../../../components/show-more.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { usePageTitle } from '../../../shell/use-page-title.ts'
import { SettingsHeader } from '../header.tsx'
import { useMayManage } from '../people/use-members.ts'
import styles from '../settings.module.css'
import { SessionTable } from './session-table.tsx'
import { useEndSession, useSessions } from './use-sessions.ts'

/** Where one is signed in; for who manages people, where everyone is. */
export function Page() {
  usePageTitle('Sessions')
  const mayManage = useMayManage()
  const [everybody, setEverybody] = useState(false)
  const sessions = useSessions(everybody)
  const end = useEndSession()
  return (
    <PageLayout>
      <SettingsHeader />
      <section className={styles['part']}>
        <div className={styles['title']}>
          <h2>Sessions</h2>
          {mayManage ? (
            <Checkbox
              label="Everyone’s sessions"
              checked={everybody}
              onChange={({ currentTarget }) => setEverybody(currentTarget.checked)}
            />
          ) : null}
        </div>
        {end.error === null ? null : <ProblemMessage error={end.error} />}
        <Loaded query={sessions} skeleton={<Skeleton height={240} />}>
          {({ pages }) => (
            <SessionTable
              sessions={pages.flatMap(({ data }) => data)}
              ending={end.isPending ? end.variables : undefined}
              onEnd={({ id }) => end.mutate(id)}
            />
          )}
        </Loaded>
        <ShowMore query={sessions} />
      </section>
    </PageLayout>
  )
}

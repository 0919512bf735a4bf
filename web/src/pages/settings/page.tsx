import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answer, api } from '../../api/client.ts'
import { Loaded } from '../../components/loaded.tsx'
import { PageLayout } from '../../components/page-layout.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { Account } from './account/account.tsx'
import { UsagePart, useUsage } from './account/usage.tsx'
import { SettingsHeader } from './header.tsx'

/** Who is signed in, what the plan allows, and what was used of it. */
export function Page() {
  usePageTitle('Settings')
  const me = useQuery({ queryKey: ['me'], queryFn: () => answer(api.GET('/v1/me')) })
  // Asked for together, shown one after the other, so that the lower part never moves.
  const [month, setMonth] = useState<string>()
  const usage = useUsage(month)
  return (
    <PageLayout>
      <SettingsHeader />
      <Loaded query={me} skeleton={<Skeleton height={760} />}>
        {(data) => (
          <>
            <Account me={data} />
            <UsagePart usage={usage} month={month} onMonth={setMonth} />
          </>
        )}
      </Loaded>
    </PageLayout>
  )
}

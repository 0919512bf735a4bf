import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../api/client.ts'
import { CompanySearch } from '../../components/company-search/company-search.tsx'
import { ProblemMessage } from '../../components/problem-message.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { Doors } from './doors.tsx'
import { EmissionsMap } from './emissions-map.tsx'
import { Engagements } from './engagements.tsx'
import { Glance } from './glance.tsx'
import styles from './home.module.css'
import { Promises } from './promises.tsx'
import { RecentCompanies } from './recent-companies.tsx'
import { useOverview } from './use-overview.ts'
import { WhatsNew } from './whats-new.tsx'

/** The country’s emissions at a glance, and the way to one company. */
export function Page() {
  usePageTitle('Southerly')
  // Someone without a session is sent to sign in now, not after typing a name.
  useQuery({ queryKey: ['me'], queryFn: () => answer(api.GET('/v1/me')) })
  const { data: overview, error, refetch } = useOverview()
  return (
    <div className={styles['home']}>
      <div className={styles['lead']}>
        <div className={styles['ask']}>
          <h1>How much does a company emit, and how exposed is it to climate risk?</h1>
          <p>
            Emissions, sector, regulation and climate risk for Australian companies, using only public
            government data. Every number shows the file and row it comes from.
          </p>
          <CompanySearch large autoFocus />
          <RecentCompanies />
        </div>
        {overview === undefined ? (
          <Skeleton height={520} />
        ) : overview.facilities.name.length === 0 ? null : (
          <EmissionsMap overview={overview} />
        )}
      </div>
      {error === null ? null : <ProblemMessage error={error} retry={() => void refetch()} />}
      {overview === undefined ? null : <Glance overview={overview} />}
      <div className={styles['lists']}>
        <Engagements />
        <Doors />
        <WhatsNew />
      </div>
      <Promises />
    </div>
  )
}

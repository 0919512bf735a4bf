import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../api/client.ts'
import { CompanySearch } from '../../components/company-search/company-search.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { Doors } from './doors.tsx'
import { Engagements } from './engagements.tsx'
import { Examples } from './examples.tsx'
import { Freshness } from './freshness.tsx'
import styles from './home.module.css'
import { Promises } from './promises.tsx'
import { RecentCompanies } from './recent-companies.tsx'

/** What this is in ten seconds, and the way in. */
export function Page() {
  usePageTitle('Southerly')
  // Someone without a session is sent to sign in now, not after typing a name.
  useQuery({ queryKey: ['me'], queryFn: () => answer(api.GET('/v1/me')) })
  return (
    <div className={styles['home']}>
      <div className={styles['lead']}>
        <h1>How much does a company emit, and how exposed is it to climate risk?</h1>
        <p>
          Emissions, sector, regulation and climate risk for Australian companies, using only public
          government data. Every number shows the file and row it comes from.
        </p>
        <CompanySearch large autoFocus />
        <Freshness />
      </div>
      <div className={styles['lists']}>
        <Engagements />
        <RecentCompanies />
        <Examples />
        <Doors />
      </div>
      <Promises />
    </div>
  )
}

import { useState } from 'react'
import { Link } from 'wouter'
import { Loaded } from '../../../components/loaded.tsx'
import { PageLayout } from '../../../components/page-layout.tsx'
import { ShowMore } from '../../../components/show-more.tsx'
import { SidePanel } from '../../../components/side-panel.tsx'
import { usePageTitle } from '../../../shell/use-page-title.ts'
import { useRight } from '../../workspace/review/use-right.ts'
import { WorkHeader } from '../header.tsx'
import styles from '../work.module.css'
import { Filters } from './filters.tsx'
import { OwnerForm } from './owner-panel.tsx'
import { PeriodTable } from './table.tsx'
import {
  type CompanyPeriod,
  fileAddress,
  type PeriodFilters,
  usePeriodFilters,
  usePeriods,
} from './use-periods.ts'

/** All companies and periods that the tenant works on, for groups and advisers who have many. */
export function Page() {
  usePageTitle('Companies and periods')
  const [filters, change] = usePeriodFilters()
  const periods = usePeriods(filters)
  const mayOwn = useRight('tenant:write')
  const [owned, setOwned] = useState<CompanyPeriod>()
  return (
    <PageLayout>
      <WorkHeader />
      <section className={styles['part']}>
        <h2>Companies and periods</h2>
        <Filters filters={filters} onChange={change} />
        <Loaded query={periods}>
          {({ pages }) => {
            const rows = pages.flatMap(({ data }) => data)
            const meta = pages.at(-1)?.meta
            return (
              <>
                <div className={styles['tools']}>
                  <p role="status">
                    {countWords(meta?.total ?? 0)}
                    {meta?.is_refreshing === true ? ' Some readiness scores are being updated.' : ''}
                  </p>
                  {rows.length === 0 ? null : (
                    <span className="screen-only">
                      <a href={fileAddress(filters, 'csv')} download="companies-and-periods.csv">
                        Download as CSV
                      </a>
                      {' · '}
                      <a href={fileAddress(filters, 'ics')} download="lodgement-dates.ics">
                        Lodgement dates for your calendar
                      </a>
                    </span>
                  )}
                </div>
                {rows.length === 0 ? (
                  <Nothing filters={filters} />
                ) : (
                  <PeriodTable rows={rows} onOwner={mayOwn ? setOwned : undefined} />
                )}
                <ShowMore query={periods} />
              </>
            )
          }}
        </Loaded>
      </section>
      <SidePanel opened={owned !== undefined} title="Period owner" onClose={() => setOwned(undefined)}>
        {owned === undefined ? null : <OwnerForm row={owned} onClose={() => setOwned(undefined)} />}
      </SidePanel>
    </PageLayout>
  )
}

function Nothing({ filters: { company, owner, state } }: { readonly filters: PeriodFilters }) {
  if ((company ?? owner ?? state) !== undefined) return <p>No periods match the filters.</p>
  return (
    <p>
      Periods appear here once you save a record. <Link href="/workspace">Choose a company</Link> to begin.
    </p>
  )
}

const countWords = (total: number): string =>
  total === 1 ? 'One period.' : `${total.toLocaleString('en-AU')} periods.`

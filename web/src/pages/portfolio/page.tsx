import { useEffect, useRef, useState } from 'react'
import { PageHeader, PageLayout } from '../../components/page-layout.tsx'
import { ProblemMessage } from '../../components/problem-message.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { PortfolioTabs } from '../portfolios/tabs.tsx'
import { AbnEntry } from './abn-entry.tsx'
import { Coverage } from './coverage.tsx'
import { Distributions } from './distributions.tsx'
import { Faults } from './faults.tsx'
import { Hazards } from './hazards.tsx'
import styles from './portfolio.module.css'
import { PortfolioTable } from './table.tsx'
import { Totals } from './totals.tsx'
import { useAbns } from './use-abns.ts'
import { usePortfolio } from './use-portfolio.ts'

/** Many companies side by side: paste their ABNs, compare, take the table away. */
export function Page() {
  usePageTitle('Portfolio')
  const [abns, choose] = useAbns()
  const [changing, setChanging] = useState(false)
  const { rows, snapshot, error, goOn } = usePortfolio(abns)
  const entryShown = changing || abns.length === 0
  useFocusOnChange(entryShown)
  return (
    <PageLayout>
      <PageHeader
        title="Portfolio"
        lead={
          entryShown ? (
            'Paste the ABNs of the companies you lend to, invest in or buy from, or open a CSV file. The list is part of the page address, so you can share the link.'
          ) : (
            <>
              {abns.length === 1 ? 'One ABN' : `${abns.length.toLocaleString('en-AU')} ABNs`}.{' '}
              <button
                type="button"
                className={`${styles['plain']} screen-only`}
                onClick={() => setChanging(true)}
              >
                Change the list
              </button>
            </>
          )
        }
      >
        <PortfolioTabs />
      </PageHeader>
      {entryShown ? (
        <AbnEntry
          key={abns.join()}
          abns={abns}
          onCancel={abns.length === 0 ? undefined : () => setChanging(false)}
          onChoose={(chosen) => {
            setChanging(false)
            choose(chosen)
          }}
        />
      ) : (
        <>
          <Coverage rows={rows} requested={abns.length} />
          {error === null ? null : <ProblemMessage error={error} retry={goOn} />}
          {rows.length > 0 ? (
            <>
              <Totals rows={rows} requested={abns.length} />
              <Distributions rows={rows} />
              <PortfolioTable rows={rows} requested={abns.length} snapshot={snapshot} />
              <Hazards abns={abns} snapshot={snapshot} />
              <Faults rows={rows} />
              <footer className={styles['found']}>
                Snapshot <code>{snapshot}</code>
              </footer>
            </>
          ) : error === null ? (
            <Skeleton height={640} />
          ) : null}
        </>
      )}
    </PageLayout>
  )
}

/** What had the focus goes away with the list or with its form: the keyboard goes on in what comes instead. */
function useFocusOnChange(entryShown: boolean): void {
  const before = useRef(entryShown)
  useEffect(() => {
    if (before.current === entryShown) return
    before.current = entryShown
    const place = entryShown ? '#content textarea' : '#content'
    document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
  }, [entryShown])
}

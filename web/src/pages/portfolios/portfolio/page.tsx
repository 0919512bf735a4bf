import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link, useParams } from 'wouter'
import { Loaded } from '../../../components/loaded.tsx'
import { PageHeader, PageLayout } from '../../../components/page-layout.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { date, moment } from '../../../format/words.ts'
import { usePageTitle } from '../../../shell/use-page-title.ts'
import { useRight } from '../../workspace/review/use-right.ts'
import { counted } from '../names.ts'
import styles from '../portfolios.module.css'
import { PortfolioTabs } from '../tabs.tsx'
import {
  type Financed,
  type FinancedHolding,
  type SavedPortfolio,
  useFinanced,
  useSaved,
} from '../use-portfolios.ts'
import { Breakdowns } from './breakdowns.tsx'
import { Change } from './change.tsx'
import { Exports } from './exports.tsx'
import { Headline } from './headline.tsx'
import { HoldingPanel } from './holding-panel.tsx'
import { Holdings } from './holdings.tsx'
import { Manage } from './manage.tsx'
import { OpenNames } from './open-names.tsx'
import { Origin } from './origin.tsx'
import { Risk } from './risk.tsx'
import { Scatter } from './scatter.tsx'
import { Screening } from './screening.tsx'
import { Uncovered } from './uncovered.tsx'
import { Versions } from './versions.tsx'
import { Watch } from './watch.tsx'

/** One saved portfolio: what it finances, how much of it is known, and why the rest is not. */
export function Page() {
  const { id = '' } = useParams()
  const saved = useSaved(id)
  usePageTitle(saved.data?.name ?? 'Portfolio')
  return (
    <PageLayout>
      <Loaded query={saved} page>
        {(portfolio) => <Portfolio key={portfolio.version} portfolio={portfolio} />}
      </Loaded>
    </PageLayout>
  )
}

function Portfolio({ portfolio }: { readonly portfolio: SavedPortfolio }) {
  const { id, name, balance_date: day, holding_count: holdings, version, authored_at: at } = portfolio
  const financed = useFinanced(portfolio)
  const mayWrite = useRight('tenant:write')
  return (
    <>
      <PageHeader
        title={name}
        lead={`${counted(holdings, 'holding')}${day === null ? '' : ` on ${date(day)}`}. Version ${version}, saved ${moment(at)}.`}
        {...(mayWrite
          ? {
              action: (
                <div className={`${styles['actions']} screen-only`}>
                  <Button component={Link} href={`/portfolio-import?into=${id}`} variant="default">
                    Import a new version
                  </Button>
                  <Watch portfolio={portfolio} />
                  <Manage portfolio={portfolio} />
                </div>
              ),
            }
          : {})}
      >
        <PortfolioTabs />
      </PageHeader>
      <Loaded query={financed} skeleton={<Skeleton height={900} />}>
        {(answer) => <Figures portfolio={portfolio} financed={answer} />}
      </Loaded>
    </>
  )
}

function Figures({
  portfolio,
  financed,
}: {
  readonly portfolio: SavedPortfolio
  readonly financed: Financed
}) {
  const [chosen, choose] = useState<FinancedHolding>()
  const { data, meta } = financed
  return (
    <>
      <Headline portfolio={portfolio} financed={financed} />
      <Exports portfolio={portfolio} balanceDate={data.balance_date} snapshot={meta.snapshot} />
      <OpenNames portfolio={portfolio} holdings={data.holdings} />
      <Breakdowns financed={financed} />
      <Holdings holdings={data.holdings} choose={choose} />
      <Scatter holdings={data.holdings} choose={choose} />
      <Change portfolio={portfolio} snapshot={meta.snapshot} />
      <Risk portfolio={portfolio} snapshot={meta.snapshot} />
      <Screening portfolio={portfolio} snapshot={meta.snapshot} />
      <Uncovered data={data} />
      <Origin portfolio={portfolio} financed={financed} />
      <Versions portfolio={portfolio} />
      <HoldingPanel
        holding={chosen}
        releases={data.provenance}
        licences={meta.licences}
        onClose={() => choose(undefined)}
      />
    </>
  )
}

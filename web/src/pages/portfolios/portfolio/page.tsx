import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
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
  type Question,
  type SavedPortfolio,
  useFinanced,
  useSaved,
} from '../use-portfolios.ts'
import type { Asking } from './asked-for.tsx'
import { Breakdowns } from './breakdowns.tsx'
import { Change, useComparison } from './change.tsx'
import { Exports } from './exports.tsx'
import { Headline } from './headline.tsx'
import { HoldingPanel } from './holding-panel.tsx'
import { Holdings } from './holdings.tsx'
import { Manage } from './manage.tsx'
import { OpenNames } from './open-names.tsx'
import { Origin } from './origin.tsx'
import { Price } from './price.tsx'
import { Risk } from './risk.tsx'
import { Scatter } from './scatter.tsx'
import { Screening } from './screening.tsx'
import { DisclosureTables } from './tables.tsx'
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
        {(portfolio) => <Portfolio key={`${portfolio.id} ${portfolio.version}`} portfolio={portfolio} />}
      </Loaded>
    </PageLayout>
  )
}

/** The risk of so many companies is read in a second or two, so nobody has to ask for it. */
const FEW_HOLDINGS = 100

function Portfolio({ portfolio }: { readonly portfolio: SavedPortfolio }) {
  const { id, name, balance_date: day, holding_count: holdings, version, authored_at: at } = portfolio
  const [price, setPrice] = useState<number>()
  const financed = useFinanced(portfolio, price === undefined ? {} : { price_aud_per_t: price }, true, true)
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
        {(answer) => (
          <Figures portfolio={portfolio} financed={answer}>
            <Price price={price} setPrice={setPrice} />
          </Figures>
        )}
      </Loaded>
    </>
  )
}

function Figures({
  portfolio,
  financed: plain,
  children,
}: {
  readonly portfolio: SavedPortfolio
  readonly financed: Financed
  /** Where the price is asked for. */
  readonly children: ReactNode
}) {
  const [chosen, choose] = useState<FinancedHolding>()
  const { snapshot } = plain.meta
  const price = plain.data.safeguard.price_aud_per_t
  const priced = price === null ? {} : { price_aud_per_t: price }
  const asking = {
    risk: useAsking(portfolio, { ...priced, risk: true, snapshot }, portfolio.holding_count <= FEW_HOLDINGS),
    screening: useAsking(portfolio, { screening: true, holdings: false, snapshot }, false),
  }
  const comparison = useComparison(portfolio, snapshot)
  const financed = asking.risk.query.data ?? plain
  const { data, meta } = financed
  const question = {
    ...priced,
    ...comparison.question,
    ...(asking.risk.query.isSuccess ? { risk: true } : {}),
    ...(asking.screening.query.isSuccess ? { screening: true } : {}),
    snapshot,
  }
  return (
    <>
      <Headline portfolio={portfolio} financed={financed}>
        {children}
      </Headline>
      <Exports portfolio={portfolio} balanceDate={data.balance_date} question={question} />
      <OpenNames portfolio={portfolio} holdings={data.holdings} />
      <Breakdowns financed={financed} />
      <Risk asking={asking.risk} />
      <Change portfolio={portfolio} snapshot={snapshot} comparison={comparison} />
      <DisclosureTables data={data} />
      <Screening asking={asking.screening} />
      <Scatter holdings={data.holdings} choose={choose} />
      <Holdings holdings={data.holdings} hasBands={data.risk !== null} choose={choose} />
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

/** A part of the answer: asked for at once, or when somebody wants it. */
function useAsking(portfolio: SavedPortfolio, question: Question, atOnce: boolean): Asking {
  const [wanted, setWanted] = useState(atOnce)
  return { wanted, want: () => setWanted(true), query: useFinanced(portfolio, question, wanted, true) }
}

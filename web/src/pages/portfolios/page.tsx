import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { Loaded } from '../../components/loaded.tsx'
import { Message } from '../../components/message.tsx'
import { PageHeader, PageLayout } from '../../components/page-layout.tsx'
import { ScrollTable } from '../../components/scroll-table.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { exact, share, tonnes } from '../../format/numbers.ts'
import { date } from '../../format/words.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { useRight } from '../workspace/review/use-right.ts'
import styles from './portfolios.module.css'
import { PortfolioTabs } from './tabs.tsx'
import { type Financed, type ListedPortfolio, usePortfolios, useTotals } from './use-portfolios.ts'

/** The portfolios that were saved, each with its financed emissions and what they cover. */
export function Page() {
  usePageTitle('Saved portfolios')
  const portfolios = usePortfolios()
  const mayWrite = useRight('tenant:write')
  return (
    <PageLayout>
      <PageHeader
        title="Portfolio"
        lead="Books of loans and investments with their financed emissions, attributed after the PCAF standard."
        {...(mayWrite
          ? {
              action: (
                <Button component={Link} href="/portfolio-import" className={styles['main'] ?? ''}>
                  New portfolio
                </Button>
              ),
            }
          : {})}
      >
        <PortfolioTabs />
      </PageHeader>
      <Loaded query={portfolios} skeleton={<Skeleton height={240} />}>
        {(all) =>
          all.length === 0 ? (
            <Message title="No portfolios yet">
              <p>
                {mayWrite
                  ? 'Import a book of loans or shares from a spreadsheet to see its financed emissions.'
                  : 'No portfolio is saved yet. A preparer can import one.'}
              </p>
            </Message>
          ) : (
            <PortfolioList portfolios={all} />
          )
        }
      </Loaded>
    </PageLayout>
  )
}

function PortfolioList({ portfolios }: { readonly portfolios: readonly ListedPortfolio[] }) {
  const totals = useTotals(portfolios)
  return (
    <section className={styles['part']} aria-labelledby="saved-portfolios">
      <h2 id="saved-portfolios">Saved portfolios</h2>
      <ScrollTable label="Portfolios with their totals" numeric stacked tall>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Balance date</th>
            <th scope="col">Holdings</th>
            <th scope="col">Financed scope 1 and 2</th>
            <th scope="col">Amount covered</th>
            <th scope="col">Version</th>
          </tr>
        </thead>
        <tbody>
          {portfolios.map(({ id, name, balance_date: day, holding_count: holdings, version }, at) => (
            <tr key={id}>
              <th scope="row">
                <Link href={`/portfolios/${id}`}>{name}</Link>
              </th>
              <td data-label="Balance date">{day === null ? '' : date(day)}</td>
              <td data-label="Holdings">{exact(holdings)}</td>
              <Totals answer={totals[at]?.data} error={totals[at]?.error ?? null} />
              <td data-label="Version">{version}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <p className={styles['remark']}>
        Tonnes of CO₂-e. A total counts the holdings with both scopes; their share of the amount is shown
        beside it. Holdings without emissions are in no total.
      </p>
    </section>
  )
}

function Totals({ answer, error }: { readonly answer: Financed | undefined; readonly error: Error | null }) {
  if (answer === undefined)
    return (
      <>
        <td data-label="Financed scope 1 and 2" data-waiting={error === null ? '' : undefined}>
          {error === null ? '…' : 'Not computed'}
        </td>
        <td data-label="Amount covered">{error === null ? '…' : error.message}</td>
      </>
    )
  const { totals, coverage } = answer.data
  return (
    <>
      <td data-label="Financed scope 1 and 2">{tonnes(totals.scope1_and_2_t)}</td>
      <td data-label="Amount covered">{share(coverage.by_scope.scope1_and_2)}</td>
    </>
  )
}

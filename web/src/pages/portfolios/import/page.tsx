import { useLocation, useSearchParams } from 'wouter'
import { Loaded } from '../../../components/loaded.tsx'
import { Message } from '../../../components/message.tsx'
import { PageHeader, PageLayout } from '../../../components/page-layout.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { usePageTitle } from '../../../shell/use-page-title.ts'
import { useRight } from '../../workspace/review/use-right.ts'
import { PortfolioTabs } from '../tabs.tsx'
import { type SavedPortfolio, usePortfolios, useSaved } from '../use-portfolios.ts'
import { BookImport } from './book-import.tsx'

/** A book becomes a new portfolio, or the next version of one that the address names (`into`). */
export function Page() {
  const [parameters] = useSearchParams()
  const into = parameters.get('into') ?? undefined
  const title = into === undefined ? 'New portfolio' : 'Import a new version'
  usePageTitle(title)
  const mayWrite = useRight('tenant:write')
  const saved = useSaved(into)
  return (
    <PageLayout>
      <PageHeader title={title} lead={leadOf(saved.data)}>
        <PortfolioTabs />
      </PageHeader>
      {!mayWrite ? (
        <Message title="Only a preparer can import">
          <p>You can read saved portfolios, but not change them.</p>
        </Message>
      ) : into === undefined ? (
        <NewBook />
      ) : (
        <Loaded query={saved} skeleton={<Skeleton height={300} />}>
          {(portfolio) => <Into portfolio={portfolio} reload={() => void saved.refetch()} />}
        </Loaded>
      )}
    </PageLayout>
  )
}

const leadOf = (portfolio: SavedPortfolio | undefined): string =>
  portfolio === undefined
    ? 'Bring a book of loans or shares. You review every line before anything is saved.'
    : `${portfolio.name}: the file replaces all holdings of version ${portfolio.version}, which stays in the history.`

function NewBook() {
  const [, go] = useLocation()
  const portfolios = usePortfolios()
  return (
    <Loaded query={portfolios} skeleton={<Skeleton height={300} />}>
      {(all) => (
        <BookImport
          taken={all.map(({ id }) => id)}
          reload={() => void portfolios.refetch()}
          onSaved={(id) => go(`/portfolios/${id}`)}
        />
      )}
    </Loaded>
  )
}

const NONE: readonly string[] = []

function Into({ portfolio, reload }: { readonly portfolio: SavedPortfolio; readonly reload: () => void }) {
  const [, go] = useLocation()
  return (
    <BookImport
      key={portfolio.id}
      into={portfolio}
      taken={NONE}
      reload={reload}
      onSaved={(id) => go(`/portfolios/${id}`)}
    />
  )
}

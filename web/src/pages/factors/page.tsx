import { PageHeader, PageLayout } from '../../components/page-layout.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import styles from './factors.module.css'
import { SearchView } from './search/search-view.tsx'
import { SheetView } from './sheet/sheet-view.tsx'
import { useSearch } from './use-factors.ts'

/** Finds national emission factors, and holds a sheet of one's own against them. */
export function Page() {
  usePageTitle('Emission factors')
  const { parameters, change } = useSearch()
  const checking = parameters.get('view') === 'sheet'
  return (
    <PageLayout>
      <PageHeader
        title="Emission factors"
        lead="The National Greenhouse Accounts Factors, all loaded editions. Each value shows the cell it comes from."
      >
        <div className={styles['views']}>
          <button type="button" aria-pressed={!checking} onClick={() => change('view', undefined)}>
            Search
          </button>
          <button type="button" aria-pressed={checking} onClick={() => change('view', 'sheet')}>
            Check your own sheet
          </button>
        </div>
      </PageHeader>
      {checking ? <SheetView /> : <SearchView />}
    </PageLayout>
  )
}

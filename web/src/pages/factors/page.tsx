import { PageHeader, PageLayout } from '../../components/page-layout.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { CalculationView } from './calculation/calculation-view.tsx'
import styles from './factors.module.css'
import { SearchView } from './search/search-view.tsx'
import { SheetView } from './sheet/sheet-view.tsx'
import { useSearch } from './use-factors.ts'

const VIEWS = [
  { id: undefined, name: 'Search', View: SearchView },
  { id: 'calculation', name: 'Calculation', View: CalculationView },
  { id: 'sheet', name: 'Check your own sheet', View: SheetView },
] as const

/** Finds national emission factors, and holds a sheet of one's own against them. */
export function Page() {
  usePageTitle('Emission factors')
  const { parameters, change } = useSearch()
  const view = VIEWS.find(({ id }) => id === parameters.get('view')) ?? VIEWS[0]
  return (
    <PageLayout>
      <PageHeader
        title="Emission factors"
        lead="The National Greenhouse Accounts Factors, all loaded editions. Each value shows the cell it comes from."
      >
        <div className={styles['views']}>
          {VIEWS.map(({ id, name }) => (
            <button key={name} type="button" aria-pressed={id === view.id} onClick={() => change('view', id)}>
              {name}
            </button>
          ))}
        </div>
      </PageHeader>
      <p className={styles['kind']}>
        The national factors do not cover passenger travel (flights, taxis, hotels), freight or purchased
        materials. For those use the publisher’s or supplier’s own factors; a search says where to find them.
      </p>
      <view.View />
    </PageLayout>
  )
}

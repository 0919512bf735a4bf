import { Link } from 'wouter'
import { CompanySearch } from '../../components/company-search/company-search.tsx'
import { MOST_COMPARED, useBasket } from '../../components/comparison/basket.ts'
import { Loaded } from '../../components/loaded.tsx'
import { PageHeader, PageLayout } from '../../components/page-layout.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { abnText } from '../../format/words.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { CompareCharts, scopeOf } from './charts.tsx'
import type { ComparedCompany } from './company.ts'
import styles from './compare.module.css'
import { CompareTable } from './table.tsx'
import { useCompared, useComparison } from './use-comparison.ts'

/** Two to six companies beside each other; who they are is in the address. */
export function Page() {
  usePageTitle('Compare')
  const { abns, choose, parameters, setParameters } = useCompared()
  const comparison = useComparison(abns)
  const { has, toggle } = useBasket()
  const remove = (abn: string): void => {
    if (has(abn)) toggle({ abn, name: abn })
    choose(abns.filter((one) => one !== abn))
  }
  return (
    <PageLayout>
      <PageHeader
        title="Compare"
        lead="Two to six companies side by side. The page address keeps your choice, so you can share it."
      />
      <div className={`${styles['chosen']} screen-only`}>
        <Chosen abns={abns} companies={comparison.data?.companies ?? []} onRemove={remove} />
        {abns.length < MOST_COMPARED ? (
          <div className={styles['add']}>
            <CompanySearch
              label="Add a company by name, ABN or ACN"
              onChoose={({ abn }) => choose([...new Set([...abns, abn])])}
            />
          </div>
        ) : null}
      </div>
      {abns.length < 2 ? (
        <p className={styles['remark']}>
          {abns.length === 0 ? 'Add two companies' : 'Add one more company'} to compare, or choose some in{' '}
          <Link href="/explore">Explore</Link>.
        </p>
      ) : (
        <Loaded query={comparison} skeleton={<Skeleton height={900} />}>
          {({ companies, source, snapshot }) => (
            <>
              <Faults companies={companies} />
              <CompareCharts
                companies={companies}
                scope={scopeOf(parameters.get('scope'))}
                onScope={(scope) =>
                  setParameters(
                    (before) => {
                      const changed = new URLSearchParams(before)
                      changed.set('scope', scope)
                      return changed
                    },
                    { replace: true },
                  )
                }
                source={source}
              />
              <CompareTable companies={companies} source={source} />
              <p className={styles['remark']}>
                Each column is the company’s own latest year, which may differ. A controlling corporation
                reports for its whole group: do not add a company to its parent. Snapshot{' '}
                <code>{snapshot}</code>.
              </p>
            </>
          )}
        </Loaded>
      )}
    </PageLayout>
  )
}

function Chosen({
  abns,
  companies,
  onRemove,
}: {
  readonly abns: readonly string[]
  readonly companies: readonly ComparedCompany[]
  readonly onRemove: (abn: string) => void
}) {
  if (abns.length === 0) return null
  return (
    <ul aria-label="Companies compared">
      {abns.map((abn) => {
        const name = companies.find((one) => one.abn === abn)?.name ?? abnText(abn)
        return (
          <li key={abn}>
            {name}
            <button type="button" aria-label={`Remove ${name}`} onClick={() => onRemove(abn)}>
              <span aria-hidden="true">×</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

const Faults = ({ companies }: { readonly companies: readonly ComparedCompany[] }) =>
  companies.flatMap(({ abn, name, fault }) =>
    fault === null ? (
      []
    ) : (
      <p key={abn} className={styles['remark']} role="alert">
        {name}: {fault}
      </p>
    ),
  )

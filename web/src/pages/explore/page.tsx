import { useMemo } from 'react'
import { Link, useSearchParams } from 'wouter'
import { Loaded } from '../../components/loaded.tsx'
import { PageHeader, PageLayout } from '../../components/page-layout.tsx'
import tabs from '../../components/page-tabs.module.css'
import { ChangesView } from '../../components/registry/changes-view.tsx'
import type { Registry } from '../../components/registry/registry.ts'
import { ReporterTable } from '../../components/registry/reporter-table.tsx'
import { Statements } from '../../components/registry/statements.tsx'
import { useRegistry } from '../../components/registry/use-registry.ts'
import { fitting, reportingIn, viewOf } from '../../components/registry/view.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import styles from './explore.module.css'
import { Filters } from './filters.tsx'
import { SpreadView } from './spread-view.tsx'
import { TotalsView } from './totals-view.tsx'

const VIEWS = [
  { id: 'companies', name: 'Companies' },
  { id: 'totals', name: 'Totals by year' },
  { id: 'spread', name: 'Distribution' },
  { id: 'changes', name: 'Rises and falls' },
] as const

/** All reporters of the registry without a name in mind: filter, order, draw, take away. */
export function Page() {
  usePageTitle('Explore')
  const registry = useRegistry()
  return (
    <PageLayout>
      <PageHeader
        title="Explore"
        lead="Every company in the national emissions registry (NGER), year by year. Filter, sort, chart and export. The page address keeps your view, so you can share it."
      />
      <Loaded query={registry} skeleton={<Skeleton height={760} />}>
        {(data) => <Explorer registry={data} />}
      </Loaded>
    </PageLayout>
  )
}

function Explorer({ registry }: { readonly registry: Registry }) {
  const [parameters, setParameters] = useSearchParams()
  const view = useMemo(() => viewOf(registry, parameters), [registry, parameters])
  const chosen = useMemo(() => fitting(registry.reporters, view), [registry, view])
  const present = useMemo(() => reportingIn(chosen, view.year), [chosen, view.year])
  const shown = VIEWS.find(({ id }) => id === parameters.get('view'))?.id ?? 'companies'
  const change = (changes: Readonly<Record<string, string>>): void =>
    setParameters((before) => addressOf(before, changes), { replace: true })
  return (
    <>
      <Filters registry={registry} view={view} onChange={change} />
      <p className={styles['count']} role="status">
        {present.length.toLocaleString('en-AU')} of {registry.reporters.length.toLocaleString('en-AU')}{' '}
        companies match and reported in {registry.years[view.year]?.reporting_year}.
      </p>
      <nav className={`${tabs['tabs']} screen-only`} aria-label="Views">
        {VIEWS.map(({ id, name }) => (
          <Link
            key={id}
            href={`/explore?${addressOf(parameters, { view: id === 'companies' ? '' : id }).toString()}`}
            aria-current={id === shown ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
        <Link href="/sectors">Sectors</Link>
        <Link href="/facilities">Facilities</Link>
        <Link href="/map">Map</Link>
      </nav>
      {shown === 'companies' ? (
        <ReporterTable
          registry={registry}
          reporters={present}
          year={view.year}
          sorting={{
            field: parameters.get('sort') ?? 'total',
            descending: parameters.get('order') !== 'up',
          }}
          onSort={({ field, descending }) => change({ sort: field, order: descending ? '' : 'up' })}
        />
      ) : shown === 'totals' ? (
        <TotalsView registry={registry} reporters={chosen} />
      ) : shown === 'spread' ? (
        <SpreadView registry={registry} reporters={present} view={view} />
      ) : (
        <ChangesView registry={registry} reporters={chosen} year={view.year} />
      )}
      <Statements registry={registry} />
    </>
  )
}

/** The address with some parameters changed; an empty one leaves it. */
function addressOf(before: URLSearchParams, changes: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(before)
  for (const [name, value] of Object.entries(changes))
    if (value === '') next.delete(name)
    else next.set(name, value)
  return next
}

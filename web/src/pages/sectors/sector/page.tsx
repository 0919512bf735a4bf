import { useMemo, useState } from 'react'
import { Link, useParams } from 'wouter'
import { Loaded } from '../../../components/loaded.tsx'
import { Message } from '../../../components/message.tsx'
import { PageHeader, PageLayout } from '../../../components/page-layout.tsx'
import styles from '../../../components/registry/registry.module.css'
import type { Registry, Sector } from '../../../components/registry/registry.ts'
import { ReporterTable } from '../../../components/registry/reporter-table.tsx'
import { rowsBelow } from '../../../components/registry/sector-rows.ts'
import { SectorTable } from '../../../components/registry/sector-table.tsx'
import { SpreadChart } from '../../../components/registry/spread-chart.tsx'
import { Statements } from '../../../components/registry/statements.tsx'
import { sumsOf } from '../../../components/registry/sums.ts'
import { TotalsChart } from '../../../components/registry/totals-chart.tsx'
import { useRegistry } from '../../../components/registry/use-registry.ts'
import { reportingIn } from '../../../components/registry/view.ts'
import { words } from '../../../format/words.ts'
import { usePageTitle } from '../../../shell/use-page-title.ts'

/** One sector of any level: its totals, its spread, the sectors within it and its companies. */
export function Page() {
  const { code = '' } = useParams()
  const registry = useRegistry()
  const sector = registry.data?.sectors.get(code)
  usePageTitle(sector?.title ?? 'Sector')
  return (
    <Loaded query={registry} page>
      {(data) =>
        sector === undefined ? (
          <Message title="No such sector" page>
            <p>
              No company of the registry has the ANZSIC code {code}. <Link href="/sectors">All sectors</Link>
            </p>
          </Message>
        ) : (
          <SectorPage registry={data} sector={sector} />
        )
      }
    </Loaded>
  )
}

function SectorPage({ registry, sector }: { readonly registry: Registry; readonly sector: Sector }) {
  const [sorting, sort] = useState({ field: 'total', descending: true })
  const newest = registry.years.length - 1
  const yearName = registry.years[newest]?.reporting_year ?? ''
  const members = useMemo(
    () => registry.reporters.filter(({ codes }) => codes.includes(sector.code)),
    [registry, sector],
  )
  const present = useMemo(() => reportingIn(members, newest), [members, newest])
  const below = rowsBelow(registry, present, sector.code)
  const hasBelow = sector.level !== 'class' && below.some(({ code }) => registry.sectors.has(code))
  return (
    <PageLayout>
      <PageHeader
        title={sector.title}
        lead={`ANZSIC ${sector.level} ${sector.code}. ${present.length} of its companies reported in ${yearName}, ${members.length} in any year.`}
      >
        <Trail registry={registry} sector={sector} />
      </PageHeader>
      <TotalsChart
        title={`${sector.title}, scope 1 and scope 2 by year`}
        sums={sumsOf(registry, members)}
        source={registry.source}
      />
      <SpreadChart
        title={`Scope 1 and 2 of its companies, ${yearName}`}
        rows={hasBelow ? below : [{ code: sector.code, title: sector.title, reporters: present }]}
        year={newest}
        yearName={yearName}
        source={registry.source}
      />
      {hasBelow ? <SectorTable registry={registry} reporters={members} chosen={sector.code} /> : null}
      <section className={styles['part']}>
        <div className={styles['tools']}>
          <h2>Companies</h2>
          <Link href={`/explore?sector=${sector.code}`}>Explore with filters and other years</Link>
        </div>
        <ReporterTable
          registry={registry}
          reporters={present}
          year={newest}
          sorting={sorting}
          onSort={sort}
        />
      </section>
      <Statements registry={registry} />
    </PageLayout>
  )
}

/** The way back up: all sectors, then every sector that holds this one. */
function Trail({ registry, sector }: { readonly registry: Registry; readonly sector: Sector }) {
  const above: Sector[] = []
  for (let at = parentOf(registry, sector); at !== undefined; at = parentOf(registry, at)) above.unshift(at)
  return (
    <nav className={styles['trail']} aria-label="Where this sector belongs">
      <Link href="/sectors">All sectors</Link>
      {above.map(({ code, title, level }) => (
        <Link key={code} href={`/sectors/${code}`} title={words(level)}>
          {title}
        </Link>
      ))}
    </nav>
  )
}

const parentOf = ({ sectors }: Registry, { parent_code }: Sector): Sector | undefined =>
  sectors.get(parent_code ?? '')

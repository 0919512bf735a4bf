import { Link } from 'wouter'
import { Loaded } from '../../components/loaded.tsx'
import { PageHeader, PageLayout } from '../../components/page-layout.tsx'
import { SectorTable } from '../../components/registry/sector-table.tsx'
import { Statements } from '../../components/registry/statements.tsx'
import { useRegistry } from '../../components/registry/use-registry.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'

/** The divisions of ANZSIC with what their companies emit. */
export function Page() {
  usePageTitle('Sectors')
  const registry = useRegistry()
  return (
    <PageLayout>
      <PageHeader
        title="Sectors"
        lead={
          <>
            ANZSIC divisions of the companies in the emissions registry, by where most of a company’s
            emissions come from. Open a division for its groups and companies, or{' '}
            <Link href="/explore">explore all companies</Link>.
          </>
        }
      />
      <Loaded query={registry} skeleton={<Skeleton height={640} />}>
        {(data) => (
          <>
            <SectorTable registry={data} reporters={data.reporters} chosen="" />
            <Statements registry={data} />
          </>
        )}
      </Loaded>
    </PageLayout>
  )
}

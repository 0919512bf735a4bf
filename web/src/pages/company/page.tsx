import { type ComponentType, useEffect } from 'react'
import { useParams } from 'wouter'
import { Loaded } from '../../components/loaded.tsx'
import { rememberRecent } from '../../recent.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { ClimateAhead } from './blocks/climate-ahead.tsx'
import { ClimateNow } from './blocks/climate-now.tsx'
import { Emissions } from './blocks/emissions.tsx'
import { Grid } from './blocks/grid.tsx'
import { Headline } from './blocks/headline.tsx'
import { Risk } from './blocks/risk.tsx'
import { Safeguard } from './blocks/safeguard.tsx'
import { Scope3 } from './blocks/scope3.tsx'
import { Sector } from './blocks/sector.tsx'
import { Sites } from './blocks/sites.tsx'
import styles from './company.module.css'
import { CompanyProvider } from './company-context.ts'
import { Contents } from './contents.tsx'
import { CompanyHeader } from './header.tsx'
import { CompanySkeleton } from './skeleton.tsx'
import { useAsOf, useProfile } from './use-company.ts'

/** What the page is made of, each under the id of its section. */
const PARTS: readonly { readonly id: string; readonly name: string; readonly Part: ComponentType }[] = [
  { id: 'emissions', name: 'Emissions', Part: Emissions },
  { id: 'risk', name: 'Risk', Part: Risk },
  { id: 'sector', name: 'Peers', Part: Sector },
  { id: 'safeguard', name: 'Safeguard', Part: Safeguard },
  { id: 'sites', name: 'Sites', Part: Sites },
  { id: 'climate', name: 'Climate so far', Part: ClimateNow },
  { id: 'scenarios', name: 'Climate ahead', Part: ClimateAhead },
  { id: 'grid', name: 'Grid', Part: Grid },
  { id: 'scope3', name: 'Scope 3', Part: Scope3 },
]

/** The profile of one company as one readable page. */
export function Page() {
  const { abn = '' } = useParams()
  const [asOf] = useAsOf()
  const profile = useProfile(abn, asOf)
  const name = profile.data?.data.entity?.name
  usePageTitle(name ?? 'Company')
  useEffect(() => {
    if (name !== undefined) rememberRecent({ abn, name })
  }, [abn, name])
  return (
    <Loaded query={profile} page skeleton={<CompanySkeleton />}>
      {({ data, meta }) => (
        <CompanyProvider value={{ abn, asOf, profile: data }}>
          <article className={styles['page']} aria-busy={profile.isPlaceholderData}>
            <CompanyHeader inForceFrom={meta.as_of} snapshot={meta.snapshot} />
            <Headline />
            <Contents parts={PARTS} />
            {PARTS.map(({ id, Part }) => (
              <Part key={id} />
            ))}
            <footer className={styles['colophon']}>
              Snapshot <code>{meta.snapshot}</code>, evidence <code>{meta.evidence_hash}</code>
            </footer>
          </article>
        </CompanyProvider>
      )}
    </Loaded>
  )
}

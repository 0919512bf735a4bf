import { useState } from 'react'
import { Loaded } from '../../../components/loaded.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { words } from '../../../format/words.ts'
import styles from '../company.module.css'
import { useCurrentCompany } from '../company-context.ts'
import { type Risk, useSiteRisks } from '../use-company.ts'
import { RuleSteps } from './rule-trace.tsx'

/** Why the worst site has its band, which is the company's: its rules are asked for when someone wants to know. */
export function WorstSite({ risk }: { readonly risk: Risk }) {
  const { abn, asOf } = useCurrentCompany()
  const [opened, open] = useState(false)
  const rules = useSiteRisks(abn, asOf, opened)
  const { worst, worst_sites: ids = [] } = risk.physical.sites
  const [site, ...others] = risk.physical.site_bands.filter(({ id }) => ids.includes(id))
  if (worst === undefined || worst === null || site === undefined) return null
  return (
    <details className={styles['trace']} onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>{`Why ${words(worst).toLowerCase()} at ${site.name}? What would change it?`}</summary>
      {opened ? (
        <Loaded query={rules} skeleton={<Skeleton height={120} />}>
          {({ data }) => (
            <RuleSteps
              steps={data.sites.find(({ id }) => id === site.id)?.physical_risk.trace ?? []}
              bands={risk.bands}
            />
          )}
        </Loaded>
      ) : null}
      {others.length === 0 ? null : (
        <p className={styles['remark']}>In the same band: {others.map(({ name }) => name).join(', ')}.</p>
      )}
    </details>
  )
}

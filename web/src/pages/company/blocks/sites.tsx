import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { Loaded } from '../../../components/loaded.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import styles from '../company.module.css'
import { useCurrentCompany } from '../company-context.ts'
import { useRisk } from '../use-company.ts'

/** The map comes by itself: most readers have left before they scroll to it. */
const SiteHazards = lazy(async () => ({ default: (await import('./site-hazards.tsx')).SiteHazards }))

/** Where the company's sites are, and what each hazard does there, now and in warmer worlds. */
export function Sites() {
  const { abn, asOf } = useCurrentCompany()
  const risk = useRisk(abn, asOf)
  return (
    <div className={styles['block']}>
      <Loaded query={risk} skeleton={<Skeleton height={420} />}>
        {({ data }) =>
          data.physical.site_bands.length === 0 ? (
            <p className={styles['remark']}>
              No facilities are published for this company. You can declare sites{' '}
              <Link href={`/workspace/${abn}/sites`}>in the disclosure workspace</Link>.
            </p>
          ) : (
            <Suspense fallback={<Skeleton height={420} />}>
              <SiteHazards sites={data.physical.site_bands} />
            </Suspense>
          )
        }
      </Loaded>
    </div>
  )
}

import { Link } from 'wouter'
import { BandMeter } from '../../../components/band-meter.tsx'
import { Loaded } from '../../../components/loaded.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { SiteMap } from '../../../components/site-map/site-map.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { tonnes } from '../../../format/numbers.ts'
import { words } from '../../../format/words.ts'
import styles from '../company.module.css'
import { useCurrentCompany } from '../company-context.ts'
import { type Risk, useRisk } from '../use-company.ts'

type Site = Risk['physical']['site_bands'][number]

/** Where the company's sites are, and what is known about the climate there. */
export function Sites() {
  const { abn, asOf, profile } = useCurrentCompany()
  const { location: office, indicators } = profile.climate_context ?? {}
  const risk = useRisk(abn, asOf)
  return (
    <section className={styles['block']} id="sites" aria-labelledby="sites-title">
      <h2 id="sites-title">Sites</h2>
      <Loaded query={risk} skeleton={<Skeleton height={420} />}>
        {({ data }) =>
          data.physical.site_bands.length === 0 ? (
            <p className={styles['remark']}>
              No facility of the company is published. Sites can be declared{' '}
              <Link href={`/workspace/${abn}/sites`}>in the disclosure workspace</Link>.
            </p>
          ) : (
            <div className={styles['map']}>
              <SiteMap
                sites={data.physical.site_bands}
                office={office?.kind === 'head_office' ? office : null}
                cells={(indicators ?? []).flatMap(({ series }) => series ?? [])}
              />
              <SiteTable sites={data.physical.site_bands} />
            </div>
          )
        }
      </Loaded>
    </section>
  )
}

function SiteTable({ sites }: { readonly sites: readonly Site[] }) {
  const ordered = sites.toSorted((a, b) => sizeOf(b) - sizeOf(a))
  return (
    <ScrollTable label="List of sites" stacked>
      <thead>
        <tr>
          <th scope="col" className={styles['siteName']}>
            Site
          </th>
          <th scope="col">Emissions</th>
          <th scope="col">Physical risk</th>
        </tr>
      </thead>
      <tbody>
        {ordered.map((site) => (
          <tr key={site.id}>
            <th scope="row">
              {site.name}
              <small>
                {[site.state, words(site.origin), `location ${words(site.location.quality).toLowerCase()}`]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </small>
            </th>
            <td data-label="Emissions">{tonnes(site.covered_emissions_t ?? site.scope1_t)}</td>
            <td>
              {site.band === null ? (
                <small>{site.availability.detail}</small>
              ) : (
                <BandMeter band={site.band} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

const sizeOf = (site: Site): number => site.covered_emissions_t ?? site.scope1_t ?? -1

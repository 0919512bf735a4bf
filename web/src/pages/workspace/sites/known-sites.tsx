import { useQuery } from '@tanstack/react-query'
import { answer, api, type Schema } from '../../../api/client.ts'
import { BandMeter } from '../../../components/band-meter.tsx'
import { Loaded } from '../../../components/loaded.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { SiteMap } from '../../../components/site-map/site-map.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { words } from '../../../format/words.ts'
import { useWorkspace } from '../use-workspace.ts'
import styles from '../workspace.module.css'
import layout from './sites.module.css'

type Site = Schema<'SiteClimateRisks'>['data']['sites'][number]

/** Every site that the service knows of, the declared ones first: where it was located, and what the climate does there. */
export function KnownSites() {
  const { abn } = useWorkspace()
  const sites = useQuery({
    queryKey: ['workspace', abn, 'sites'],
    queryFn: async ({ signal }) => {
      const path = { abn }
      return (await answer(api.GET('/v1/companies/{abn}/sites/climate-risks', { params: { path }, signal })))
        .data.sites
    },
  })
  return (
    <section aria-labelledby="known-sites-title" className={styles['block']}>
      <h2 id="known-sites-title">On the map</h2>
      <Loaded query={sites} skeleton={<Skeleton height={420} />}>
        {(all) =>
          all.length === 0 ? (
            <p className={styles['remark']}>No published or declared facilities yet.</p>
          ) : (
            <div className={layout['map']}>
              <SiteMap sites={all.map((site) => ({ ...site, band: bandOf(site) }))} />
              <ScrollTable label="Sites on the map" stacked>
                <thead>
                  <tr>
                    <th scope="col">Site</th>
                    <th scope="col">Physical risk</th>
                  </tr>
                </thead>
                <tbody>
                  {all
                    .toSorted((a, b) => Number(isDeclared(b)) - Number(isDeclared(a)))
                    .map((site) => (
                      <SiteRow key={site.id} site={site} />
                    ))}
                </tbody>
              </ScrollTable>
            </div>
          )
        }
      </Loaded>
    </section>
  )
}

function SiteRow({ site }: { readonly site: Site }) {
  const { location, physical_risk: risk } = site
  return (
    <tr>
      <th scope="row">
        {site.name}
        <small>
          {[
            isDeclared(site) ? 'Declared here' : words(site.origin),
            site.state,
            location.matched_name === null ? null : `matched to ${location.matched_name}`,
          ]
            .filter((part) => part !== null)
            .join(' · ')}
        </small>
      </th>
      <td>
        {bandOf(site) === null ? (
          <small>{location.availability.detail ?? risk.availability.detail}</small>
        ) : (
          <BandMeter band={bandOf(site)} />
        )}
      </td>
    </tr>
  )
}

const bandOf = ({ physical_risk: risk }: Site): string | null => risk.overall ?? null
const isDeclared = ({ origin }: Site): boolean => origin === 'tenant_declared'

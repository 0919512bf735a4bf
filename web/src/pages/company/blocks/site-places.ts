import type { Schema } from '../../../api/client.ts'
import { facilityAddress } from '../../../components/facility/facility-address.ts'
import {
  type Place,
  type Reading,
  reasonWords,
  secondSource,
} from '../../../components/hazard-map/reading.ts'
import { words } from '../../../format/words.ts'
import type { Risk } from '../use-company.ts'

type Band = Risk['physical']['site_bands'][number]
type SiteRisk = Schema<'SiteClimateRisks'>['data']['sites'][number]

/** The overall band, which the list of hazards begins with. */
export const OVERALL = 'physical_risk'

/** Sites with their overall band; with every hazard once those are there. */
export const placesOf = (
  sites: readonly Band[],
  risks: readonly SiteRisk[] | undefined,
): readonly Place[] => {
  const byId = new Map(risks?.map((risk) => [risk.id, risk]))
  return sites.map((site) => ({
    id: site.id,
    name: site.name,
    // Declared sites are the tenant's own and have no public page.
    href: site.origin === 'tenant_declared' ? undefined : facilityAddress(site.name, site.state),
    about: [
      site.state,
      words(site.origin),
      `location ${words(site.location.availability.reason_code ?? site.location.quality).toLowerCase()}`,
      secondSource(site.location.second_opinion),
    ]
      .filter((part) => part !== null)
      .join(' · '),
    tonnes: site.covered_emissions_t ?? site.scope1_t,
    lat: site.location.lat,
    lon: site.location.lon,
    readings: { [OVERALL]: overallOf(site), ...hazardsOf(byId.get(site.id)) },
  }))
}

const NOT_PROJECTED: Reading = {
  band: null,
  reason: 'The overall band shows today’s climate. Choose a hazard to see projections.',
}

const overallOf = ({ band, availability }: Band): Readonly<Record<string, Reading>> => ({
  now: { band, reason: band === null ? (availability.detail ?? 'Not assessed.') : null },
  '1.5': NOT_PROJECTED,
  '2': NOT_PROJECTED,
  '3': NOT_PROJECTED,
})

function hazardsOf(site: SiteRisk | undefined): Record<string, Record<string, Reading>> {
  return Object.fromEntries(
    (site?.hazards ?? []).map(({ hazard, band, reason_code, is_stale }) => [
      hazard,
      {
        now: {
          band,
          reason: band === null ? reasonWords(reason_code) : null,
          ...(is_stale === true ? { isOld: true } : {}),
        },
        ...Object.fromEntries(
          (site?.scenarios ?? []).flatMap(({ id, hazards }) => {
            const then = hazards.find((one) => one.hazard === hazard)
            return then === undefined ? [] : [[id, thenOf(then)]]
          }),
        ),
      },
    ]),
  )
}

const thenOf = ({
  band_then,
  reason,
  milder_than_now,
}: SiteRisk['scenarios'][number]['hazards'][number]): Reading => ({
  band: band_then?.central ?? null,
  reason: band_then === null ? (reason?.detail ?? reasonWords(reason?.code)) : null,
  ...(milder_than_now === null ? {} : { note: milder_than_now }),
})

import { distanceKm } from '../company/climate/location.ts'
import type { SiteLocation } from '../company/sites/sites.ts'
import type { LoadFinding } from './load-findings.ts'

/** A site that a tenant declared, before and after a change of what is in force. */
export interface SiteStep {
  readonly tenant_id: string
  readonly abn: string
  readonly site_id: string
  readonly before: SiteLocation | null
  readonly after: SiteLocation | null
}

/** A declared site that is elsewhere than before, found otherwise or no longer found. */
export interface ChangedSite extends Pick<SiteStep, 'tenant_id' | 'abn' | 'site_id'> {
  /** Null where it has no place before or after. */
  readonly moved_km: number | null
  readonly change: string
  /** Null where nothing looks wrong. */
  readonly finding: 'site_lost' | 'site_moved' | null
}

/** How far a site may move and still be the same place: a parcel of land, and the middle of a postcode. */
const SAME_PLACE_KM = { exact: 1, approximate: 25 } as const

/** Undefined where the site stands where it stood. */
export function changedSite(step: SiteStep): ChangedSite | undefined {
  const { before, after, tenant_id, abn, site_id } = step
  if (before === null && after === null) return undefined
  const moved_km = before === null || after === null ? null : distanceKm(before, after)
  if (moved_km === 0 && before?.precision === after?.precision) return undefined
  const change = `${wordsOf(before)} before, ${wordsOf(after)} now`
  return { tenant_id, abn, site_id, moved_km, change, finding: findingOf(step, moved_km) }
}

/**
 * A site loses when it has no place any more, or only the middle of its postcode. From there to a point is a gain, however
 * far it is.
 */
function findingOf({ before, after }: SiteStep, movedKm: number | null): ChangedSite['finding'] {
  if (before === null) return null
  if (after === null || (before.quality === 'exact' && after.quality !== 'exact')) return 'site_lost'
  if (before.quality !== after.quality || (movedKm ?? 0) <= SAME_PLACE_KM[before.quality]) return null
  return 'site_moved'
}

const wordsOf = (place: SiteLocation | null): string =>
  place === null ? 'no place' : [place.precision, place.matched_name ?? ''].join(' ').trim()

/** Findings are kept with the release, which is public: they count the sites and name neither tenants nor sites. */
export function siteFindings(changed: readonly ChangedSite[], compared: number): LoadFinding[] {
  const count = (finding: ChangedSite['finding']): number =>
    changed.filter((site) => site.finding === finding).length
  const [lost, moved] = [count('site_lost'), count('site_moved')]
  return [
    ...(lost === 0
      ? []
      : [
          {
            kind: 'site_lost',
            abn: null,
            message: `${lost} of ${compared} declared sites lose the location found for their address.`,
          } as const,
        ]),
    ...(moved === 0
      ? []
      : [
          {
            kind: 'site_moved',
            abn: null,
            message: `${moved} of ${compared} declared sites move too far to be the same place.`,
          } as const,
        ]),
  ]
}

import type { SiteAssessment } from '../../domain/company/sites.ts'

/** A site with how its place was found; `not_located` where it was not. */
export function presentSite({ site, location_availability }: SiteAssessment) {
  const { evidence: _, location, ...shown } = site
  return {
    ...shown,
    location: {
      availability: location_availability,
      lat: location?.lat ?? null,
      lon: location?.lon ?? null,
      quality: location?.quality ?? 'not_located',
      precision: location?.precision ?? null,
      matched_name: location?.matched_name ?? null,
      source: location?.source ?? null,
    },
  }
}

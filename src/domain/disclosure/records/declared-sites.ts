import { isInAustralia } from '../../company/climate/australia.ts'
import { gridRegionOf } from '../../company/grid/region-of-place.ts'
import type { RecordCheck, RecordFault, RecordWarning } from './fault.ts'

/** A site as a tenant declares it: by coordinates, or by an address. */
export interface DeclaredSite {
  readonly site_id: string
  readonly name: string
  readonly latitude?: number
  readonly longitude?: number
  /** Metres above sea level. */
  readonly elevation_m?: number
  readonly address?: string
  readonly state?: string
  readonly postcode?: string
  readonly activity?: string
}

/** The company itself as its tenant declares it, where no register at hand tells of it. */
export interface DeclaredCompany {
  readonly name: string
  /** Address of the head office. */
  readonly address?: string
  readonly state?: string
  readonly postcode?: string
}

export interface SitesRecord {
  readonly company?: DeclaredCompany
  readonly sites: readonly DeclaredSite[]
}

/** What a schema cannot say about a list of sites; warnings are worth a look and do not refuse. */
export function checkSites({ company, sites }: SitesRecord): RecordCheck {
  const errors: RecordFault[] = []
  const warnings: RecordWarning[] = []
  if (company !== undefined) warnings.push(...statesDiffer(company, '/company'))
  for (const [index, site] of sites.entries()) {
    const at = (member: string): string => `/sites/${index}${member}`
    const { latitude, longitude } = site
    if (sites.findIndex((one) => one.site_id === site.site_id) !== index)
      errors.push({ pointer: at('/site_id'), code: 'repeated', message: 'is the id of an earlier site' })
    if ((latitude === undefined) !== (longitude === undefined))
      errors.push({
        pointer: at(''),
        code: 'incomplete',
        message: 'has one coordinate; give both or an address',
      })
    else if (latitude === undefined && site.address === undefined)
      errors.push({ pointer: at(''), code: 'incomplete', message: 'needs coordinates or an address' })
    else if (
      latitude !== undefined &&
      longitude !== undefined &&
      !isInAustralia({ lat: latitude, lon: longitude })
    )
      errors.push({
        pointer: at('/latitude'),
        code: 'outside_australia',
        message: `${latitude}, ${longitude} is not in Australia or its territories: is a minus sign missing, or are the two swapped?`,
      })
    warnings.push(...statesDiffer(site, at('')))
  }
  return { errors, warnings }
}

function statesDiffer(
  { state, postcode }: Pick<DeclaredSite, 'state' | 'postcode'>,
  pointer: string,
): RecordWarning[] {
  const byPostcode = gridRegionOf({ state: null, postcode: postcode ?? null }).state
  if (byPostcode === null || state === undefined || byPostcode === state) return []
  return [
    {
      pointer: `${pointer}/state`,
      code: 'state_and_postcode_differ',
      message: `postcode ${postcode ?? ''} belongs to ${byPostcode}`,
    },
  ]
}

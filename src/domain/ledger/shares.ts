import type { OrganisationalBoundary } from '../disclosure/records/organisational-boundary.ts'

/** What the boundary counts of a place. */
export interface PlaceShare {
  readonly percent: number
  /** Why it is not the whole; null where it is. */
  readonly reason: 'ownership' | 'entity_left_out' | 'facility_left_out' | 'entity_not_in_boundary' | null
}

const WHOLE: PlaceShare = { percent: 100, reason: null }

/**
 * The share of an entity and facility by the boundary of the period. A line that names no entity is of the facility's entity, or of
 * the company itself. Without a boundary everything counts as a whole.
 */
export function shareOf(
  boundary: OrganisationalBoundary | null,
  company: string,
  { entity, facility }: { readonly entity: string; readonly facility: string },
): PlaceShare {
  if (boundary === null) return WHOLE
  const site = boundary.facilities.find(({ name }) => facility !== '' && name === facility)
  if (site?.included === false) return { percent: 0, reason: 'facility_left_out' }
  const abn = entity === '' ? (site?.entity_abn ?? company) : entity
  const found = boundary.entities.find((one) => one.abn === abn)
  if (found?.included === false) return { percent: 0, reason: 'entity_left_out' }
  // A company is never a part of itself, whatever share is written beside its own name.
  if (abn === company) return WHOLE
  if (found === undefined) return { percent: 0, reason: 'entity_not_in_boundary' }
  const percent = found.inclusion_percent
  return percent === 100 ? WHOLE : { percent, reason: 'ownership' }
}

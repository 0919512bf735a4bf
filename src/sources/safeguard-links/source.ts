import { compactSource } from '../formats/compact-source.ts'
import { CONFIRMED_SLOTS, editionOfLinks } from './confirmed.ts'
import origin from './origin.json' with { type: 'json' }
import { type SafeguardLinkRow, safeguardLinkRow } from './row.ts'

/** A Safeguard emitter is usually a subsidiary of the corporation in the registry. This table links the two, year by year, and derives a status from the published figures. */
export const safeguardLinksSource = compactSource<SafeguardLinkRow>({
  origin,
  row: safeguardLinkRow,
  key: ['reporting_year', 'facility_name', 'responsible_emitter'],
  measures: [],
  entity: 'facility_name',
  loads_after: ['nger-corporate', 'safeguard'],
  single_decisions: CONFIRMED_SLOTS,
  without: 'The facility then belongs to no company and may be missing from an exposure.',
  edition: editionOfLinks,
})

import type { Source } from '../source.ts'
import origin from './origin.json' with { type: 'json' }
import { readLocalities } from './reader.ts'
import { type LocalityRow, localityRow } from './row.ts'

/** Localities of Australia with postcode and point. */
export const localitiesSource: Source<LocalityRow> = {
  origin,
  row: localityRow,
  key: ['postcode', 'locality', 'state'],
  measures: [],
  entity: 'postcode',
  read: readLocalities,
}

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
  marks: [
    {
      kind: 'cells',
      delimiter: '\t',
      width: 12,
      patterns: { 0: /^AU$/, 1: /^\d{4}$/, 9: /^-\d+(?:\.\d+)?$/, 10: /^\d+(?:\.\d+)?$/ },
      describes: 'AU, a postcode, a place and a point, separated by tabs',
    },
  ],
  archive: /^AU\.txt$/,
  read: readLocalities,
}

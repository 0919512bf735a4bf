import type { Source } from '../source.ts'
import columns from './columns.json' with { type: 'json' }
import origin from './origin.json' with { type: 'json' }
import { readAddresses } from './reader.ts'
import { type AddressRow, addressRow } from './row.ts'

export const gnafCoreSource: Source<AddressRow> = {
  origin,
  row: addressRow,
  key: ['address_detail_pid'],
  measures: [],
  entity: 'locality_name',
  marks: [{ kind: 'headings', columns, within: 1 }],
  archive: /GNAF_CORE\.psv$/i,
  read: readAddresses,
}

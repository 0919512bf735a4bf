import { compactSource } from '../formats/compact-source.ts'
import origin from './origin.json' with { type: 'json' }
import { type LocalityAreaRow, localityAreaRow } from './row.ts'

/** Which local government areas a locality is in: an operator's own table, which declared disasters are looked up by. */
export const localityAreasSource = compactSource<LocalityAreaRow>({
  origin,
  row: localityAreaRow,
  key: ['state', 'locality', 'lga_code'],
  measures: [],
  entity: 'lga_code',
  without: 'The locality is then not counted in the area.',
  edition: { slot: 'all', edition: 'as loaded' },
})

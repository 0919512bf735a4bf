import { compactSource } from '../formats/compact-source.ts'
import origin from './origin.json' with { type: 'json' }
import { type BushfireSuburbRow, bushfireSuburbRow } from './row.ts'

/** Suburbs with the share of their area inside the bushfire-prone overlay of the state. */
export const bushfireSuburbsSource = compactSource<BushfireSuburbRow>({
  origin,
  row: bushfireSuburbRow,
  key: ['sal_code_2021'],
  measures: [],
  entity: 'sal_code_2021',
  without: 'A suburb that is left out has no bushfire exposure: the hazard is outside coverage there.',
  edition: { slot: 'all', edition: '2023' },
})

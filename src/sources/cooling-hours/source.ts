import { compactSource } from '../formats/compact-source.ts'
import origin from './origin.json' with { type: 'json' }
import { type CoolingHoursRow, coolingHoursRow } from './row.ts'

/** Hours a year below 15 and above 21 degC by climate zone and scenario. */
export const coolingHoursSource = compactSource<CoolingHoursRow>({
  origin,
  row: coolingHoursRow,
  key: ['zone', 'scenario'],
  measures: [],
  entity: 'zone',
  without: 'A zone that is left out has no cooling demand under that scenario.',
  edition: { slot: 'all', edition: '2023' },
})

import { compactSource } from '../formats/compact-source.ts'
import origin from './origin.json' with { type: 'json' }
import { type WarmingLevelYearRow, warmingLevelYearRow } from './row.ts'

/** When each SSP reaches a level by AR6's assessed warming, which is cooler than the raw ensemble of CMIP6. */
export const warmingLevelYearsSource = compactSource<WarmingLevelYearRow>({
  origin,
  row: warmingLevelYearRow,
  key: ['scenario', 'gwl_c'],
  measures: [],
  entity: 'scenario',
  without: 'The scenario analysis then does not say when this pathway reaches the level.',
  edition: { slot: 'all', edition: 'IPCC AR6' },
})

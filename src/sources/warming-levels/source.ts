import { compactSource } from '../formats/compact-source.ts'
import origin from './origin.json' with { type: 'json' }
import { type WarmingLevelRow, warmingLevelRow } from './row.ts'

/** How the four regions change when the world has warmed by 1.5, 2, 3 and 4 degrees. */
export const warmingLevelsSource = compactSource<WarmingLevelRow>({
  origin,
  row: warmingLevelRow,
  key: ['region', 'ensemble', 'gwl_c', 'season', 'variable', 'baseline'],
  measures: [],
  entity: 'region',
  without: 'The scenario analysis of its region then lacks the change and says so.',
  edition: { slot: 'all', edition: 'IPCC AR6 Atlas' },
})

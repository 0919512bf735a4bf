import { compactSource } from '../formats/compact-source.ts'
import origin from './origin.json' with { type: 'json' }
import { type IspOutlookRow, ispOutlookRow } from './row.ts'

/** What the market emits and generates to 2050 in each scenario of the plan. */
export const ispOutlookSource = compactSource<IspOutlookRow>({
  origin,
  row: ispOutlookRow,
  key: ['scenario', 'development_path', 'region', 'year_ending_june'],
  measures: [],
  entity: 'region',
  without: 'The path of its region then lacks the year and says so.',
  edition: { slot: 'all', edition: '2026 ISP, draft' },
})

import { compactSource } from '../formats/compact-source.ts'
import origin from './origin.json' with { type: 'json' }
import { type RenewablePowerPercentageRow, renewablePowerPercentageRow } from './row.ts'

/** The mandatory renewable share of electricity that the market-based method takes off first. */
export const renewablePowerPercentageSource = compactSource<RenewablePowerPercentageRow>({
  origin,
  row: renewablePowerPercentageRow,
  key: ['year'],
  measures: [],
  entity: 'year',
  without: 'The market-based method is then not available for the year.',
  edition: { slot: 'all', edition: '2024, 2025' },
})

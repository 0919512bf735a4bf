import { compactSource } from '../formats/compact-source.ts'
import origin from './origin.json' with { type: 'json' }
import { type RenewablePowerPercentageRow, renewablePowerPercentageRow } from './row.ts'

/** The mandatory renewable share of electricity that the market-based method takes off first. */
export const renewablePowerPercentageSource = compactSource<RenewablePowerPercentageRow>({
  origin,
  row: renewablePowerPercentageRow,
  key: ['jurisdiction', 'year'],
  measures: [],
  entity: 'year',
  // An operator adds a year at a time, so that the number of rows tells nothing.
  single_decisions: 'all',
  without: 'The market-based method is then not available for the year.',
  edition: (rows) => ({
    slot: 'all',
    edition: [...new Set(rows.map(({ year }) => year))].toSorted().join(', '),
  }),
})

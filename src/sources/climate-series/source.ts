import { compactSource } from '../formats/compact-source.ts'
import origin from './origin.json' with { type: 'json' }
import { type ClimateSeriesRow, climateSeriesRow } from './row.ts'

/** Mean temperature, rainfall and hot days by year at stations and grid points, used where no grid is loaded. */
export const climateSeriesSource = compactSource<ClimateSeriesRow>({
  origin,
  row: climateSeriesRow,
  key: ['series', 'year'],
  measures: [],
  entity: 'series',
  without: 'A year that is left out is missing from the series of its place.',
  edition: { slot: 'all', edition: 'to 2024' },
})

import { compactSource } from '../formats/compact-source.ts'
import origin from './origin.json' with { type: 'json' }
import { type HeatResponseRow, heatResponseRow } from './row.ts'

/** How many hot days a place would have had in 1981-2010, had every day been warmer. */
export const heatResponseSource = compactSource<HeatResponseRow>({
  origin,
  row: heatResponseRow,
  key: ['series', 'baseline', 'shift_c'],
  measures: [],
  entity: 'location',
  without: 'The curve of the place then lacks a point, and hot days are not projected across it.',
  edition: { slot: 'all', edition: 'ACORN-SAT v2.5' },
})

import type { Source } from '../source.ts'
import { CPI_MARKS } from './marks.ts'
import origin from './origin.json' with { type: 'json' }
import { readCpi } from './reader.ts'
import { type CpiRow, cpiRow } from './row.ts'

/** Consumer prices: index numbers and changes, by region, group and period. */
export const absCpiSource: Source<CpiRow> = {
  origin,
  row: cpiRow,
  key: [
    'dataflow',
    'base_period',
    'measure_code',
    'index_code',
    'tsest',
    'region_code',
    'freq',
    'time_period',
  ],
  measures: [],
  period: 'time_period',
  entity: 'region_code',
  marks: CPI_MARKS,
  read: readCpi,
}

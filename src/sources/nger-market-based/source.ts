import type { Source } from '../source.ts'
import { COLUMNS } from './columns.ts'
import origin from './origin.json' with { type: 'json' }
import { readNgerMarketBased } from './reader.ts'
import { type NgerMarketBasedRow, ngerMarketBasedRow } from './row.ts'

/** Market-based scope 2 emissions of the organisations that chose to have them published. */
export const ngerMarketBasedSource: Source<NgerMarketBasedRow> = {
  origin,
  row: ngerMarketBasedRow,
  key: ['reporting_year', 'organisation', 'abn'],
  measures: ['scope2_market_based_t'],
  period: 'reporting_year',
  entity: 'organisation',
  marks: [{ kind: 'headings', columns: COLUMNS }],
  loads_after: ['nger-corporate'],
  read: readNgerMarketBased,
}

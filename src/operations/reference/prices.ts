import type { QuarterPrice } from '../../domain/company/price-change.ts'
import type { PriceRow } from '../../store/prices.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { cite } from './cite.ts'

/** Quarters of the consumer price index as the methods take them. */
export const quarterPrices = (snapshot: SnapshotView, rows: readonly PriceRow[]): QuarterPrice[] =>
  rows.map((row) => ({
    quarter: row.time_period,
    index: row.obs_value,
    base_period: row.base_period,
    evidence: cite(snapshot, row, row.time_period, { 'CPI all groups': row.obs_value_text ?? row.obs_value }),
  }))

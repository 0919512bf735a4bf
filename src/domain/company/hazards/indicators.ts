import { type Band, decideBand, type RiskLevel } from '../bands.ts'
import type { Decision, HazardId, HazardIndicator } from './assessment.ts'
import { hazardRow } from './hazard-table.ts'

/** A figure with the unit that the table states for it. */
export function indicatorOf(hazard: HazardId, id: string, value: number, period: string): HazardIndicator {
  const row = hazardRow(hazard).indicators.find((one) => one.id === id)
  if (row === undefined) throw new RangeError(`indicator ${id} of ${hazard}: expected one of the table`)
  return { id, value, unit: row.unit, period }
}

/** The band of a value by one table, with its step. */
export function decide(
  rule: string,
  measure: string,
  table: readonly Band<RiskLevel>[],
  value: number,
): Decision {
  const { band, step } = decideBand(`hazards.${rule}`, measure, table, value)
  return { band: band.name, step }
}

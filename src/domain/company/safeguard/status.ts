import type { DerivedStatus } from './statuses.ts'

/** The published figures of one facility-year that decide its status. */
export interface StatusFigures {
  readonly baseline_t: number | null
  readonly net_emissions_t: number | null
  readonly accus_surrendered: number | null
  readonly smcs_surrendered: number | null
  /** True when the table says that a multi-year monitoring period applies. */
  readonly multi_year_period: boolean
  /** Both are printed only for a period that has ended. */
  readonly period_net_emissions_t: number | null
  readonly period_baseline_t: number | null
  /** What the table of excess emissions situations says about the facility. */
  readonly excess_situation: 'none' | 'open' | 'ended'
}

/**
 * What the published figures mean. A published excess situation outranks everything else, a multi-year period too;
 * without one, net emissions (after units) are held against the baseline.
 */
export function deriveSafeguardStatus(figures: StatusFigures): DerivedStatus {
  if (figures.excess_situation === 'open') return 'excess_emissions_situation'
  if (figures.excess_situation === 'ended') return 'excess_situation_ended'
  if (figures.multi_year_period) return periodEndedInCompliance(figures) ? 'mymp_closed_compliant' : 'mymp'
  if (figures.baseline_t === null || figures.net_emissions_t === null) return 'no_baseline'
  if (figures.net_emissions_t > figures.baseline_t) return 'net_above_baseline'
  const units = (figures.accus_surrendered ?? 0) + (figures.smcs_surrendered ?? 0)
  return figures.net_emissions_t + units > figures.baseline_t ? 'met_by_surrender' : 'below_baseline'
}

const periodEndedInCompliance = (figures: StatusFigures): boolean =>
  figures.period_net_emissions_t !== null &&
  figures.period_baseline_t !== null &&
  figures.period_net_emissions_t <= figures.period_baseline_t

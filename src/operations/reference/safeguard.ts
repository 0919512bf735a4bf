import type { SafeguardRow } from '../../domain/company/safeguard/facility.ts'
import { deriveSafeguardStatus, type StatusFigures } from '../../domain/company/safeguard/status.ts'
import type { SafeguardFacilityRow } from '../../store/safeguard.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { cite } from './cite.ts'

export function safeguardFacilityYear(snapshot: SnapshotView, row: SafeguardFacilityRow): SafeguardRow {
  const year = row.reporting_year
  const figures = {
    covered_emissions_t: row.covered_emissions_t,
    baseline_t: row.baseline_t,
    net_emissions_t: row.net_emissions_t,
  }
  const link =
    row.link_release_id === null || row.link_row_ref === null
      ? []
      : cite(snapshot, { release_id: row.link_release_id, row_ref: row.link_row_ref }, year, {
          controlling_corporation_abn: row.controlling_corporation_abn,
        })
  return {
    facility: row.facility_name,
    reporting_year: year,
    responsible_emitter: row.responsible_emitter,
    emitter_abn: row.emitter_abn,
    controlling_corporation: row.controlling_corporation,
    controlling_corporation_abn: row.controlling_corporation_abn,
    link_basis: row.link_basis,
    derived_status: deriveSafeguardStatus(statusFigures(row)),
    covered_emissions_t: row.covered_emissions_t,
    baseline_t: row.baseline_t,
    net_emissions_t: row.net_emissions_t,
    net_position_t: row.net_position_t,
    reduction_contribution: row.erc,
    accus_issued: row.accus_issued,
    accus_deemed_surrendered: row.accus_deemed_surrendered,
    accus_surrendered: row.accus_surrendered,
    smcs_surrendered: row.smcs_surrendered,
    smcs_issued: row.smcs_issued,
    gases: { co2_t: row.co2_t, ch4_t: row.ch4_t, n2o_t: row.n2o_t, other_t: row.other_ghg_t },
    state: row.state,
    anzsic_group: row.anzsic_group,
    evidence: [...cite(snapshot, row, year, figures), ...link],
  }
}

const statusFigures = (row: SafeguardFacilityRow): StatusFigures => ({
  baseline_t: row.baseline_t,
  net_emissions_t: row.net_emissions_t,
  accus_surrendered: row.accus_surrendered,
  smcs_surrendered: row.smcs_surrendered,
  multi_year_period: row.flags.includes('multi_year_monitoring_period'),
  period_net_emissions_t: row.mymp_net_emissions_t,
  period_baseline_t: row.mymp_baseline_t,
  excess_situation: excessSituation(row),
})

function excessSituation(row: SafeguardFacilityRow): StatusFigures['excess_situation'] {
  if (!row.flags.includes('excess_emissions_situation')) return 'none'
  return row.excess_end === null ? 'open' : 'ended'
}

import type { SafeguardRow } from '../../src/domain/company/safeguard/facility.ts'
import { evidence } from './method-page.ts'

/** A facility of the company with the ABN "me", below its baseline. */
export function safeguardRow(reporting_year: string, figures: Partial<SafeguardRow> = {}): SafeguardRow {
  return {
    facility: 'Works',
    reporting_year,
    state: 'NSW',
    anzsic_group: null,
    controlling_corporation: null,
    responsible_emitter: 'Works Pty Ltd',
    emitter_abn: null,
    controlling_corporation_abn: 'me',
    link_basis: 'analyst_subsidiary_link',
    link_carried_from: null,
    link_confirmation: null,
    formerly_controlled_by: [],
    derived_status: 'below_baseline',
    covered_emissions_t: 150_000,
    baseline_t: 200_000,
    net_emissions_t: 150_000,
    net_position_t: null,
    reduction_contribution: 0.902,
    accus_issued: 0,
    accus_deemed_surrendered: 0,
    accus_surrendered: 0,
    smcs_surrendered: 0,
    smcs_issued: 0,
    gases: { co2_t: null, ch4_t: null, n2o_t: null, other_t: null },
    evidence: [evidence('covered_emissions_t', reporting_year, figures.covered_emissions_t ?? 150_000)],
    ...figures,
  }
}

import type { LinkConfirmation, SafeguardRow } from '../../domain/company/safeguard/facility.ts'
import { type FoundLink, facilityLinks } from '../../domain/company/safeguard/facility-links.ts'
import { deriveSafeguardStatus, type StatusFigures } from '../../domain/company/safeguard/status.ts'
import type { DerivedStatus } from '../../domain/company/safeguard/statuses.ts'
import type { EvidenceInput } from '../../domain/evidence.ts'
import type { ReadonlySql } from '../../store/database.ts'
import {
  type SafeguardFacilityRow,
  type SafeguardLinkRow,
  safeguardFacilityRows,
  safeguardLinkRows,
} from '../../store/safeguard.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { cite } from './cite.ts'

/** Every facility-year of a snapshot, with who controls it. */
export async function safeguardMechanismRows(
  database: ReadonlySql,
  snapshot: SnapshotView,
): Promise<SafeguardRow[]> {
  const facilities = await safeguardFacilityRows(database, snapshot.id)
  const linkOf = facilityLinks(facilities, await safeguardLinkRows(database, snapshot.id))
  return facilities.map((row) => safeguardFacilityYear(snapshot, row, linkOf(row)))
}

function safeguardFacilityYear(
  snapshot: SnapshotView,
  row: SafeguardFacilityRow,
  { link, lapsed }: FoundLink<SafeguardLinkRow>,
): SafeguardRow {
  const year = row.reporting_year
  const figures = {
    covered_emissions_t: row.covered_emissions_t,
    baseline_t: row.baseline_t,
    net_emissions_t: row.net_emissions_t,
  }
  return {
    facility: row.facility_name,
    reporting_year: year,
    responsible_emitter: row.responsible_emitter,
    emitter_abn: row.emitter_abn ?? link?.emitter_abn ?? null,
    controlling_corporation: link?.controlling_corporation ?? null,
    controlling_corporation_abn: link?.controlling_corporation_abn ?? null,
    link_basis: link?.link_basis ?? null,
    link_carried_from: link === null || link.reporting_year === year ? null : link.reporting_year,
    link_confirmation: link === null ? null : confirmationOf(link),
    formerly_controlled_by: [...new Set(lapsed.flatMap((one) => one.controlling_corporation_abn ?? []))],
    derived_status: safeguardStatus(row),
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
    anzsic_group: row.anzsic_group ?? link?.anzsic_group ?? null,
    evidence: [
      ...cite(snapshot, row, year, figures),
      ...[...(link === null ? [] : [link]), ...lapsed].flatMap((one) => citeLink(snapshot, one)),
    ],
  }
}

/** Observed in the link's own year, which is an earlier one where a link was carried over. What a person confirmed says who and why. */
const citeLink = (snapshot: SnapshotView, link: SafeguardLinkRow): EvidenceInput[] =>
  cite(snapshot, link, link.reporting_year, {
    controlling_corporation_abn: link.controlling_corporation_abn,
    ...(confirmationOf(link) === null ? {} : { confirmed_by: link.confirmed_by, reason: link.reason }),
  })

const confirmationOf = ({ confirmed_by, confirmed_at, reason }: SafeguardLinkRow): LinkConfirmation | null =>
  confirmed_by === null || confirmed_at === null || reason === null
    ? null
    : { by: confirmed_by, at: confirmed_at, reason }

/** The status that follows from the figures of a row. */
export const safeguardStatus = (row: SafeguardFacilityRow): DerivedStatus =>
  deriveSafeguardStatus(statusFigures(row))

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

import { evaluate } from '../../formula/evaluate.ts'
import { rememberedBy } from '../../remembered-by.ts'
import type { ReportingYear } from '../../reporting-year.ts'
import { decideBand, type RiskLevel, ruleStep, type TraceStep } from '../bands.ts'
import type { Evidenced } from '../outcome.ts'
import { SAFEGUARD_FORMULAS } from './formula.ts'
import { type DerivedStatus, EXCEEDANCE_BANDS, FACILITY_STATUSES, type FacilityStatus } from './statuses.ts'

/** A person's word that a corporation controls a facility, or that none of those known does. */
export interface LinkConfirmation {
  readonly by: string
  /** The instant, in UTC. */
  readonly at: string
  readonly reason: string
}

/** One facility in one year as the Safeguard table prints it. */
export interface SafeguardRow extends Evidenced {
  readonly facility: string
  readonly reporting_year: ReportingYear
  /** As printed: `QLD; SA` or `National` for a facility in several. */
  readonly state: string
  readonly anzsic_group: string | null
  readonly responsible_emitter: string
  readonly emitter_abn: string | null
  readonly controlling_corporation: string | null
  readonly controlling_corporation_abn: string | null
  /** How the controlling corporation was found: same ABN, assigned subsidiary, transfer certificate; null without one. */
  readonly link_basis: string | null
  /** The earlier year whose link still holds; null where the year has its own link, or none at all. */
  readonly link_carried_from: ReportingYear | null
  /** Who confirmed the link and why; null for a link of the link table. */
  readonly link_confirmation: LinkConfirmation | null
  /** Corporations that the facility was last linked to, under another emitter; no one has said yet who has it now. */
  readonly formerly_controlled_by: readonly string[]
  readonly derived_status: DerivedStatus
  readonly covered_emissions_t: number
  readonly baseline_t: number | null
  readonly net_emissions_t: number | null
  readonly net_position_t: number | null
  readonly reduction_contribution: number | null
  /** Issued to projects at the facility, which its net emissions count back in. */
  readonly accus_issued: number | null
  /** Delivered to the Commonwealth under contract, which counts as surrendered. */
  readonly accus_deemed_surrendered: number | null
  readonly accus_surrendered: number | null
  readonly smcs_surrendered: number | null
  readonly smcs_issued: number | null
  readonly gases: {
    readonly co2_t: number | null
    readonly ch4_t: number | null
    readonly n2o_t: number | null
    readonly other_t: number | null
  }
}

export interface FacilityAssessment {
  readonly facility: string
  readonly reporting_year: ReportingYear
  readonly status: FacilityStatus
  /** Null where the facility does not count: no baseline is published. */
  readonly band: RiskLevel | null
  readonly covered_emissions_t: number
  readonly baseline_t: number | null
  /** Covered emissions above the baseline, per cent of it; negative below. */
  readonly exceedance_percent: number | null
  readonly step: TraceStep
}

/** Status and band of a facility in a year; a row is shown to every company that it is linked to. */
export const assessFacility = rememberedBy((row: SafeguardRow): FacilityAssessment => {
  const { facility, reporting_year, derived_status, covered_emissions_t, baseline_t } = row
  const found = evaluate(SAFEGUARD_FORMULAS.formula('facility_status'), {
    derived_status,
    covered_emissions_t,
    baseline_t,
  })
  const status = found.text('status') as FacilityStatus
  const band = found.text('band') as RiskLevel | null
  const exceedance_percent = found.number('exceedance_percent')
  const inputs = { facility, status }
  const isMeasured = FACILITY_STATUSES[derived_status].band === 'by_exceedance' && exceedance_percent !== null
  const measured = isMeasured
    ? decideBand('safeguard.exceedance', 'exceedance_percent', EXCEEDANCE_BANDS, exceedance_percent).step
    : null
  return {
    facility,
    reporting_year,
    status,
    band,
    covered_emissions_t,
    baseline_t,
    exceedance_percent,
    step:
      measured === null
        ? ruleStep('safeguard.facility_status', inputs, 'table', band ?? 'not_counted')
        : { ...measured, inputs: { ...measured.inputs, ...inputs } },
  }
})

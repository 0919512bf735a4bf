import type { ReportingYear } from '../../reporting-year.ts'
import { type Band, bandTable, decideBand, type RiskLevel, type TraceStep } from '../bands.ts'
import type { Evidenced } from '../outcome.ts'

/** Status that follows from the published figures; the regulator prints no such word. */
export type DerivedStatus =
  | 'below_baseline'
  | 'met_by_surrender'
  | 'mymp'
  | 'mymp_closed_compliant'
  | 'excess_emissions_situation'
  | 'net_above_baseline'
  | 'excess_situation_ended'
  | 'no_baseline'

export type FacilityStatus =
  | 'within_baseline'
  | 'excess_met_with_units'
  | 'multi_year_period'
  | 'excess_unmet'
  | 'excess_met_late'
  | 'not_published'

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

/** Exceedance that was met with units, as a share of the baseline, in per cent. */
export const EXCEEDANCE_BANDS: readonly Band<RiskLevel>[] = bandTable<RiskLevel>(
  [
    {
      name: 'moderate',
      upper: 10,
      upper_inclusive: true,
      meaning: 'Covered emissions up to a tenth above the baseline, met with units.',
    },
  ],
  { name: 'high', meaning: 'More than a tenth above the baseline: compliance rests on units.' },
)

interface StatusRule {
  readonly status: FacilityStatus
  /** `not_counted` leaves the facility out of the company's band. */
  readonly band: RiskLevel | 'by_exceedance' | 'not_counted'
  readonly meaning: string
}

export const FACILITY_STATUSES: Readonly<Record<DerivedStatus, StatusRule>> = {
  below_baseline: {
    status: 'within_baseline',
    band: 'moderate',
    meaning: 'Covered, and at or below its baseline.',
  },
  met_by_surrender: {
    status: 'excess_met_with_units',
    band: 'by_exceedance',
    meaning: 'Above its baseline before units; surrendering units is compliance.',
  },
  mymp: {
    status: 'multi_year_period',
    band: 'moderate',
    meaning: 'In a multi-year monitoring period, judged at its end.',
  },
  mymp_closed_compliant: {
    status: 'multi_year_period',
    band: 'moderate',
    meaning: 'A multi-year monitoring period that ended in compliance.',
  },
  excess_emissions_situation: {
    status: 'excess_unmet',
    band: 'very_high',
    meaning: 'Net emissions above the baseline at the deadline.',
  },
  net_above_baseline: {
    status: 'excess_unmet',
    band: 'very_high',
    meaning: 'Net emissions above the baseline, no situation published.',
  },
  excess_situation_ended: {
    status: 'excess_met_late',
    band: 'high',
    meaning: 'The excess was met after the deadline.',
  },
  no_baseline: {
    status: 'not_published',
    band: 'not_counted',
    meaning: 'The regulator has set no baseline.',
  },
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

export function assessFacility(row: SafeguardRow): FacilityAssessment {
  const rule = FACILITY_STATUSES[row.derived_status]
  const exceedance =
    row.baseline_t === null || row.baseline_t <= 0
      ? null
      : (100 * (row.covered_emissions_t - row.baseline_t)) / row.baseline_t
  const head = {
    facility: row.facility,
    reporting_year: row.reporting_year,
    status: rule.status,
    covered_emissions_t: row.covered_emissions_t,
    baseline_t: row.baseline_t,
    exceedance_percent: exceedance,
  }
  if (rule.band === 'by_exceedance' && exceedance !== null) {
    const { band, step } = decideBand(
      'safeguard.exceedance',
      'exceedance_percent',
      EXCEEDANCE_BANDS,
      exceedance,
    )
    return {
      ...head,
      band: band.name,
      step: { ...step, inputs: { ...step.inputs, facility: row.facility, status: rule.status } },
    }
  }
  const band = rule.band === 'by_exceedance' || rule.band === 'not_counted' ? null : rule.band
  return {
    ...head,
    band,
    step: {
      rule: 'safeguard.facility_status',
      inputs: { facility: row.facility, status: rule.status },
      operator: 'table',
      threshold: null,
      result: band ?? 'not_counted',
      distance_to_next_band: null,
      next_band: null,
    },
  }
}

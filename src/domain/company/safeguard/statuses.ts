import { type Band, bandTable, type RiskLevel } from '../bands.ts'

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

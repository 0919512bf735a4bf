import { unavailable } from '../../availability.ts'
import type { ReportingYear } from '../../reporting-year.ts'
import { printed, type Working, type WorkingArgument } from '../../working.ts'
import type { RiskLevel } from '../bands.ts'
import type { Evidenced } from '../outcome.ts'
import type { SafeguardRow } from './facility.ts'
import { facilityName } from './histories.ts'
import type { LinkedFacility } from './links.ts'
import { BASELINE_FLOOR_T } from './path.ts'

/** What the position of a company was computed from. */
interface Position {
  readonly result: {
    readonly coverage: string
    readonly reporting_year: ReportingYear
    readonly band: RiskLevel | null
    readonly covered_emissions_t: number
    readonly share_of_scope1: number | null
    readonly outlook: { readonly total_shortfall_t: number | null }
  }
  /** Facilities of the latest year. */
  readonly current: readonly LinkedFacility[]
  readonly histories: ReadonlyMap<string, readonly SafeguardRow[]>
  readonly scope1: (Evidenced & { readonly scope1_t: number | null }) | undefined
}

export function safeguardWorking({ result, current, histories, scope1 }: Position): Working {
  const isCovered = result.coverage === 'covered'
  const ofFacilities = isCovered ? {} : { availability: NO_FACILITY }
  const rows = current.map(({ row }) => row)
  return {
    kind: 'calculated',
    formula: 'safeguard_position',
    observed: result.reporting_year,
    arguments: {
      reporting_year: result.reporting_year,
      covered_in_earlier_years: result.coverage === 'covered_in_earlier_years',
      scope1_t: scope1 === undefined ? null : printed(scope1.scope1_t, scope1.evidence, 'scope1_t'),
      baseline_floor_t: BASELINE_FLOOR_T,
      facilities: current.map((link) => {
        const name = facilityName(link.row, rows)
        return facilityArgument(name, link, histories.get(name) ?? [])
      }),
    },
    outputs: {
      coverage: { value: result.coverage },
      band: { value: result.band, ...ofFacilities },
      covered_emissions_t: { value: isCovered ? result.covered_emissions_t : null, ...ofFacilities },
      share_of_scope1: { value: result.share_of_scope1, ...ofFacilities },
      total_shortfall_t: { value: result.outlook.total_shortfall_t, ...ofFacilities },
    },
    lists: isCovered ? ['facilities'] : [],
  }
}

const NO_FACILITY = unavailable(
  'not_applicable',
  'no_covered_facility',
  'None of the company’s facilities is covered in the mechanism’s latest year.',
)

/** Figures of a row, in the order in which a working names them. */
const FIGURES = [
  'covered_emissions_t',
  'baseline_t',
  'net_emissions_t',
  'reduction_contribution',
  'accus_surrendered',
  'smcs_surrendered',
  'smcs_issued',
] as const

const facilityArgument = (
  name: string,
  { row, role }: LinkedFacility,
  history: readonly SafeguardRow[],
): WorkingArgument => ({
  facility: name,
  responsible_emitter: row.responsible_emitter,
  role,
  derived_status: row.derived_status,
  ...Object.fromEntries(FIGURES.map((figure) => [figure, printed(row[figure], row.evidence, figure)])),
  history: history.map(({ reporting_year, covered_emissions_t, evidence }) => ({
    reporting_year,
    covered_emissions_t: printed(covered_emissions_t, evidence, 'covered_emissions_t'),
  })),
})

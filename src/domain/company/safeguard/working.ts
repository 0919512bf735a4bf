import { unavailable } from '../../availability.ts'
import type { GivenValues } from '../../formula/given.ts'
import { workingOf } from '../../formula/working-of.ts'
import type { ReportingYear } from '../../reporting-year.ts'
import { printed, type Working, type WorkingArgument } from '../../working.ts'
import type { Evidenced } from '../outcome.ts'
import type { SafeguardRow } from './facility.ts'
import { SAFEGUARD_FORMULAS } from './formula.ts'
import { facilityName } from './histories.ts'
import type { LinkedFacility } from './links.ts'

/** What the position of a company is computed from. */
interface Position {
  readonly latest: ReportingYear
  /** Facilities of the latest year. */
  readonly current: readonly LinkedFacility[]
  readonly is_covered_earlier: boolean
  readonly is_in_sector_baseline: boolean
  /** Division of the company; a facility of a printed class has its own. */
  readonly division: string | null
  readonly histories: ReadonlyMap<string, readonly SafeguardRow[]>
  readonly scope1: (Evidenced & { readonly scope1_t: number | null }) | undefined
}

/** A figure of a row as a formula takes it: its value alone, or with what prints it. */
type Figure = <Name extends string>(
  row: Evidenced & Readonly<Record<Name, number | null>>,
  name: Name,
) => WorkingArgument

const valueOf: Figure = (row, name) => row[name]
const printedOf: Figure = (row, name) => printed(row[name], row.evidence, name)

/** What the formula is given. */
export const positionGiven = (
  { latest, current, is_covered_earlier, is_in_sector_baseline, division, histories, scope1 }: Position,
  figure: Figure = valueOf,
): GivenValues => ({
  reporting_year: latest,
  covered_in_earlier_years: is_covered_earlier,
  sectoral_baseline: is_in_sector_baseline,
  scope1_t: scope1 === undefined ? null : figure(scope1, 'scope1_t'),
  facilities: current.map((link) => {
    const name = facilityName(
      link.row,
      current.map(({ row }) => row),
    )
    return facilityGiven(name, link, histories.get(name) ?? [], division, figure)
  }),
})

export function safeguardWorking(position: Position): Working {
  const isCovered = position.current.length > 0
  const ofFacilities = isCovered ? {} : { availability: NO_FACILITY }
  return workingOf(SAFEGUARD_FORMULAS, 'safeguard_position', positionGiven(position, printedOf), {
    observed: position.latest,
    of: {
      band: ofFacilities,
      covered_emissions_t: ofFacilities,
      share_of_scope1: ofFacilities,
      covered_before_decline_t: ofFacilities,
      actual_shortfall_t: ofFacilities,
      total_shortfall_t: ofFacilities,
    },
    lists: isCovered ? ['facilities'] : [],
  })
}

const NO_FACILITY = unavailable(
  'not_applicable',
  'no_covered_facility',
  'None of the company’s facilities is covered in the mechanism’s latest year.',
)

/** Divisions by the first two digits of a class of ANZSIC 2006, where a line starts late: H and I. */
const DIVISIONS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ H: [44, 45], I: [46, 47, 48, 49, 50, 51, 52, 53] }).flatMap(([division, subdivisions]) =>
    subdivisions.map((code) => [String(code), division]),
  ),
)

/** Of the facility's own class where the table prints one, else of the company. */
export const facilityDivision = (
  { anzsic_group }: Pick<SafeguardRow, 'anzsic_group'>,
  ofCompany: string | null,
): string | null => (anzsic_group === null ? ofCompany : (DIVISIONS[anzsic_group.slice(0, 2)] ?? null))

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

const facilityGiven = (
  name: string,
  { row, role }: LinkedFacility,
  history: readonly SafeguardRow[],
  division: string | null,
  figure: Figure,
): WorkingArgument => ({
  facility: name,
  responsible_emitter: row.responsible_emitter,
  role,
  division: facilityDivision(row, division),
  derived_status: row.derived_status,
  ...Object.fromEntries(FIGURES.map((name) => [name, figure(row, name)])),
  history: history.map((year) => ({
    reporting_year: year.reporting_year,
    covered_emissions_t: figure(year, 'covered_emissions_t'),
  })),
})

import { unavailable } from '../../availability.ts'
import type { EvidenceInput, Method } from '../../evidence.ts'
import { evaluate } from '../../formula/evaluate.ts'
import { sum } from '../../mathematics/statistics.ts'
import type { ReportingYear } from '../../reporting-year.ts'
import { limitStep, RISK_LEVELS, type RiskLevel } from '../bands.ts'
import { type Evidenced, evidenceOf, type Outcome, withoutResult, withResult } from '../outcome.ts'
import {
  assessFacility,
  type FacilityAssessment,
  type LinkConfirmation,
  type SafeguardRow,
} from './facility.ts'
import { type FormerFacility, formerFacilities } from './former-facilities.ts'
import { SAFEGUARD_FORMULAS } from './formula.ts'
import { facilityHistories, withFormerOwners } from './histories.ts'
import { type CompanyIdentity, type LinkedFacility, type LinkRole, linkFacilities } from './links.ts'
import { type SafeguardOutlook, safeguardOutlook, shortfallFlags } from './path.ts'
import type { PricePath } from './price-path.ts'
import { REFORM_YEAR } from './statutory-decline.ts'
import type { SafeguardTable } from './table.ts'
import { positionGiven, safeguardWorking } from './working.ts'

export const SAFEGUARD_MECHANISM: Method = SAFEGUARD_FORMULAS.method

/** `sectoral_baseline`: power stations on a main grid share one baseline and are not listed one by one. */
export const COVERAGES = ['covered', 'covered_in_earlier_years', 'sectoral_baseline', 'not_covered'] as const
export type Coverage = (typeof COVERAGES)[number]

export interface SafeguardFacility extends Omit<FacilityAssessment, 'step'> {
  readonly role: LinkRole
  readonly link_basis: string
  readonly name_score: number | null
  /** The earlier year whose link holds for this one; only where a link was carried over. */
  readonly link_carried_from?: ReportingYear
  /** Only where a person confirmed the link. */
  readonly link_confirmation?: LinkConfirmation
  readonly published: Omit<
    SafeguardRow,
    'evidence' | 'link_carried_from' | 'link_confirmation' | 'formerly_controlled_by'
  >
}

export interface BandShare {
  readonly band: RiskLevel
  readonly facilities: number
  readonly covered_emissions_t: number
}

export interface SafeguardMechanism {
  readonly coverage: Coverage
  /** What being covered or not does not say; null where nothing is to be added. */
  readonly coverage_note: string | null
  readonly reporting_year: ReportingYear
  /** The worst facility of the latest year; null when none is covered then or none counts. */
  readonly band: RiskLevel | null
  readonly distribution: readonly BandShare[]
  readonly covered_emissions_t: number
  /** Of the same facilities in the year before the decline; null where one of them is not listed then. */
  readonly covered_before_decline_t: number | null
  /** Covered emissions over the company's scope 1 of the year; above 1 where the two tables count apart, as the method’s page says. */
  readonly share_of_scope1: number | null
  readonly regime_break: ReportingYear
  readonly facilities: readonly SafeguardFacility[]
  /** Facilities of earlier years that are not the company's in the latest; only where there are any. */
  readonly former_facilities?: readonly FormerFacility[]
  readonly outlook: SafeguardOutlook
}

export interface SafeguardInput {
  readonly company: CompanyIdentity
  readonly table: SafeguardTable
  readonly scope1: readonly (Evidenced & {
    readonly reporting_year: ReportingYear
    readonly scope1_t: number | null
  })[]
  readonly prices?: PricePath | undefined
  readonly division?: string | null
}

/** Where a company stands under the mechanism: all that a row of a portfolio says of it. */
export interface SafeguardStanding {
  readonly coverage: Coverage
  readonly reporting_year: ReportingYear
  readonly actual_shortfall_t: number | null
  /** Rows of the company's facilities in the latest year. */
  readonly latest_rows: readonly SafeguardRow[]
  readonly inputs: readonly EvidenceInput[]
}

/** Null where no table is loaded. Without the outlook of each facility, which takes longer than the rest. */
export function safeguardStanding(input: SafeguardInput): SafeguardStanding | null {
  const latest = input.table.latest_year
  if (latest === null) return null
  const { position, current, inputs } = positionOf(input, latest)
  return {
    coverage: position.text('coverage') as Coverage,
    reporting_year: latest,
    actual_shortfall_t: position.number('actual_shortfall_t'),
    latest_rows: current.map(({ row }) => row),
    inputs: inputs(),
  }
}

/** The links of a company, and what the formula says of them. */
function positionOf(input: SafeguardInput, latest: ReportingYear) {
  const linked = linkFacilities(input.company, input.table)
  const current = linked.filter((link) => link.row.reporting_year === latest)
  const lapsed = input.table.lapsed.get(input.company.abn) ?? []
  const rows = withFormerOwners(
    linked.map((link) => link.row),
    input.table,
  )
  const stations = input.table.in_sector_baseline.get(input.company.abn) ?? []
  const scope1 = input.scope1.find((row) => row.reporting_year === latest)
  const histories = facilityHistories(rows, latest)
  const gone = formerFacilities(linked, histories, input.table)
  const of = {
    latest,
    current,
    is_covered_earlier: current.length === 0 && linked.length > 0,
    is_in_sector_baseline: stations.length > 0,
    division: input.division ?? null,
    histories,
    scope1,
  }
  return {
    of,
    linked,
    current,
    lapsed,
    rows,
    stations,
    histories,
    former: gone.former,
    position: evaluate(SAFEGUARD_FORMULAS.formula('safeguard_position'), positionGiven(of)),
    inputs: () =>
      evidenceOf([
        ...rows,
        ...new Set([...lapsed, ...gone.rows]),
        ...(scope1 === undefined ? [] : [scope1]),
        ...stations,
      ]),
  }
}

/** The company's facilities under the mechanism, their status, and what the statutory decline asks of them. */
export function safeguardMechanism(input: SafeguardInput): Outcome<SafeguardMechanism> {
  const latest = input.table.latest_year
  const particulars = { basis: 'derived', data_quality: 2 } as const
  if (latest === null)
    return withoutResult(
      SAFEGUARD_MECHANISM,
      unavailable('not_assessed', 'safeguard_table_not_loaded', 'No Safeguard table is loaded.'),
      particulars,
    )
  const { of, linked, current, lapsed, rows, stations, histories, former, position, inputs } = positionOf(
    input,
    latest,
  )
  const assessed = current.map((link) => assessFacility(link.row))
  const share = position.number('share_of_scope1')
  const outlook = safeguardOutlook(position, histories, of.division, input.prices)
  const flags = [
    ...(assessed.some((facility) => facility.status === 'excess_unmet') ? ['safeguard_excess_unmet'] : []),
    ...(linked.some((link) => link.row.reporting_year < REFORM_YEAR) ? ['spans_regime_break'] : []),
    ...(share !== null && share > 1 ? ['covered_above_scope1'] : []),
    ...(linked.some((link) => link.link_basis === 'name') ? ['linked_by_name'] : []),
    ...(linked.some((link) => link.row.link_carried_from !== null) ? ['link_carried_over'] : []),
    ...(lapsed.length > 0 ? ['link_lapsed'] : []),
    ...shortfallFlags(outlook),
  ]
  const result: SafeguardMechanism = {
    coverage: position.text('coverage') as Coverage,
    coverage_note: coverageNote(current, lapsed, stations.length),
    reporting_year: latest,
    band: position.text('band') as RiskLevel | null,
    distribution: distribution(assessed),
    covered_emissions_t: position.number('covered_emissions_t') ?? 0,
    covered_before_decline_t: position.number('covered_before_decline_t'),
    share_of_scope1: share,
    regime_break: REFORM_YEAR,
    facilities: linked.map(present),
    ...(former.length === 0 ? {} : { former_facilities: former }),
    outlook,
  }
  return withResult(SAFEGUARD_MECHANISM, result, {
    ...particulars,
    flags,
    trace: [
      limitStep(
        'safeguard_mechanism.coverage',
        {
          measure: 'facilities_listed',
          value: current.length,
          about: {
            reporting_year: latest,
            facilities_in_any_year: new Set(rows.map(({ facility }) => facility)).size,
          },
        },
        {
          operator: 'at_least',
          threshold: 1,
          met: 'covered',
          otherwise: position.text('coverage') ?? 'not_covered',
        },
      ),
      ...assessed.map((facility) => facility.step),
    ],
    inputs: inputs(),
    workings: () => [safeguardWorking(of)],
  })
}

function coverageNote(
  current: readonly LinkedFacility[],
  lapsed: readonly SafeguardRow[],
  stations: number,
): string | null {
  const sentences = [
    ...(current.length > 0 ? [] : ['None of the company’s facilities is listed in the latest year.']),
    ...(stations > 0
      ? [
          `${current.length > 0 ? 'Its' : 'The mechanism covers them otherwise: its'} power stations on a main grid (${stations}) are not listed because they share one baseline for the whole sector.`,
        ]
      : []),
    ...lapsed.map(
      ({ facility, responsible_emitter }) =>
        `${facility} belonged to the company when it was last linked. It is now listed under ${responsible_emitter}, and who controls it is not known.`,
    ),
  ]
  return sentences.length === 0 ? null : sentences.join(' ')
}

const distribution = (assessed: readonly FacilityAssessment[]): BandShare[] =>
  RISK_LEVELS.map((band) => {
    const members = assessed.filter((facility) => facility.band === band)
    return {
      band,
      facilities: members.length,
      covered_emissions_t: sum(members.map((facility) => facility.covered_emissions_t)),
    }
  }).filter((share) => share.facilities > 0)

function present(link: LinkedFacility): SafeguardFacility {
  const { step: _, ...assessment } = assessFacility(link.row)
  const {
    evidence: __,
    link_carried_from,
    link_confirmation,
    formerly_controlled_by: ___,
    ...published
  } = link.row
  const isLinked = link.role === 'controlling_corporation'
  return {
    ...assessment,
    role: link.role,
    link_basis: link.link_basis,
    name_score: link.name_score,
    ...(isLinked && link_carried_from !== null ? { link_carried_from } : {}),
    ...(isLinked && link_confirmation !== null ? { link_confirmation } : {}),
    published,
  }
}

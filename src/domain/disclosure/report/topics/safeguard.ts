import { unavailable } from '../../../availability.ts'
import type { SafeguardRow } from '../../../company/safeguard/facility.ts'
import { facilityHistories, withFormerOwners } from '../../../company/safeguard/histories.ts'
import { type LinkedFacility, linkFacilities } from '../../../company/safeguard/links.ts'
import { BASELINE_FLOOR_T } from '../../../company/safeguard/path.ts'
import type { Disclosure, ProfileSubject } from '../../disclosure.ts'
import type { Argument } from '../calculation.ts'
import type { Citations } from '../citations.ts'
import { absent, calculated, type Part } from '../draft.ts'

/** The company's facilities under the Safeguard Mechanism in its latest year, and what the decline asks of them. */
export function safeguardMetrics(disclosure: Disclosure, citations: Citations): Part {
  const origin = disclosure.profile.blocks.safeguard_mechanism
  const { result } = origin
  if (result === null)
    return absent('safeguard', citations, origin, {
      id: 'safeguard.coverage',
      label: 'Coverage by the Safeguard Mechanism',
      unit: null,
    })
  const observed = result.reporting_year
  const scope1 = disclosure.profile.input.record?.inputs.find(
    (input) => input.field === 'scope1_t' && input.observed === observed,
  )
  const isCovered = result.coverage === 'covered'
  const ofFacilities = { observed, ...(isCovered ? {} : { availability: NO_FACILITY }) }
  return calculated('safeguard', citations, origin, {
    id: 'safeguard.position',
    formula: 'safeguard_position',
    arguments: {
      reporting_year: observed,
      covered_in_earlier_years: result.coverage === 'covered_in_earlier_years',
      scope1_t: scope1 === undefined || scope1.value_text === null ? null : { input: citations.cite(scope1) },
      baseline_floor_t: BASELINE_FLOOR_T,
      facilities: facilityArguments(disclosure, citations),
    },
    figures: {
      coverage: {
        id: 'safeguard.coverage',
        label: 'Coverage by the Safeguard Mechanism',
        value: result.coverage,
        unit: null,
        observed,
      },
      band: {
        id: 'safeguard.band',
        label: 'Worst facility',
        value: result.band,
        unit: null,
        ...ofFacilities,
      },
      covered_emissions_t: {
        id: 'safeguard.covered_emissions',
        label: 'Covered emissions of all facilities',
        value: isCovered ? result.covered_emissions_t : null,
        unit: 't CO2-e',
        ...ofFacilities,
      },
      share_of_scope1: {
        id: 'safeguard.share_of_scope1',
        label: 'Covered emissions over scope 1, as a fraction',
        value: result.share_of_scope1,
        unit: null,
        ...ofFacilities,
      },
      total_shortfall_t: {
        id: 'safeguard.total_shortfall',
        label: 'Shortfall to 2029-30 if every facility keeps to its trend',
        value: result.outlook.total_shortfall_t,
        unit: 't CO2-e',
        ...ofFacilities,
      },
    },
    ...(isCovered ? { pointers: { facilities: '/series/safeguard/facilities' } } : {}),
  })
}

const NO_FACILITY = unavailable(
  'not_applicable',
  'no_covered_facility',
  'No facility of the company is covered in the latest year of the mechanism.',
)

/** Facilities of the company over all years. */
function linkedFacilities({ profile, company }: ProfileSubject): readonly LinkedFacility[] {
  const names = [...new Set((profile.input.record?.names ?? []).map(({ name }) => name))]
  return linkFacilities({ abn: company.abn, names }, profile.input.safeguard)
}

/** The facilities of the latest year, each with the years that its trend is fitted on. */
export function currentFacilities(disclosure: ProfileSubject): readonly {
  readonly name: string
  readonly link: LinkedFacility
  readonly history: readonly SafeguardRow[]
}[] {
  const latest = disclosure.profile.blocks.safeguard_mechanism.result?.reporting_year
  if (latest === undefined) return []
  const linked = linkedFacilities(disclosure)
  const histories = [
    ...facilityHistories(
      withFormerOwners(
        linked.map(({ row }) => row),
        disclosure.profile.input.safeguard,
      ),
      latest,
    ),
  ]
  return linked
    .filter(({ row }) => row.reporting_year === latest)
    .flatMap((link) => {
      const found = histories.find(([, history]) => history.includes(link.row))
      return found === undefined ? [] : [{ name: found[0], link, history: found[1] }]
    })
}

function facilityArguments(disclosure: Disclosure, citations: Citations): Argument {
  return currentFacilities(disclosure).map(({ name, link: { row, role }, history }) => ({
    facility: name,
    responsible_emitter: row.responsible_emitter,
    role,
    derived_status: row.derived_status,
    covered_emissions_t: citations.value(row.covered_emissions_t, row.evidence, 'covered_emissions_t'),
    baseline_t: citations.value(row.baseline_t, row.evidence, 'baseline_t'),
    net_emissions_t: citations.value(row.net_emissions_t, row.evidence, 'net_emissions_t'),
    reduction_contribution: citations.value(
      row.reduction_contribution,
      row.evidence,
      'reduction_contribution',
    ),
    accus_surrendered: citations.value(row.accus_surrendered, row.evidence, 'accus_surrendered'),
    smcs_surrendered: citations.value(row.smcs_surrendered, row.evidence, 'smcs_surrendered'),
    smcs_issued: citations.value(row.smcs_issued, row.evidence, 'smcs_issued'),
    history: history.map((year) => ({
      reporting_year: year.reporting_year,
      covered_emissions_t: citations.value(year.covered_emissions_t, year.evidence, 'covered_emissions_t'),
    })),
  }))
}

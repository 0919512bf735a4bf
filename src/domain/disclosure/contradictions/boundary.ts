import { spellingKey } from '../../company/identity/entity-name.ts'
import { tellingWords } from '../../company/identity/telling-words.ts'
import { isKindExcluded, isPublicCompany, isUnsourced, kindRule } from '../duty/entity-kind.ts'
import { isIncomeOfGroup, isRevenueTooLow } from '../duty/published-size.ts'
import type { ContradictionFacts } from './facts.ts'
import { registryPair } from './figures.ts'
import type { Pair } from './pair.ts'

/** Facts of the duty, facilities and entities of the boundary beside what was published of the company. */
export const boundaryPairs = (facts: ContradictionFacts) => ({
  ...dutyPairs(facts),
  ...sizePairs(facts),
  listing: besideListing(facts),
  ...facilityPairs(facts),
  ...companyPairs(facts),
  exclusions_and_registry: exclusionsBesideRegistry(facts),
  excluded_facilities: excludedFacilities(facts),
})

function dutyPairs({ records, registered_in, entity_type, registry_years, income }: ContradictionFacts) {
  const duty = records.organisational_boundary?.body.reporting_duty
  const printed = registry_years.find(({ reporting_year }) => reporting_year === registered_in)
  const type = entity_type ?? ''
  const nger: Pair[] =
    duty?.nger === undefined || registered_in === null
      ? []
      : [{ declared: duty.nger, year: registered_in, evidence: printed?.evidence ?? [] }]
  const lodgement: Pair[] =
    duty?.lodges_financial_reports === false ? [{ entity_type: type, is_public: isPublicCompany(type) }] : []
  const kinds: Pair[] =
    duty?.entity_kind === undefined
      ? []
      : [
          {
            declared: kindRule(duty.entity_kind).name,
            entity_type: type,
            is_excluded: isKindExcluded(type, duty.entity_kind),
          },
        ]
  const saysNothingLodged = duty?.lodges_financial_reports === false && !isPublicCompany(type)
  return {
    nger_status: nger,
    lodgement,
    entity_kinds: kinds,
    kinds_unsourced:
      duty?.entity_kind === undefined || !isUnsourced(duty.entity_kind)
        ? []
        : [{ declared: kindRule(duty.entity_kind).name, entity_type: type }],
    nothing_lodged_and_registry:
      saysNothingLodged && registered_in !== null
        ? [{ year: registered_in, evidence: printed?.evidence ?? [] }]
        : [],
    nothing_lodged_and_income:
      saysNothingLodged && income !== null && isIncomeOfGroup(income.aud)
        ? [{ year: income.year, other: income.aud, evidence: income.evidence }]
        : [],
  }
}

/** A company that calls itself unlisted beside a code of the exchange from about the end of the period. */
const besideListing = ({ records, listing }: ContradictionFacts): Pair[] =>
  records.organisational_boundary?.body.reporting_duty?.listed !== false || listing?.is_current !== true
    ? []
    : [{ code: listing.code, as_of: listing.as_of }]

/** What the boundary leaves out, as far as it is estimated, beside the registry's total of the year or the year before. */
function exclusionsBesideRegistry({ records, period, registry_years }: ContradictionFacts): Pair[] {
  const sizes = (records.organisational_boundary?.body.exclusions ?? []).flatMap(
    ({ estimated_t }) => estimated_t ?? [],
  )
  const printed = registryPair(period, registry_years, 'scope1_and_2_t')
  return sizes.length === 0 || printed === null
    ? []
    : [{ measure: 'scope1_and_2_t', declared: sizes.reduce((sum, one) => sum + one, 0), ...printed }]
}

/** Words that say what kind of place a facility is, and not which. */
const KINDS_OF_PLACE: ReadonlySet<string> = new Set(
  'POWER STATION MINE MINES PLANT PROJECT FACILITY FACILITIES OPERATION OPERATIONS SITE SITES WORKS SMELTER REFINERY TERMINAL ALL OUR'.split(
    ' ',
  ),
)

const placeWords = (name: string): string[] => tellingWords(name).filter((word) => !KINDS_OF_PLACE.has(word))

/** Exclusions that name nothing but a facility of the Safeguard table, beside what it covered there. "Vehicles at Loy Yang" is another thing. */
function excludedFacilities({ records, safeguard }: ContradictionFacts): Pair[] {
  return (records.organisational_boundary?.body.exclusions ?? []).flatMap(
    ({ what, estimated_t }, index): Pair[] => {
      const said = placeWords(what)
      const facility = (safeguard?.facilities ?? []).find(({ name }) => {
        const own = placeWords(name)
        return own[0] !== undefined && said.includes(own[0]) && said.every((word) => own.includes(word))
      })
      if (facility === undefined || estimated_t === undefined) return []
      const { year, evidence } = safeguard!
      const { name, covered_t: other } = facility
      return [
        {
          pointer: `/exclusions/${index}/estimated_t`,
          declared: estimated_t,
          what,
          name,
          other,
          year,
          evidence,
        },
      ]
    },
  )
}

function sizePairs({ records, income, employer }: ContradictionFacts) {
  const { revenue_aud, employees } = records.organisational_boundary?.body.reporting_duty ?? {}
  const revenue: Pair[] =
    revenue_aud === undefined || income === null
      ? []
      : [
          {
            declared: revenue_aud,
            other: income.aud,
            year: income.year,
            is_too_low: isRevenueTooLow(revenue_aud, income.aud),
            evidence: income.evidence,
          },
        ]
  const staff: Pair[] =
    employees === undefined || employer === null
      ? []
      : [
          {
            declared: employees,
            other: employer.least,
            band: employer.band,
            year: employer.year,
            evidence: employer.evidence,
          },
        ]
  return { revenue, employees: staff }
}

function facilityPairs({ records, facilities: all }: ContradictionFacts) {
  const own = records.organisational_boundary?.body.facilities ?? []
  const listed = new Map(own.map((one, index) => [spellingKey(one.name), { ...one, index }]))
  const missing = all.filter(({ name }) => !listed.has(spellingKey(name)))
  const leftOut = all.flatMap(({ name: printed_name, table, year, evidence }): Pair[] => {
    const one = listed.get(spellingKey(printed_name))
    return one === undefined || one.included
      ? []
      : [
          {
            pointer: `/facilities/${one.index}/included`,
            name: one.name,
            printed_name,
            table,
            year,
            evidence,
          },
        ]
  })
  const counts: Pair[] =
    own.length === 0
      ? []
      : [
          {
            declared: all.length - missing.length,
            other: all.length,
            tables: [...new Set(missing.map(({ table, year }) => `${table} ${year}`))].join(', '),
            names: missing.map(({ name }) => name).join(', '),
            evidence: missing.flatMap(({ evidence }) => evidence),
          },
        ]
  return { facilities_left_out: leftOut, facilities_listed: counts }
}

/** The boundary of a company that does not hold the company is of another. */
function companyPairs({ records, abn }: ContradictionFacts) {
  const entities = records.organisational_boundary?.body.entities
  const index = entities?.findIndex((entity) => entity.abn === abn) ?? -1
  const isOut = entities !== undefined && entities[index]?.included !== true
  const notListed: Pair[] =
    isOut && index < 0 ? [{ abn, abns: entities.map((entity) => entity.abn).join(', ') }] : []
  const leftOut: Pair[] = isOut && index >= 0 ? [{ abn, pointer: `/entities/${index}/included` }] : []
  return { company_not_listed: notListed, company_left_out: leftOut }
}

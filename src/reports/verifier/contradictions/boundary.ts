import type { Pair } from './apply-rules.ts'
import { plain } from './elsewhere.ts'
import { type Facts, listOf } from './facts.ts'
import { besideRegistry } from './figures.ts'

/** Revenue thresholds of the groups; docs/methods/reporting_duty.md. */
const REVENUES = [500e6, 200e6, 50e6]

/** What the boundary leaves out with an estimate, in all. */
function exclusions(facts: Facts): Pair[] {
  const sizes = listOf(facts.boundary, 'exclusions').flatMap(({ estimated_t }) =>
    typeof estimated_t === 'number' ? [estimated_t] : [],
  )
  return sizes.length === 0
    ? []
    : besideRegistry(facts, facts.period, 'scope1_and_2_t', {
        declared: sizes.reduce((total, one) => total + one, 0),
      })
}

const NO_NAMES = new Set(
  'PTY LTD LIMITED PROPRIETARY THE AND OF CO COMPANY CORPORATION GROUP HOLDING HOLDINGS AUSTRALIA AUSTRALIAN NL INC SERVICES POWER STATION MINE MINES PLANT PROJECT FACILITY FACILITIES OPERATION OPERATIONS SITE SITES WORKS SMELTER REFINERY TERMINAL ALL OUR'.split(
    ' ',
  ),
)
const namesOf = (text: string): string[] =>
  text
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 0 && !NO_NAMES.has(word))

/** Exclusions that name a facility of the Safeguard table and nothing beside it. */
function excludedFacilities({ boundary, safeguard }: Facts): Pair[] {
  const pairs: Pair[] = []
  for (const [index, { what, estimated_t }] of listOf(boundary, 'exclusions').entries()) {
    const words = namesOf(String(what))
    const facility = safeguard?.facilities.find(({ name }) => {
      const [first, ...rest] = namesOf(name)
      const isOther = words.some((word) => word !== first && !rest.includes(word))
      return first !== undefined && words.includes(first) && !isOther
    })
    if (facility === undefined || typeof estimated_t !== 'number') continue
    pairs.push({
      pointer: `/exclusions/${index}/estimated_t`,
      declared: estimated_t,
      what: String(what),
      name: facility.name,
      other: facility.covered,
      year: safeguard?.year,
    })
  }
  return pairs
}

/** Facts of the duty, facilities and entities of the boundary, and what finance calls not applicable. */
export function boundaryPairs(facts: Facts): Readonly<Record<string, readonly Pair[]>> {
  const { boundary, registeredIn, entityType: entity_type, income, employer } = facts
  const { nger, listed, lodges_financial_reports, entity_kind, revenue_aud, employees } = (boundary?.body[
    'reporting_duty'
  ] ?? {}) as Readonly<Record<string, string | number | boolean | undefined>>
  return {
    nger_status: nger === undefined || registeredIn === null ? [] : [{ declared: nger, year: registeredIn }],
    lodgement:
      lodges_financial_reports === false
        ? [{ entity_type, is_public: entity_type.toLowerCase().includes('public company') }]
        : [],
    entity_kinds:
      entity_kind === undefined
        ? []
        : [
            {
              declared: String(entity_kind).replaceAll('_', ' '),
              entity_type,
              is_excluded: !isKindPossible(String(entity_kind), entity_type),
            },
          ],
    ...statusPairs(facts, String(entity_kind), lodges_financial_reports === false),
    revenue:
      revenue_aud === undefined || income === null
        ? []
        : [
            {
              declared: revenue_aud,
              other: income.aud,
              year: income.year,
              is_too_low: isRevenueTooLow(Number(revenue_aud), income.aud),
            },
          ],
    employees:
      employees === undefined || employer === null
        ? []
        : [{ declared: employees, other: employer.least, band: employer.band, year: employer.year }],
    ...facilityPairs(facts),
    ...companyPairs(facts),
    finance_set_aside: financeSetAside(facts),
    exclusions_and_registry: exclusions(facts),
    excluded_facilities: excludedFacilities(facts),
    listing:
      listed !== false || facts.listing === null
        ? []
        : [{ code: facts.listing.code, as_of: facts.listing.as_of }],
  }
}

/** What the company says of its status that nothing published shows. */
function statusPairs(
  { registeredIn, entityType: entity_type, income }: Facts,
  kind: string,
  isNothingLodged: boolean,
): Readonly<Record<string, readonly Pair[]>> {
  const isOut = isNothingLodged && !/public company/i.test(entity_type)
  return {
    kinds_unsourced: kind === 'retail_cciv' ? [{ declared: 'retail CCIV', entity_type }] : [],
    nothing_lodged_and_registry: isOut && registeredIn !== null ? [{ year: registeredIn }] : [],
    nothing_lodged_and_income:
      isOut && income !== null && isIncomeOfGroup(income.aud)
        ? [{ year: income.year, other: income.aud }]
        : [],
  }
}

/** A company is no scheme or fund, and not both public and proprietary. */
export function isKindPossible(kind: string, entityType: string): boolean {
  const [isPublic, isProprietary] = [/public company/i, /(proprietary|private) company/i].map((type) =>
    type.test(entityType),
  )
  if (!isPublic && !isProprietary) return true
  if (['registered_scheme', 'registrable_superannuation_entity'].includes(kind)) return false
  return isPublic ? !kind.endsWith('_proprietary_company') : kind !== 'public_company'
}

/** Below what the tax office prints, by a threshold of the law or by half. */
export const isRevenueTooLow = (said: number, income: number): boolean =>
  said < income &&
  (said < income / 2 || REVENUES.some((threshold) => said < threshold && income >= threshold))

/** The size of group 3 at least. */
export const isIncomeOfGroup = (income: number): boolean => REVENUES.some((threshold) => income >= threshold)

function facilityPairs({ boundary, facilities: printed }: Facts) {
  const own = listOf(boundary, 'facilities')
  const find = (name: string) => own.findLastIndex((one) => plain(one['name']) === plain(name))
  const missing = printed.filter(({ name }) => find(name) < 0)
  return {
    facilities_left_out: printed
      .map((facility) => ({ ...facility, index: find(facility.name) }))
      .filter(({ index }) => index >= 0 && own[index]!['included'] !== true)
      .map(({ index, name, table, year }) => ({
        pointer: `/facilities/${index}/included`,
        name: String(own[index]!['name']),
        printed_name: name,
        table,
        year,
      })),
    facilities_listed:
      own.length === 0
        ? []
        : [
            {
              declared: printed.length - missing.length,
              other: printed.length,
              tables: [...new Set(missing.map(({ table, year }) => `${table} ${year}`))].join(', '),
              names: missing.map(({ name }) => name).join(', '),
            },
          ],
  }
}

function companyPairs({ boundary, abn }: Facts) {
  const entities = listOf(boundary, 'entities')
  const index = entities.findIndex((one) => one['abn'] === abn)
  const isIn = boundary === undefined || entities[index]?.['included'] === true
  return {
    company_not_listed:
      isIn || index >= 0 ? [] : [{ abn, abns: entities.map((one) => one['abn']).join(', ') }],
    company_left_out: isIn || index < 0 ? [] : [{ abn, pointer: `/entities/${index}/included` }],
  }
}

/** What only the finance sector discloses, called not applicable by a company of that sector. */
const financeSetAside = ({ statements, finance, financeRequirements }: Facts): Pair[] =>
  listOf(statements, 'statements').flatMap((statement, index) => {
    const [requirement_id, declared] = [String(statement['requirement_id']), String(statement['kind'])]
    return finance !== null && declared === 'not_applicable' && financeRequirements.has(requirement_id)
      ? [{ requirement_id, declared, other: finance, pointer: `/statements/${index}/kind` }]
      : []
  })

import { spellingKey } from '../../company/identity/entity-name.ts'
import { isKindExcluded, isPublicCompany, kindRule } from '../duty/entity-kind.ts'
import { isRevenueTooLow } from '../duty/published-size.ts'
import type { Found } from './contradiction.ts'
import type { ContradictionFacts } from './facts.ts'
import { declaredAt, published } from './sides.ts'

const RECORD = 'organisational_boundary'

/** Declared facts of the duty against the registry and the register. */
export function ngerRegistration({
  records,
  registered_in,
  entity_type,
  registry_years,
}: ContradictionFacts): Found[] {
  const duty = records.organisational_boundary?.body.reporting_duty
  const printed = registry_years.find(({ reporting_year }) => reporting_year === registered_in)
  const type = entity_type ?? ''
  const isPublic = isPublicCompany(type)
  const kind = duty?.entity_kind
  return [
    ...(duty?.nger !== undefined && duty.nger !== 'above_threshold' && registered_in !== null
      ? [
          {
            declared: declaredAt(records, {
              record: RECORD,
              pointer: '/reporting_duty/nger',
              what: 'NGER registration',
              value: duty.nger,
            }),
            other: published(
              `registry ${registered_in}`,
              `the registry of ${registered_in} prints the company`,
              'above_threshold',
              null,
              printed?.evidence,
            ),
            requirement_ids: [],
          },
        ]
      : []),
    ...(duty?.lodges_financial_reports === false && isPublic
      ? [
          {
            declared: declaredAt(records, {
              record: RECORD,
              pointer: '/reporting_duty/lodges_financial_reports',
              what: 'financial reports are lodged',
              value: 'no',
            }),
            other: published('business register', 'entity type', type),
            requirement_ids: [],
          },
        ]
      : []),
    ...(kind !== undefined && isKindExcluded(type, kind)
      ? [
          {
            declared: declaredAt(records, {
              record: RECORD,
              pointer: '/reporting_duty/entity_kind',
              what: 'what the law calls the company',
              value: kindRule(kind).name,
            }),
            other: published('business register', 'entity type', type),
            requirement_ids: [],
          },
        ]
      : []),
  ]
}

/** Revenue against the income that the tax office prints, and employees against the employers' table. */
export const sizeFacts = (facts: ContradictionFacts): Found[] => [
  ...revenueFacts(facts),
  ...staffFacts(facts),
]

function staffFacts({ records, employer }: ContradictionFacts): Found[] {
  const employees = records.organisational_boundary?.body.reporting_duty?.employees
  if (employees === undefined || employer === null || employees >= employer.least) return []
  return [
    {
      declared: declaredAt(records, {
        record: RECORD,
        pointer: '/reporting_duty/employees',
        what: 'employees of the group',
        value: employees,
        unit: 'people',
      }),
      other: published(
        `employers ${employer.year}`,
        `fewest employees of the band ${employer.band} in the employers’ table of ${employer.year}`,
        employer.least,
        'people',
        employer.evidence,
      ),
      requirement_ids: [],
    },
  ]
}

function revenueFacts({ records, income }: ContradictionFacts): Found[] {
  const revenue = records.organisational_boundary?.body.reporting_duty?.revenue_aud
  if (revenue === undefined || income === null || !isRevenueTooLow(revenue, income.aud)) return []
  return [
    {
      declared: declaredAt(records, {
        record: RECORD,
        pointer: '/reporting_duty/revenue_aud',
        what: 'consolidated revenue',
        value: revenue,
        unit: 'A$',
      }),
      other: published(
        `tax transparency ${income.year}`,
        `total income in the tax office’s table of ${income.year}`,
        income.aud,
        'A$',
        income.evidence,
      ),
      requirement_ids: [],
    },
  ]
}

/** Facilities that a published table prints under the company, against those of the boundary. */
export function facilities({ records, facilities: all }: ContradictionFacts): Found[] {
  const body = records.organisational_boundary?.body
  if (body === undefined || body.facilities.length === 0 || all.length === 0) return []
  const listed = new Map(body.facilities.map((one, index) => [spellingKey(one.name), { ...one, index }]))
  const missing = all.filter(({ name }) => !listed.has(spellingKey(name)))
  const leftOut = all.flatMap((facility) => {
    const own = listed.get(spellingKey(facility.name))
    return own === undefined || own.included ? [] : [{ facility, own }]
  })
  return [
    ...leftOut.map(({ facility, own }) => ({
      declared: declaredAt(records, {
        record: RECORD,
        pointer: `/facilities/${own.index}/included`,
        what: `facility ${own.name}`,
        value: 'left out',
      }),
      other: published(
        `${facility.table} ${facility.year}`,
        `facility ${facility.name} in the ${facility.table} table of ${facility.year}`,
        'of the company',
        null,
        facility.evidence,
      ),
      requirement_ids: [],
    })),
    ...(missing.length === 0
      ? []
      : [
          {
            declared: declaredAt(records, {
              record: RECORD,
              pointer: '/facilities',
              what: 'published facilities in the boundary',
              value: all.length - missing.length,
              unit: 'facilities',
            }),
            other: published(
              [...new Set(missing.map(({ table, year }) => `${table} ${year}`))].join(', '),
              `facilities that the tables print; not in the boundary: ${missing.map(({ name }) => name).join(', ')}`,
              all.length,
              'facilities',
              missing.flatMap(({ evidence }) => evidence),
            ),
            requirement_ids: [],
          },
        ]),
  ]
}

/** The boundary of a company that does not hold the company is of another. */
export function companyNotInBoundary({ records, abn }: ContradictionFacts): Found[] {
  const entities = records.organisational_boundary?.body.entities
  const own = entities?.findIndex((entity) => entity.abn === abn) ?? -1
  if (entities === undefined || entities[own]?.included === true) return []
  return [
    {
      declared: declaredAt(records, {
        record: RECORD,
        pointer: own < 0 ? '/entities' : `/entities/${own}/included`,
        what: own < 0 ? 'ABNs in the boundary' : 'the company in its own boundary',
        value: own < 0 ? entities.map((entity) => entity.abn).join(', ') : 'left out',
      }),
      other: published('the request', 'ABN of the company that the boundary is kept for', abn),
      requirement_ids: [],
    },
  ]
}

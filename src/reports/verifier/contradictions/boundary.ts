import { plain } from './elsewhere.ts'
import { type Facts, listOf } from './facts.ts'
import { against, type Repeated } from './repeat.ts'

/** Revenue thresholds of the groups; docs/methods/reporting_duty.md. */
const REVENUES = [500e6, 200e6, 50e6]

/** Facts of the duty, facilities and entities of the boundary, and what finance calls not applicable. */
export function boundaryAndTables(facts: Facts): Repeated[] {
  return [...duty(facts), ...revenue(facts), ...employees(facts), ...facilities(facts), ...ownCompany(facts)]
}

function duty({ boundary, registeredIn, entityType, isEarlier }: Facts): Repeated[] {
  const said = (boundary?.body['reporting_duty'] ?? {}) as Readonly<Record<string, unknown>>
  const isBelow = said['nger'] !== undefined && said['nger'] !== 'above_threshold'
  return [
    ...(boundary !== undefined && isBelow && registeredIn !== null
      ? [
          against(
            'nger_registration',
            [boundary, '/reporting_duty/nger', 'NGER registration', String(said['nger'])],
            `registry ${registeredIn}`,
            [`the registry of ${registeredIn} prints the company`, 'above_threshold'],
          ),
        ]
      : []),
    ...(boundary !== undefined &&
    said['lodges_financial_reports'] === false &&
    entityType.toLowerCase().includes('public company')
      ? [
          against(
            'nger_registration',
            [boundary, '/reporting_duty/lodges_financial_reports', 'financial reports are lodged', 'no'],
            'business register',
            ['entity type', entityType],
          ),
        ]
      : []),
    ...(boundary !== undefined && !isEarlier && !isKindPossible(String(said['entity_kind']), entityType)
      ? [
          against(
            'nger_registration',
            [
              boundary,
              '/reporting_duty/entity_kind',
              'what the law calls the company',
              String(said['entity_kind']).replaceAll('_', ' '),
            ],
            'business register',
            ['entity type', entityType],
          ),
        ]
      : []),
  ]
}

/** A company is no scheme or fund, and not both public and proprietary. */
function isKindPossible(kind: string, entityType: string): boolean {
  const [isPublic, isProprietary] = [/public company/i, /(proprietary|private) company/i].map((type) =>
    type.test(entityType),
  )
  if (!isPublic && !isProprietary) return true
  if (['registered_scheme', 'registrable_superannuation_entity'].includes(kind)) return false
  return isPublic ? !kind.endsWith('_proprietary_company') : kind !== 'public_company'
}

function revenue({ boundary, income }: Facts): Repeated[] {
  const said = (boundary?.body['reporting_duty'] as { readonly revenue_aud?: number } | undefined)
    ?.revenue_aud
  if (boundary === undefined || said === undefined || income === null) return []
  return isRevenueTooLow(said, income.aud)
    ? [
        against(
          'size_facts',
          [boundary, '/reporting_duty/revenue_aud', 'consolidated revenue', said, 'A$'],
          `tax transparency ${income.year}`,
          [`total income in the tax office’s table of ${income.year}`, income.aud, 'A$'],
        ),
      ]
    : []
}

/** Below what the tax office prints, by a threshold of the law or by half. */
export const isRevenueTooLow = (said: number, income: number): boolean =>
  said < income &&
  (said < income / 2 || REVENUES.some((threshold) => said < threshold && income >= threshold))

function employees({ boundary, employer }: Facts): Repeated[] {
  const said = (boundary?.body['reporting_duty'] as { readonly employees?: number } | undefined)?.employees
  if (boundary === undefined || said === undefined || employer === null || said >= employer.least) return []
  const { least, band, year } = employer
  return [
    against(
      'size_facts',
      [boundary, '/reporting_duty/employees', 'employees of the group', said, 'people'],
      `employers ${year}`,
      [`fewest employees of the band ${band} in the employers’ table of ${year}`, least, 'people'],
    ),
  ]
}

function facilities({ boundary, facilities: printed }: Facts): Repeated[] {
  const own = listOf(boundary, 'facilities')
  if (boundary === undefined || own.length === 0) return []
  const find = (name: string) => own.findLastIndex((one) => plain(one['name']) === plain(name))
  const missing = printed.filter(({ name }) => find(name) < 0)
  const leftOut = printed.flatMap(({ name, table, year }) => {
    const index = find(name)
    const facility = own[index]
    return facility === undefined || facility['included'] === true
      ? []
      : [
          against(
            'facilities',
            [boundary, `/facilities/${index}/included`, `facility ${String(facility['name'])}`, 'left out'],
            `${table} ${year}`,
            [`facility ${name} in the ${table} table of ${year}`, 'of the company'],
          ),
        ]
  })
  if (missing.length === 0) return leftOut
  const tables = [...new Set(missing.map(({ table, year }) => `${table} ${year}`))].join(', ')
  const names = missing.map(({ name }) => name).join(', ')
  return [
    ...leftOut,
    against(
      'facilities',
      [
        boundary,
        '/facilities',
        'published facilities in the boundary',
        printed.length - missing.length,
        'facilities',
      ],
      tables,
      [`facilities that the tables print; not in the boundary: ${names}`, printed.length, 'facilities'],
    ),
  ]
}

function ownCompany({ boundary, abn }: Facts): Repeated[] {
  const entities = listOf(boundary, 'entities')
  const index = entities.findIndex((one) => one['abn'] === abn)
  if (boundary === undefined || entities[index]?.['included'] === true) return []
  return [
    against(
      'company_not_in_boundary',
      index < 0
        ? [boundary, '/entities', 'ABNs in the boundary', entities.map((one) => one['abn']).join(', ')]
        : [boundary, `/entities/${index}/included`, 'the company in its own boundary', 'left out'],
      'the request',
      ['ABN of the company that the boundary is kept for', abn],
    ),
  ]
}

/** What only the finance sector discloses, called not applicable by a company of that sector. */
export function financeClass({ statements, finance, financeRequirements }: Facts): Repeated[] {
  if (finance === null || statements === undefined) return []
  return listOf(statements, 'statements').flatMap(({ requirement_id, kind }, index) =>
    kind === 'not_applicable' && financeRequirements.has(String(requirement_id))
      ? [
          against(
            'class',
            [statements, `/statements/${index}/kind`, `the statement on ${String(requirement_id)}`, kind],
            'classification',
            ['class of the company', finance],
            [String(requirement_id)],
          ),
        ]
      : [],
  )
}

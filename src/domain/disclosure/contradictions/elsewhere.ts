import { spellingKey } from '../../company/identity/entity-name.ts'
import type { Found } from './contradiction.ts'
import type { ContradictionFacts } from './facts.ts'
import { declaredAt, published } from './sides.ts'

const RECORD = 'organisational_boundary'

/** Facilities that the boundary counts in and the newest tables print under other companies only. */
export function facilityOfAnother({ records, abn, facilities, elsewhere }: ContradictionFacts): Found[] {
  const body = records.organisational_boundary?.body
  if (body === undefined || elsewhere.facilities.length === 0) return []
  const printed = Map.groupBy(elsewhere.facilities, ({ name }) => spellingKey(name))
  const own = new Set(facilities.map(({ name }) => spellingKey(name)))
  const abns = new Set([abn, ...body.entities.map((entity) => entity.abn)])
  const names = new Set(body.entities.map((entity) => spellingKey(entity.name)))
  return body.facilities.flatMap(({ name, included }, index) => {
    const found = printed.get(spellingKey(name)) ?? []
    const isOwn =
      own.has(spellingKey(name)) ||
      found.some(
        ({ owner, owner_abns }) =>
          names.has(spellingKey(owner)) || owner_abns.some((ownerAbn) => abns.has(ownerAbn)),
      )
    if (!included || isOwn || found.length === 0) return []
    const tables = unique(found.map(({ table, year }) => `${table} ${year}`))
    return [
      {
        declared: declaredAt(records, {
          record: RECORD,
          pointer: `/facilities/${index}`,
          what: `facility ${name}`,
          value: 'in the boundary',
        }),
        other: published(
          tables,
          `who the tables print facility ${name} under`,
          unique(found.map(({ owner }) => owner)),
          null,
          found.flatMap(({ evidence }) => evidence),
        ),
        requirement_ids: [],
      },
    ]
  })
}

/** What an entity may be to the company although it heads its own group. */
const SHARED: ReadonlySet<string> = new Set(['joint_operation', 'joint_venture', 'associate', 'franchise'])

/** Entities that the boundary counts in, against what the registry prints under their ABN. */
export function entityOfAnother({ records, abn: company, elsewhere }: ContradictionFacts): Found[] {
  const entities = records.organisational_boundary?.body.entities ?? []
  const printed = new Map(elsewhere.entities.map((entity) => [entity.abn, entity]))
  return entities.flatMap(({ abn, name, relationship, included }, index): Found[] => {
    const found = printed.get(abn)
    if (found === undefined || !included || abn === company) return []
    const at = { record: RECORD, requirement_ids: [] } as const
    return [
      ...(found.registered_in === null || SHARED.has(relationship)
        ? []
        : [
            {
              declared: declaredAt(records, {
                ...at,
                pointer: `/entities/${index}/relationship`,
                what: `what ${name} (ABN ${abn}) is to the company`,
                value: relationship,
              }),
              other: published(
                `registry ${found.registered_in}`,
                `${found.name} reports to the registry as the head of a group of its own`,
                'controlling corporation',
              ),
              requirement_ids: [],
            },
          ]),
      ...(sharesWord(name, found.names)
        ? []
        : [
            {
              declared: declaredAt(records, {
                ...at,
                pointer: `/entities/${index}/name`,
                what: `name of the entity with ABN ${abn}`,
                value: name,
              }),
              other: published('registry', 'name that the registry prints under that ABN', found.name),
              requirement_ids: [],
            },
          ]),
    ]
  })
}

/** Words that many companies have in their names. */
const COMMON = new Set(
  'PTY LTD LIMITED PROPRIETARY THE AND OF CO COMPANY CORPORATION GROUP HOLDING HOLDINGS AUSTRALIA AUSTRALIAN NL INC SERVICES'.split(
    ' ',
  ),
)

const wordsOf = (name: string): string[] =>
  name
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !COMMON.has(word))

/** Whether two names may be of one entity: a telling word in common, or nothing that tells. */
function sharesWord(name: string, others: readonly string[]): boolean {
  const own = new Set(wordsOf(name))
  if (own.size === 0) return true
  return others.some((other) => {
    const telling = wordsOf(other)
    return telling.length === 0 || telling.some((word) => own.has(word))
  })
}

const unique = (values: readonly string[]): string => [...new Set(values)].join(', ')

import { spellingKey } from '../../company/identity/entity-name.ts'
import { tellingWords } from '../../company/identity/telling-words.ts'
import type { ContradictionFacts } from './facts.ts'
import type { Pair } from './pair.ts'

/** Facilities and entities that the boundary counts in, and tables print as another company's. */
export const elsewherePairs = (facts: ContradictionFacts) => ({
  facilities_of_others: facilitiesOfOthers(facts),
  ...entityPairs(facts),
})

function facilitiesOfOthers({ records, abn, facilities, elsewhere }: ContradictionFacts): Pair[] {
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
    return [
      {
        name,
        pointer: `/facilities/${index}`,
        tables: unique(found.map(({ table, year }) => `${table} ${year}`)),
        owners: unique(found.map(({ owner }) => owner)),
        evidence: found.flatMap(({ evidence }) => evidence),
      },
    ]
  })
}

/** What an entity may be to the company although it heads its own group. */
const SHARED: ReadonlySet<string> = new Set(['joint_operation', 'joint_venture', 'associate', 'franchise'])

function entityPairs({ records, abn: company, elsewhere }: ContradictionFacts) {
  const printed = new Map(elsewhere.entities.map((entity) => [entity.abn, entity]))
  const known = (records.organisational_boundary?.body.entities ?? []).flatMap(
    ({ abn, name, relationship, included }, index) => {
      const found = printed.get(abn)
      return found === undefined || !included || abn === company
        ? []
        : [{ abn, name, relationship, at: `/entities/${index}`, found }]
    },
  )
  return {
    entities_that_head_groups: known.flatMap(({ abn, name, relationship, at, found }): Pair[] =>
      found.registered_in === null || SHARED.has(relationship)
        ? []
        : [
            {
              abn,
              name,
              relationship,
              pointer: `${at}/relationship`,
              printed_name: found.name,
              year: found.registered_in,
            },
          ],
    ),
    entities_of_other_names: known
      .filter(({ name, found }) => !sharesWord(name, found.names))
      .map(
        ({ abn, name, at, found }): Pair => ({ abn, name, pointer: `${at}/name`, printed_name: found.name }),
      ),
  }
}

/** Whether two names may be of one entity: a telling word in common, or nothing that tells. */
export function sharesWord(name: string, others: readonly string[]): boolean {
  const own = new Set(tellingWords(name))
  if (own.size === 0) return true
  return others.some((other) => {
    const telling = tellingWords(other)
    return telling.length === 0 || telling.some((word) => own.has(word))
  })
}

const unique = (values: readonly string[]): string => [...new Set(values)].join(', ')

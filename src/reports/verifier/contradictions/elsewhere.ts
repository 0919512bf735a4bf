import type { Pair } from './apply-rules.ts'
import { type Facts, listOf } from './facts.ts'

/** Names without spaces, marks, case and the two spellings of a legal form. */
export const plain = (name: unknown): string =>
  String(name)
    .toUpperCase()
    .replaceAll(/\bLTD\b/g, 'LIMITED')
    .replaceAll(/\bPROPRIETARY\b/g, 'PTY')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Facilities and entities of the boundary that published tables print as another company's. */
export function elsewherePairs(facts: Facts): Readonly<Record<string, readonly Pair[]>> {
  const printed = printedEntities(facts)
  return {
    facilities_of_others: facilitiesOfOthers(facts),
    entities_that_head_groups: printed.flatMap(({ own, year, isPart }) =>
      year === null || isPart ? [] : [{ ...own, pointer: `${own.at}/relationship`, year }],
    ),
    entities_of_other_names: printed
      .filter(({ own, names }) => !names.some((other) => mayBeOne(own.name, other)))
      .map(({ own }) => ({ ...own, pointer: `${own.at}/name` })),
  }
}

function facilitiesOfOthers({ boundary, abn, facilities, elsewhere }: Facts): Pair[] {
  const entities = listOf(boundary, 'entities')
  return listOf(boundary, 'facilities').flatMap(({ name, included }, index) => {
    const isNamed = (printed: { readonly name: string }): boolean => plain(printed.name) === plain(name)
    const printed = elsewhere.facilities.filter(isNamed)
    const isOfBoundary = printed.some(
      ({ owner, owner_abns }) =>
        owner_abns.includes(abn) ||
        entities.some(
          (one) => owner_abns.includes(String(one['abn'])) || plain(one['name']) === plain(owner),
        ),
    )
    if (included !== true || printed.length === 0 || isOfBoundary || facilities.some(isNamed)) return []
    return [
      {
        name: String(name),
        pointer: `/facilities/${index}`,
        tables: [...new Set(printed.map(({ table, year }) => `${table} ${year}`))].join(', '),
        owners: [...new Set(printed.map(({ owner }) => owner))].join(', '),
      },
    ]
  })
}

/** What a group of its own may be to the company. */
const SHARED = new Set(['joint_operation', 'joint_venture', 'associate', 'franchise'])

/** Entities that the boundary counts in and the registry knows. */
const printedEntities = ({ boundary, abn: company, elsewhere }: Facts) =>
  listOf(boundary, 'entities').flatMap((entity, index) => {
    const [abn = '', name = '', relationship = ''] = ['abn', 'name', 'relationship'].map((member) =>
      String(entity[member]),
    )
    const printed = elsewhere.entities.find((one) => one.abn === abn)
    return printed === undefined || entity['included'] !== true || abn === company
      ? []
      : [
          {
            own: { abn, name, relationship, at: `/entities/${index}`, printed_name: printed.name },
            names: printed.names,
            year: printed.registered_in,
            isPart: SHARED.has(relationship),
          },
        ]
  })

/** Words that tell no company from another. */
const COMMON =
  /^(PTY|LTD|LIMITED|PROPRIETARY|THE|AND|OF|CO|COMPANY|CORPORATION|GROUP|HOLDINGS?|AUSTRALIAN?|NL|INC|SERVICES)$/

const telling = (name: string): string[] =>
  name
    .toUpperCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.filter((word) => !COMMON.test(word)) ?? []

/** One telling word in common, or nothing that tells. */
function mayBeOne(name: string, other: string): boolean {
  const [own, printed] = [telling(name), telling(other)]
  return own.length === 0 || printed.length === 0 || own.some((word) => printed.includes(word))
}

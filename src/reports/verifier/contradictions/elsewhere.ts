import { type Facts, listOf } from './facts.ts'
import { against, type Repeated } from './repeat.ts'

/** Names without spaces, marks, case and the two spellings of a legal form. */
export const plain = (name: unknown): string =>
  String(name)
    .toUpperCase()
    .replaceAll(/\bLTD\b/g, 'LIMITED')
    .replaceAll(/\bPROPRIETARY\b/g, 'PTY')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Facilities and entities of the boundary that published tables print as another company's. */
export function partsOfOthers(facts: Facts): Repeated[] {
  return [...facilitiesOfOthers(facts), ...entitiesOfOthers(facts)]
}

function facilitiesOfOthers({ boundary, abn, facilities, elsewhere }: Facts): Repeated[] {
  if (boundary === undefined) return []
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
      against(
        'facility_of_another',
        [boundary, `/facilities/${index}`, `facility ${String(name)}`, 'in the boundary'],
        [...new Set(printed.map(({ table, year }) => `${table} ${year}`))].join(', '),
        [
          `who the tables print facility ${String(name)} under`,
          [...new Set(printed.map(({ owner }) => owner))].join(', '),
        ],
      ),
    ]
  })
}

/** What a group of its own may be to the company. */
const SHARED = new Set(['joint_operation', 'joint_venture', 'associate', 'franchise'])

function entitiesOfOthers({ boundary, abn: company, elsewhere }: Facts): Repeated[] {
  if (boundary === undefined) return []
  return listOf(boundary, 'entities').flatMap((entity, index) => {
    const [abn, name, relationship] = [entity['abn'], entity['name'], entity['relationship']].map(String)
    const printed = elsewhere.entities.find((one) => one.abn === abn)
    if (printed === undefined || entity['included'] !== true || abn === company) return []
    const heads =
      printed.registered_in === null || SHARED.has(relationship!)
        ? []
        : [
            against(
              'entity_of_another',
              [
                boundary,
                `/entities/${index}/relationship`,
                `what ${name} (ABN ${abn}) is to the company`,
                relationship!,
              ],
              `registry ${printed.registered_in}`,
              [
                `${printed.name} reports to the registry as the head of a group of its own`,
                'controlling corporation',
              ],
            ),
          ]
    const isNamed = printed.names.some((other) => mayBeOne(name!, other))
    const named = isNamed
      ? []
      : [
          against(
            'entity_of_another',
            [boundary, `/entities/${index}/name`, `name of the entity with ABN ${abn}`, name!],
            'registry',
            ['name that the registry prints under that ABN', printed.name],
          ),
        ]
    return [...heads, ...named]
  })
}

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

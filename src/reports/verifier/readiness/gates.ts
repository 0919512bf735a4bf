import type { Body } from '../documents.ts'
import { type Facts, isApproved } from './facts.ts'
import { type Aside, type Held, listIn, verdict } from './set-aside.ts'

/** docs/methods/filing_readiness.md: the statement that takes the place of all others. */
export const NO_MATERIAL_RISK = 'CA.s296B'
const ITS_GROUP = 3

/** Measures that gates ask for; the last two are given by a whole electricity record too. */
const MEASURES: Readonly<Record<string, string>> = {
  '29(a)(i)(1)': 'scope1_t',
  '29(a)(i)(3)': 'scope3_t',
  '29(a)(i)(2)': 'scope2_location_t',
  '29(a)(v)': 'scope2_location_t',
}
const BY_ELECTRICITY = new Set(['29(a)(i)(2)', '29(a)(v)'])
const BY_SCENARIOS = new Set(['22', 'CA.s296D(2B)'])

/** Whether a gate lacks the number or the scenarios that it asks for. */
export function lacks(id: string, { gates, statements, regions }: Held): boolean {
  if (!gates.has(id) || statements === null) return false
  const all = listIn(statements.body, 'statements').filter(({ kind }) => kind === 'disclosure')
  if (BY_SCENARIOS.has(id)) {
    const warmings = all.flatMap((one) => listIn(one, 'scenarios')).map((one) => Number(one['warming_c']))
    return !(warmings.some((one) => one <= 1.5) && warmings.some((one) => one >= 2.5))
  }
  const measure = MEASURES[id]
  if (measure === undefined) return false
  const isStated = all.flatMap((one) => listIn(one, 'figures')).some((one) => one['measure'] === measure)
  const isComputed = BY_ELECTRICITY.has(id) && regions.all > 0 && regions.known === regions.all
  return !isStated && !isComputed
}

/** Null while no one makes the statement. */
export function noMaterialRisk({ statements, group, approved }: Facts): Held['route'] {
  const said = listIn(statements?.body, 'statements').find(
    ({ requirement_id, kind }) => requirement_id === NO_MATERIAL_RISK && kind === 'disclosure',
  )
  if (statements === null || said === undefined) return null
  const of = (status: string, aside: Aside | null = null) => ({
    verdict: verdict(status, [statements.reference]),
    aside,
  })
  if (group !== ITS_GROUP) return of('conflicting')
  const signed = statements.body['sign_off'] as { readonly name: string; readonly on: string } | undefined
  if (signed === undefined || !isApproved({ approved }, NO_MATERIAL_RISK, said))
    return of('partially_evidenced')
  return of('evidenced', {
    status: 'not_applicable',
    reference: `${NO_MATERIAL_RISK}, ${statements.reference}`,
    reason: textIn(said, 'statement') ?? textIn(said['document'] as Body | undefined, 'name') ?? '',
    person: signed.name,
    date: signed.on,
  })
}

/** A text of a record; undefined where it holds none under the name. */
const textIn = (body: Body | undefined, name: string): string | undefined => {
  const value = body?.[name]
  return typeof value === 'string' ? value : undefined
}

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/\b\w*\d\w*\b|\([a-z0-9]+\)/g, ' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 0)

/** Statements of words alone that are too short, repeat the requirement, or are under three or more. */
export function placeholders({ statements, requirements }: Facts): ReadonlySet<string> {
  const has = (one: Body, name: string): boolean => listIn(one, name).length > 0
  const bare = listIn(statements?.body, 'statements')
    .filter(
      (one) =>
        one['kind'] === 'disclosure' &&
        one['statement'] !== undefined &&
        one['document'] === undefined &&
        !has(one, 'figures') &&
        !has(one, 'scenarios'),
    )
    .map((one) => ({ id: String(one['requirement_id']), words: wordsOf(String(one['statement'])) }))
  const texts = Map.groupBy(bare, ({ words }) => words.join(' '))
  const asked = new Map(requirements.map((one) => [one.id, new Set(wordsOf(one.title))]))
  return new Set(
    bare
      .filter(({ id, words }) => {
        const long = [...new Set(words)].filter((word) => word.length >= 4)
        const own = long.filter((word) => asked.get(id)?.has(word) === true)
        const isRepeated = (texts.get(words.join(' ')) ?? []).length >= 3
        return words.length < 6 || isRepeated || own.length >= 0.8 * long.length
      })
      .map(({ id }) => id),
  )
}

import GATES from '../../../frameworks/aasb-s2/gates.json' with { type: 'json' }
import ROUTE from '../../../frameworks/aasb-s2/no-material-risk.json' with { type: 'json' }
import type { Body } from '../documents.ts'
import type { Facts } from './facts.ts'
import { isSupported } from './support.ts'
import { type Aside, type Gate, type Held, listIn, onRung, type Rung, verdict } from './verdict.ts'

/** Gates of a year by id; all of them where the year is not known. */
export const gatesOf = (yearNumber: number | null): Map<string, Gate> =>
  new Map(
    (GATES as readonly Gate[])
      .filter(({ from_year }) => yearNumber === null || yearNumber >= from_year)
      .map((gate) => [gate.id, gate]),
  )

/** The statement that takes the place of all others. */
export const NO_MATERIAL_RISK = ROUTE.id

/** Whether a gate lacks the number or the scenarios that it asks for. */
export function lacks(id: string, { gates, statements, regions, sentences }: Held): boolean {
  const needs = gates.get(id)?.needs
  if (needs === undefined || statements === null) return false
  const all = listIn(statements.body, 'statements').filter(({ kind }) => kind === 'disclosure')
  if (needs.scenarios === true) {
    const named = all
      .flatMap((one) => listIn(one, 'scenarios'))
      .map((one) => ({ warming: Number(one['warming_c']), given: String(one['name']) }))
      .map(({ given, warming }) => ({ warming, name: sentences.scenarioName(given, warming) }))
      .filter(({ name }) => name !== null)
    const isMet = named.some(
      (low) =>
        low.warming >= 1 &&
        low.warming <= 1.5 &&
        named.some(({ name, warming }) => name !== low.name && warming >= 2.5 && warming <= 6),
    )
    return !isMet
  }
  const isStated = all
    .flatMap((one) => listIn(one, 'figures'))
    .some(({ measure }) => needs.figures?.includes(String(measure)) === true)
  const isComputed =
    needs.or_electricity === true && regions.all > 0 && regions.isWhole && regions.known === regions.all
  return !isStated && !isComputed
}

/** Null while no one makes the statement. */
export function noMaterialRisk(facts: Facts): Held['route'] {
  const { statements, group, approved } = facts
  const said = listIn(statements?.body, 'statements').find(
    ({ requirement_id, kind }) => requirement_id === NO_MATERIAL_RISK && kind === 'disclosure',
  )
  if (statements === null || said === undefined) return null
  if (group === null || !ROUTE.groups.includes(group))
    return { verdict: verdict('conflicting', [statements.reference]), aside: null }
  const of = (rung: Rung, aside: Aside | null = null) => ({
    verdict: onRung(rung, [statements.reference]),
    aside,
  })
  const isWorded = facts.sentences.passes(textIn(said, 'statement') ?? '')
  const approver = approved.get(`statement:${NO_MATERIAL_RISK}`)
  if (!isWorded || !isSupported({ ...said, figures: [] }, facts) || approver === undefined)
    return of(isWorded ? 'stated' : 'none')
  return of('approved', {
    status: 'not_applicable',
    reference: `${NO_MATERIAL_RISK}, ${statements.reference}`,
    reason: textIn(said, 'statement') ?? '',
    person: approver,
    date: textIn(said, 'date') ?? null,
  })
}

/** A text of a record; undefined where it holds none under the name. */
const textIn = (body: Body | undefined, name: string): string | undefined => {
  const value = body?.[name]
  return typeof value === 'string' ? value : undefined
}

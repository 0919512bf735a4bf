import type { Body, Period } from '../documents.ts'
import { tonnesIn } from '../tonnes.ts'
import type { Pair } from './apply-rules.ts'
import { type Facts, listOf } from './facts.ts'
import { besideRegistry, figuresOf } from './figures.ts'

export interface Target {
  readonly id: string
  readonly at: string
  readonly body: Body
  /** Tonnes in its unit; undefined where it is about something else than the registry prints. */
  readonly tonnes: number | undefined
  readonly measure: string
  readonly isWhole: boolean
}

export function standingTargets({ targets }: Facts): Target[] {
  return listOf(targets, 'targets').flatMap((body, index) => {
    if (!['active', 'achieved', 'revised'].includes(String(body['status']))) return []
    const scopes = body['scopes'] as readonly string[]
    const coverage = body['coverage'] as Body
    const isPrinted = scopes.every((scope) => ['scope1', 'scope2_location'].includes(scope))
    const isComparable = body['type'] === 'absolute' && body['basis'] === 'gross' && isPrinted
    return [
      {
        id: String(body['id']),
        at: `/targets/${index}`,
        body,
        tonnes: isComparable ? tonnesIn(String(body['unit'])) : undefined,
        measure:
          scopes.length > 1 ? 'scope1_and_2_t' : scopes[0] === 'scope1' ? 'scope1_t' : 'scope2_location_t',
        isWhole:
          (coverage['entities'] as readonly unknown[]).length === 0 &&
          (coverage['facilities'] as readonly unknown[]).length === 0 &&
          coverage['share_percent'] === 100,
      },
    ]
  })
}

export const actualsOf = ({ body }: Target) =>
  (body['actuals'] ?? []) as readonly { readonly period: Period; readonly value: number }[]

/** What targets say of their years beside the registry, the statements and their own levers. */
export function targetPairs(facts: Facts): Readonly<Record<string, readonly Pair[]>> {
  const { period } = facts
  const figures = figuresOf(facts)
  const inTonnes = standingTargets(facts).flatMap((target) =>
    target.tonnes === undefined ? [] : [{ ...target, tonnes: target.tonnes, base: baseOf(target) }],
  )
  return {
    target_bases: inTonnes.flatMap(({ id, at, tonnes, base, measure, isWhole: is_whole }) =>
      besideRegistry(facts, base.period, measure, {
        id,
        is_whole,
        pointer: `${at}/base/value`,
        declared: tonnes * base.value,
      }),
    ),
    target_actuals: inTonnes.flatMap((target) =>
      actualsOf(target).flatMap(({ period: year, value }, n) =>
        besideRegistry(facts, year, target.measure, {
          id: target.id,
          is_whole: target.isWhole,
          pointer: `${target.at}/actuals/${n}/value`,
          declared: target.tonnes * value,
          ...year,
        }),
      ),
    ),
    actuals_and_figures: inTonnes.flatMap((target) => {
      const n = actualsOf(target).findIndex(
        ({ period: year }) => year.start === period.start && year.end === period.end,
      )
      const figure = figures.find(({ measure }) => measure === target.measure)
      return n < 0 || figure === undefined || !target.isWhole
        ? []
        : [
            {
              id: target.id,
              measure: figure.measure,
              requirement_id: figure.requirement_id,
              pointer: `${target.at}/actuals/${n}/value`,
              declared: target.tonnes * actualsOf(target)[n]!.value,
              other: figure.value,
              other_pointer: figure.pointer,
            },
          ]
    }),
    levers: inTonnes.map(({ id, at, tonnes, base, body }) => ({
      id,
      pointer: `${at}/levers`,
      declared: ((body['levers'] ?? []) as readonly { readonly abatement_t?: number }[]).reduce(
        (total, { abatement_t = 0 }) => total + abatement_t,
        0,
      ),
      other: tonnes * base.value,
      other_pointer: `${at}/base/value`,
    })),
  }
}

const baseOf = ({ body }: Target) => body['base'] as { readonly period: Period; readonly value: number }

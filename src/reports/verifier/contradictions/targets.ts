import type { Body, Period } from '../documents.ts'
import { type Facts, listOf } from './facts.ts'

export interface Target {
  readonly id: string
  readonly at: string
  readonly body: Body
  /** Tonnes in its unit; undefined where it is about something else than the registry prints. */
  readonly tonnes: number | undefined
  readonly measure: string
  readonly isWhole: boolean
}

/** Units that every version of the method knew, and those that 1.3.0 learned. */
const FIRST_UNITS = /^(?:t|tonnes|kt|mt)co2e$/
const UNITS: readonly (readonly [unit: RegExp, tonnes: number])[] = [
  [/^(?:t|tonnes)(?:co2e?)?$|^tonnesofco2e$/, 1],
  [/^kt(?:co2e?)?$|^kilotonnesco2e$/, 1000],
  [/^(?:mt|megatonnes|milliontonnes)co2e$/, 1_000_000],
]

function tonnesIn(unit: string, isBefore: boolean): number | undefined {
  const plain = unit.toLowerCase().replaceAll(/[\s.-]/g, '')
  const known = isBefore ? plain : plain.replaceAll('₂', '2')
  if (isBefore && !FIRST_UNITS.test(known)) return undefined
  return UNITS.find(([pattern]) => pattern.test(known))?.[1]
}

export function standingTargets({ targets, isBeforeDeclarations }: Facts): Target[] {
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
        tonnes: isComparable ? tonnesIn(String(body['unit']), isBeforeDeclarations) : undefined,
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

import type { Body, Documents, Period } from './documents.ts'
import { differences } from './json.ts'
import type { Finding } from './verification.ts'

interface Target {
  readonly id: string
  readonly type: string
  readonly unit: string
  readonly basis: string
  readonly scopes: readonly string[]
  readonly gases: readonly string[]
  readonly coverage: {
    readonly entities: readonly string[]
    readonly facilities: readonly string[]
    readonly share_percent: number
  }
  readonly base: { readonly period: Period }
  readonly milestones: readonly Body[]
  readonly target: Body
  readonly target_period: Period
  readonly actuals?: readonly { readonly period: Period }[]
}

/** docs/methods/target_progress.md: whether all of a target is given, and whether its actuals are about the same thing as the target. */
export function checkTargets({ provenance }: Documents): Finding[] {
  const body = (kind: string): Body | undefined =>
    provenance.records.find(({ record }) => record === kind)?.body
  const targets = (body('emission_targets')?.['targets'] ?? []) as readonly Target[]
  const approach = body('organisational_boundary')?.['approach'] ?? 'operational_control'
  return provenance.calculations
    .filter(({ formula }) => formula === 'target_progress')
    .flatMap(({ id, arguments: given }) => {
      const { registry_years, ...stated } = given as Body
      const index = targets.findIndex((one) => `targets.${one.id}` === id)
      const target = targets[index]
      const recomputed =
        target === undefined
          ? null
          : {
              ...referencesTo(target, `/targets/${index}`),
              mismatches: mismatchesOf(target, approach).map((reason_code) => ({ reason_code })),
              is_of_registry: !hasActuals(target),
            }
      return differences({ ...stated, is_of_registry: registry_years !== null }, recomputed).map(
        (difference) => ({
          kind: 'status' as const,
          where: `provenance.json calculation ${id}${difference.pointer}`,
          detail: 'this differs from the records',
          stated: difference.stated ?? null,
          recomputed: difference.recomputed ?? null,
        }),
      )
    })
}

/** Every point, scope and actual of a target by its place: one that is left out would change the line or the status. */
function referencesTo(target: Target, at: string) {
  const to = (pointer: string) => ({ record: 'emission_targets', pointer: `${at}${pointer}` })
  const point = (what: string, level: Body, levelAt: string, endAt: string) => ({
    what,
    end: to(endAt),
    value: level['value'] === undefined ? null : to(`${levelAt}/value`),
    reduction_percent: level['reduction_percent'] === undefined ? null : to(`${levelAt}/reduction_percent`),
  })
  const points = [
    point('base', target.base, '/base', '/base/period/end'),
    ...target.milestones.map((one, n) =>
      point('milestone', one, `/milestones/${n}`, `/milestones/${n}/period/end`),
    ),
    point('target', target.target, '/target', '/target_period/end'),
  ]
  return {
    points: points.map((one, place) => ({ ...one, place })),
    scopes: target.scopes.map((_, n) => ({ scope: to(`/scopes/${n}`) })),
    actuals: hasActuals(target) ? to('/actuals') : null,
  }
}

const hasActuals = ({ actuals }: Target): boolean => actuals !== undefined && actuals.length > 0

function mismatchesOf(target: Target, approach: unknown): string[] {
  const { base, target_period, actuals } = target
  const yearEnd = target_period.end.slice(5)
  const isYear = (period: Period): boolean => period.end.slice(5) === yearEnd && isTwelveMonths(period)
  const ofBase = isYear(base.period) && isYear(target_period) ? [] : ['period_differs']
  return hasActuals(target)
    ? [...ofBase, ...(actuals ?? []).filter(({ period }) => !isYear(period)).map(() => 'period_differs')]
    : [...ofBase, ...registryMismatches(target, approach)]
}

const REGISTRY_GASES = 'CH4,CO2,HFCs,N2O,PFCs,SF6'

function registryMismatches(target: Target, approach: unknown): string[] {
  const { type, unit, basis, scopes, gases, coverage } = target
  const rules: readonly (readonly [code: string, differs: boolean])[] = [
    ['intensity_needs_actuals', type === 'intensity'],
    ['unit_differs', type === 'absolute' && unit !== 't CO2-e'],
    ['net_needs_actuals', basis === 'net'],
    ['scopes_differ', scopes.includes('scope2_market') || scopes.includes('scope3')],
    ['gases_differ', gases.toSorted().join(',') !== REGISTRY_GASES],
    [
      'boundary_differs',
      coverage.entities.length + coverage.facilities.length > 0 ||
        coverage.share_percent !== 100 ||
        approach !== 'operational_control',
    ],
    ['period_differs', !target.target_period.end.endsWith('-06-30')],
  ]
  return rules.filter(([, differs]) => differs).map(([code]) => code)
}

/** The day after is the first day again, a year on. */
const isTwelveMonths = ({ start, end }: Period): boolean =>
  new Date(Date.parse(`${end}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10) ===
  `${Number(start.slice(0, 4)) + 1}${start.slice(4)}`

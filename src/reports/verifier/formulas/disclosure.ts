import { total } from '../arithmetic.ts'
import type { Formula } from './formula.ts'

type Figure = number | null

interface Period {
  readonly start: string
  readonly end: string
}

interface Level {
  readonly value?: number
  readonly reduction_percent?: number
}

interface Target {
  readonly base: { readonly period: Period; readonly value: number }
  readonly milestones: readonly (Level & { readonly period: Period })[]
  readonly target: Level
  readonly target_period: Period
  readonly scopes: readonly string[]
  readonly actuals?: readonly { readonly period: Period; readonly value: number }[]
}

const endYear = ({ end }: Period): number => Number(end.slice(0, 4))

/** docs/methods/target_progress.md. */
export const targetProgress: Formula = (given) => {
  const { target, registry_years, mismatches } = given as {
    target: Target
    registry_years: readonly { reporting_year: string; scope1_t: Figure; scope2_t: Figure }[] | null
    mismatches: readonly string[]
  }
  const level = ({ value, reduction_percent }: Level): number =>
    value ?? target.base.value * (1 - (reduction_percent ?? 0) / 100)
  const path = [
    { year: endYear(target.base.period), value: target.base.value },
    ...target.milestones.map((one) => ({ year: endYear(one.period), value: level(one) })),
    { year: endYear(target.target_period), value: level(target.target) },
  ]
  const [base, goal] = [path[0]!, path.at(-1)!]
  const known = (mismatches.length > 0 ? [] : actualsOf(target, registry_years)).filter(
    ({ year }) => year >= base.year && year <= goal.year && goal.year > base.year,
  )
  const latest = known.at(-1)
  const expected = latest === undefined ? null : onPath(path, latest.year)
  const remaining = latest === undefined ? 0 : goal.year - latest.year
  const reduction = base.value - goal.value
  return {
    status:
      latest === undefined || expected === null
        ? 'indeterminate'
        : statusOf(latest.value, expected, base, goal, remaining),
    expected,
    actual: latest?.value ?? null,
    progress_percent:
      latest === undefined || reduction <= 0 ? null : (100 * (base.value - latest.value)) / reduction,
    elapsed_percent:
      latest === undefined ? null : (100 * (latest.year - base.year)) / (goal.year - base.year),
    required_change: latest === undefined || remaining <= 0 ? null : (goal.value - latest.value) / remaining,
    points: Array.from({ length: Math.max(0, goal.year - base.year + 1) }, (_, index) => {
      const year = base.year + index
      return {
        year,
        expected: onPath(path, year),
        actual: known.find((one) => one.year === year)?.value ?? null,
      }
    }),
    milestones: path.slice(1, -1),
  }
}

interface YearValue {
  readonly year: number
  readonly value: number
}

function statusOf(
  actual: number,
  expected: number,
  base: YearValue,
  goal: YearValue,
  remaining: number,
): string {
  if (remaining === 0) return actual <= goal.value ? 'achieved' : 'missed'
  const tolerance = base.value * 0.02
  if (actual - expected < -tolerance) return 'ahead'
  return actual - expected > tolerance ? 'behind' : 'on_track'
}

function onPath(path: readonly YearValue[], year: number): number | null {
  const same = path.find((point) => point.year === year)
  if (same !== undefined) return same.value
  const next = path.findIndex((point) => point.year > year)
  const [from, to] = [path[next - 1], path[next]]
  if (from === undefined || to === undefined) return null
  return from.value + ((to.value - from.value) * (year - from.year)) / (to.year - from.year)
}

function actualsOf(
  { actuals, scopes }: Target,
  registry: readonly { reporting_year: string; scope1_t: Figure; scope2_t: Figure }[] | null,
): YearValue[] {
  const found =
    registry === null
      ? (actuals ?? []).map(({ period, value }) => ({ year: endYear(period), value }))
      : registry.flatMap(({ reporting_year, scope1_t, scope2_t }) => {
          const parts = [
            ...(scopes.includes('scope1') ? [scope1_t] : []),
            ...(scopes.includes('scope2_location') ? [scope2_t] : []),
          ]
          return parts.includes(null)
            ? []
            : [{ year: Number(reporting_year.slice(0, 4)) + 1, value: total(parts.map((part) => part ?? 0)) }]
        })
  return found.toSorted((a, b) => a.year - b.year)
}

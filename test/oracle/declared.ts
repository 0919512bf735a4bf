import { total } from './arithmetic.ts'

type Given = Readonly<Record<string, unknown>>
type Results = Readonly<Record<string, unknown>>
type Figure = number | null

const CREDIT: Readonly<Record<string, number>> = { evidenced: 1, partially_evidenced: 0.5, stale: 0.25 }

interface Requirement {
  readonly pillar: string
  readonly is_counted: boolean
  readonly evidence_status: string
}

/** docs/methods/filing_readiness.md. */
function readinessScore({ requirements }: { readonly requirements: readonly Requirement[] }): Results {
  const pillars = ['governance', 'strategy', 'risk_management', 'metrics_and_targets']
  return Object.fromEntries(
    ['overall', ...pillars].flatMap((name) => {
      const counted = requirements.filter(
        ({ is_counted, pillar }) => is_counted && (name === 'overall' || pillar === name),
      )
      const credits = total(counted.map(({ evidence_status }) => CREDIT[evidence_status] ?? 0))
      return [
        [`${name}_numerator`, credits],
        [`${name}_denominator`, counted.length],
        [`${name}_score`, counted.length === 0 ? null : credits / counted.length],
      ]
    }),
  )
}

interface Point {
  readonly what: string
  readonly end: string
  readonly value: Figure
  readonly reduction_percent: Figure
}

interface TargetGiven {
  readonly points: readonly Point[]
  readonly scopes: readonly { readonly scope: string }[]
  readonly actuals: readonly { readonly period: { readonly end: string }; readonly value: number }[] | null
  readonly registry_years: readonly { reporting_year: string; scope1_t: Figure; scope2_t: Figure }[] | null
  readonly mismatches: readonly unknown[]
}

const endYear = (day: string): number => Number(day.slice(0, 4))

/** docs/methods/target_progress.md. */
function targetProgress(given: TargetGiven): Results {
  const base = given.points[0]!.value!
  const path = given.points.map(({ end, value, reduction_percent }) => ({
    year: endYear(end),
    value: value ?? base * (1 - (reduction_percent ?? 0) / 100),
  }))
  const [start, goal] = [path[0]!, path.at(-1)!]
  const latest =
    given.mismatches.length > 0
      ? undefined
      : actualsOf(given)
          .toSorted((a, b) => a.year - b.year)
          .findLast(({ year }) => year >= start.year && year <= goal.year)
  if (latest === undefined) return { status: 'indeterminate' }
  const to = path.findIndex(({ year }) => year >= latest.year)
  const [before, after] = [path[Math.max(0, to - 1)]!, path[to]!]
  const share = after.year === before.year ? 0 : (latest.year - before.year) / (after.year - before.year)
  const expected = before.value + share * (after.value - before.value)
  const [gap, remaining] = [latest.value - expected, goal.year - latest.year]
  const onTheWay = gap < -0.02 * base ? 'ahead' : gap > 0.02 * base ? 'behind' : 'on_track'
  return {
    status: remaining > 0 ? onTheWay : latest.value <= goal.value ? 'achieved' : 'missed',
    expected,
    actual: latest.value,
    progress_percent: goal.value < base ? (100 * (base - latest.value)) / (base - goal.value) : null,
    elapsed_percent: (100 * (latest.year - start.year)) / (goal.year - start.year),
    required_change: remaining > 0 ? (goal.value - latest.value) / remaining : null,
  }
}

/** Declared, or of the registry where all scopes of the target are printed. */
function actualsOf({ actuals, registry_years, scopes }: TargetGiven) {
  const counts = (wanted: string): boolean => scopes.some(({ scope }) => scope === wanted)
  return [
    ...(actuals ?? []).map(({ period, value }) => ({ year: endYear(period.end), value })),
    ...(registry_years ?? []).flatMap(({ reporting_year, scope1_t, scope2_t }) => {
      const parts = [
        ...(counts('scope1') ? [scope1_t] : []),
        ...(counts('scope2_location') ? [scope2_t] : []),
      ]
      const known = parts.filter((part) => part !== null)
      return known.length < parts.length ? [] : [{ year: endYear(reporting_year) + 1, value: total(known) }]
    }),
  ]
}

/** Figures of what the company declares, derived a second time from the methods' pages. */
export const DECLARED_ORACLE: Readonly<Record<string, (given: Given) => Results>> = {
  readiness_score: (given) => readinessScore(given as unknown as Parameters<typeof readinessScore>[0]),
  target_progress: (given) => targetProgress(given as unknown as TargetGiven),
  /** docs/methods/boundary_reconciliation.md. */
  boundary_reconciliation: (given) => {
    const [scope1, scope2] = [given['scope1_t'] as Figure, given['scope2_t'] as Figure]
    return { registry_t: scope1 === null || scope2 === null ? null : scope1 + scope2 }
  },
}

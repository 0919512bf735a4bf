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
  const counted =
    given.mismatches.length > 0
      ? []
      : actualsOf(given)
          .toSorted((a, b) => a.year - b.year)
          .filter(({ year }) => year > start.year && year <= goal.year)
  const latest = counted.at(-1)
  if (latest === undefined) return { status: 'indeterminate' }
  const to = path.findIndex(({ year }) => year >= latest.year)
  const [before, after] = [path[Math.max(0, to - 1)]!, path[to]!]
  const share = after.year === before.year ? 0 : (latest.year - before.year) / (after.year - before.year)
  const expected = before.value + share * (after.value - before.value)
  const [gap, remaining] = [latest.value - expected, goal.year - latest.year]
  const onTheWay =
    gap < -0.02 * base && counted.length > 1 ? 'ahead' : gap > 0.02 * base ? 'behind' : 'on_track'
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

interface Load {
  readonly kwh: number
  readonly exempt_kwh: number
  readonly exempt_from?: string
}

interface Instrument {
  readonly id: string
  readonly type: string
  readonly mwh: number
  readonly period: { readonly end: string }
  readonly includes_mandatory_share?: boolean
  readonly retirement?: { readonly status: string }
}

type Percentages = readonly { readonly year: number; readonly percent: number }[]

interface ElectricityGiven {
  readonly region: string
  readonly start: string
  readonly end: string
  readonly loads: readonly Load[]
  readonly instruments: readonly Instrument[]
  readonly standing: readonly { readonly id: string }[]
  readonly location_factor: Figure
  readonly residual_mix_factor: Figure
  readonly percentages: Percentages
  readonly jurisdictional: Percentages
}

/** docs/methods/market_based_scope2.md. */
function marketBasedScope2(given: ElectricityGiven): Results {
  const { loads, instruments, standing, location_factor: location, residual_mix_factor: mix } = given
  const quantity = total(loads.map(({ kwh }) => kwh))
  const exempt = (kind: string): number =>
    total(loads.filter(({ exempt_from }) => exempt_from === kind).map(({ exempt_kwh }) => exempt_kwh))
  const mwh = (counts: (one: Instrument) => boolean): number =>
    total(instruments.filter(counts).map((one) => one.mwh))
  const stands = ({ id }: Instrument): boolean => standing.some((one) => one.id === id)
  const isGreen = ({ type }: Instrument): boolean => type === 'greenpower_product'
  const hasShare = ({ includes_mandatory_share: said, period }: Instrument): boolean =>
    said ?? period.end >= '2025-01-01'
  const rpp = shareOf(given, given.percentages)
  const jrpp = given.region === 'ACT' ? shareOf(given, given.jurisdictional) : 0
  const surrendered = mwh(
    (one) => stands(one) && !isGreen(one) && one.retirement?.status === 'voluntarily_retired',
  )
  const onSite = mwh(({ type }) => type.startsWith('on_site'))
  const residual =
    rpp === null || jrpp === null
      ? null
      : Math.max(
          0,
          quantity -
            rpp * (quantity - exempt('renewable_energy_target')) -
            jrpp * (quantity - exempt('jurisdictional_scheme')) -
            1000 * (surrendered - onSite) -
            1000 * mwh((one) => stands(one) && isGreen(one) && !hasShare(one)) -
            1000 * (1 - rpp) * mwh((one) => stands(one) && isGreen(one) && hasShare(one)),
        )
  return {
    location: location === null ? null : (quantity * location) / 1000,
    residual,
    market: residual === null || mix === null ? null : (residual * mix) / 1000,
  }
}

/** Month by month; null where a year has no percentage. */
function shareOf({ start, end }: ElectricityGiven, percentages: Percentages): Figure {
  const month = (day: string): number => endYear(day) * 12 + Number(day.slice(5, 7)) - 1
  const months = Array.from({ length: month(end) - month(start) + 1 }, (_, at) => month(start) + at)
  const found = months.map((one) => percentages.find(({ year }) => year === Math.floor(one / 12))?.percent)
  const known = found.filter((percent) => percent !== undefined)
  return known.length < found.length ? null : total(known) / known.length / 100
}

/** Figures of what the company declares, derived a second time from the methods' pages. */
export const DECLARED_ORACLE: Readonly<Record<string, (given: Given) => Results>> = {
  readiness_score: (given) => readinessScore(given as unknown as Parameters<typeof readinessScore>[0]),
  market_based_scope2: (given) => marketBasedScope2(given as unknown as ElectricityGiven),
  target_progress: (given) => targetProgress(given as unknown as TargetGiven),
  /** docs/methods/boundary_reconciliation.md. */
  boundary_reconciliation: (given) => {
    const [scope1, scope2] = [given['scope1_t'] as Figure, given['scope2_t'] as Figure]
    return { registry_t: scope1 === null || scope2 === null ? null : scope1 + scope2 }
  },
  /** docs/methods/year_figures.md. */
  year_totals: (given) => {
    const [scope1, scope2, scope3] = ['scope1_t', 'scope2_t', 'scope3_t'].map((name) => given[name] as Figure)
    const two = scope1! + scope2!
    return { scope1_and_2: two, ...(scope3 === null ? {} : { all_scopes: two + scope3! }) }
  },
  year_change: ({ value_t, before_t }) => ({
    change_percent: (100 * (Number(value_t) - Number(before_t))) / Number(before_t),
  }),
}

import { LEVELS, leastSquares, total, worst } from './arithmetic.ts'

type Figure = number | null
type Given = Readonly<Record<string, unknown>>
type Results = Readonly<Record<string, unknown>>

interface Member {
  readonly abn: string
  readonly scope1_t: Figure
  readonly scope2_t: Figure
  readonly net_energy_gj: Figure
  readonly total_income_aud: Figure
}

const plus = (one: Figure, other: Figure): Figure => (one === null || other === null ? null : one + other)
const per = (part: Figure, whole: Figure, scale: number): Figure =>
  part === null || whole === null || whole < 1 ? null : (part / whole) * scale

const METRICS: Readonly<Record<string, (one: Member) => Figure>> = {
  scope1_and_2: (one) => plus(one.scope1_t, one.scope2_t),
  scope1: (one) => one.scope1_t,
  scope2: (one) => one.scope2_t,
  energy_intensity: (one) => per(plus(one.scope1_t, one.scope2_t), one.net_energy_gj, 1e3),
  income_intensity: (one) => per(plus(one.scope1_t, one.scope2_t), one.total_income_aud, 1e6),
}

/** docs/methods/sector_benchmark.md, among the members that are named. */
function sectorPosition({ abn, members }: { abn: string; members: readonly Member[] }): Results {
  const found = Object.entries(METRICS).flatMap(([metric, of]) => {
    const values = members
      .map(of)
      .filter((value) => value !== null)
      .toSorted((a, b) => a - b)
    const own = of(members.find((one) => one.abn === abn)!)
    const below = values.filter((value) => value < own!).length
    const same = values.filter((value) => value === own).length
    const isPlaced = own !== null && values.length >= 5
    const percentile = (100 * (below + same / 2)) / values.length
    const at = (share: number): number => {
      const place = share * (values.length - 1)
      const [low, high] = [values[Math.floor(place)]!, values[Math.ceil(place)]!]
      return low + (high - low) * (place % 1)
    }
    const placed = {
      percentile,
      quartile: percentile < 25 ? 1 : percentile < 50 ? 2 : percentile < 75 ? 3 : 4,
      p25: at(0.25),
      median: at(0.5),
      p75: at(0.75),
    }
    const none = { percentile: null, quartile: null, p25: null, median: null, p75: null }
    return Object.entries({ value: own, n: values.length, ...(isPlaced ? placed : none) }).map(
      ([name, value]) => [`${metric}_${name}`, value],
    )
  })
  return Object.fromEntries(found)
}

/** docs/methods/transition_risk.md: the second-highest of four components. */
function transitionRisk(given: {
  kgco2e_per_aud: Figure
  coverage: string | null
  safeguard_band: string | null
  excess_unmet: boolean
  slope_percent: Figure
  percentile: Figure
}): Results {
  const [carbon, slope, rank] = [given.kgco2e_per_aud, given.slope_percent, given.percentile]
  const steps = (value: Figure, ...edges: readonly number[]): string | null =>
    value === null ? null : LEVELS[edges.filter((edge) => value >= edge).length]!
  const components = {
    sector_intensity: steps(carbon, 0.15, 0.4, 1),
    safeguard_exposure:
      given.coverage === null ? null : given.coverage === 'covered' ? given.safeguard_band : 'low',
    regulatory_trajectory:
      slope === null
        ? null
        : slope <= -4.9
          ? 'low'
          : slope < -1
            ? 'moderate'
            : slope <= 1
              ? 'high'
              : 'very_high',
    benchmark_position: steps(rank, 25, 50, 75),
  }
  const second = Object.values(components)
    .filter((band) => band !== null)
    .map((band) => LEVELS.indexOf(band))
    .toSorted((a, b) => b - a)[1]
  const raised = second === undefined || !given.excess_unmet ? second : Math.min(3, second + 1)
  return { ...components, overall: raised === undefined ? null : LEVELS[raised] }
}

interface Facility {
  readonly derived_status: string
  readonly covered_emissions_t: number
  readonly baseline_t: Figure
  readonly reduction_contribution: Figure
  readonly history: readonly { readonly reporting_year: string; readonly covered_emissions_t: number }[]
}

const yearOf = (reportingYear: string): number => Number(reportingYear.slice(0, 4)) + 1

/** docs/methods/safeguard_mechanism.md. */
function safeguardPosition({
  reporting_year,
  covered_in_earlier_years,
  scope1_t,
  facilities,
}: {
  reporting_year: string
  covered_in_earlier_years: boolean
  scope1_t: Figure
  facilities: readonly Facility[]
}): Results {
  const covered = total(facilities.map((one) => one.covered_emissions_t))
  const shortfalls = facilities.flatMap((one) => {
    const { baseline_t, reduction_contribution: contribution, history } = one
    if (baseline_t === null || contribution === null || contribution <= 0 || history.length < 3) return []
    const line = leastSquares(history.map((row) => [yearOf(row.reporting_year), row.covered_emissions_t]))
    const ahead = Array.from({ length: 2030 - yearOf(reporting_year) }, (_, at) => 2030 - at)
    return ahead.map((year) => {
      const declined = (baseline_t / contribution) * (1 - 0.049 * (year - 2023))
      return Math.max(0, Math.max(0, line.at(year)) - Math.max(100_000, declined))
    })
  })
  const none = covered_in_earlier_years ? 'covered_in_earlier_years' : 'not_covered'
  const isCovered = facilities.length > 0
  return {
    coverage: isCovered ? 'covered' : none,
    band: worst(facilities.map(facilityBand)),
    covered_emissions_t: isCovered ? covered : null,
    share_of_scope1: isCovered && scope1_t !== null && scope1_t > 0 ? covered / scope1_t : null,
    total_shortfall_t: shortfalls.length === 0 ? null : total(shortfalls),
  }
}

function facilityBand({ derived_status, covered_emissions_t, baseline_t }: Facility): string | null {
  if (derived_status === 'met_by_surrender')
    return baseline_t === null || baseline_t <= 0
      ? null
      : covered_emissions_t > 1.1 * baseline_t
        ? 'high'
        : 'moderate'
  if (derived_status === 'no_baseline') return null
  if (derived_status === 'excess_situation_ended') return 'high'
  return ['excess_emissions_situation', 'net_above_baseline'].includes(derived_status)
    ? 'very_high'
    : 'moderate'
}

/** docs/methods/emissions_trend.md, on the years since the last change of warming potentials. */
function linearTrend({
  series,
  years,
}: {
  series: 'scope1' | 'scope2' | 'scope1_and_2'
  years: readonly { reporting_year: string; scope1_t: Figure; scope2_t: Figure }[]
}): Results {
  const values = years.flatMap(({ reporting_year, scope1_t, scope2_t }) => {
    const value = { scope1: scope1_t, scope2: scope2_t, scope1_and_2: plus(scope1_t, scope2_t) }[series]
    return value === null ? [] : [[yearOf(reporting_year), value] as const]
  })
  const valueIn = new Map(values)
  const recent = values.filter(([year]) => year >= 2021)
  const [first, last, latest] = [recent[0], recent.at(-1), values.at(-1)]
  const line = recent.length < 3 ? null : leastSquares(recent)
  const start = line === null ? 0 : line.at(first![0])
  const variation = total(recent.map(([, value]) => (value - (line?.y ?? 0)) ** 2))
  const growth =
    first === undefined || first[1] <= 0 || last![1] <= 0 || last === first
      ? null
      : (last![1] / first[1]) ** (1 / (last![0] - first[0])) - 1
  const before = valueIn.get((last?.[0] ?? 0) - 1) ?? 0
  const end = line === null || last![0] >= 2030 ? null : line.at(2030)
  const half = line === null || recent.length < 4 ? null : halfWidth(recent.length, line)
  const target = valueIn.has(2023) ? 0.657 * valueIn.get(2023)! : null
  const left = 2030 - (latest?.[0] ?? 2030)
  const isRequired = target !== null && left > 0 && latest![1] > 0
  return {
    slope: line?.slope ?? null,
    slope_percent: line === null || start <= 0 ? null : (100 * line.slope) / start,
    r_squared: line === null || variation === 0 ? null : Math.max(0, 1 - line.left / variation),
    compound_annual_growth: growth,
    compound_percent: growth === null ? null : 100 * growth,
    latest_change_percent: before === 0 ? null : (100 * (last![1] - before)) / before,
    projected: end === null || end < 0 ? null : end,
    projected_low: end === null || half === null ? null : Math.max(0, end - half),
    projected_high: end === null || half === null ? null : Math.max(0, end + half),
    required_percent: isRequired ? (100 * (target - latest![1])) / left / latest![1] : null,
    required_compound_percent:
      isRequired && target > 0 ? 100 * ((target / latest![1]) ** (1 / left) - 1) : null,
  }
}

/** The 95th percentile of Student's t by degrees of freedom, from the tables of textbooks. */
const STUDENT: Readonly<Record<number, number>> = {
  2: 2.919985580353726,
  3: 2.353363434801823,
  4: 2.131846786326649,
  5: 2.015048373333024,
  6: 1.943180280515303,
}

const halfWidth = (n: number, { x, spread, left }: ReturnType<typeof leastSquares>): number =>
  STUDENT[n - 2]! * Math.sqrt(left / (n - 2)) * Math.sqrt(1 + 1 / n + (2030 - x) ** 2 / spread)

/** The methods of a company's sector, trend, Safeguard position and transition, derived a second time. */
export const COMPANY_ORACLE: Readonly<Record<string, (given: Given) => Results>> = {
  sector_position: (given) => sectorPosition(given as unknown as Parameters<typeof sectorPosition>[0]),
  linear_trend: (given) => linearTrend(given as Parameters<typeof linearTrend>[0]),
  safeguard_position: (given) => safeguardPosition(given as Parameters<typeof safeguardPosition>[0]),
  transition_risk: (given) => transitionRisk(given as Parameters<typeof transitionRisk>[0]),
}

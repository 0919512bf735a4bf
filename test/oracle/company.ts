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
  const placed = Object.fromEntries(found)
  const metric = placed['income_intensity_n'] >= 10 ? 'income_intensity' : 'energy_intensity'
  return { ...placed, headline_metric: metric, headline_percentile: placed[`${metric}_percentile`] }
}

/** docs/methods/transition_risk.md: the carbon cost exposure, and what raises it. */
function transitionRisk(given: {
  scope1_t: Figure
  scope2_t: Figure
  total_income_aud: Figure
  is_network: boolean
  price_aud_per_t: Figure
  kgco2e_per_aud: Figure
  coverage: string | null
  safeguard_band: string | null
  excess_unmet: boolean
  slope_percent: Figure
  percentile: Figure
}): Results {
  const { scope1_t, scope2_t, total_income_aud: income } = given
  const [carbon, slope, rank] = [given.kgco2e_per_aud, given.slope_percent, given.percentile]
  const steps = (value: Figure, ...edges: readonly number[]): string | null =>
    value === null ? null : LEVELS[edges.filter((edge) => value >= edge).length]!
  const exposed = (tonnes: Figure): string | null =>
    income === null
      ? steps(tonnes, 10_000, 50_000, 500_000)
      : steps(tonnes === null ? null : (tonnes / income) * 1e6, 10, 100, 500)
  const bought = given.is_network ? null : exposed(scope2_t)
  const exposure = worst([
    exposed(scope1_t),
    bought === null ? null : bought === 'very_high' ? 'moderate' : 'low',
  ])
  const others = {
    safeguard_exposure:
      given.coverage === null || given.coverage === 'sectoral_baseline'
        ? null
        : given.coverage === 'covered'
          ? given.safeguard_band
          : 'low',
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
  const place = exposure === null ? null : LEVELS.indexOf(exposure)
  const higher = Object.values(others).filter((band) => band !== null && LEVELS.indexOf(band) > place!)
  const raised = place === null ? null : place + (higher.length > 1 ? 1 : 0) + (given.excess_unmet ? 1 : 0)
  const cost = scope1_t === null || given.price_aud_per_t === null ? null : scope1_t * given.price_aud_per_t
  return {
    carbon_cost_exposure: exposure,
    sector_intensity: steps(carbon, 0.15, 0.4, 1),
    ...others,
    scope1_intensity: scope1_t === null || income === null ? null : (scope1_t * 1e6) / income,
    cost_aud: cost,
    cost_percent: cost === null || income === null ? null : (100 * cost) / income,
    overall: raised === null ? null : LEVELS[Math.min(3, raised)],
  }
}

interface Facility {
  readonly division: string | null
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
  sectoral_baseline,
  scope1_t,
  facilities,
}: {
  reporting_year: string
  covered_in_earlier_years: boolean
  sectoral_baseline: boolean
  scope1_t: Figure
  facilities: readonly Facility[]
}): Results {
  const covered = total(facilities.map((one) => one.covered_emissions_t))
  const shortfalls = facilities.flatMap((one) => {
    const { baseline_t, reduction_contribution: contribution } = one
    const points = one.history
      .map((row) => [yearOf(row.reporting_year), row.covered_emissions_t] as const)
      .filter(([year]) => year >= firstFitted(one.division))
    if (baseline_t === null || contribution === null || contribution <= 0 || points.length < 3) return []
    if (windowOf(points, points) !== 'accepted') return []
    const line = leastSquares(points)
    const ahead = Array.from({ length: 2030 - yearOf(reporting_year) }, (_, at) => 2030 - at)
    return ahead.map((year) => {
      const declined = (baseline_t / contribution) * (1 - 0.049 * (year - 2023))
      return Math.max(0, Math.max(0, line.at(year)) - Math.max(100_000, declined))
    })
  })
  const none = covered_in_earlier_years ? 'covered_in_earlier_years' : 'not_covered'
  const before = facilities.map(
    (one) => one.history.find((row) => row.reporting_year === '2022-23')?.covered_emissions_t ?? null,
  )
  const above = facilities.flatMap((one) =>
    one.baseline_t === null ? [] : Math.max(0, one.covered_emissions_t - one.baseline_t),
  )
  const isCovered = facilities.length > 0
  return {
    coverage: isCovered ? 'covered' : sectoral_baseline ? 'sectoral_baseline' : none,
    band: worst(facilities.map(facilityBand)),
    covered_emissions_t: isCovered ? covered : null,
    share_of_scope1: isCovered && scope1_t !== null && scope1_t > 0 ? covered / scope1_t : null,
    covered_before_decline_t: isCovered && before.every((tonnes) => tonnes !== null) ? total(before) : null,
    actual_shortfall_t: above.length === 0 ? null : total(above),
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

type Point = readonly [year: number, value: number]

const firstFitted = (division: string | null): number => (division === 'H' || division === 'I' ? 2023 : 2021)

/** Whether a line may be carried on. `drivers` show the break, `points` are on the line. */
function windowOf(points: readonly Point[], drivers: readonly Point[]): string {
  const valueIn = new Map(drivers)
  const isBroken = drivers.some(([year, value]) => {
    const before = valueIn.get(year - 1) ?? 0
    return before !== 0 && Math.abs(value - before) / Math.abs(before) > 0.4
  })
  if (isBroken) return 'structural_break'
  const share = points.length < 3 ? null : explained(points)
  return share !== null && share < 0.3 ? 'line_explains_little' : 'accepted'
}

/** The share of the variation that the line explains; none where nothing varies. */
function explained(points: readonly Point[]): number | null {
  const line = leastSquares(points)
  const variation = total(points.map(([, value]) => (value - line.y) ** 2))
  return variation === 0 ? null : Math.max(0, 1 - line.left / variation)
}

/** docs/methods/emissions_trend.md, on the years since the last change of warming potentials. */
function linearTrend({
  series,
  years,
  division,
  sold_or_taken_over,
  covered_year,
  covered_t,
  covered_before_t,
}: {
  series: 'scope1' | 'scope2' | 'scope1_and_2'
  division: string | null
  sold_or_taken_over: boolean
  covered_year: string | null
  covered_t: Figure
  covered_before_t: Figure
  years: readonly { reporting_year: string; scope1_t: Figure; scope2_t: Figure }[]
}): Results {
  const values = years.flatMap(({ reporting_year, scope1_t, scope2_t }) => {
    const value = { scope1: scope1_t, scope2: scope2_t, scope1_and_2: plus(scope1_t, scope2_t) }[series]
    return value === null ? [] : [[yearOf(reporting_year), value] as const]
  })
  const valueIn = new Map(values)
  const recent = values.filter(([year]) => year >= 2021)
  const fitted = values.filter(([year]) => year >= firstFitted(division))
  const drivers = years.flatMap(({ reporting_year, scope1_t, scope2_t }): Point[] => {
    const [year, value] = [yearOf(reporting_year), series === 'scope2' ? scope2_t : scope1_t]
    return value === null || !fitted.some(([one]) => one === year) ? [] : [[year, value]]
  })
  const window = sold_or_taken_over ? 'known_sale_or_takeover' : windowOf(fitted, drivers)
  const [first, last] = [recent[0], recent.at(-1)]
  const line = fitted.length < 3 ? null : leastSquares(fitted)
  const start = line === null ? 0 : line.at(fitted[0]![0])
  const slopePercent = line === null || start <= 0 ? null : (100 * line.slope) / start
  const growth =
    first === undefined || first[1] <= 0 || last![1] <= 0 || last === first
      ? null
      : (last![1] / first[1]) ** (1 / (last![0] - first[0])) - 1
  const before = valueIn.get((last?.[0] ?? 0) - 1) ?? 0
  const early = valueIn.get(2019) ?? 0
  const end = line === null || last![0] >= 2030 || window !== 'accepted' ? null : line.at(2030)
  const half = line === null || fitted.length < 4 ? null : halfWidth(fitted.length, line)
  const target = covered_before_t === null ? null : 0.657 * covered_before_t
  const left = covered_year === null ? 0 : 2030 - yearOf(covered_year)
  const latest = series === 'scope1' ? (covered_t ?? 0) : 0
  const isRequired = target !== null && left > 0 && latest > 0
  return {
    slope: line?.slope ?? null,
    slope_percent: slopePercent,
    trajectory_percent: window === 'accepted' ? slopePercent : null,
    window,
    r_squared: line === null ? null : explained(fitted),
    compound_annual_growth: growth,
    compound_percent: growth === null ? null : 100 * growth,
    latest_change_percent: before === 0 ? null : (100 * (last![1] - before)) / before,
    percent_from_before_covid:
      early <= 0 || last === undefined || last[1] <= 0
        ? null
        : 100 * ((last[1] / early) ** (1 / (last[0] - 2019)) - 1),
    projected: end === null || end < 0 ? null : end,
    projected_low: end === null || half === null ? null : Math.max(0, end - half),
    projected_high: end === null || half === null ? null : Math.max(0, end + half),
    required_percent: isRequired ? (100 * (target - latest)) / left / latest : null,
    required_compound_percent: isRequired && target > 0 ? 100 * ((target / latest) ** (1 / left) - 1) : null,
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

import { LEVELS } from './arithmetic.ts'

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

/** The methods of a company's sector, trend, Safeguard position and transition, derived a second time. */
export const COMPANY_ORACLE: Readonly<Record<string, (given: Given) => Results>> = {
  sector_position: (given) => sectorPosition(given as unknown as Parameters<typeof sectorPosition>[0]),
  transition_risk: (given) => transitionRisk(given as Parameters<typeof transitionRisk>[0]),
}

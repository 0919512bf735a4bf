import { AVAILABLE, type Availability, unavailable } from '../availability.ts'
import type { Method } from '../evidence.ts'
import type { AnzsicLevel, AnzsicPath } from './anzsic.ts'
import {
  BENCHMARK_METRICS,
  type BenchmarkFigures,
  type BenchmarkMetric,
  fittingIncome,
} from './benchmark-metrics.ts'
import { countJointFacilitiesOnce, type JointReporter } from './joint-reporting.ts'
import { answer, type Evidenced, evidenceOf, noAnswer, type Outcome } from './outcome.ts'
import { percentileRank, type Quartile, quantile, quartileOf } from './statistics.ts'

export const SECTOR_BENCHMARK: Method = { id: 'sector_benchmark', version: '1.0.0' }

/** A reporter of the registry in the year of comparison, with its class. */
export interface Reporter extends BenchmarkFigures, JointReporter, Evidenced {
  readonly anzsic: AnzsicPath
}

/** A level with this many reporters is preferred; below the second number no level is used. */
export const WANTED_POPULATION = 10
export const SMALLEST_POPULATION = 5

const DEEPEST_FIRST: readonly AnzsicLevel[] = ['class', 'group', 'subdivision', 'division']

/** One level that was looked at, deepest first. */
export interface LevelTried {
  readonly level: AnzsicLevel
  readonly code: string
  readonly title: string
  readonly n: number
}

export interface MetricPosition {
  readonly metric: BenchmarkMetric
  readonly unit: string
  readonly availability: Availability
  readonly value: number | null
  readonly n: number
  readonly percentile: number | null
  readonly quartile: Quartile | null
  readonly p25: number | null
  readonly median: number | null
  readonly p75: number | null
  /** Percentile when each peer is left out once: its lowest and highest. */
  readonly percentile_interval: { readonly low: number; readonly high: number } | null
  readonly wider_levels: readonly {
    readonly level: AnzsicLevel
    readonly code: string
    readonly n: number
    readonly percentile: number
  }[]
}

export interface SectorBenchmark {
  readonly level: AnzsicLevel
  readonly code: string
  readonly title: string
  readonly n: number
  readonly levels_tried: readonly LevelTried[]
  readonly left_out_as_jointly_reported: readonly string[]
  readonly income_year: string | null
  readonly metrics: readonly MetricPosition[]
}

/** The company among the registry's reporters of the same year and class; the company is one of the population. */
export function benchmarkSector(company: Reporter, reporters: readonly Reporter[]): Outcome<SectorBenchmark> {
  const everyone = [company, ...reporters.filter((reporter) => reporter.abn !== company.abn)]
  const { kept, left_out } = countJointFacilitiesOnce(everyone, company.abn)
  const levels = DEEPEST_FIRST.flatMap((level) => levelTried(level, company, kept))
  const chosen =
    levels.find(({ n }) => n >= WANTED_POPULATION) ?? levels.findLast(({ n }) => n >= SMALLEST_POPULATION)
  if (chosen === undefined)
    return noAnswer(SECTOR_BENCHMARK, tooFew(levels), {
      basis: 'derived',
      data_quality: 2,
      inputs: company.evidence,
    })
  const wider = levels.slice(levels.indexOf(chosen) + 1)
  const population = membersOf(chosen, kept)
  const fitted = fittingIncome(company)
  return answer(
    SECTOR_BENCHMARK,
    {
      ...chosen,
      levels_tried: levels,
      left_out_as_jointly_reported: left_out
        .filter((reporter) => reporter.anzsic[chosen.level]?.code === chosen.code)
        .map((reporter) => reporter.abn)
        .toSorted(),
      income_year: 'income' in fitted ? fitted.income.income_year : null,
      metrics: BENCHMARK_METRICS.map((metric) => position(metric, company, population, wider, kept)),
    },
    {
      basis: 'derived',
      data_quality: 2,
      flags: chosen.n < WANTED_POPULATION ? ['small_population'] : [],
      inputs: evidenceOf([
        ...membersOf(wider.at(-1) ?? chosen, kept),
        ...population.flatMap((member) => member.incomes),
      ]),
    },
  )
}

function levelTried(level: AnzsicLevel, company: Reporter, reporters: readonly Reporter[]): LevelTried[] {
  const own = company.anzsic[level]
  if (own === null) return []
  const tried = { level, code: own.code, title: own.title }
  return [{ ...tried, n: membersOf(tried, reporters).length }]
}

const membersOf = (
  { level, code }: Pick<LevelTried, 'level' | 'code'>,
  reporters: readonly Reporter[],
): readonly Reporter[] => reporters.filter((reporter) => reporter.anzsic[level]?.code === code)

function tooFew(levels: readonly LevelTried[]): Availability {
  if (levels.length === 0)
    return unavailable('below_threshold', 'no_class', 'The company has no class, so it has no peers.')
  const tried = levels.map(({ level, code, n }) => `${level} ${code} has ${n}`).join(', ')
  return unavailable(
    'below_threshold',
    'too_few_peers',
    `Fewer than ${SMALLEST_POPULATION} reporters of the same year at every level: ${tried}.`,
  )
}

function position(
  metric: (typeof BENCHMARK_METRICS)[number],
  company: Reporter,
  population: readonly Reporter[],
  wider: readonly LevelTried[],
  kept: readonly Reporter[],
): MetricPosition {
  const value = metric.value(company)
  const valuesOf = (members: readonly Reporter[]): number[] =>
    members.map((member) => metric.value(member)).filter((one) => one !== null)
  const values = valuesOf(population)
  const head = { metric: metric.id, unit: metric.unit, value, n: values.length }
  const availability = metricAvailability(metric.id, company, value, values.length)
  if (value === null || availability.status !== 'available')
    return { ...head, availability, ...NO_POSITION, wider_levels: [] }
  const percentile = percentileRank(value, values) ?? 0
  return {
    ...head,
    availability,
    percentile,
    quartile: quartileOf(percentile),
    p25: quantile(values, 0.25),
    median: quantile(values, 0.5),
    p75: quantile(values, 0.75),
    percentile_interval: leaveOneOut(value, values),
    wider_levels: wider.map((level) => {
      const others = valuesOf(membersOf(level, kept))
      return {
        level: level.level,
        code: level.code,
        n: others.length,
        percentile: percentileRank(value, others) ?? 0,
      }
    }),
  }
}

const NO_POSITION = {
  percentile: null,
  quartile: null,
  p25: null,
  median: null,
  p75: null,
  percentile_interval: null,
} as const

function metricAvailability(
  metric: BenchmarkMetric,
  company: Reporter,
  value: number | null,
  n: number,
): Availability {
  if (value === null && metric === 'income_intensity') {
    const fitted = fittingIncome(company)
    if ('reason' in fitted) return fitted.reason
  }
  if (value === null)
    return unavailable(
      'not_published',
      'figure_not_published',
      'The registry prints no figure for this metric.',
    )
  if (n < SMALLEST_POPULATION)
    return unavailable(
      'below_threshold',
      'too_few_values',
      `Only ${n} reporters of the class have this figure; ${SMALLEST_POPULATION} are needed.`,
    )
  return AVAILABLE
}

/** Removing one peer from `values`, of which `value` itself is one, moves the percentile one way or the other. */
function leaveOneOut(value: number, values: readonly number[]): { low: number; high: number } | null {
  const remaining = values.length - 1
  if (remaining < 1) return null
  const below = values.filter((other) => other < value).length
  const equal = values.filter((other) => other === value).length
  const above = values.length - below - equal
  const ranks = [
    ...(below > 0 ? [below - 1 + equal / 2] : []),
    ...(equal > 1 ? [below + (equal - 1) / 2] : []),
    ...(above > 0 ? [below + equal / 2] : []),
  ].map((rank) => (100 * rank) / remaining)
  return { low: Math.min(...ranks), high: Math.max(...ranks) }
}

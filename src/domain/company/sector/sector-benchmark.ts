import { AVAILABLE, type Availability, unavailable } from '../../availability.ts'
import type { Method } from '../../evidence.ts'
import { evaluate } from '../../formula/evaluate.ts'
import { workingOf } from '../../formula/working-of.ts'
import { countInSorted, percentileRankInSorted } from '../../mathematics/statistics.ts'
import { compareText } from '../../text-order.ts'
import { printed, type Working, type WorkingArgument } from '../../working.ts'
import type { TraceStep } from '../bands.ts'
import { type Outcome, withoutResult, withResult } from '../outcome.ts'
import { alikeLevels, tooFewAlike } from './alike-levels.ts'
import type { AnzsicLevel } from './anzsic.ts'
import { BENCHMARK_METRICS, fittingIncome } from './benchmark-metrics.ts'
import {
  type BenchmarkMetric,
  POSITION_FIGURES,
  SECTOR_BENCHMARK_FORMULAS,
  SMALLEST_POPULATION,
  WANTED_POPULATION,
} from './formula.ts'
import { type Population, type PopulationLevel, preparePopulation, type Reporter } from './population.ts'

export const SECTOR_BENCHMARK: Method = SECTOR_BENCHMARK_FORMULAS.method

const DEEPEST_FIRST: readonly AnzsicLevel[] = ['class', 'group', 'subdivision', 'division']

type Quartile = 1 | 2 | 3 | 4

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
  /** The percentile to quote, by its metric: the one that transition risk explains. Null where the company has none. */
  readonly headline: BenchmarkHeadline | null
  /** Why the headline is per energy, or why there is none. */
  readonly headline_availability: Availability
  readonly metrics: readonly MetricPosition[]
}

export interface BenchmarkHeadline {
  readonly metric: BenchmarkMetric
  readonly unit: string
  readonly percentile: number
  readonly quartile: Quartile | null
  readonly n: number
  readonly p25: number | null
  readonly median: number | null
  readonly p75: number | null
  /** Why emissions are not compared per income; null where they are. */
  readonly note: string | null
}

/** The headline compares emissions per energy, because too few peers have an income. */
const HEADLINE_PER_ENERGY = 'headline_per_energy'

/** The answer, with the reporters that it compares: charts and lists of peers show them, the answer itself does not. */
export interface BenchmarkOutcome extends Outcome<SectorBenchmark> {
  /** The company among them, in the order of their ABNs; none without a result. */
  readonly peers: () => readonly Reporter[]
}

export const NO_PEERS = (): readonly Reporter[] => []

/**
 * The company among the registry's reporters of the same year and class; the company is one of the population. The
 * population is prepared once for a year and serves every company of it.
 */
export function benchmarkSector(company: Reporter, prepared: Population): BenchmarkOutcome {
  const population = including(company, prepared)
  const levels = DEEPEST_FIRST.flatMap((level) => {
    const code = company.anzsic[level]?.code
    return code === undefined ? [] : (population.levels.get(code) ?? [])
  })
  const alike = alikeLevels(levels)
  // A few alike are ranked only where no wider level was refused: otherwise the few are all that is left of the business.
  const chosen =
    alike.find(({ n }) => n >= WANTED_POPULATION) ??
    (alike.length < levels.length ? undefined : levels.findLast(({ n }) => n >= SMALLEST_POPULATION))
  const particulars = { basis: 'derived', data_quality: 2 } as const
  if (chosen === undefined)
    return {
      ...withoutResult(SECTOR_BENCHMARK, tooFew(levels, alike), { ...particulars, inputs: company.evidence }),
      peers: NO_PEERS,
    }
  const wider = alike.slice(alike.indexOf(chosen) + 1)
  const fitted = fittingIncome(company)
  const metrics = BENCHMARK_METRICS.map((metric) => position(metric, company, chosen, wider))
  const headline = headlineOf(metrics, chosen)
  const peers = (): readonly Reporter[] => chosen.members.toSorted((a, b) => compareText(a.abn, b.abn))
  const found = withResult(
    SECTOR_BENCHMARK,
    {
      level: chosen.level,
      code: chosen.code,
      title: chosen.title,
      n: chosen.n,
      levels_tried: levels.map(({ level, code, title, n }) => ({ level, code, title, n })),
      left_out_as_jointly_reported: chosen.left_out,
      income_year: 'income' in fitted ? fitted.income.income_year : null,
      headline: headline.headline,
      headline_availability: headline.availability,
      metrics,
    },
    {
      ...particulars,
      flags: [
        ...(chosen.n < WANTED_POPULATION ? ['small_population'] : []),
        ...(headline.headline?.metric === 'energy_intensity' ? [HEADLINE_PER_ENERGY] : []),
      ],
      trace: levels.slice(0, levels.indexOf(chosen) + 1).map((level) => levelStep(level, chosen)),
      inputs: (wider.at(-1) ?? chosen).evidence,
      workings: () => [positionWorking(company, peers(), metrics, headline.availability)],
    },
  )
  return { ...found, peers }
}

function headlineOf(
  metrics: readonly MetricPosition[],
  level: PopulationLevel,
): { readonly headline: BenchmarkHeadline | null; readonly availability: Availability } {
  const by = new Map(metrics.map((one) => [one.metric, one]))
  const [income, energy] = [by.get('income_intensity')!, by.get('energy_intensity')!]
  const chosen = evaluate(SECTOR_BENCHMARK_FORMULAS.formula('headline'), {
    income_intensity_n: income.n,
    income_intensity_percentile: income.percentile,
    energy_intensity_percentile: energy.percentile,
  })
  const found = chosen.text('headline_metric') === 'income_intensity' ? income : energy
  const percentile = chosen.number('headline_percentile')
  if (percentile === null) return { headline: null, availability: found.availability }
  const { metric, unit, quartile, n, p25, median, p75 } = found
  const note =
    found === income
      ? null
      : `Emissions per energy: only ${income.n} of the ${level.n} reporters have an income that counts, and ${WANTED_POPULATION} are needed to compare emissions per income.`
  return {
    headline: { metric, unit, percentile, quartile, n, p25, median, p75, note },
    availability: AVAILABLE,
  }
}

function positionWorking(
  company: Reporter,
  peers: readonly Reporter[],
  metrics: readonly MetricPosition[],
  headline: Availability,
): Working {
  return workingOf(
    SECTOR_BENCHMARK_FORMULAS,
    'sector_position',
    { abn: company.abn, members: peers.map(memberArgument) },
    {
      observed: company.reporting_year,
      of: Object.fromEntries([
        ...metrics.flatMap((position) =>
          POSITION_FIGURES.map((name) => [
            `${position.metric}_${name}`,
            { availability: position[name] === null ? position.availability : AVAILABLE },
          ]),
        ),
        ['headline_percentile', { availability: headline }],
      ]),
    },
  )
}

/** The income counts only where it fits the group. */
function memberArgument(peer: Reporter): WorkingArgument {
  const { abn, scope1_t, scope2_t, net_energy_gj, evidence } = peer
  const fitted = fittingIncome(peer)
  return {
    abn,
    scope1_t: printed(scope1_t, evidence, 'scope1_t'),
    scope2_t: printed(scope2_t, evidence, 'scope2_t'),
    net_energy_gj: printed(net_energy_gj, evidence, 'net_energy_gj'),
    total_income_aud:
      'income' in fitted ? printed(fitted.income.total_income_aud, fitted.income.evidence) : null,
  }
}

/** A company that is not among the members, or shares a facility with the one that stayed, needs its own population. */
function including(company: Reporter, prepared: Population): Population {
  if (prepared.members.has(company.abn)) return prepared
  const others = prepared.reporters.filter((reporter) => reporter.abn !== company.abn)
  return preparePopulation([company, ...others], company.abn)
}

const levelStep = (tried: PopulationLevel, chosen: PopulationLevel): TraceStep => ({
  rule: 'sector_benchmark.level',
  inputs: { level: tried.level, code: tried.code, reporters: tried.n },
  operator: 'at_least',
  threshold: chosen.n < WANTED_POPULATION ? SMALLEST_POPULATION : WANTED_POPULATION,
  result: tried === chosen ? 'chosen' : 'passed_over',
  distance_to_next_band: null,
  next_band: null,
})

function tooFew(levels: readonly PopulationLevel[], alike: readonly PopulationLevel[]): Availability {
  if (levels.length === 0)
    return unavailable(
      'below_threshold',
      'no_class',
      'The company has no industry class, so it has no peers.',
    )
  if (alike.length < levels.length) return tooFewAlike(levels, alike, WANTED_POPULATION)
  const tried = levels.map(({ level, code, n }) => `${level} ${code} has ${n}`).join(', ')
  return unavailable(
    'below_threshold',
    'too_few_peers',
    `Fewer than ${SMALLEST_POPULATION} reporters in the same year at every level: ${tried}.`,
  )
}

function position(
  metric: (typeof BENCHMARK_METRICS)[number],
  company: Reporter,
  chosen: PopulationLevel,
  wider: readonly PopulationLevel[],
): MetricPosition {
  const value = metric.value(company)
  const values = chosen.values[metric.id]
  const head = { metric: metric.id, unit: metric.unit, value, n: values.length }
  const availability = metricAvailability(metric.id, company, value, values.length)
  if (value === null || availability.status !== 'available')
    return { ...head, availability, ...NO_POSITION, wider_levels: [] }
  const placed = evaluate(SECTOR_BENCHMARK_FORMULAS.formula('position'), {
    value,
    peers: values.map((one) => ({ value: one })),
  })
  return {
    ...head,
    availability,
    percentile: placed.number('percentile'),
    quartile: placed.number('quartile') as Quartile | null,
    p25: placed.number('p25'),
    median: placed.number('median'),
    p75: placed.number('p75'),
    percentile_interval: leaveOneOut(value, values),
    wider_levels: wider.map((level) => ({
      level: level.level,
      code: level.code,
      n: level.values[metric.id].length,
      percentile: percentileRankInSorted(value, level.values[metric.id]) ?? 0,
    })),
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
      'The registry publishes no figure for this metric.',
    )
  if (n < SMALLEST_POPULATION)
    return unavailable(
      'below_threshold',
      'too_few_values',
      `Only ${n} reporters in the class have this figure; ${SMALLEST_POPULATION} are needed.`,
    )
  return AVAILABLE
}

/** Removing one peer from the sorted `values`, of which `value` itself is one, moves the percentile one way or the other. */
function leaveOneOut(value: number, values: readonly number[]): { low: number; high: number } | null {
  const remaining = values.length - 1
  if (remaining < 1) return null
  const { below, equal } = countInSorted(value, values)
  const above = values.length - below - equal
  const ranks = [
    ...(below > 0 ? [below - 1 + equal / 2] : []),
    ...(equal > 1 ? [below + (equal - 1) / 2] : []),
    ...(above > 0 ? [below + equal / 2] : []),
  ].map((rank) => (100 * rank) / remaining)
  return { low: Math.min(...ranks), high: Math.max(...ranks) }
}

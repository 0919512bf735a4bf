import type { EmissionsTrend } from '../emissions/emissions-trend.ts'
import { acceptedSlope } from '../emissions/trajectory.ts'
import type { Evidenced, Outcome } from '../outcome.ts'
import type { PricePath } from '../safeguard/price-path.ts'
import type { SafeguardMechanism } from '../safeguard/safeguard.ts'
import {
  EMISSIONS_NOT_PUBLISHED,
  fittingIncome,
  INCOME_BOUNDARY_DIFFERS,
} from '../sector/benchmark-metrics.ts'
import type { Reporter } from '../sector/population.ts'
import type { SectorBenchmark } from '../sector/sector-benchmark.ts'
import type { CarbonCostInput, CarbonPrice, WithoutIncome } from './carbon-cost.ts'
import type { TransitionInput } from './transition-input.ts'

/** Electricity transmission and distribution among the groups of ANZSIC. */
const NETWORKS: ReadonlySet<string | undefined> = new Set(['262', '263'])
const FINANCE = 'K'

/** Reasons of the one rule of income that are not simply that none is published. */
const WITHOUT_INCOME: Readonly<Record<string, WithoutIncome>> = {
  [INCOME_BOUNDARY_DIFFERS]: 'income_boundary_differs',
  [EMISSIONS_NOT_PUBLISHED]: 'scope_not_published',
}

/** Carbon behind a dollar of the company's industry, at the finest level that the multipliers have. */
export interface IndustryIntensity extends Evidenced {
  readonly level: 'industry' | 'division'
  readonly code: string
  readonly kgco2e_per_aud: number
}

interface TransitionBlocks {
  /** Null where the registry publishes no year. */
  readonly reporter: Reporter | null
  readonly division: string | null
  readonly prices?: PricePath | undefined
  /** A published planning value of a tonne in the reporting year; null where none is loaded. */
  readonly planning_value?: CarbonPrice | null | undefined
  /** Null without a class or without the table. */
  readonly intensity: IndustryIntensity | null
  readonly safeguard: Outcome<SafeguardMechanism>
  readonly trend: Outcome<EmissionsTrend>
  readonly benchmark: Outcome<SectorBenchmark>
}

/** Takes from the other blocks what transition risk needs; a block without a result leaves its component missing. */
export function transitionInputs(blocks: TransitionBlocks): TransitionInput {
  const { trend, benchmark } = blocks
  const total = trend.result?.series.find((one) => one.series === 'scope1_and_2')
  return {
    carbon_cost: carbonCostInput(blocks),
    sector_intensity: blocks.intensity,
    safeguard: safeguardInput(blocks.safeguard),
    trajectory: trajectoryInput(trend),
    benchmark: benchmarkInput(benchmark),
    is_financial: blocks.division === FINANCE,
    missing: {
      safeguard_exposure:
        blocks.safeguard.result?.coverage === 'sectoral_baseline'
          ? 'Its power stations on a main grid share one baseline for the whole sector, so that no facility of its own can be above or below one.'
          : null,
      regulatory_trajectory:
        total?.since_gwp_break.fit?.outlook.detail ?? total?.since_gwp_break.availability.detail ?? null,
      benchmark_position: (benchmark.result?.headline_availability ?? benchmark.availability).detail,
    },
  }
}

function carbonCostInput(blocks: TransitionBlocks): CarbonCostInput | null {
  const { reporter, prices, planning_value = null } = blocks
  if (reporter === null) return null
  const { reporting_year, scope1_t, scope2_t, evidence } = reporter
  const fitted = fittingIncome(reporter)
  const income =
    'income' in fitted && fitted.income.total_income_aud !== null
      ? {
          income_year: fitted.income.income_year,
          total_income_aud: fitted.income.total_income_aud,
          evidence: fitted.income.evidence,
        }
      : null
  const asked = prices?.get(reporting_year)
  return {
    reporting_year,
    scope1_t,
    scope2_t,
    income,
    without_income:
      income === null && 'reason' in fitted
        ? (WITHOUT_INCOME[fitted.reason.reason_code ?? ''] ?? 'income_not_published')
        : null,
    is_network: NETWORKS.has(reporter.anzsic.group?.code),
    price:
      asked === undefined
        ? planning_value
        : { aud_per_t: asked, basis: 'caller', label: 'The price that the caller gave.', evidence: [] },
    // Also where the caller gives a price: that is part of the question, and moves no hash.
    evidence: [...evidence, ...(planning_value?.evidence ?? [])],
  }
}

function safeguardInput({
  result,
  flags,
  inputs,
}: Outcome<SafeguardMechanism>): TransitionInput['safeguard'] {
  if (result === null) return null
  return {
    coverage: result.coverage,
    band: result.band,
    excess_unmet: flags.includes('safeguard_excess_unmet'),
    evidence: inputs,
  }
}

function trajectoryInput({ result, inputs }: Outcome<EmissionsTrend>): TransitionInput['trajectory'] {
  const total = result?.series.find((one) => one.series === 'scope1_and_2')
  const fit = total?.since_gwp_break.fit ?? null
  if (fit === null) return null
  const isAccepted = fit.window === 'accepted'
  return {
    slope_percent: acceptedSlope(fit),
    flags: isAccepted
      ? [
          ...(fit.flags.includes('weak_trend') ? ['trajectory_weak'] : []),
          ...(fit.flags.includes('covid_year') ? ['trajectory_covid_year'] : []),
        ]
      : [`trajectory_${fit.window}`],
    evidence: inputs,
  }
}

/** The percentile that the benchmark says to quote. */
export function benchmarkInput({ result, inputs }: Outcome<SectorBenchmark>): TransitionInput['benchmark'] {
  const headline = result?.headline ?? null
  return headline === null
    ? null
    : { percentile: headline.percentile, metric: headline.metric, evidence: inputs }
}

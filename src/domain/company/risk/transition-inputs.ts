import type { EmissionsTrend } from '../emissions/emissions-trend.ts'
import type { Evidenced, Outcome } from '../outcome.ts'
import type { SafeguardMechanism } from '../safeguard/safeguard.ts'
import { HEADLINE_METRICS, type SectorBenchmark } from '../sector/sector-benchmark.ts'
import type { TransitionInput } from './transition-risk.ts'

/** Takes from the other blocks what transition risk needs; a block without a result leaves its component missing. */
export function transitionInputs(blocks: {
  /** The division's multiplier; null without a class or without the table. */
  readonly division: (Evidenced & { readonly code: string; readonly kgco2e_per_aud: number }) | null
  readonly safeguard: Outcome<SafeguardMechanism>
  readonly trend: Outcome<EmissionsTrend>
  readonly benchmark: Outcome<SectorBenchmark>
}): TransitionInput {
  const { division } = blocks
  return {
    sector_intensity:
      division === null
        ? null
        : {
            division: division.code,
            kgco2e_per_aud: division.kgco2e_per_aud,
            evidence: division.evidence,
          },
    safeguard: safeguardInput(blocks.safeguard),
    trajectory: trajectoryInput(blocks.trend),
    benchmark: benchmarkInput(blocks.benchmark),
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
  if (total === undefined || fit === null || fit.slope_percent === null) return null
  const structural_break = total.changes.some(
    ({ from, flags }) => from >= fit.first_year && flags.includes('structural_break'),
  )
  return {
    slope_percent: fit.slope_percent,
    structural_break,
    weak: fit.flags.includes('weak_trend'),
    evidence: inputs,
  }
}

/** Energy intensity where it has a percentile, else the total, which the answer says. */
export function benchmarkInput({ result, inputs }: Outcome<SectorBenchmark>): TransitionInput['benchmark'] {
  for (const metric of HEADLINE_METRICS) {
    const percentile = result?.metrics.find((one) => one.metric === metric)?.percentile ?? null
    if (percentile !== null) return { percentile, metric, evidence: inputs }
  }
  return null
}

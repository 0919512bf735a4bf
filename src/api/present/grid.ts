import { GENERATION_BASED, type GridIntensity, type GridPeriod } from '../../domain/company/grid/intensity.ts'
import type { GridResult } from '../../operations/company/grid-intensity.ts'
import { presentMeta, presentMethod, presentRelease, type Warning } from './data.ts'
import { roundFigures } from './round.ts'

const MARKET_TIME = { NEM: '+10:00', SWIS: '+08:00' } as const

export function presentGrid(answer: GridResult, askedFor: string) {
  const { outcome } = answer
  return {
    data: {
      region: answer.region,
      name: answer.name,
      asked_for: askedFor,
      market_time: answer.region === 'SWIS' ? MARKET_TIME.SWIS : MARKET_TIME.NEM,
      availability: outcome.availability,
      basis: outcome.basis,
      data_quality: { score: outcome.data_quality, flags: outcome.flags },
      method: presentMethod(outcome.method),
      statement: outcome.result?.statement ?? GENERATION_BASED,
      freshness: answer.freshness,
      summary: outcome.result === null ? null : presentGridSummary(outcome.result),
      interval: answer.interval,
      from: answer.from,
      to: answer.to,
      series: answer.periods.map(presentPeriod),
      provenance: answer.releases.map(presentRelease),
    },
    meta: presentMeta(answer.snapshot, answer.evidence_hash, answer.releases, rangeWarnings(answer)),
  }
}

/** An empty series of a region that has an index: the days asked for are outside it. */
const rangeWarnings = ({ region, periods, held }: GridResult): Warning[] =>
  periods.length > 0 || held === null
    ? []
    : [
        {
          code: 'nothing_in_range',
          message: `The loaded index for ${region} runs from ${held.first_day} to ${held.last_day}.`,
        },
      ]

/** What the method says about a region, as the route and the profile's block show it. */
export const presentGridSummary = (result: GridIntensity) => ({
  ...roundFigures(result),
  latest_day: result.latest_day === null ? null : presentPeriod(result.latest_day),
})

/** One day is a published figure and stands as printed; a longer period is a sum and is rounded. */
const presentPeriod = (period: GridPeriod): GridPeriod =>
  period.first_day === period.last_day
    ? { ...period, intensity_t_per_mwh: roundFigures(period.intensity_t_per_mwh) }
    : roundFigures(period)

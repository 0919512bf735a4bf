import { GENERATION_BASED } from '../../domain/company/grid/intensity.ts'
import { roundGrid, roundPeriod } from '../../domain/company/grid/round-grid.ts'
import type { GridResult } from '../../operations/company/grid-intensity.ts'
import { presentMeta, presentMethod, presentRelease, type Warning } from './data.ts'

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
      summary: outcome.result === null ? null : roundGrid(outcome.result),
      interval: answer.interval,
      from: answer.from,
      to: answer.to,
      series: answer.periods.map(roundPeriod),
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

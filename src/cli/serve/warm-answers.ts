import { setTimeout as pause } from 'node:timers/promises'
import type { Settings } from '../../config.ts'
import type { FirstAnswers } from '../../jobs/warm-up.ts'
import type { ServingCheck } from '../../operations/serving-checks.ts'

/** A server that cannot read ahead, or not in this time, serves all the same: its first answers take longer. */
const LONGEST_MS = 30_000
/** After the first answer, which someone who just started the server may wait for. */
const AFTER_THE_SERVER_MS = 50

export interface WarmAnswers {
  /** Keeps /readyz at 503 until the first answers are quick. */
  readonly check: ServingCheck
  /** Reads what the first answers need; settles in any case. */
  begin(tools: FirstAnswers, onError: (error: Error) => void): Promise<void>
}

export function createWarmAnswers({
  SOUTHERLY_WARM_UP: wanted,
}: Pick<Settings, 'SOUTHERLY_WARM_UP'>): WarmAnswers {
  let isWarm = wanted === 'no'
  return {
    check: {
      name: 'warm_up',
      check: async () => (isWarm ? undefined : 'data for the first answers is still being read'),
    },
    async begin(tools, onError) {
      if (isWarm) return
      await pause(AFTER_THE_SERVER_MS, undefined, { ref: false })
      const warming = import('../../jobs/warm-up.ts').then(({ warmAnswers }) => warmAnswers(tools))
      await Promise.race([warming.catch(onError), pause(LONGEST_MS, undefined, { ref: false })])
      isWarm = true
    },
  }
}

import { describe, expect, inject, it } from 'vitest'
import { fuzz } from '../fuzz/fuzz.ts'
import { printReport } from '../fuzz/report/print.ts'
import type { Engine } from '../fuzz/world/place.ts'
import { FULL_RUN } from '../support/engines.ts'

/** The same requests each time: what is found here must be found again. `--full` and `npm run fuzz -- --seed` look further. */
const SEED = 17
const RUNS: readonly (readonly [Engine, number])[] = FULL_RUN
  ? [
      ['embedded', 6000],
      ['postgres', 2000],
    ]
  : [['embedded', 240]]

describe.each(RUNS)('the service on %s', (engine, count) => {
  const missing = engine === 'postgres' && inject('postgresUrl') === undefined

  it.skipIf(missing)(
    `stands ${count} requests that are valid, mutated or hostile`,
    { timeout: 900_000 },
    async () => {
      const options = {
        seed: SEED,
        engine,
        bundles: 1,
        indexes: { count, at: (position: number) => position },
      }
      const report = await fuzz(options)
      expect(report.findings, printReport(report, options)).toEqual([])
      expect(report.tally.requests).toBe(count)
    },
  )
})

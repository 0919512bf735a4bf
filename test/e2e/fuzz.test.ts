import { describe, expect, inject, it } from 'vitest'
import { fuzz } from '../fuzz/fuzz.ts'
import { printReport } from '../fuzz/report/print.ts'
import type { Engine } from '../fuzz/world/place.ts'
import { FULL_RUN } from '../support/engines.ts'

/**
 * The same requests each time: what is found here must be found again. Only with `--full`: each run asks every tenth route for its worst
 * (worst-requests.test.ts). `npm run fuzz -- --seed` looks further.
 */
const SEED = 17
const RUNS: readonly (readonly [Engine, number])[] = [
  ['embedded', 6000],
  ['postgres', 2000],
]

describe.each(RUNS)('the service on %s', (engine, count) => {
  const missing = engine === 'postgres' && inject('postgresUrl') === undefined

  it.skipIf(missing || !FULL_RUN)(
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

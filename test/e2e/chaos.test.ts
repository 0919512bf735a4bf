import { expect, inject, test } from 'vitest'
import { chaos } from '../chaos/chaos.ts'
import { planFaults } from '../chaos/faults/plan.ts'
import { printReport } from '../chaos/report.ts'
import { FULL_RUN } from '../support/engines.ts'

/**
 * Three kills of nodes, a restart, a cut line and a moved clock, with `--full` alone: in each run kill.test.ts, worker.test.ts and
 * nodes.test.ts kill processes, and test/api/database-faults.test.ts cuts lines. The same faults each time: what is found here must be found again. `npm run chaos -- --seed` looks further.
 */
const SEED = 10

test.skipIf(!FULL_RUN || inject('postgresUrl') === undefined)(
  'nodes are killed, PostgreSQL is restarted, a line is cut, a clock is moved: nothing acknowledged is lost or doubled',
  async () => {
    const options = {
      seed: SEED,
      kills: 3,
      restarts: 1,
      others: 2,
      minutes: 0.06,
      nodes: 2,
      workers: 1,
      bundles: 0,
    }
    const report = await chaos(options)
    expect(report.findings, printReport(report, SEED)).toEqual([])
    expect(report.tallies.map(({ acknowledged }) => acknowledged > 0)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ])
  },
)

test('faults follow from the seed alone', () => {
  const counts = { kills: 30, restarts: 4, others: 12 }
  const plan = planFaults(7, counts)
  expect(planFaults(7, counts)).toEqual(plan)
  expect(planFaults(8, counts)).not.toEqual(plan)
  expect(plan).toHaveLength(46)
  expect(plan.filter((fault) => fault.startsWith('kill'))).toHaveLength(30)
  expect(new Set(plan).size).toBe(10)
})

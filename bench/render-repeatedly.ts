import path from 'node:path'
import { fixedClock } from '../src/clock.ts'
import { loadStarter } from '../src/operations/releases/load-starter.ts'
import type { Database } from '../src/store/database.ts'
import { migrate } from '../src/store/migrate.ts'
import { openDatabase } from '../src/store/open.ts'
import { AGL, type SampleReport, sampleReport } from '../test/support/sample-reports.ts'
import type { Figure } from './figure.ts'

export const WARM_UP = 10
export const RENDERS = 40

/** How long a renderer takes at first and in a process that has rendered some, and whether memory grows with their number. */
export async function renderRepeatedly(
  file: string,
  promisedMilliseconds: number,
  render: (sample: SampleReport) => Promise<unknown>,
): Promise<Figure[]> {
  const sample = await sampleOfStarter()
  const times: number[] = []
  let settled = 0
  for (let index = 0; index < WARM_UP + RENDERS; index += 1) {
    if (index === WARM_UP) settled = memory()
    const start = performance.now()
    await render(renamed(sample, `Company ${index}`))
    times.push(performance.now() - start)
  }
  const promised = { name: 'promised', value: promisedMilliseconds, unit: 'ms' }
  const warm = times.slice(WARM_UP).toSorted((a, b) => a - b)
  return [
    {
      name: `${file}, first of a process`,
      value: times[0]!,
      unit: 'ms',
      better: 'less',
      against: promised,
    },
    {
      name: `${file}, warm, median`,
      value: warm[RENDERS >> 1]!,
      unit: 'ms',
      better: 'less',
      against: promised,
    },
    {
      name: `resident memory after ${RENDERS} more`,
      value: memory(),
      unit: 'MB',
      better: 'less',
      against: { name: `after ${WARM_UP}`, value: settled, unit: 'MB' },
    },
  ]
}

const memory = (): number => process.memoryUsage.rss() / 1e6

/** No two documents alike, as with real companies: what a renderer remembers of the last one does not help. */
const renamed = (sample: SampleReport, name: string): SampleReport => ({
  ...sample,
  report: { ...sample.report, entity: { ...sample.report.entity, name } },
})

export const sampleOfStarter = (): Promise<SampleReport> =>
  withStarter((database) => sampleReport(database, AGL))

/** Works on a database that holds the starter dataset. */
export async function withStarter<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({})
  try {
    await migrate(database)
    await loadStarter(database, {
      directory: path.join(import.meta.dirname, '../data/starter'),
      clock: fixedClock('2026-11-15T00:00:00Z'),
    })
    return await work(database)
  } finally {
    await database.close()
  }
}

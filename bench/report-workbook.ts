import path from 'node:path'
import { fixedClock } from '../src/clock.ts'
import { loadStarter } from '../src/operations/releases/load-starter.ts'
import { renderWorkingPapers } from '../src/reports/workbook/render-working-papers.ts'
import { migrate } from '../src/store/migrate.ts'
import { openDatabase } from '../src/store/open.ts'
import { AGL, type SampleReport, sampleReport } from '../test/support/sample-reports.ts'
import type { Bench } from './figure.ts'

const WARM_UP = 10
const RENDERS = 40
const PROMISED_MS = 300

/** How long working-papers.xlsx takes in a process that has made some, and whether memory grows with their number. */
export const reportWorkbook: Bench = {
  name: 'report-workbook',
  what: `working-papers.xlsx of a company with some 3,600 inputs, ${RENDERS} times in one process, no two alike`,
  baseline: `${PROMISED_MS} ms a workbook; memory after ${WARM_UP}`,
  run: async () => {
    const { report, provenance } = await sample()
    const times: number[] = []
    let settled = 0
    for (let index = 0; index < WARM_UP + RENDERS; index += 1) {
      if (index === WARM_UP) settled = memory()
      const start = performance.now()
      await renderWorkingPapers(
        { ...report, entity: { ...report.entity, name: `Company ${index}` } },
        provenance,
      )
      if (index >= WARM_UP) times.push(performance.now() - start)
    }
    return [
      {
        name: 'working-papers.xlsx, warm, median',
        value: times.toSorted((a, b) => a - b)[Math.floor(RENDERS / 2)] ?? Number.NaN,
        unit: 'ms',
        better: 'less',
        against: { name: 'promised', value: PROMISED_MS, unit: 'ms' },
      },
      {
        name: `resident memory after ${RENDERS} more`,
        value: memory(),
        unit: 'MB',
        better: 'less',
        against: { name: `after ${WARM_UP}`, value: settled, unit: 'MB' },
      },
    ]
  },
}

const memory = (): number => process.memoryUsage.rss() / 1e6

async function sample(): Promise<SampleReport> {
  const database = await openDatabase({})
  try {
    await migrate(database)
    await loadStarter(database, {
      directory: path.join(import.meta.dirname, '../data/starter'),
      clock: fixedClock('2026-11-15T00:00:00Z'),
    })
    return await sampleReport(database, AGL)
  } finally {
    await database.close()
  }
}

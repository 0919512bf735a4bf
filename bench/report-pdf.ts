import path from 'node:path'
import { fixedClock } from '../src/clock.ts'
import type { DisclosureReport } from '../src/domain/disclosure/report/report.ts'
import { loadStarter } from '../src/operations/releases/load-starter.ts'
import { renderReportPdf } from '../src/reports/pdf/render-report-pdf.ts'
import { migrate } from '../src/store/migrate.ts'
import { openDatabase } from '../src/store/open.ts'
import { AGL, sampleReport } from '../test/support/sample-reports.ts'
import type { Bench } from './figure.ts'

const WARM_UP = 20
const RENDERS = 200
const PROMISED_MS = 1000

/** How long a report.pdf takes in a process that has made some, and whether memory grows with their number. */
export const reportPdf: Bench = {
  name: 'report-pdf',
  what: `report.pdf of a company, ${RENDERS} times in one process, no two alike`,
  baseline: `${PROMISED_MS} ms a report; memory after ${WARM_UP}`,
  run: async () => {
    const report = await sample()
    const times: number[] = []
    let settled = 0
    for (let index = 0; index < WARM_UP + RENDERS; index += 1) {
      if (index === WARM_UP) settled = memory()
      const start = performance.now()
      await renderReportPdf({ ...report, entity: { ...report.entity, name: `Company ${index}` } })
      if (index >= WARM_UP) times.push(performance.now() - start)
    }
    return [
      {
        name: 'report.pdf, warm, median',
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

async function sample(): Promise<DisclosureReport> {
  const database = await openDatabase({})
  try {
    await migrate(database)
    await loadStarter(database, {
      directory: path.join(import.meta.dirname, '../data/starter'),
      clock: fixedClock('2026-11-15T00:00:00Z'),
    })
    return (await sampleReport(database, AGL)).report
  } finally {
    await database.close()
  }
}

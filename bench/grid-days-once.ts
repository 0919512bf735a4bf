/**
 * Reads a year of national grids in a process of its own: `grid-days-once.ts <sums|days> <directory> <threads>`. `sums` is what the
 * loader did before it looked at single days; `days` reads and stages sums, figures of days and heatwaves.
 */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { commonArea } from '../src/operations/ingest/climate-grids/area.ts'
import { describeGrids, gridFiles } from '../src/operations/ingest/climate-grids/files.ts'
import { planGrid } from '../src/operations/ingest/climate-grids/plan.ts'
import { createGridPool } from '../src/operations/ingest/climate-grids/pool.ts'
import { GridStage } from '../src/operations/ingest/climate-grids/stage.ts'
import { stageYears } from '../src/operations/ingest/climate-grids/stage-years.ts'
import { sumYear } from '../src/operations/ingest/climate-grids/years.ts'
import { agcdSource } from '../src/sources/agcd/source.ts'

/** Stands for the threshold of the release before, which a load of one year takes. */
const THRESHOLD = 24
const ROWS_A_JOB = 8
/** Windows reach 32 days back. */
const DECEMBER = 330

const [mode = 'days', directory = '', threads = '2'] = process.argv.slice(2)
const started = performance.now()
const pool = createGridPool(Number(threads))
const work = mkdtempSync(path.join(tmpdir(), 'southerly-stage-'))
try {
  const { grids } = await describeGrids(pool, agcdSource, await gridFiles([directory]))
  const { years } = planGrid(agcdSource, grids)
  const area = commonArea(grids)
  const stage = new GridStage(work, area)
  await stage.removeLeftovers()
  const heatwaves = new Uint16Array(area.rows * area.columns)
  if (mode === 'sums')
    for (const year of years) {
      const location = stage.location(`${year.measure}-${year.year}`, [year], new Map())
      await stage.write(location, await sumYear(pool, year, area, () => {}))
    }
  else {
    const { means } = await stageYears({ pool, stage, area, hashes: new Map() }, years)
    // Its own December stands for that of the year before.
    const twice = means.flatMap((one) => [
      {
        ...one,
        year: one.year - 1,
        file: one.file && { ...one.file, blocks: one.file.blocks.filter(({ end }) => end > DECEMBER) },
      },
      one,
    ])
    const jobs: Promise<{ readonly days: Float64Array }>[] = []
    let cell = 0
    for (let row = 0; row < area.rows; row += ROWS_A_JOB) {
      const rows = [row, Math.min(area.rows, row + ROWS_A_JOB)] as const
      const thresholds = new Float64Array((rows[1] - row) * area.columns).fill(THRESHOLD)
      jobs.push(pool.findHeat({ years: twice, baseline: undefined, rows, columns: area.columns, thresholds }))
    }
    // Of each cell the year before, which has no figure, and the year.
    for (const job of jobs)
      for (const [at, days] of (await job).days.entries()) if (at % 2 === 1) heatwaves[cell++] = days
  }
  const sizes = await Promise.all((await readdir(work)).map((name) => stat(path.join(work, name))))
  console.log(
    JSON.stringify({
      heatwaves: heatwaves.reduce((sum, days) => sum + days, 0),
      by_cell: createHash('sha256').update(heatwaves).digest('hex'),
      seconds: (performance.now() - started) / 1000,
      processor_seconds: (process.cpuUsage().user + process.cpuUsage().system) / 1_000_000,
      megabytes: process.resourceUsage().maxRSS / 1024,
      staged_mb: sizes.reduce((sum, { blocks }) => sum + blocks * 512, 0) / 1_000_000,
    }),
  )
} finally {
  await pool.close()
  rmSync(work, { recursive: true, force: true })
}

import { open } from 'node:fs/promises'
import { addSums, type CellSums } from '../../../sources/formats/netcdf-grid/cell-sums.ts'
import { figureKind } from '../../../sources/formats/netcdf-grid/day-figures.ts'
import type { Area } from './area.ts'
import { type DayStep, dayRuns, daysInOrder, isBaselineYear, jobsOfDays, runsOf } from './day-runs.ts'
import { layBlocks, type MeanBlock } from './mean-file.ts'
import type { MeasureYear } from './plan.ts'
import type { GridPool } from './pool.ts'
import type { TemperatureJob, TemperatureSums } from './temperature-job.ts'
import { noSums, southFirst } from './years.ts'

/** Maxima and minima of one year. */
export interface TemperatureYear {
  readonly tmax: MeasureYear
  readonly tmin: MeasureYear
}

/** Days and values that a thread holds at once: 32 MB of daily means and as much while they are turned around. */
const DAYS_A_JOB = 24
const MOST_VALUES = 16 * 1024 * 1024

/** Whether daily means can be made from two measures of a year. */
export function isPair(tmax: MeasureYear | undefined, tmin: MeasureYear | undefined): boolean {
  const ways = [tmax, tmin].flatMap((year) => year?.parts.map(({ grid }) => grid.space.rowStep) ?? [])
  return tmax?.months !== undefined && tmin?.months !== undefined && new Set(ways).size === 1
}

/** The blocks of a year's daily means: days of one file, and as many rows as memory allows where days come in large pieces. */
export function meanBlocks({ tmax }: Pick<TemperatureYear, 'tmax'>, area: Area): MeanBlock[] {
  const runs = dayRuns(tmax, DAYS_A_JOB)
  const longest = Math.max(...runs.map(({ first, end }) => end - first))
  const chunkRows = tmax.parts[0]?.grid.chunkRows ?? 1
  const fitting = Math.floor(MOST_VALUES / (longest * area.columns * chunkRows)) * chunkRows
  const height = Math.min(area.rows, Math.max(chunkRows, fitting))
  const bands = Array.from({ length: Math.ceil(area.rows / height) }, (_, band) => band * height)
  return layBlocks(
    bands.flatMap((row) =>
      runs.map(({ first, end }) => ({
        first,
        end,
        rows: [row, Math.min(area.rows, row + height)] as const,
      })),
    ),
    area.columns,
  )
}

/** Sums of maxima and minima of a year, as `sumYear` gives them, read together; their daily means go to `file`. */
export async function sumTemperatures(
  pool: GridPool,
  year: TemperatureYear,
  area: Area,
  file: string,
  onSteps: (steps: number) => void,
): Promise<TemperatureSums> {
  await (await open(file, 'w')).close()
  const cells = area.rows * area.columns
  const total = { tmax: noSums(year.tmax, cells, true), tmin: noSums(year.tmin, cells, true) }
  const blocks = meanBlocks(year, area)
  for (const [first, end] of new Map(blocks.map(({ rows }) => rows))) {
    const band = { ...area, row: area.row + first, rows: end - first }
    const own = blocks.filter(({ rows }) => rows[0] === first)
    const sums = await sumBand(pool, year, band, { file, blocks: own }, onSteps)
    place(total.tmax, sums.tmax, first * area.columns)
    place(total.tmin, sums.tmin, first * area.columns)
  }
  return total
}

async function sumBand(
  pool: GridPool,
  year: TemperatureYear,
  band: Area,
  { file, blocks }: { readonly file: string; readonly blocks: readonly MeanBlock[] },
  onSteps: (steps: number) => void,
): Promise<TemperatureSums> {
  const cells = band.rows * band.columns
  const total = { tmax: noSums(year.tmax, cells, true), tmin: noSums(year.tmin, cells, true) }
  const minima = daysInOrder(year.tmin)
  const maxima = daysInOrder(year.tmax)
  const results = blocks.map(async (block) => {
    const job = jobOf(year, maxima, minima, band, block, file)
    const sums = await pool.runTemperatures(job)
    onSteps(job.tmax.steps.length + job.tmin.reduce((count, { steps }) => count + steps.length, 0))
    return { job, sums }
  })
  for (const result of results) result.catch(() => {})
  for (let result = results.shift(); result !== undefined; result = results.shift()) {
    const { job, sums } = await result
    addSums(total.tmax, southFirst(job.tmax, sums.tmax, band.columns))
    addSums(total.tmin, southFirst(job.tmax, sums.tmin, band.columns))
  }
  return total
}

function jobOf(
  { tmax, tmin }: TemperatureYear,
  maxima: readonly DayStep[],
  minima: readonly DayStep[],
  band: Area,
  block: MeanBlock,
  file: string,
): TemperatureJob {
  const span = { first: block.first, end: block.end, months: tmax.months ?? [] }
  const within = ({ day }: DayStep): boolean => day >= block.first && day < block.end
  const daily = { span, before: [] }
  const [maximum] = jobsOfDays(tmax, maxima.filter(within), band, {
    ...daily,
    kind: figureKind('tmax', isBaselineYear(tmax.year)),
  })
  if (maximum === undefined) throw new Error(`${tmax.year} has no maxima from day ${block.first} on`)
  const minimum = runsOf(minima.filter(within), DAYS_A_JOB).flatMap((days) =>
    jobsOfDays(tmin, days, band, { ...daily, kind: undefined }),
  )
  return { tmax: maximum, tmin: minimum, file, block }
}

/** Puts the sums of some rows among those of all. */
function place(total: CellSums, part: CellSums, at: number): void {
  total.sum.set(part.sum, at)
  total.days.set(part.days, at)
  for (const [index, counts] of total.reached.entries()) counts.set(part.reached[index]!, at)
  for (const [index, figures] of (total.figures?.arrays ?? []).entries())
    figures.set(part.figures!.arrays[index]!, at)
}

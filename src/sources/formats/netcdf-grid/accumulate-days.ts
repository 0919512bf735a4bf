import type { NetcdfValues } from '../netcdf/netcdf-file.ts'
import { type AccumulateJob, accumulate, type DaysOfJob, readSteps, type StepBlock } from './accumulate.ts'
import type { CellSums } from './cell-sums.ts'
import type { DayFigures } from './day-figures.ts'
import { type DayBlock, type DayReader, type StoredNumbers, storedNumbers } from './day-reader.ts'
import type { GridVariable } from './grid-variable.ts'
import { HotDays } from './hot-days.ts'
import { RainDays } from './rain-days.ts'

type Open = (grid: GridVariable) => Promise<NetcdfValues>
type Taker = (block: DayBlock, numbers: StoredNumbers) => void

/** Adds up a job in one pass, with the figures of its days and, where a reader is given, its days for the daily means. */
export async function accumulateDays(open: Open, job: AccumulateJob, means?: DayReader): Promise<CellSums> {
  const { daily, rows, columns, grid } = job
  if (daily === undefined) return accumulate(await open(grid), job)
  const cells = (rows[1] - rows[0]) * (columns[1] - columns[0])
  const taken = await takerOf(open, daily, cells)
  const dayOf = new Map(job.steps.map((step, index) => [step, daily.dayOf[index] ?? 0]))
  const numbers = storedNumbers(grid)
  const sums = accumulate(await open(grid), job, (steps, isWhole) => {
    const block = daysOf(steps, dayOf, isWhole)
    taken?.take(block, numbers)
    means?.take(block, numbers)
  })
  return { ...sums, figures: taken?.figures() }
}

const daysOf = (
  { steps, ...block }: StepBlock,
  dayOf: ReadonlyMap<number, number>,
  isWhole: boolean,
): DayBlock => ({ ...block, isWhole, days: steps.map((step) => dayOf.get(step) ?? 0) })

async function takerOf(
  open: Open,
  { kind, span, before }: DaysOfJob,
  cells: number,
): Promise<{ readonly take: Taker; readonly figures: () => DayFigures } | undefined> {
  if (kind === undefined) return undefined
  if (kind !== 'rain') {
    const hot = new HotDays(kind, cells)
    return {
      take: (block, numbers) => hot.take(block, numbers),
      figures: () => hot.figures(),
    }
  }
  const rain = new RainDays(span, cells)
  for (const part of before) {
    const numbers = storedNumbers(part.grid)
    const dayOf = new Map(part.steps.map((step, index) => [step, part.dayOf[index] ?? 0]))
    readSteps(await open(part.grid), part, (steps) => rain.warmUp(daysOf(steps, dayOf, false), numbers))
  }
  return {
    take: (block, numbers) => rain.take(block, numbers),
    figures: () => rain.figures(),
  }
}

import type { NetcdfValues } from '../netcdf/netcdf-file.ts'
import type { Numbers } from '../netcdf/numbers.ts'
import { type AccumulateJob, accumulate, type DaysOfJob, readSteps } from './accumulate.ts'
import type { CellSums } from './cell-sums.ts'
import type { DayFigures } from './day-figures.ts'
import { type DayReader, type StoredNumbers, storedNumbers } from './day-reader.ts'
import type { GridVariable } from './grid-variable.ts'
import { HotDays } from './hot-days.ts'
import { RainDays } from './rain-days.ts'

type Open = (grid: GridVariable) => Promise<NetcdfValues>
type Taker = (
  day: number,
  firstCell: number,
  values: Numbers,
  numbers: StoredNumbers,
  isWhole: boolean,
) => void

/** Adds up a job in one pass, with the figures of its days and, where a reader is given, its days for the daily means. */
export async function accumulateDays(open: Open, job: AccumulateJob, means?: DayReader): Promise<CellSums> {
  const { daily, rows, columns, grid } = job
  if (daily === undefined) return accumulate(await open(grid), job)
  const cells = (rows[1] - rows[0]) * (columns[1] - columns[0])
  const taken = await takerOf(open, daily, cells)
  const dayOf = new Map(job.steps.map((step, index) => [step, daily.dayOf[index] ?? 0]))
  const numbers = storedNumbers(grid)
  const sums = accumulate(await open(grid), job, (step, firstCell, values, isWhole) => {
    const day = dayOf.get(step) ?? 0
    taken?.take(day, firstCell, values, numbers, isWhole)
    means?.take(day, firstCell, values, numbers, isWhole)
  })
  return { ...sums, figures: taken?.figures() }
}

async function takerOf(
  open: Open,
  { kind, span, before }: DaysOfJob,
  cells: number,
): Promise<{ readonly take: Taker; readonly figures: () => DayFigures } | undefined> {
  if (kind === undefined) return undefined
  if (kind !== 'rain') {
    const hot = new HotDays(kind, cells)
    return {
      take: (_day, firstCell, values, numbers, isWhole) => hot.take(firstCell, values, numbers, isWhole),
      figures: () => hot.figures(),
    }
  }
  const rain = new RainDays(span, cells)
  for (const part of before) {
    const numbers = storedNumbers(part.grid)
    const dayOf = new Map(part.steps.map((step, index) => [step, part.dayOf[index] ?? 0]))
    readSteps(await open(part.grid), part, (step, firstCell, values) =>
      rain.warmUp(dayOf.get(step) ?? 0, firstCell, values, numbers),
    )
  }
  return {
    take: (day, firstCell, values, numbers, isWhole) => rain.take(day, firstCell, values, numbers, isWhole),
    figures: () => rain.figures(),
  }
}

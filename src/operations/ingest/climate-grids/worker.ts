import { parentPort } from 'node:worker_threads'
import type { NetcdfValues } from '../../../sources/formats/netcdf/netcdf-file.ts'
import { openChunks, openNetcdf } from '../../../sources/formats/netcdf/open-netcdf.ts'
import { accumulateDays } from '../../../sources/formats/netcdf-grid/accumulate-days.ts'
import {
  addSums,
  arraysOf,
  type CellSums,
  emptySums,
} from '../../../sources/formats/netcdf-grid/cell-sums.ts'
import { describeGrid, type GridVariable } from '../../../sources/formats/netcdf-grid/grid-variable.ts'
import { MeanDays } from '../../../sources/formats/netcdf-grid/mean-days.ts'
import { ReadError } from '../../../sources/read-error.ts'
import { requireSource } from '../read-file.ts'
import { isGridSource } from './files.ts'
import { type HeatRows, heatOfRows } from './heat-rows.ts'
import { writeBlock } from './mean-file.ts'
import type { GridReply, GridTask } from './pool.ts'
import type { TemperatureJob, TemperatureSums } from './temperature-job.ts'

/** A thread that unpacks grids: one job at a time; the file of the last job stays open for the next. */
const port = parentPort
if (port === null) throw new Error('climate-grids/worker.ts runs as a worker thread')

let open: { readonly location: string; readonly values: NetcdfValues } | undefined

async function valuesOf({ location, layout }: GridVariable): Promise<NetcdfValues> {
  if (open?.location === location) return open.values
  open?.values.close()
  open = undefined
  open = {
    location,
    values: layout === undefined ? await openNetcdf(location) : openChunks(location, layout),
  }
  return open.values
}

async function headerOf(slug: string, location: string): Promise<GridVariable> {
  const source = await requireSource(slug)
  if (!isGridSource(source)) throw new Error(`${slug} has no grids`)
  return describeGrid(source, location)
}

/** Memory for daily means, kept from one job to the next. */
let room: { readonly days: Int16Array; readonly turned: Int16Array } = {
  days: new Int16Array(),
  turned: new Int16Array(),
}

/** Maxima, then minima of the same days; their means are written where the main thread says. */
async function temperaturesOf({ tmax, tmin, file, block }: TemperatureJob): Promise<TemperatureSums> {
  const columns = tmax.columns[1] - tmax.columns[0]
  const cells = (tmax.rows[1] - tmax.rows[0]) * columns
  const span = { first: block.first, end: block.end, months: [] }
  const means = new MeanDays(span, cells, room.days)
  const turned = room.turned.length < means.values.length ? new Int16Array(means.values.length) : room.turned
  room = { days: means.values.length > room.days.length ? means.values : room.days, turned }
  const maxima = await accumulateDays(valuesOf, tmax, means.maxima())
  const minima = means.minima()
  const total = emptySums(cells, 0)
  for (const job of tmin) addSums(total, await accumulateDays(valuesOf, job, minima))
  minima.end(cells)
  writeBlock(file, block, means, columns, tmax.grid.space.rowStep === -1, turned)
  return { tmax: maxima, tmin: total }
}

async function answer(task: GridTask): Promise<GridReply> {
  try {
    if ('location' in task) return { grid: await headerOf(task.source, task.location) }
    if ('heat' in task) return { heat: heatOfRows(task.heat) }
    if ('temperatures' in task) return { temperatures: await temperaturesOf(task.temperatures) }
    return { sums: await accumulateDays(valuesOf, task.job) }
  } catch (error) {
    return error instanceof ReadError
      ? { fault: error.fault }
      : { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

port.on('message', (task: GridTask) => {
  void answer(task).then((reply) => {
    port.postMessage(reply, moved(reply) as ArrayBuffer[])
  })
})

/** What is handed over instead of copied. */
function moved(reply: GridReply): ArrayBufferLike[] {
  const sums: CellSums[] =
    'sums' in reply
      ? [reply.sums]
      : 'temperatures' in reply
        ? [reply.temperatures.tmax, reply.temperatures.tmin]
        : []
  const arrays = 'heat' in reply ? heatArrays(reply.heat) : sums.flatMap(arraysOf)
  return arrays.map(({ buffer }) => buffer)
}

const heatArrays = ({ thresholds, days, severest, shifted }: HeatRows): Float64Array[] => [
  thresholds,
  days,
  severest,
  shifted,
]

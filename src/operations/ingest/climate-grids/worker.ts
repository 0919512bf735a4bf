import { parentPort } from 'node:worker_threads'
import type { NetcdfValues } from '../../../sources/formats/netcdf/netcdf-file.ts'
import { openChunks, openNetcdf } from '../../../sources/formats/netcdf/open-netcdf.ts'
import { accumulate } from '../../../sources/formats/netcdf-grid/accumulate.ts'
import { describeGrid, type GridVariable } from '../../../sources/formats/netcdf-grid/grid-variable.ts'
import { ReadError } from '../../../sources/read-error.ts'
import { requireSource } from '../read-file.ts'
import { isGridSource } from './files.ts'
import type { GridReply, GridTask } from './pool.ts'

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

async function answer(task: GridTask): Promise<GridReply> {
  try {
    if ('location' in task) return { grid: await headerOf(task.source, task.location) }
    return { sums: accumulate(await valuesOf(task.job.grid), task.job) }
  } catch (error) {
    return error instanceof ReadError
      ? { fault: error.fault }
      : { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

port.on('message', (task: GridTask) => {
  void answer(task).then((reply) => {
    const moved =
      'sums' in reply
        ? [reply.sums.sum.buffer, reply.sums.days.buffer, ...reply.sums.reached.map(({ buffer }) => buffer)]
        : []
    port.postMessage(reply, moved as ArrayBuffer[])
  })
})

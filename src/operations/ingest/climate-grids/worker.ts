import { parentPort } from 'node:worker_threads'
import type { NetcdfValues } from '../../../sources/formats/netcdf/netcdf-file.ts'
import { openChunks, openNetcdf } from '../../../sources/formats/netcdf/open-netcdf.ts'
import { type AccumulateJob, accumulate } from '../../../sources/formats/netcdf-grid/accumulate.ts'
import type { GridVariable } from '../../../sources/formats/netcdf-grid/grid-variable.ts'
import { ReadError } from '../../../sources/read-error.ts'
import type { GridReply } from './pool.ts'

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

async function answer(job: AccumulateJob): Promise<GridReply> {
  try {
    return { sums: accumulate(await valuesOf(job.grid), job) }
  } catch (error) {
    return error instanceof ReadError
      ? { fault: error.fault }
      : { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

port.on('message', (job: AccumulateJob) => {
  void answer(job).then((reply) => {
    const moved =
      'sums' in reply
        ? [reply.sums.sum.buffer, reply.sums.days.buffer, ...reply.sums.reached.map(({ buffer }) => buffer)]
        : []
    port.postMessage(reply, moved as ArrayBuffer[])
  })
})

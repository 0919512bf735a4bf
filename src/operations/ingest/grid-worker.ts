import { parentPort } from 'node:worker_threads'
import { type NetcdfFile, openNetcdf } from '../../sources/formats/netcdf/netcdf-file.ts'
import { type AccumulateJob, accumulate } from '../../sources/formats/netcdf-grid/accumulate.ts'
import { ReadError } from '../../sources/read-error.ts'
import type { GridReply } from './grid-pool.ts'

/** A thread that unpacks grids: one job at a time; the file of the last job stays open for the next. */
const port = parentPort
if (port === null) throw new Error('grid-worker.ts runs as a worker thread')

let open: { readonly location: string; readonly file: NetcdfFile } | undefined

async function fileAt(location: string): Promise<NetcdfFile> {
  if (open?.location === location) return open.file
  open?.file.close()
  open = undefined
  open = { location, file: await openNetcdf(location) }
  return open.file
}

async function answer(job: AccumulateJob): Promise<GridReply> {
  try {
    return { sums: accumulate(await fileAt(job.grid.location), job) }
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

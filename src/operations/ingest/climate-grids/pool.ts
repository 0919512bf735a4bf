import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { AccumulateJob } from '../../../sources/formats/netcdf-grid/accumulate.ts'
import type { CellSums } from '../../../sources/formats/netcdf-grid/cell-sums.ts'
import type { GridVariable } from '../../../sources/formats/netcdf-grid/grid-variable.ts'
import { ReadError, type ReadFault } from '../../../sources/read-error.ts'
import type { HeatJob, HeatRows } from './heat-rows.ts'
import type { TemperatureJob, TemperatureSums } from './temperature-job.ts'

/** A file whose header is read and checked, steps that are added up, or rows whose heatwaves are looked for. */
export type GridTask =
  | { readonly source: string; readonly location: string }
  | { readonly job: AccumulateJob }
  | { readonly temperatures: TemperatureJob }
  | { readonly heat: HeatJob }

export type GridReply =
  | { readonly grid: GridVariable }
  | { readonly sums: CellSums }
  | { readonly temperatures: TemperatureSums }
  | { readonly heat: HeatRows }
  | { readonly fault: ReadFault }
  | { readonly error: string }

export interface GridPool {
  /** Reads the header of a file of a source. */
  describe(source: string, location: string): Promise<GridVariable>
  /** Does a job in the next free thread; jobs start in the order given. */
  run(job: AccumulateJob): Promise<CellSums>
  runTemperatures(job: TemperatureJob): Promise<TemperatureSums>
  findHeat(job: HeatJob): Promise<HeatRows>
  close(): Promise<void>
}

interface Waiting {
  readonly task: GridTask
  resolve(reply: GridReply): void
  reject(error: Error): void
}

/** What a thread may keep beside its buffers, which are bounded by the headers that were checked: a file takes some megabytes. */
const HEAP_MB = 512

/**
 * Threads that read and unpack grids, so that the caller stays responsive, several cores are used, and a hostile file
 * ends a thread with its own limit.
 */
export function createGridPool(threads: number): GridPool {
  const queue: Waiting[] = []
  const members = Array.from({ length: threads }, () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    })
    return { worker, busy: undefined as Waiting | undefined }
  })
  type Member = (typeof members)[number]

  const next = (member: Member): void => {
    member.busy = queue.shift()
    if (member.busy !== undefined) member.worker.postMessage(member.busy.task)
  }
  const settle = (member: Member, reply: GridReply): void => {
    const waiting = member.busy
    next(member)
    if ('fault' in reply) waiting?.reject(new ReadError(reply.fault))
    else if ('error' in reply) waiting?.reject(new Error(reply.error))
    else waiting?.resolve(reply)
  }
  const broken = (error: Error): void => {
    for (const waiting of [...members.map(({ busy }) => busy), ...queue.splice(0)]) waiting?.reject(error)
  }
  for (const member of members) {
    member.worker.on('message', (reply: GridReply) => settle(member, reply))
    member.worker.on('error', (error) => broken(threadFault(error, member.busy?.task)))
  }
  const ask = (task: GridTask): Promise<GridReply> =>
    new Promise((resolve, reject) => {
      queue.push({ task, resolve, reject })
      const free = members.find(({ busy }) => busy === undefined)
      if (free !== undefined) next(free)
    })
  return {
    async describe(source, location) {
      const reply = await ask({ source, location })
      if ('grid' in reply) return reply.grid
      throw new Error('a thread answered something else than a header')
    },
    async run(job) {
      const reply = await ask({ job })
      if ('sums' in reply) return reply.sums
      throw new Error('a thread answered something else than sums')
    },
    async runTemperatures(job) {
      const reply = await ask({ temperatures: job })
      if ('temperatures' in reply) return reply.temperatures
      throw new Error('a thread answered something else than sums of temperatures')
    },
    async findHeat(job) {
      const reply = await ask({ heat: job })
      if ('heat' in reply) return reply.heat
      throw new Error('a thread answered something else than heatwaves')
    },
    close: async () => {
      broken(new Error('the grid reader is closed'))
      await Promise.all(members.map(({ worker }) => worker.terminate()))
    },
  }
}

function threadFault(error: unknown, task: GridTask | undefined): Error {
  const fault = error instanceof Error ? error : new Error(String(error))
  if (!('code' in fault) || fault.code !== 'ERR_WORKER_OUT_OF_MEMORY' || task === undefined) return fault
  return new ReadError({
    file: path.basename(locationOf(task)),
    problem: `takes more than ${HEAP_MB} MB of memory to read`,
  })
}

function locationOf(task: GridTask): string {
  if ('location' in task) return task.location
  if ('heat' in task) return task.heat.years.find(({ file }) => file !== undefined)?.file?.location ?? ''
  return ('job' in task ? task.job : task.temperatures.tmax).grid.location
}

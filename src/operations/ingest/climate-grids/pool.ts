import { Worker } from 'node:worker_threads'
import type { AccumulateJob } from '../../../sources/formats/netcdf-grid/accumulate.ts'
import type { CellSums } from '../../../sources/formats/netcdf-grid/cell-sums.ts'
import { ReadError, type ReadFault } from '../../../sources/read-error.ts'

export type GridReply =
  | { readonly sums: CellSums }
  | { readonly fault: ReadFault }
  | { readonly error: string }

export interface GridPool {
  /** Does a job in the next free thread; jobs start in the order given. */
  run(job: AccumulateJob): Promise<CellSums>
  close(): Promise<void>
}

interface Waiting {
  readonly job: AccumulateJob
  resolve(sums: CellSums): void
  reject(error: Error): void
}

/** Threads that unpack grids, so that whoever asks stays responsive and several cores are used. */
export function createGridPool(threads: number): GridPool {
  const queue: Waiting[] = []
  const members = Array.from({ length: threads }, () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url))
    return { worker, busy: undefined as Waiting | undefined }
  })
  type Member = (typeof members)[number]

  const next = (member: Member): void => {
    member.busy = queue.shift()
    if (member.busy !== undefined) member.worker.postMessage(member.busy.job)
  }
  const settle = (member: Member, reply: GridReply): void => {
    const waiting = member.busy
    next(member)
    if ('sums' in reply) waiting?.resolve(reply.sums)
    else waiting?.reject('fault' in reply ? new ReadError(reply.fault) : new Error(reply.error))
  }
  const broken = (error: Error): void => {
    for (const waiting of [...members.map(({ busy }) => busy), ...queue.splice(0)]) waiting?.reject(error)
  }
  for (const member of members) {
    member.worker.on('message', (reply: GridReply) => settle(member, reply))
    member.worker.on('error', (error) => broken(error instanceof Error ? error : new Error(String(error))))
  }
  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        queue.push({ job, resolve, reject })
        const free = members.find(({ busy }) => busy === undefined)
        if (free !== undefined) next(free)
      }),
    close: async () => {
      broken(new Error('the grid reader is closed'))
      await Promise.all(members.map(({ worker }) => worker.terminate()))
    },
  }
}

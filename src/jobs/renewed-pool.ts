import type { Piscina } from 'piscina'

/** Threads that are replaced by new ones now and then. */
export interface RenewedPool {
  run<Result>(task: unknown, options: Parameters<Piscina['run']>[1]): Promise<Result>
  close(): Promise<void>
}

/**
 * A pool that starts with its first task and, where its threads keep something of each task, is replaced after so many.
 * Work that runs ends in the old threads; `prepare` gets the new ones ready in the meantime, so that no task waits for that.
 */
export function createRenewedPool(
  open: () => Promise<Piscina>,
  tasksBeforeRenewal = Number.POSITIVE_INFINITY,
  prepare: (pool: Piscina) => Promise<unknown> = async () => {},
): RenewedPool {
  let pool: Promise<Piscina> | undefined
  let tasksDone = 0
  let isClosed = false
  const retired = new Set<Promise<void>>()

  const renew = (): void => {
    const closing = pool?.then((old) => old.close()).finally(() => retired.delete(closing!))
    if (closing !== undefined) retired.add(closing)
    pool = open()
    // What cannot be got ready will say why when it is needed.
    pool.then(prepare).catch(() => {})
  }
  return {
    async run<Result>(task: unknown, options: Parameters<Piscina['run']>[1]): Promise<Result> {
      const done = (await (await (pool ??= open())).run(task, options)) as Result
      tasksDone += 1
      if (tasksDone % tasksBeforeRenewal === 0 && !isClosed) renew()
      return done
    },
    async close() {
      isClosed = true
      await Promise.all([pool?.then((open) => open.destroy()), ...retired])
    },
  }
}

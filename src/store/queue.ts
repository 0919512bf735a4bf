/** A mutex that serves in the order of asking. */
export interface Queue {
  run<T>(task: () => Promise<T>): Promise<T>
}

export function createQueue(): Queue {
  let last: Promise<void> = Promise.resolve()
  return {
    // Awaited throughout, not chained with `then`: so the stack of an error reaches back to the caller.
    async run(task) {
      const turn = last
      const { promise, resolve } = Promise.withResolvers<void>()
      last = promise
      await turn
      try {
        return await task()
      } finally {
        resolve()
      }
    },
  }
}

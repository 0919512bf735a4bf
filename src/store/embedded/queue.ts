/** A mutex that serves in the order of asking. */
export interface Queue {
  run<T>(task: () => Promise<T>): Promise<T>
}

export function createQueue(): Queue {
  let tail: Promise<unknown> = Promise.resolve()
  return {
    run(task) {
      const result = tail.then(task, task)
      tail = result.catch(() => {})
      return result
    },
  }
}

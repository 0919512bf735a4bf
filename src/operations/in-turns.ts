import { setImmediate } from 'node:timers/promises'

/** How long a list may hold the thread before other requests get their turn. */
const TURN_MILLISECONDS = 10

/** Lets other requests have their turn where work has held the thread for long; await it between two steps. */
export function createTurns(): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < TURN_MILLISECONDS) return undefined
    return setImmediate().then(() => {
      since = performance.now()
    })
  }
}

/** Works on items in order, one after the other. Between them others get their turn, so that no list stops the service. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  const turn = createTurns()
  for (const [index, item] of items.entries()) {
    results.push(work(item, index))
    const waiting = turn()
    if (waiting !== undefined) await waiting
  }
  return results
}

import { setImmediate } from 'node:timers/promises'

/** How long a list may hold the thread before other requests get their turn. */
const TURN_MILLISECONDS = 10

/** Works on items in order, one after the other. Between them others get their turn, so that no list stops the service. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  let since = performance.now()
  for (const [index, item] of items.entries()) {
    results.push(work(item, index))
    if (performance.now() - since < TURN_MILLISECONDS) continue
    await setImmediate()
    since = performance.now()
  }
  return results
}

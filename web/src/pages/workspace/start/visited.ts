/** Steps of the tour that were opened in this browser. */
const PLACE = 'southerly-tour'

export function readVisited(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    // What another program or an older version left there is no reason to show no page.
    return []
  }
}

/** Keeps the steps, each once, and gives them back. */
export function writeVisited(ids: readonly string[]): readonly string[] {
  const kept = [...new Set(ids)]
  localStorage.setItem(PLACE, JSON.stringify(kept))
  return kept
}
